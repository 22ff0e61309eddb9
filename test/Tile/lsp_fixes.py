#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Applies the remedies that an editor is offered for lints.

    lsp_fixes.py CATALOG

In the failing example of each lint of CATALOG that names a remedy, and in the texts
below, the remedy ends the finding and makes no other. Others are offered none.
"""

import itertools
import json
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "LSP"))
from languageclient import Client  # noqa: E402

KERNEL = """!m = !nv_tileas.tiled_view<4xf32>
!s = !nv_tileas.tiled_view<4xf32, smem>
!t = !nv_tileas.tile<4xf32>
#u = #nv_tileas<atom universal_copy>
#zero = #nv_tileas<padding_value zero>
func.func @k(%m: !m, %n: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %m : !m -> !m
  %w = nv_tileas.block_tile %n : !m -> !m
  %x = nv_tileas.tiled_load %v[%c0] {atom = #u} : !m -> !t
BODY
  return
}
"""
STORE = "  nv_tileas.tiled_store %x, %w[%c0] {{{}}} : !t, !m"
PADDING = "padding_value = #nv_tileas<padding_value zero>"
# A body with the finding, and what it becomes.
BODIES = [
    (STORE.format(f"atom = #u, {PADDING}"), STORE.format("atom = #u")),
    (STORE.format(f"{PADDING}, atom = #u"), STORE.format("atom = #u")),
    (STORE.format("atom = #u, padding_value = #zero, in_bounds = array<i1: false>"),
     STORE.format("atom = #u, in_bounds = array<i1: false>")),
    ("  nv_tileas.async.pipeline.agent_switch warps = []\n", ""),
    # Results without a name, and with one; of a pack.
    ("  %s = nv_tileas.alloc_view : !s\n"
     "  nv_tileas.async.copy %m, %s {atom = #u} : !m, !s",
     "  %s = nv_tileas.alloc_view : !s\n"
     "  %done = nv_tileas.async.copy %m, %s {atom = #u} : !m, !s\n"
     "  nv_tileas.async.wait %done : async_token"),
    ("  %r:2 = nv_tileas.async.tiled_load %w[%c0]\n      {atom = #u} : !m -> !t, async_token",
     "  %r:2 = nv_tileas.async.tiled_load %w[%c0]\n      {atom = #u} : !m -> !t, async_token\n"
     "  nv_tileas.async.wait %r#1 : async_token"),
    # Both uses of an operation, and not a longer name.
    ("  %y, %t = nv_tileas.async.tiled_load %w[%c0] {atom = #u} : !m -> !t, async_token\n"
     "  %y0 = nv_tileas.map %y, %y : !t, !t -> !t {\n"
     "  ^bb0(%a: f32, %b: f32):\n"
     "    nv_tileas.yield %a : f32\n"
     "  }\n"
     "  nv_tileas.async.wait %t : async_token",
     "  %y, %t = nv_tileas.async.tiled_load %w[%c0] {atom = #u} : !m -> !t, async_token\n"
     "  %y_done = nv_tileas.async.wait %t, %y : async_token, !nv_tileas.tile<4xf32>\n"
     "  %y0 = nv_tileas.map %y_done, %y_done : !t, !t -> !t {\n"
     "  ^bb0(%a: f32, %b: f32):\n"
     "    nv_tileas.yield %a : f32\n"
     "  }\n"
     "  nv_tileas.async.wait %t : async_token"),
]
EVERYWHERE = {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}


def open_text(client, text, numbers=itertools.count()):
    return client.open(f"file:///{next(numbers)}.mlir", text, "mlir")


def actions_of(doc, only=None):
    context = {"diagnostics": [], **({"only": only} if only else {})}
    return doc.ask("codeAction", range=EVERYWHERE, context=context)


def applied(client, text):
    """The text after each remedy that is offered, one at a time."""
    for _ in range(9):
        doc = open_text(client, text)
        actions = actions_of(doc)
        if not actions:
            return text
        assert actions[0]["kind"] == "quickfix" and actions[0]["isPreferred"]
        text = doc.apply(actions[0]["edit"]["changes"][doc.uri])
    raise AssertionError(f"remedies do not end: {text}")


def check_catalog(client, catalog):
    text = catalog.read_text()
    records = re.split(r'^def : TileLint<"([\w-]+)"', text, flags=re.M)[1:]
    with_fix = {i for i, body in zip(records[::2], records[1::2])
                if re.search(r"^  let Fix = \w+;", body, re.M)}
    assert len(with_fix) >= 5, with_fix
    explained = subprocess.run(["nvvmc", "explain", "--format=json", *records[::2]], text=True,
                               capture_output=True, check=True)
    for lint in map(json.loads, explained.stdout.splitlines()):
        after = applied(client, lint["bad"])
        if lint["id"] not in with_fix:
            assert after == lint["bad"], f"{lint['id']} has a remedy: {after}"
            continue
        assert after != lint["bad"], f"{lint['id']} has no remedy"
        found = open_text(client, after).diagnostics()
        assert not found, f"{lint['id']}: {found} in {after}"


def check_bodies(client):
    for before, after in BODIES:
        wanted = KERNEL.replace("BODY", after)
        got = applied(client, KERNEL.replace("BODY", before))
        assert got == wanted, f"{got}\ninstead of\n{wanted}"
        found = open_text(client, got).diagnostics()
        assert not [f for f in found if f["severity"] == 1], found


def check_expectation(client):
    """In a test, a finding can be expected."""
    text = "// RUN: opt -verify-diagnostics\nfunc.func @f() {\n  nv_tileas.async.wait : \n}\n"
    doc = open_text(client, text)
    actions = actions_of(doc)
    assert [a["title"] for a in actions] == ["expect this finding"], actions
    assert actions_of(doc, ["refactor"]) == []
    after = doc.apply(actions[0]["edit"]["changes"][doc.uri])
    assert re.search(r"\n *// expected-error @below \{\{.*\}\}\n", after), after


def main():
    with Client(["nv-tileas-lsp-server"]) as client:
        client.initialize()
        check_catalog(client, pathlib.Path(sys.argv[1]))
        check_bodies(client)
        check_expectation(client)


if __name__ == "__main__":
    main()
