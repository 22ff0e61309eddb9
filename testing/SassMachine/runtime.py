# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that programs call and the driver has. Their arguments are in registers from R4 on,
and so is what they return; the address to return to is in R20 and R21."""

import numpy as np

from operands import U64

RUNTIME_BASE = 0x0300_0000_0000
RESULT, RETURN = 4, 20


def pair(w, n):
    return w.R[n] | w.R[n + 1].astype(U64) << U64(32)


def print_text(w, mask):
    """Nothing is printed, without an error."""
    w.R[RESULT][mask] = 0


def allocate(w, mask):
    sizes = pair(w, RESULT)
    for lane in np.flatnonzero(mask):
        address = w.machine.allocate(bytes(int(sizes[lane])), 16)
        w.R[RESULT][lane], w.R[RESULT + 1][lane] = address & 0xFFFFFFFF, address >> 32


def release(w, mask):
    """Memory is not used again."""


def fail(w, mask):
    raise RuntimeError("an assertion failed")


FUNCTIONS = {"vprintf": print_text, "malloc": allocate, "free": release, "__assertfail": fail}
# Functions have the addresses after the base, in this order.
PLACES = {name: RUNTIME_BASE + 16 * n for n, name in enumerate(FUNCTIONS)}
AT = {place: FUNCTIONS[name] for name, place in PLACES.items()}


def call_if_known(w, mask, addresses):
    """Calls a function that all lanes of a mask call, if it is one of these. Returns where the
    lanes go on, or None."""
    at = int(np.broadcast_to(addresses, (32,))[np.argmax(mask)])
    if at not in AT or (np.broadcast_to(addresses, (32,))[mask] != at).any():
        return None
    to = pair(w, RETURN)
    AT[at](w, mask)
    return to.view(np.int64)
