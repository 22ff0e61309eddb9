# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles modules without a cache, with an empty one and with a full one, and
compares outputs, messages and exit statuses; then damages the entries, fills
the disk, and lets eight processes use a cache that is too small for all.

    cache.py NVVMC FOLDER MODULE...
"""

import concurrent.futures
import pathlib
import random
import resource
import shutil
import subprocess
import sys

NVVMC, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
MODULES = [pathlib.Path(m) for m in sys.argv[3:]]
CACHE = FOLDER / "cache"
problems = 0


def compile(module, *options, cache=None, out="out", **how):
    """What a user sees of one compilation: status, output and messages."""
    output = FOLDER / out
    output.unlink(missing_ok=True)
    words = [NVVMC, "compile", module, *options, "-o", output]
    if cache:
        words.append(f"--cache={cache}")
    run = subprocess.run(words, capture_output=True, check=False, **how)
    return (run.returncode, output.read_bytes() if output.exists() else None,
            run.stderr)


def expect(what, condition):
    global problems
    if not condition:
        problems += 1
        print("wrong:", what)


def entries(cache=CACHE):
    return sorted(f for f in cache.iterdir() if "llvmcache-" in f.name)


def fresh():
    shutil.rmtree(CACHE, ignore_errors=True)


def same_with_and_without():
    """Every option that changes the text has entries of its own."""
    fresh()
    options = [("--arch=sm_90", "--opt=2"), ("--arch=sm_90",),
               ("--arch=sm_100a", "-O0"), ("--arch=sm_90", "--annotate"),
               ("--arch=sm_90", "--ptx=8.6"), ("--arch=sm_90", "--ftz=1"),
               ("--arch=sm_90", "--gen-lto"), ("--arch=sm_90", "--fma=1")]
    count = 0
    for number, module in enumerate(MODULES):
        for given in options[:2] if number else options:
            plain = compile(module, *given)
            expect(f"{module.name} {given}, first",
                   plain == compile(module, *given, cache=CACHE))
            expect(f"{module.name} {given}, again",
                   plain == compile(module, *given, cache=CACHE))
            count += plain[0] == 0
    print(f"{count} compilations, {len(entries())} entries")
    # Threads and the name of the file do not matter.
    copy = FOLDER / "copy.ll"
    shutil.copy(MODULES[0], copy)
    before = len(entries())
    expect("a copy", compile(copy, *options[0], "-j3", cache=CACHE)
           == compile(copy, *options[0]))
    expect("a copy has no entry of its own", len(entries()) == before)


def damaged():
    """A damaged entry is compiled again, and replaced."""
    fresh()
    given = "--arch=sm_90", "--opt=2"
    first, second = MODULES[:2]
    plain = compile(first, *given)
    compile(first, *given, cache=CACHE)
    entry, = entries()
    good = entry.read_bytes()
    compile(second, *given, cache=CACHE)
    other = next(e for e in entries() if e != entry).read_bytes()
    bad = [b"", good[:10], good[:-1], good + b"x", other, b"\0" * len(good)]
    for seed in range(40):
        chance = random.Random(seed)
        at = chance.randrange(len(good) if seed % 2 else 80)
        flipped = bytes([good[at] ^ 1 << chance.randrange(8)])
        bad.append(good[:at] + flipped + good[at + 1:])
    for number, text in enumerate(bad):
        entry.write_bytes(text)
        expect(f"damage {number}",
               plain == compile(first, *given, cache=CACHE)
               and entry.read_bytes() == good)
    entry.unlink()
    entry.mkdir()
    expect("a folder in place of an entry",
           plain[:2] == compile(first, *given, cache=CACHE)[:2])
    print(f"{len(bad)} damaged entries")


def unusable():
    """There is one note, and the output as always."""
    given = MODULES[0], "--arch=sm_90", "--opt=2"
    plain = compile(*given)
    file = FOLDER / "file"
    file.write_text("")
    for folder in ("/proc/none", file, "/dev/null/x"):
        status, output, said = compile(*given, cache=folder)
        expect(f"cache {folder}", (status, output) == plain[:2]
               and said.count(b"\n") == 1
               and said.startswith(b"nvvmc: note: cannot use the cache"))
        expect(f"cache {folder}, quietly",
               compile(*given, "--quiet", cache=folder) == plain)

    def fill_disk():
        limit = len(plain[1]) + 10
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    fresh()
    status, output, said = compile(*given, cache=CACHE, preexec_fn=fill_disk,
                                   restore_signals=False)
    expect("a full disk", (status, output) == plain[:2]
           and b"note: cannot use the cache" in said and not entries())


def many_processes():
    """Eight processes, and room for a few entries."""
    fresh()
    limit = 60000
    given = ("--arch=sm_90", "--opt=2",
             f"--cache-policy=cache_size_bytes={limit}:prune_interval=0s")
    few = MODULES[:8]
    plain = {m: compile(m, *given) for m in few}

    def work(number):
        order = few * 3
        random.Random(number).shuffle(order)
        return [(m, compile(m, *given, cache=CACHE, out=f"out{number}"))
                for m in order]
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        for results in pool.map(work, range(8)):
            for module, result in results:
                expect(f"{module.name} in many processes",
                       result == plain[module])
    size = sum(e.stat().st_size for e in entries())
    expect(f"{size} bytes are kept", 0 < size <= limit)
    expect("nothing temporary is left",
           all(len(e.name) == len("llvmcache-") + 64 for e in entries()))


FOLDER.mkdir(parents=True, exist_ok=True)
same_with_and_without()
damaged()
unusable()
many_processes()
print(f"{problems} problems")
