# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The releases of libNVVM that tests ask.

A test is given those that were found as RELEASE=LIBRARY, such as
13.0=/usr/local/cuda/nvvm/lib64/libnvvm.so. What a table has of releases is written
as 13.0, as 13.1-13.4, or as 13.3-, from there on; an empty column is all.
"""

import subprocess


def parse(given):
    """Release -> library, in the order of releases."""
    found = dict(text.split("=", 1) for text in given)
    return dict(sorted(found.items(), key=lambda item: number(item[0])))


def number(release):
    return tuple(int(part) for part in release.split("."))


def covers(written, release):
    if not written:
        return True
    first, dash, last = written.partition("-")
    return number(first) <= number(release) and (
        number(release) <= number(last) if last else bool(dash) or
        first == release)


def known(nvvmc):
    """The releases that nvvmc knows, the oldest first, from its refusal of one
    that it does not know."""
    run = subprocess.run([nvvmc, "verify", "--libnvvm=0"], text=True,
                         capture_output=True)
    return run.stderr.splitlines()[0].rsplit("known are", 1)[1].split()
