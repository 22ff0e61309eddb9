#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Looks at what the failing example of every rule prints as its user would: the
finding stands at a place of the text, and there is a remedy. Rules about what
the text lacks, or that the run as a whole brings about, have no place."""

import concurrent.futures
import importlib.util
import json
import os
import re
import subprocess
import sys

spec = importlib.util.spec_from_file_location(
    "examples", os.path.join(os.path.dirname(__file__), "rule-examples.py"))
examples = importlib.util.module_from_spec(spec)
spec.loader.exec_module(examples)

# Nothing in the text is what they are about.
NO_PLACE = {"misc-nvvmir-version-missing", "triple-missing",
            "misc-arch-assumed", "misc-show-info", "misc-debug-info"}
# LLVM's parser says what it expected; a note for information wants nothing.
NO_REMEDY = {"misc-llvm-parser", "misc-show-info"}


def findings(nvvmc, rule, profile):
    text = rule["bad"]
    options = re.findall(r"^; (--.*)$", text, re.M)
    options = options[0].split() if options else []
    if rule["id"] != "misc-arch-assumed" and "--arch" not in " ".join(options):
        options.append("--arch=sm_100" if profile == "libnvvm"
                       else "--arch=sm_90")
    command = [nvvmc, "verify", f"--profile={profile}"]
    if rule["layer"] == "emission":
        command = [nvvmc, "emit", "-o", os.devnull]
    run = subprocess.run([*command, "--format=json", "-", *options],
                         input=examples.whole(rule["id"], text), text=True,
                         capture_output=True)
    lines = (run.stdout + run.stderr).splitlines()
    return [json.loads(line) for line in lines if line.startswith("{")]


def check(nvvmc, rule, profile):
    problems = []
    for found in findings(nvvmc, rule, profile):
        name = f"{found['rule']} (in the example of {rule['id']}, {profile})"
        if "line" not in found and found["rule"] not in NO_PLACE:
            problems.append(f"{name}: no place")
        if "help" not in found and found["rule"] not in NO_REMEDY:
            problems.append(f"{name}: no remedy")
    return problems


def main(nvvmc):
    listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                             capture_output=True, check=True).stdout
    jobs = [(rule, profile) for rule in json.loads(listing) if rule["bad"]
            for profile in examples.PROFILES
            if rule["severity"][profile] != "off"]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        results = pool.map(lambda job: check(nvvmc, *job), jobs)
        problems = sorted({line for lines in results for line in lines})
    print("\n".join(problems))
    print(f"{len(jobs)} examples, {len(problems)} problems")
    return bool(problems or not jobs)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
