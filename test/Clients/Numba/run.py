# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""run.py FOLDER TESTS [options]: runs tests of Numba's own suite. Numba is unchanged; it
loads our libnvvm.so.4, and its device is the PTX interpreter, so that each test
compiles its kernels, runs them, and compares their results with those of the CPU.

Then ptxas assembles every PTX that the library has made.

TESTS has a line for each test, or module of tests, in numba.cuda.tests. A line
"! TEST REASON" is a test that must fail; "!10.0 TEST REASON", only with that --cc."""

import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import threading

parser = argparse.ArgumentParser()
parser.add_argument("folder")
parser.add_argument("tests")
parser.add_argument("--python", required=True)
parser.add_argument("--library", required=True, help="libnvvm.so.4")
parser.add_argument("--driver", required=True, help="libcuda.so.1 of the machine")
parser.add_argument("--libdevice", required=True)
parser.add_argument("--ptxas", help="assembles what is compiled")
parser.add_argument("--cc", required=True, help="compute capability: 9.0")
parser.add_argument("--preload", action="store_true",
                    help="load the library with LD_PRELOAD, not CUDA_HOME")
parser.add_argument("--kernels", type=int, default=1,
                    help="fail if there are fewer")
parser.add_argument("--only", help="run only tests whose names match")
args = parser.parse_args()


def read_tests():
    run, reasons = [], {}
    for line in open(args.tests):
        words = line.split("#")[0].split(None, 2)
        if not words:
            continue
        if words[0] in ("!", "!" + args.cc):
            reasons[words[1]] = words[2]
        elif not words[0].startswith("!"):
            run.append(words[0])
    return run, reasons


def link(target, *path):
    path = os.path.join(*path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    os.symlink(os.path.realpath(target), path)


def environment():
    """A toolkit of links: our library, NVIDIA's libdevice, and a runtime that only
    knows its version."""
    home, dump = (os.path.join(args.folder, name) for name in ("cuda", "dump"))
    shutil.rmtree(args.folder, ignore_errors=True)
    os.makedirs(dump)
    link(args.libdevice, home, "nvvm", "libdevice", "libdevice.10.bc")
    link(args.driver, home, "lib64", "libcudart.so")
    os.makedirs(os.path.join(home, "nvvm", "lib64"))
    libraries = os.path.join(args.folder if args.preload else home, "nvvm", "lib64")
    for name in ("libnvvm.so", "libnvvm.so.4"):
        link(args.library, libraries, name)
    env = dict(os.environ, CUDA_HOME=home, NUMBA_CUDA_DRIVER=args.driver,
               NUMBA_FORCE_CUDA_CC=args.cc, NVVM_IR_VER_CHK="0",
               OPENNVVM_DUMP=dump,
               OPENNVVM_MACHINE="sm_" + args.cc.replace(".", ""),
               PYTHONDONTWRITEBYTECODE="1")
    if args.preload:
        # Numba asks for libnvvm.so, which is the file that is loaded already.
        env.update(LD_PRELOAD=os.path.realpath(args.library),
                   LD_LIBRARY_PATH=libraries)
    return env, dump


def failures(tests, env):
    """The tests that fail, those that pass, and the whole output."""
    command = [args.python, "-m", "numba.runtests", "-v"]
    done = subprocess.run(command + ["numba.cuda.tests." + t for t in tests],
                          env=env, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True,
                          errors="replace")
    summary = re.search(r"^Ran (\d+) tests?", done.stdout, re.M)
    if not summary or done.returncode not in (0, 1):
        sys.exit(f"numba.runtests ended with {done.returncode}:\n"
                 + done.stdout[-4000:])
    ids = r"\((?:numba\.cuda\.tests\.)?([\w.]+)\)"
    failed = set(re.findall(r"^(?:FAIL|ERROR): \w+ " + ids, done.stdout, re.M))
    count = int(summary.group(1))
    skipped = len(re.findall(r"\.\.\. skipped '", done.stdout))
    return failed, count - len(failed) - skipped, done.stdout


def explain(test, output):
    """The end of the traceback, without the PTX that it repeats."""
    start = output.find("\n", output.rfind(f"{test})\n" + "-" * 70))
    text = output[start:].split("=" * 70)[0]
    return "\n".join(line[:300] for line in text.splitlines()[-8:])


def assemble(ptx):
    """ptxas's complaints by file. Two run at once."""
    wrong, todo, least = {}, list(ptx), int(args.cc.replace(".", ""))

    def work():
        while True:
            try:
                file = todo.pop()
            except IndexError:
                return
            # Some tests name the machine themselves, also older ones.
            target = re.search(r"^\.target sm_(\w+)", open(file).read(), re.M)[1]
            number = int(re.match(r"\d+", target)[0])
            done = subprocess.run(
                [args.ptxas, "-arch=sm_" + (target if number > least else str(least)),
                 "-c", file, "-o", os.devnull], capture_output=True, text=True)
            if done.returncode:
                wrong[file] = done.stderr[:400]

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return wrong


def main():
    tests, reasons = read_tests()
    if args.only:
        tests = [t for t in tests if re.search(args.only, t)]
    env, dump = environment()
    failed, passed, output = failures(tests, env)
    wrong = 0
    expected = {t for t in reasons if any(t.startswith(m) for m in tests)}
    for test in sorted(failed - expected):
        print(f"failed: {test}\n{explain(test, output)}")
        wrong += 1
    for test in sorted(expected - failed):
        print(f"passed, but is expected to fail: {test}")
        wrong += 1
    ptx = glob.glob(os.path.join(dump, "*", "result.ptx"))
    kernels = set()
    for file in ptx:
        kernels.update(re.findall(r"\.entry ([\w$]+)\(", open(file).read()))
    for file, message in assemble(ptx).items() if args.ptxas else ():
        print(f"ptxas: {file}: {message}")
        wrong += 1
    if len(kernels) < args.kernels:
        print(f"only {len(kernels)} kernels")
        wrong += 1
    print(f"{passed} tests passed, {len(expected)} failed as expected, "
          f"{len(kernels)} kernels, {len(ptx)} modules, {wrong} wrong")
    return wrong != 0


sys.exit(main())
