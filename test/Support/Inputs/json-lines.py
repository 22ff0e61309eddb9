"""json-lines.py COUNT: standard input holds COUNT findings, one JSON object a
line, with the fields that docs/diagnostics.md promises."""

import json
import sys

FIELDS = {
    "rule": str, "severity": str, "profile": str, "message": str,
    "details": list, "help": str, "file": str, "line": int, "column": int,
    "endLine": int, "endColumn": int, "function": str, "block": str,
    "ir": str, "source": dict,
}
findings = [json.loads(line) for line in sys.stdin]
assert len(findings) == int(sys.argv[1]), findings
for f in findings:
    assert {"rule", "severity", "profile", "message", "file"} <= set(f), f
    for field, value in f.items():
        assert isinstance(value, FIELDS[field]), (field, value)
    assert f["severity"] in ("error", "warning", "note"), f
