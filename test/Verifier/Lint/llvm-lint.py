#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's own lint pass, which only prints to standard error, agrees: it reports the
failing example of each rule below and not the passing one.

    llvm-lint.py OPT NVVMC FOLDER
"""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path += [str(ROOT / "testing" / "ForkServer"), str(ROOT / "testing" / "Samples")]
import examples  # noqa: E402
import forks  # noqa: E402

RULES = {
    "lint-call-mismatch": "Caller and callee calling convention differ",
    "lint-division-by-zero": "Division by zero",
    "lint-null-access": "Null pointer dereference",
    "lint-constant-store": "Write to read-only memory",
    "lint-out-of-bounds": "Buffer overflow",
    "lint-shift-width": "Shift count out of range",
    "lint-noreturn-returns": "Return statement in function with noreturn attribute",
}


def said(opt, module):
    run = subprocess.run([opt, "-passes=lint", "-disable-output", module],
                         capture_output=True, text=True, check=True)
    return run.stderr


def main(opt, nvvmc, folder):
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    tried, problems = set(), []
    for pair in examples.examples(forks.Runs(nvvmc, 60)):
        for example, is_bad in zip(pair, (True, False)):
            text = RULES.get(example.rule["id"])
            if not text:
                continue
            tried.add(example.rule["id"])
            module = folder / example.name
            module.write_text(example.module())
            if (text in said(opt, module)) != is_bad:
                problems.append(f"{example.name}: LLVM says\n{said(opt, module)}")
    problems += [f"{rule}: no example" for rule in RULES.keys() - tried]
    print("\n".join(problems))
    print(f"{len(tried)} rules, {len(problems)} problems")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
