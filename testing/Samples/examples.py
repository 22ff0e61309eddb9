# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The failing and passing examples of the catalog's rules, as whole modules."""

import json
import re

TRIPLE = 'target triple = "nvptx64-nvidia-cuda"\n'
LAYOUT = ('target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-'
          'v32:32-n16:32:64"\n')
VERSION = "!nvvmir.version = !{!100}\n!100 = !{i32 2, i32 0}\n"


class Example:
    """One text of a rule: `which` is "bad" or "good"."""

    def __init__(self, rule, which):
        self.rule, self.text = rule, rule[which]
        self.name = f"{rule['id']}.{which}.ll"
        options = re.search(r"; (--.*)$", self.text, re.M)
        self.options = options[1].split() if options else []

    def header(self):
        """The lines that the text omits, unless it is about them."""
        given = "target triple" in self.text or \
            self.rule["id"] == "triple-missing"
        return ("" if given else TRIPLE) + \
            ("" if "target datalayout" in self.text else LAYOUT)

    def module(self):
        about = self.rule["id"].startswith("misc-nvvmir")
        versioned = "nvvmir" in self.text or about
        return self.header() + self.text + "\n" + \
            ("" if versioned else VERSION)


def examples(runs):
    """Pairs, failing and passing; `runs` is a Runs of forks.py."""
    status, listing, _, _ = runs.run(["rules", "--format=json"],
                                     most=1 << 20)
    assert status == 0, listing
    return [(Example(rule, "bad"), Example(rule, "good"))
            for rule in json.loads(listing) if rule["bad"]]
