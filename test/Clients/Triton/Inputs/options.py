# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the command lines of the programs here have in common."""

import argparse
import re


def parser(machines):
    """A parser whose default are these machines."""
    options = argparse.ArgumentParser()
    options.add_argument("folder")
    options.add_argument("--build", required=True, help="has lib/libopennvvm.so.1")
    options.add_argument("--source", required=True, help="the root of the sources")
    options.add_argument("--machines", default=machines)
    options.add_argument("--only", default="", help="only kernels whose names match")
    return options


def chosen(args, kernels):
    """Each kernel that was asked for, with each machine that has it."""
    for kernel in kernels:
        if re.search(args.only, kernel.name):
            for machine in map(int, args.machines.split(",")):
                if machine >= kernel.since:
                    yield kernel, machine
