"""Who works does not matter: one thread, three, or the processes of a real Dask cluster give the same sums."""

import socket

import pytest
from distributed import LocalCluster

from croupier.analysis.blocks import BLOCK, Rounds, Sums, work
from croupier.analysis.rounds import played_by_rules
from croupier.analysis.side_hands import side_hands
from croupier.cli import solutions, workers
from croupier.cli.errors import InputRefused
from croupier.cli.workers import PER_TASK, cores, in_threads, on_cluster
from tests.analysis.simulated import shape_and_rules
from tests.cli.calling import answer
from tests.cli.simulating import rules_file


@pytest.fixture(scope="module")
def job() -> Rounds:
    shape, rules = shape_and_rules("three-card-poker")
    return Rounds(played_by_rules(rules, shape), side_hands(shape.game), 9, (PER_TASK + 2) * BLOCK // 2 + 5)


@pytest.fixture(scope="module")
def whole(job) -> Sums:
    return work(job, 0, job.blocks)


@pytest.fixture(scope="module")
def cluster():
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as started:
        yield started


def total(parts) -> Sums:
    sums = Sums()
    for _, part in parts:
        sums = sums.plus(part)
    return sums


@pytest.mark.parametrize("threads", [1, 3])
def test_threads_give_the_same_sums_however_many_they_are(job, whole, threads):
    assert total(in_threads(job, 0, threads)) == whole


def test_blocks_come_in_order_so_that_what_is_done_is_known(job):
    assert [done for done, _ in in_threads(job, 2, 3)] == list(range(3, job.blocks + 1))


def test_what_is_left_and_what_was_done_make_the_whole(job, whole):
    assert work(job, 0, 4).plus(total(in_threads(job, 4, 2))) == whole


def test_a_cluster_gives_the_same_sums(job, whole, cluster):
    assert total(on_cluster(job, 0, cluster.scheduler_address)) == whole


def test_a_cluster_goes_on_from_what_was_done(job, whole, cluster):
    assert work(job, 0, 4).plus(total(on_cluster(job, 4, cluster.scheduler_address))) == whole


def test_workers_that_run_another_program_are_refused(job, cluster, monkeypatch):
    monkeypatch.setattr(solutions, "version", lambda _: "of tomorrow")
    solutions.program.cache_clear()
    try:
        with pytest.raises(InputRefused, match="another croupier"):
            next(on_cluster(job, 0, cluster.scheduler_address))
    finally:
        solutions.program.cache_clear()


def test_an_address_with_nobody_behind_it_is_refused(job, monkeypatch):
    monkeypatch.setattr(workers, "PATIENCE", 1)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(InputRefused, match="no Dask cluster"):
            next(on_cluster(job, 0, address))


def test_a_cluster_without_workers_is_refused(job):
    with (
        LocalCluster(n_workers=0, processes=True, dashboard_address=":0") as empty,
        pytest.raises(InputRefused, match="no workers"),
    ):
        next(on_cluster(job, 0, empty.scheduler_address))


def test_there_is_at_least_one_core():
    assert cores() >= 1


def test_the_command_gives_one_answer_in_threads_and_on_a_cluster(cluster, tmp_path):
    run = ("simulate", "three-card-poker", "--rounds", "3e5", "--strategy", rules_file(tmp_path), "--json")
    here, there = answer(*run, "--workers", "2"), answer(*run, "--cluster", cluster.scheduler_address)
    assert here | {"seconds": 0} == there | {"seconds": 0}
