# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin of pytest's for suite.py: writes what becomes of each test as it ends and which
rules its kernels break, leaves out those that have ended already, and keeps the bytecode of
every kernel.

OPENNVVM_RECORD names the file of results, a line of JSON each; OPENNVVM_MODULES the
folder that modules are written to, each once."""

import hashlib
import json
import os
import re

import pytest
from opennvvm import _tile, cutile

RESULTS = os.environ["OPENNVVM_RECORD"]
MODULES = os.environ.get("OPENNVVM_MODULES")


def write(**entry):
    with open(RESULTS, "a") as file:
        file.write(json.dumps(entry) + "\n")


def ended():
    """The tests that the file has a result of."""
    if not os.path.exists(RESULTS):
        return set()
    with open(RESULTS) as file:
        entries = [json.loads(line) for line in file]
    return {entry["test"] for entry in entries if "outcome" in entry}


def pytest_configure(config):
    config.addinivalue_line("markers", "use_mlir: of the suite's own")


def few(items):
    """OPENNVVM_SETS parameter sets of each function, or all."""
    count = int(os.environ.get("OPENNVVM_SETS", 0))
    functions = {}
    for item in items:
        functions.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for sets in functions.values():
        if not count or len(sets) <= count:
            yield from sets
        else:
            yield from (sets[place * len(sets) // count] for place in range(count))


def drawn(item):
    """Whether a set is of the share that is run."""
    share, seed = os.environ.get("OPENNVVM_SHARE", "1 1").split()
    digest = hashlib.sha256(f"{seed} {item.nodeid}".encode()).digest()
    return int.from_bytes(digest[:4], "little") < float(share) * 2**32


# After -k, which leaves out sets, too.
@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config, items):
    known = ended()
    chosen = [item for item in few(items) if drawn(item) and item.nodeid not in known]
    ids = {item.nodeid for item in chosen}
    config.hook.pytest_deselected(
        items=[item for item in items if item.nodeid not in ids])
    items[:] = chosen


def pytest_collectreport(report):
    if report.skipped and report.nodeid.endswith(".py"):
        write(test=report.nodeid, outcome="skipped", why=str(report.longrepr[2]))
    elif report.failed:
        write(test=report.nodeid, outcome="failed", why=last_line(report))


def pytest_runtest_logstart(nodeid):
    write(started=nodeid)


def last_line(report):
    """What the test says is wrong, in one line."""
    crash = getattr(report.longrepr, "reprcrash", None)
    words = crash.message if crash is not None else str(report.longrepr)
    found = re.findall(r"[^\n]*error:[^\n]*|[^\n]*Error[^\n]*", words)
    return (found or words.strip().splitlines() or [""])[0][:300]


def found():
    """The rules that kernels have broken since this was last asked."""
    if cutile._device is None:
        return reported()
    outcomes = cutile._device.outcomes
    rules = {finding.rule for outcome in outcomes for finding in outcome.run.findings}
    outcomes.clear()
    return sorted(rules)


def reported():
    """The same of the machine, whose driver writes a line for each finding."""
    path = os.environ["OPENNVVM_MACHINE_REPORT"]
    if not os.path.exists(path):
        return []
    with open(path) as file:
        rules = {json.loads(line).get("rule", "") for line in file}
    os.truncate(path, 0)
    return sorted(rules)


def pytest_runtest_logreport(report):
    """One line for each test: of its call, or of the step that it did not get past."""
    if report.when != "call" and report.passed:
        return
    if report.skipped:
        expected = hasattr(report, "wasxfail")
        entry = {"outcome": "expected" if expected else "skipped",
                 "why": report.wasxfail if expected else str(report.longrepr[2])}
    elif report.passed:
        entry = {"outcome": "passed"}
    else:
        entry = {"outcome": "failed", "why": last_line(report)}
    write(test=report.nodeid, findings=found(), **entry)


def keep(data):
    digest = hashlib.sha256(data).hexdigest()[:16]
    path = os.path.join(MODULES, digest + ".tilebc")
    if not os.path.exists(path):
        with open(path, "wb") as file:
            file.write(data)


class Program(_tile.Program):
    """Keeps the bytes that it is made of, which the evaluator may refuse."""

    def __init__(self, data, name):
        keep(data)
        super().__init__(data, name)


def compile_program(data, *rest, original=_tile.compile_program):
    """Keeps the bytes that it compiles for the machine."""
    keep(data)
    return original(data, *rest)


if MODULES:
    os.makedirs(MODULES, exist_ok=True)
    _tile.Program = Program
    _tile.compile_program = compile_program
