# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the PTX versions that a language server offers: complete_ptx.py NVVMC

languageclient of test/LSP has to be in PYTHONPATH.
"""

import sys

from languageclient import Client

TYPED = "; nvvmc: --ptx="


def main():
    with Client([sys.argv[1], "lsp"]) as client:
        client.initialize()
        doc = client.open("file:///options.ll", TYPED + "\n")
        items = doc.ask("completion", doc.position(len(TYPED)))["items"]
        print(*(item["label"] for item in items), sep="\n")


main()
