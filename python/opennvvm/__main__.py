"""python -m opennvvm is nvvmc. The scripts of the package, nvvmc and tileiras, are here too."""
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import os
import sys

from . import nvvmc_path, tileiras_path


def main() -> None:
    os.execv(nvvmc_path(), ["nvvmc", *sys.argv[1:]])


def tileiras() -> None:
    os.execv(tileiras_path(), ["tileiras", *sys.argv[1:]])


if __name__ == "__main__":
    main()
