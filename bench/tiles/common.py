# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the kernels of this folder have in common.

A decorator says what a kernel is compiled for: for each parameter KIND:RANK of an array, KIND
of a number, or the value of a constant."""

import math

import cuda.tile as ct

KERNELS, LARGE = {}, {}
Const = ct.Constant[int]
ZERO, LOW = ct.PaddingMode.ZERO, ct.PaddingMode.NEG_INF
NEGATIVE = -math.inf


def of(*parameters, occupancy=None, into=KERNELS):
    def add(function):
        made = ct.kernel(function, occupancy=occupancy)
        into[function.__name__] = made, parameters
        return function
    return add
