"""For all tests: kernels are compiled where the command line keeps them, once for each state of the code."""

from croupier.cli.solutions import prepare_kernels

prepare_kernels()
