# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""execute.py FOLDER [options]: compiles the kernels of Inputs/kernels.py with Triton, and
with its hook for PTX set to ours; executes both on the machine's driver interface, and
compares the results with NumPy's. Nothing may be found in them, but what --found=FILE
lists in lines "RULE MACHINES WHOSE KERNEL": MACHINES are numbers with commas between them,
and the PTX is ours, Triton's, or both."""

import collections
import json
import os
import subprocess
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "Inputs"))

import options  # noqa: E402

parser = options.parser("80,90,100")
parser.add_argument("--found", help="what the machine is right to find")
parser.add_argument("--launch", help="one launch, for a process of its own")
parser.add_argument("--limit", type=int, default=600, help="seconds for a launch")
args = parser.parse_args()


def launch(path):
    """Runs the kernel that a file describes, and says what is wrong."""
    import cases
    import device

    with open(path) as file:
        what = json.load(file)
    case = cases.CASES[what["kernel"]]()
    library = os.path.join(args.build, "lib", "opennvvm", "machine", "libcuda.so.1")
    found = device.Device(library).run(what["ptx"], what["name"], what["types"],
                                       what["metadata"], case)
    return cases.mistake(case, found)


def describe(kernel, machine, ptx, name, metadata):
    path = os.path.join(args.folder, "launch.json")
    with open(path, "w") as file:
        json.dump({"kernel": kernel.name, "ptx": ptx, "name": name,
                   "types": kernel.types.split(),
                   "metadata": {"shared": metadata.shared, "num_ctas": metadata.num_ctas}},
                  file)
    return path


def execute(path, machine, report):
    """What is wrong, or ""."""
    try:
        done = subprocess.run(
            [sys.executable, os.path.abspath(__file__), args.folder, "--build", args.build,
             "--source", args.source, "--launch", path], capture_output=True, text=True,
            timeout=args.limit, env=dict(os.environ, OPENNVVM_MACHINE=f"sm_{machine}",
                                  OPENNVVM_MACHINE_REPORT=report))
    except subprocess.TimeoutExpired:
        return f"not done in {args.limit} seconds"
    if not done.returncode:
        return ""
    lines = done.stderr.strip().splitlines() or [f"ended with {done.returncode}"]
    return " / ".join(line for line in lines if not line.startswith((" ", "Traceback")))[-400:]


def findings(path):
    """The rules that the launch has shown to be broken."""
    if not os.path.exists(path):
        return set()
    with open(path) as file:
        return {json.loads(line)["rule"] for line in file}


def expected_findings():
    """The rules by kernel, machine and whose PTX it is."""
    found = collections.defaultdict(set)
    if args.found:
        with open(args.found) as file:
            for line in file:
                if line[0] in "#\n":
                    continue
                rule, machines, whose, kernel = line.split(None, 3)
                for machine in machines.split(","):
                    for side in ("ours", "Triton's") if whose == "both" else (whose,):
                        found[kernel.strip(), int(machine), side].add(rule)
    return found


def main():
    expected = expected_findings()
    # The compiler's side is that of run.py.
    sys.argv[1:] = [args.folder, "--build", args.build, "--source", args.source]
    import compiling
    import kernels
    wrong = count = 0
    for kernel, machine in options.chosen(args, kernels.KERNELS):
        for side, (ptx, name, metadata) in compiling.both(args, kernel, machine):
            count += 1
            path = describe(kernel, machine, ptx, name, metadata)
            report = os.path.join(args.folder, "findings.json")
            if os.path.exists(report):
                os.remove(report)
            problem = execute(path, machine, report)
            found = findings(report)
            if not problem and found != expected[kernel.name, machine, side]:
                problem = f"findings: {' '.join(sorted(found)) or 'none'}"
            wrong += bool(problem)
            print(f"{kernel.name}, sm_{machine}, {side}: {problem or 'right'}", flush=True)
    print(f"{count} executed, {wrong} wrong")
    return wrong != 0


sys.exit((launch(args.launch) or 0) if args.launch else main())
