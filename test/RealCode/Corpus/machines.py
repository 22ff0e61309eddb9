#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles CUDA sources for the machines that they name, and verifies each
module for its machine: there must be no finding.

    machines.py CLANG CUDA NVVMC OUT LEVELS [OPTION...] SOURCE...

A source names its machines in a line `// Machines: sm_75 sm_90a`; one that has
no such line is compiled for a few. LEVELS is a comma-separated list, such as
-O0,-O2.
  --one=N         one machine per source, the Nth for the first, then the one after
  --ptxas=P       also emit PTX for each module, and assemble it with P
  --libdevice=L   the libdevice for that
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

USUAL = ["sm_75", "sm_80", "sm_90", "sm_100", "sm_120"]
# True of real code, and no more than a note: CUB's sort takes all the shared
# memory that there is.
TRUE_NOTES = {"global-limit-near"}

Job = collections.namedtuple("Job", "source machine level")


def machines_of(source):
    text = pathlib.Path(source).read_text(encoding="utf-8")
    line = re.search(r"^// Machines: (.*)$", text, re.M)
    return line[1].split() if line else USUAL


def run(command):
    return subprocess.run(command, capture_output=True, text=True)


def compile_one(clang, cuda, job, target):
    # Clang knows CUDA up to 12.9, and calls kernels as of long ago where it
    # does not know the version.
    return run([clang, "-x", "cuda", "--cuda-device-only",
                f"--cuda-gpu-arch={job.machine}", "-std=c++17", "-nocudalib",
                f"--cuda-path={cuda}", "-isystem", f"{cuda}/include/cccl",
                "-Xclang", "-target-sdk-version=12.9", "-Wno-everything",
                "-emit-llvm", "-c", job.source, "-o", str(target), job.level])


def findings(nvvmc, module, job):
    done = run([nvvmc, "verify", "--profile=nvptx", f"--arch={job.machine}",
                "--format=json", str(module)])
    found = [json.loads(line) for line in done.stdout.splitlines()]
    found = [f for f in found
             if f["severity"] != "note" or f["rule"] not in TRUE_NOTES]
    if done.returncode == 0 and not found:
        return ""
    lines = [f"{f['severity']}: {f['message']} [{f['rule']}]" for f in found]
    return "\n    ".join(lines[:8]) or done.stderr


def assembly(nvvmc, options, module, job):
    """The problems in generating machine code."""
    for level in ("-O0", "-O2"):
        ptx = f"{module}{level}.ptx"
        command = [nvvmc, "compile", str(module), level, "--quiet",
                   f"--arch={job.machine}", "-o", ptx]
        if "libdevice" in options:
            command.append("--libdevice=" + options["libdevice"])
        done = run(command)
        if done.returncode == 0:
            done = run([options["ptxas"], "-c", f"--gpu-name={job.machine}",
                        ptx, "-o", "/dev/null"])
        if done.returncode != 0:
            return f"{level}: {(done.stderr + done.stdout)[:1500]}"
    return ""


def jobs_of(sources, levels, one):
    jobs = []
    for index, source in enumerate(sources):
        machines = machines_of(source)
        if one:
            machines = [machines[(int(one) + index) % len(machines)]]
        jobs += [Job(source, m, level) for m in machines for level in levels]
    return jobs


def main():
    options = dict(re.fullmatch(r"--(\w+)=?(.*)", a).groups()
                   for a in sys.argv[1:] if a.startswith("--"))
    clang, cuda, nvvmc, out, levels, *sources = [
        a for a in sys.argv[1:] if not a.startswith("--")]
    folder = pathlib.Path(out)
    folder.mkdir(parents=True, exist_ok=True)

    def attempt(job):
        module = folder / (f"{pathlib.Path(job.source).stem}.{job.machine}"
                           f"{job.level}.bc")
        done = compile_one(clang, cuda, job, module)
        if done.returncode != 0:
            return "does not compile: " + done.stderr[:1500]
        problem = findings(nvvmc, module, job)
        if not problem and "ptxas" in options:
            problem = assembly(nvvmc, options, module, job)
        return problem

    jobs = jobs_of(sources, levels.split(","), options.get("one"))
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(attempt, jobs))
    for job, problem in zip(jobs, results):
        if problem:
            print(f"{job.source}, {job.machine}, {job.level}:\n    {problem}")
    print(f"{len(jobs)} modules, {sum(map(bool, results))} with findings")
    return 1 if any(results) or not jobs else 0


if __name__ == "__main__":
    sys.exit(main())
