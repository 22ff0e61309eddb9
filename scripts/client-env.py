#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes what tests of clients need: BUILD/clients/NAME for test/Clients/NAME.

    client-env.py BUILD [NAME...]

requirements.txt lists Python packages, with versions, for a virtual environment;
packages.txt lists Debian packages, which are unpacked and not installed, so that
nothing on the system changes. Whatever is complete is left as it is. Without a
network, one line says what is missing, and the tests are skipped.
"""

import argparse
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys

CLIENTS = pathlib.Path(__file__).resolve().parent.parent / "test" / "Clients"
LISTS = ("requirements.txt", "packages.txt")


def run(*words, folder=None):
    subprocess.run([str(word) for word in words], check=True, cwd=folder,
                   capture_output=True, text=True)


def install_requirements(file, folder):
    run(sys.executable, "-m", "venv", folder / "venv")
    run(folder / "venv" / "bin" / "python", "-m", "pip", "install", "-q",
        "--disable-pip-version-check", "-r", file)


def unpack_packages(file, folder):
    names = [line.split("#")[0].strip() for line in file.read_text().splitlines()]
    archives = folder / "archives"
    archives.mkdir()
    run("apt-get", "download", *filter(None, names), folder=archives)
    for archive in sorted(archives.glob("*.deb")):
        run("dpkg", "-x", archive, folder / "root")
    shutil.rmtree(archives)


def make(name, build):
    """Returns why the environment is incomplete, or ""."""
    lists = [CLIENTS / name / part for part in LISTS
             if (CLIENTS / name / part).is_file()]
    contents = b"".join(part.read_bytes() for part in lists)
    folder = build / "clients" / name
    stamp, wanted = folder / "complete", hashlib.sha256(contents).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return ""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    try:
        for part in lists:
            step = (install_requirements if part.name == LISTS[0]
                    else unpack_packages)
            step(part, folder)
    except subprocess.CalledProcessError as error:
        return (error.stderr.strip().splitlines() or ["it failed"])[-1]
    except OSError as error:
        return str(error)
    stamp.write_text(wanted)
    return ""


def main():
    known = sorted(
        {file.parent.name for part in LISTS for file in CLIENTS.glob("*/" + part)})
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("names", nargs="*", metavar="NAME")
    options = parser.parse_args()
    if unknown := set(options.names) - set(known):
        parser.error(f"{min(unknown)}: there is {', '.join(known)}")
    for name in options.names or known:
        if problem := make(name, options.build.resolve()):
            print(f"client-env: {name} is left out: {problem}", flush=True)


if __name__ == "__main__":
    os.umask(0o022)
    main()
