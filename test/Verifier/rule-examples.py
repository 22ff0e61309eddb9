#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks the examples that `nvvmc explain` shows of every verifier rule, in
each profile where the rule holds: the failing one must be reported by that
rule at its severity, the passing one must not be reported by it."""

import concurrent.futures
import json
import re
import subprocess
import sys

TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
LAYOUT = ('target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
VERSION = "!nvvmir.version = !{!100}\n!100 = !{i32 2, i32 0}\n"
PROFILES = ["nvvm", "libnvvm", "nvptx", "tileiras"]
# libNVVM counts parameters when it compiles only.
SILENT = {("param-overflow", "libnvvm")}


def whole(rule, text):
    """Adds the header that an example leaves away, unless it is about it."""
    about = "" if rule == "triple-missing" else TRIPLE
    header = "" if "target triple" in text else about
    header += "" if "target datalayout" in text else LAYOUT
    versioned = "nvvmir" in text or rule.startswith("misc-nvvmir")
    return header + text + "\n" + ("" if versioned else VERSION)


def findings(nvvmc, rule, profile, text):
    options = re.findall(r"^; (--.*)$", text, re.M)
    options = options[0].split() if options else []
    if rule != "misc-arch-assumed" and "--arch" not in " ".join(options):
        # The newer of libNVVM's two readers refuses more.
        options.append("--arch=sm_100" if profile == "libnvvm"
                       else "--arch=sm_90")
    run = subprocess.run([nvvmc, "verify", f"--profile={profile}", "-",
                          *options], input=whole(rule, text), text=True,
                         capture_output=True)
    return re.findall(r"(error|warning|note): .*\[%s\]$" % re.escape(rule),
                      run.stderr, re.M)


def check(nvvmc, rule, profile):
    severity = rule["severity"][profile]
    if severity == "off" or (rule["id"], profile) in SILENT:
        return []
    problems = []
    bad = findings(nvvmc, rule["id"], profile, rule["bad"])
    if not bad or set(bad) != {severity}:
        problems.append(f"{rule['id']}, {profile}: the failing example gives "
                        f"{bad or 'nothing'}, not {severity}")
    good = findings(nvvmc, rule["id"], profile, rule["good"])
    # libNVVM refuses some intrinsics whatever their operands are.
    if good and not rule["id"].startswith("addrspace-stack"):
        problems.append(f"{rule['id']}, {profile}: the passing example fails")
    return problems


def main(nvvmc):
    listing = subprocess.run([nvvmc, "rules", "--format=json"], text=True,
                             capture_output=True, check=True).stdout
    rules = [rule for rule in json.loads(listing)
             if rule["layer"] != "emission" and rule["bad"]]
    jobs = [(rule, profile) for rule in rules for profile in PROFILES]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        results = pool.map(lambda job: check(nvvmc, *job), jobs)
        problems = [line for lines in results for line in lines]
    print("\n".join(problems))
    print(f"{len(rules)} rules tried, {len(problems)} problems")
    return bool(problems or not rules)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
