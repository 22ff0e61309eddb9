#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mends the failing example of every rule that has a fix, as text and as bitcode,
and checks that nothing is reported that was mended, that nothing new is an error,
that comments stay, that a second run changes nothing, and that nothing of what
JSON says differs from what is done."""

import json
import pathlib
import subprocess
import sys

MARK = "; this comment stays"

# Of rules whose failing example is one for which there is no remedy.
OTHERS = {
    "atomic-rmw-space":
        "define ptx_kernel void @k(ptr addrspace(5) %p) {\n"
        "  %a = atomicrmw add ptr addrspace(5) %p, i32 1 seq_cst\n"
        "  ret void\n}\n",
    "atomic-cmpxchg-space":
        "define ptx_kernel void @k(ptr addrspace(5) %p) {\n"
        "  %a = cmpxchg ptr addrspace(5) %p, i32 0, i32 1 seq_cst seq_cst\n"
        "  ret void\n}\n",
}

# What no example can have at its beginning; test/Input has a test of each.
OF_FILES = {"misc-byte-order-mark"}

# Bitcode is always that of our LLVM.
OF_TEXT = {"reader-newer-ir"}


def run(*arguments, **more):
    return subprocess.run(arguments, capture_output=True, text=True, **more)


def findings(nvvmc, path, options):
    text = run(nvvmc, "verify", "--format=json", *options, path).stdout
    return [json.loads(line) for line in text.splitlines()]


def errors(found):
    return {one["rule"] for one in found if one["severity"] == "error"}


def apply(text, edits):
    """The text after the edits of one finding, which are in order."""
    starts = [0]
    for line in text.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for edit in reversed(edits):
        begin = starts[edit["line"] - 1] + edit["column"] - 1
        end = starts[edit["endLine"] - 1] + edit["endColumn"] - 1
        text = text[:begin] + edit["text"] + text[end:]
    return text


def check(nvvmc, path, example, problems):
    rule = example.rule["id"]
    profile = next(name for name in ("nvvm", "libnvvm")
                   if example.rule["severity"][name] != "off")
    options = [f"--profile={profile}"] + example.options

    def expect(holds, what):
        if not holds:
            problems.append(f"{rule}: {what}")

    if rule in OTHERS:
        example.text = OTHERS[rule]
    path.write_text(example.module() + MARK + "\n")
    before = findings(nvvmc, path, options)
    wanted = [one for one in before if one["rule"] == rule]
    if not wanted:
        return expect(False, "the example does not break it")
    expect(all("fix" in one for one in wanted), "JSON has no fix")
    one = path.with_suffix(".one.ll")
    one.write_text(apply(path.read_text(), wanted[0].get("fix", [])))
    left = [each for each in findings(nvvmc, one, options)
            if each["rule"] == rule]
    expect(len(left) < len(wanted), "JSON's fix does not mend the finding")

    only = ["fix", f"--only={rule}"] + options
    diff = run(nvvmc, *only, "--dry-run", path)
    expect(diff.stdout.startswith("--- "), "no difference is shown")
    copy = path.with_suffix(".patched.ll")
    copy.write_text(path.read_text())
    run("patch", "-s", str(copy), input=diff.stdout)

    bitcode = path.with_suffix(".bc")
    assembled = run("llvm-as", "-o", str(bitcode), str(path))

    fixed = run(nvvmc, *only, path)
    expect(fixed.stderr.startswith("mended "), fixed.stderr)
    text = path.read_text()
    expect(MARK in text, "a comment is lost")
    expect(copy.read_text() == text, "the difference is not what is done")
    after = findings(nvvmc, path, options)
    expect(not any(one["rule"] == rule for one in after), "it is still there")
    # An older machine has no 128-bit atomics, whatever they are written as.
    new = errors(after) - errors(before) - {"emit-needs-arch"}
    expect(not new, f"new errors: {new}")
    again = run(nvvmc, *only, path)
    expect(again.stderr.startswith("nothing to mend"), "not all at once")
    expect(path.read_text() == text, "a second run changes the text")

    if assembled.returncode == 0 and rule not in OF_TEXT:
        run(nvvmc, *only, bitcode)
        expect(bitcode.read_bytes()[:2] == b"BC", "bitcode became text")
        expect(not any(one["rule"] == rule
                       for one in findings(nvvmc, bitcode, options)),
               "it is still there in bitcode")


def main(nvvmc, samples, folder):
    sys.path.insert(0, samples)
    from examples import Example  # pylint: disable=import-outside-toplevel

    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    rules = json.loads(run(nvvmc, "rules", "--format=json").stdout)
    fixable = [rule for rule in rules
               if "fix" in rule and rule["id"] not in OF_FILES]
    problems = []
    for rule in fixable:
        check(nvvmc, folder / f"{rule['id']}.ll", Example(rule, "bad"),
              problems)
    print("\n".join(problems))
    print(f"{len(fixable)} fixes, {len(problems)} problems")
    return bool(problems or len(fixable) < 40)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
