# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The suite of the data structures: GoogleTest, run by lit.

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(config.opennvvm_src, "test"))
import litsupport  # noqa: E402

import lit.formats  # noqa: E402

config.name = "OpenNVVM-Unit"
config.test_format = lit.formats.GoogleTest(".", "Tests")
config.suffixes = []
config.test_source_root = os.path.join(config.opennvvm_build, "unittests")
config.test_exec_root = config.test_source_root
litsupport.limit_time(lit_config, 240)
litsupport.set_environment(config)
