#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the machine's list of instructions with what its loader takes, or with
what ptxas takes.

    check-forms.py loader PTX-RUN FOLDER OUT NAME...
    check-forms.py ptxas PTXAS FOLDER OUT NAME...

FOLDER has the list, whose files are called NAME.txt; OUT is a file for PTX."""

import pathlib
import re
import subprocess
import sys

import forms


# Chapters whose instructions compute results from registers; the others get a
# kernel around each form.
COMPUTE = ("integer", "float", "convert", "move")


def text_of(form, name):
    write = forms.function if form.where.startswith(COMPUTE) else forms.kernel
    return write(form, name)


def refused_by_loader(run, out, machine, listed):
    """The error for each form that the loader does not take."""
    wrong, left = {}, dict(enumerate(listed))
    while left:
        numbers = list(left)
        text = forms.header(machine) + "\n".join(
            text_of(left[n], f"f{n}") for n in numbers)
        pathlib.Path(out).write_text(text)
        said = subprocess.run([run, "--parse", out], text=True,
                              capture_output=True).stdout
        at = re.search(r"FAIL .*?: line (\d+): (.*)", said)
        if not at:
            return wrong
        number = numbers[int(at[1]) - 2]
        wrong[number] = at[2]
        # The loader stops at the first; those of the same row are alike.
        del left[number]
    return wrong


def refused_by_ptxas(ptxas, out, machine, listed):
    # Calls keep ptxas from dropping anything; an error at the end keeps it from
    # generating code.
    text = forms.header(machine) + "\n".join(
        text_of(form, f"f{n}") for n, form in enumerate(listed))
    pathlib.Path(out).write_text(text + "\nnothing\n")
    said = subprocess.run([ptxas, "-arch=" + machine.split(",")[0], out, "-o", "/dev/null"],
                          text=True, capture_output=True).stderr
    wrong = {}
    for at in re.finditer(r"line (\d+); error\s+: (.*)", said):
        number = int(at[1]) - 2
        if number < len(listed):
            wrong.setdefault(number, at[2])
    if not re.search(rf"line {len(listed) + 2}; ", said):
        raise SystemExit(f"{machine}: ptxas did not read to the end: "
                         + said[-500:])
    return wrong


def main(kind, tool, folder, out, *names):
    listed = forms.load(folder, *names)
    failed = 0
    for machine in sorted({form.machine for form in listed}):
        group = [f for f in listed if f.machine == machine]
        if kind == "ptxas":
            group = [f for f in group if f.version == "9.0"]
            wrong = refused_by_ptxas(tool, out, machine, group)
        else:
            executed = [f for f in group if not f.reason]
            for form in group:
                if form.reason and not refused_by_loader(
                        tool, out, machine, [form]):
                    print(f"{form.where}: the loader takes {form.text()}, for "
                          f"which the list has a reason not to")
                    failed += 1
            group = executed
            wrong = refused_by_loader(tool, out, machine, group)
        for number, why in sorted(wrong.items()):
            print(f"{group[number].where}: {machine}: {group[number].text()}: "
                  f"{why}")
        failed += len(wrong)
    print(f"{len(listed)} forms, {failed} wrong")
    return failed != 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
