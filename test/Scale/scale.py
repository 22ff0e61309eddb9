#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles many modules with Ninja on this machine, and with --hosts again with GNU
parallel on three hosts, one of which is cut off in the middle. Everything must come
out, with the same bytes.

    scale.py NVVMC FOLDER COUNT SIZE [--hosts]
"""

import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import time

import modules
from hosts import Hosts

# What a host does with a shard, in its folder.
WORK = ("mkdir -p out/{} && for rsp in in/{}/*.rsp; do base=${rsp##*/}; "
        "nvvmc compile --hermetic --quiet @$rsp -o out/{}/${base%.rsp}.ptx || exit; done")


def outputs(folder):
    """The digest of every output, by name."""
    return {str(file.relative_to(folder)): hashlib.sha256(file.read_bytes()).hexdigest()
            for file in folder.glob("*/*.ptx")}


def ninja(folder, *arguments):
    done = subprocess.run(["ninja", "-j", str(os.cpu_count()), *arguments], cwd=folder,
                          capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stdout[-2000:] + done.stderr)
    return done.stdout


def built(text):
    """How many commands Ninja has run."""
    return sum(line.startswith("[") for line in text.splitlines())


def touched(folder, name):
    """How many commands run again because a file has changed."""
    with open(folder / name, "a", encoding="utf-8") as file:
        file.write("\n")
    return built(ninja(folder, "-v"))


def on_one_machine(folder, count):
    start = time.monotonic()
    commands = built(ninja(folder, "-v"))
    seconds = time.monotonic() - start
    print(f"ninja: {commands} commands, {count} modules")
    print(f"ninja: {seconds:.1f} s, {count / seconds:.0f} modules a second, "
          f"{os.cpu_count()} cores", file=sys.stderr)
    print("again:", built(ninja(folder, "-v")), "commands")
    print("after a module has changed:", touched(folder, "in/003/00030.ll")
          if (folder / "in/003/00030.ll").exists() else
          touched(folder, "in/000/00001.ll"))
    print("after the arguments of one have changed:",
          touched(folder, "in/000/00002.rsp"))


def lacking(folder, shards):
    """The shards that have not all of their outputs: parallel does not notice if ssh cannot
    bring them back."""
    def count(kind, shard, ending):
        return len(list((folder / kind / shard).glob(f"*.{ending}")))
    return [shard for shard in shards
            if count("out", shard, "ptx") < count("in", shard, "rsp")]


def on_hosts(nvvmc, folder):
    """GNU parallel over ssh: a shard is sent to a host, which compiles it, and its
    outputs come back; if that fails, the shard goes to another host."""
    shards = sorted(place.name for place in (folder / "in").iterdir())
    tools = f"PATH={pathlib.Path(nvvmc).parent}:$PATH"
    keys, log = folder.with_name(folder.name + ".keys"), folder / "log"
    start = time.monotonic()
    with Hosts(3, keys, folder) as hosts:
        servers = ",".join(f"1/{address}" for address in hosts.addresses)
        environment = {**os.environ, "PARALLEL_SSH": f"ssh -F {keys}/ssh",
                       "RSYNC_RSH": f"ssh -F {keys}/ssh",
                       "PARALLEL_HOME": str(keys), "LC_ALL": "C"}
        command = ["parallel", "--will-cite", "--sshlogin", servers, "--workdir", folder,
                   "--transferfile", "in/{}", "--return", "out/{}", "--cleanup",
                   "--retries", "6"]
        work = f"{tools}; {WORK}"
        job = hosts.begin(*command, "--joblog", log, work, ":::", *shards, cwd=folder,
                          env=environment, stderr=subprocess.PIPE, text=True)
        cut = None
        while job.poll() is None:
            time.sleep(0.2)
            done = log.read_text().splitlines()[1:] if log.exists() else []
            if cut is None and len(done) >= len(shards) // 3:
                hosts.cut_off(1)
                cut = len(done)
        errors = job.stderr.read()
        if job.returncode:
            raise RuntimeError(f"parallel: {job.returncode}\n{errors}")
        if left := lacking(folder, shards):
            print(f"again, since their outputs did not come back: {left}", file=sys.stderr)
            hosts.call(*command, work, ":::", *left, cwd=folder, env=environment, check=True)
        seconds = time.monotonic() - start
        used = {line.split("\t")[1] for line in log.read_text().splitlines()[1:]}
    print(f"parallel: {len(shards)} shards on {len(used)} hosts, one cut off "
          f"{'in the middle' if cut is not None and cut < len(shards) else 'NEVER'}")
    print(f"parallel: {seconds:.1f} s, cut off after {cut} shards", file=sys.stderr)


def main(nvvmc, folder, count, size, *hosts):
    folder = pathlib.Path(folder).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.rmtree(folder.with_name(folder.name + ".keys"), ignore_errors=True)
    modules.main(nvvmc, folder, count, size)
    on_one_machine(folder, int(count))
    if not hosts:
        return 0
    expected = outputs(folder / "out")
    (folder / "out").rename(folder / "out.ninja")
    on_hosts(nvvmc, folder)
    found = outputs(folder / "out")
    lost = sorted(expected.keys() - found.keys())
    wrong = sorted(name for name in found if found[name] != expected.get(name))
    print(f"{len(found)} outputs, {len(lost)} lost {lost[:3] or ''}, "
          f"{len(wrong)} different {wrong[:3] or ''}")
    return 1 if lost or wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
