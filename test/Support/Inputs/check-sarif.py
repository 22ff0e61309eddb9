"""check-sarif.py COUNT [FILE...]: standard input is a SARIF 2.1.0 log with COUNT
results, in which each FILE could not be opened. Checks what the schema requires of the
parts that are written."""

import json
import re
import sys

log = json.load(sys.stdin)
assert log["version"] == "2.1.0"
assert re.fullmatch(r"https?://.*sarif.*2\.1\.0.*\.json", log["$schema"])
assert set(log) <= {"version", "$schema", "runs"}
(run,) = log["runs"]
assert set(run) <= {"tool", "invocations", "results", "columnKind"}
assert run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")

driver = run["tool"]["driver"]
assert driver["name"] == "nvvmc"
assert re.fullmatch(r"\d+\.\d+\.\d+", driver["version"])
rules = driver["rules"]
ids = [r["id"] for r in rules]
assert len(set(ids)) == len(ids)
for rule in rules:
    for field in ("shortDescription", "fullDescription", "help"):
        assert rule[field]["text"], (rule["id"], field)


def check_location(location):
    physical = location["physicalLocation"]
    uri = physical["artifactLocation"]["uri"]
    assert re.fullmatch(r"([A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=]|%[0-9A-F]{2})+",
                        uri), uri
    region = physical.get("region")
    if region:
        assert region["startLine"] >= 1
        for field in ("startColumn", "endLine", "endColumn"):
            assert region.get(field, 1) >= 1
        if "endLine" in region:
            assert region["endLine"] >= region["startLine"]
    for logical in location.get("logicalLocations", []):
        assert logical["name"]
        assert logical["kind"] == "function"


for result in run["results"]:
    assert result["level"] in ("none", "note", "warning", "error")
    assert result["message"]["text"]
    assert ids[result["ruleIndex"]] == result["ruleId"]
    assert len(result["locations"]) == 1
    for location in result["locations"] + result.get("relatedLocations", []):
        check_location(location)
assert len(run["results"]) == int(sys.argv[1]), len(run["results"])

(invocation,) = run["invocations"]
told = [n["message"]["text"]
        for n in invocation.get("toolExecutionNotifications", [])]
assert len(told) == len(sys.argv[2:]), told
for text, file in zip(told, sys.argv[2:]):
    assert file in text, text
assert not (told and invocation["executionSuccessful"])
