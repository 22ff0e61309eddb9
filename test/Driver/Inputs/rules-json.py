"""Checks the shape of `nvvmc rules --format=json` on standard input."""

import json
import re
import sys

LEVELS = {"off", "note", "warning", "error"}
rules = json.load(sys.stdin)
assert rules
assert len({r["id"] for r in rules}) == len(rules), "duplicate ID"
for r in rules:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", r["id"]), r["id"]
    assert set(r["severity"]) == {"nvvm", "libnvvm", "nvptx", "tileiras"}
    assert set(r["severity"].values()) <= LEVELS, r["id"]
    for field in ("layer", "text", "why", "legal"):
        assert r[field], f"{r['id']} has no {field}"
