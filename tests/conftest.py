"""For all tests: kernels are compiled where the command line keeps them, once for each state of the code, and a real
PostgreSQL is there for those that ask for it."""

from croupier.cli.solutions import prepare_kernels
from tests import postgres
from tests.soak_report import Outcomes

prepare_kernels()


def pytest_configure(config):
    if not hasattr(config, "workerinput"):  # the workers of a parallel run share what the first process prepares
        postgres.prepare()
        config.pluginmanager.register(Outcomes())


def pytest_unconfigure(config):
    if not hasattr(config, "workerinput"):
        postgres.stop()
