# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Roots with nothing but a minimal Debian 12, in which packages are tried."""

import os
import pathlib
import shutil
import subprocess
import sys

MIRROR = "http://deb.debian.org/debian"
SOURCES = f"""\
deb {MIRROR} bookworm main
deb {MIRROR} bookworm-updates main
deb {MIRROR}-security bookworm-security main
"""


class Failed(Exception):
    pass


class Root:
    """A root in a folder. The first one is made by debootstrap and kept, packed, in
    the folder `kept`; the others are unpacked from it."""

    def __init__(self, folder, kept):
        self.path = pathlib.Path(folder)
        packed = pathlib.Path(kept, "bookworm.tar")
        shutil.rmtree(self.path, ignore_errors=True)
        self.path.mkdir(parents=True)
        if not packed.exists():
            self._make(packed)
        subprocess.run(["tar", "-xf", packed, "-C", self.path], check=True)
        (self.path / "etc/apt/sources.list").write_text(SOURCES)
        shutil.copyfile("/etc/resolv.conf", self.path / "etc/resolv.conf")
        # Services are not started here, and man pages are kept.
        (self.path / "usr/sbin/policy-rc.d").write_text("#!/bin/sh\nexit 101\n")
        (self.path / "usr/sbin/policy-rc.d").chmod(0o755)

    @staticmethod
    def _make(packed):
        packed.parent.mkdir(parents=True, exist_ok=True)
        folder = packed.parent / f"bookworm.{os.getpid()}"
        subprocess.run(["debootstrap", "--variant=minbase", "bookworm", folder,
                        MIRROR], check=True, stdout=subprocess.DEVNULL)
        unfinished = f"{packed}.{os.getpid()}"
        subprocess.run(["tar", "-cf", unfinished, "-C", folder, "."], check=True)
        shutil.rmtree(folder)
        os.replace(unfinished, packed)

    def file(self, name):
        return self.path / name.lstrip("/")

    def put(self, source, to):
        """Copies a file or folder to a path of the root."""
        target = self.file(to)
        target.parent.mkdir(parents=True, exist_ok=True)
        if os.path.isdir(source):
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copy(source, target)

    def run(self, command, *, stdin="", env=None, cwd="/", user=None, fails=False):
        """Runs a command of the shell in the root; returns what it prints. It may
        fail only if it has to."""
        print(f"+ {command}", flush=True)
        environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin"
                               ":/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8",
                       "DEBIAN_FRONTEND": "noninteractive", **(env or {})}
        # Namespaces of its own: no mount and no process stays.
        enter = ('mount -t proc proc "$1/proc" && '
                 'exec chroot ${3:+--userspec="$3"} "$1" /bin/sh -c '
                 '\'cd "$0" && eval "$1"\' "$4" "$2"')
        done = subprocess.run(
            ["unshare", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh",
             "-c", enter, "sh", self.path, command, user or "", cwd],
            input=stdin, text=True, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)
        if bool(done.returncode) != fails:
            raise Failed(f"{command}: exit status {done.returncode}\n"
                         f"{done.stdout[-4000:]}")
        return done.stdout

    def install(self, *packages):
        self.run("apt-get install --yes --no-install-recommends "
                 + " ".join(packages))

    def remove(self):
        shutil.rmtree(self.path)


def main(body):
    """Ends a test as lit expects it."""
    try:
        body()
    except Failed as error:
        sys.exit(str(error))
