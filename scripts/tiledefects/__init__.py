# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Defects of the compiler of tiles, by what they are in."""

from .barriers import BARRIERS
from .halves import HALVES
from .layouts import LAYOUTS
from .planning import PLANNING
from .removals import REMOVALS
from .schedule import SCHEDULE

GROUPS = {"layouts": LAYOUTS, "schedule": SCHEDULE, "planning": PLANNING,
          "barriers": BARRIERS, "removals": REMOVALS, "halves": HALVES}
DEFECTS = [defect for group in GROUPS.values() for defect in group]
