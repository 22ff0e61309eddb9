# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Barriers in shared memory, which count what arrives, and whose phases warps wait for.

On a GPU, a warp asks again and again whether a phase is over, how often depends on time. Here it
asks once, and waits until it is over, so that counts of instructions mean something."""

import numpy as np

from control import control, wait
from memory import place_of
from operands import Unsupported, raw, set_predicate

# What ptxas writes for a barrier: twice this number less the arrivals in each phase.
EMPTY = 0x100000


class Barriers:
    """Those of a block, by their address: arrivals in a phase, those that are missing, phases
    that are over, and bytes that are still to come."""

    def __init__(self):
        self.states = {}

    def start(self, address, count):
        self.states[address] = [count, count, 0, 0]

    def arrive(self, address, count=1, expected=0):
        """Counts arrivals, and bytes that are expected, or have come if they are negative."""
        state = self.states.get(address)
        if not state:
            raise RuntimeError("no barrier is there")
        state[1] -= count
        state[3] += expected
        if state[1] < 0:
            raise RuntimeError("more arrive at a barrier than it counts")
        if not state[1] and not state[3]:
            state[1], state[2] = state[0], state[2] + 1

    def over(self, address, parity):
        """Whether the last phase of a parity is over."""
        state = self.states.get(address)
        if not state:
            raise RuntimeError("no barrier is there")
        return state[2] & 1 != parity

    def release(self, warps):
        """Lets groups go on whose phase is over."""
        waiting = [g for w in warps for g in w.groups if g.waits and g.waits[0] == "phase"
                   and self.over(*g.waits[1:])]
        for group in waiting:
            group.waits = None
            group.pc += 1
        return bool(waiting)


def shared_place(ins, operand):
    """A function that gives the address in shared memory that lanes have in common."""
    get = place_of(ins, operand)

    def place(w, m):
        where = np.unique(np.broadcast_to(get(w), (32,))[m])
        if len(where) > 1:
            raise Unsupported(f"different barriers: {ins.text}")
        return int(where[0]) & 0xFFFFFF
    return place


@control("SYNCS")
def decode_barrier(ins, image):
    for mods, decode in (("EXCH.64", start), ("PHASECHK.TRANS64.TRYWAIT", check),
                         ("CCTL.IV", end), ("ARRIVE.TRANS64", arrive),
                         ("ARRIVE.TRANS64.A1T0", arrive), ("ARRIVE.TRANS64.ART0", arrive)):
        if ".".join(ins.mods) == mods:
            return decode(ins)
    raise Unsupported(ins.text)


def start(ins):
    place, word = shared_place(ins, ins.operands[1]), raw(ins.operands[2])

    def run(w, g, m):
        if m.any():
            w.block.barriers.start(place(w, m), EMPTY - (int(word(w)[0]) >> 1))
        g.pc += 1
        return True
    return run


def check(ins):
    """The parity is in the highest bit of a register."""
    out, place, get = set_predicate(ins.operands[0]), shared_place(ins, ins.operands[1]), \
        raw(ins.operands[2])

    def run(w, g, m):
        if not m.any():
            g.pc += 1
            return True
        out(w, m, np.ones(1, bool))
        where, parity = place(w, m), int(np.broadcast_to(get(w), (32,))[np.argmax(m)]) >> 31
        if w.block.barriers.over(where, parity):
            g.pc += 1
            return True
        return wait(w, g, m, ("phase", where, parity))
    return run


def arrive(ins):
    """A register has the bytes that each lane expects, or how often it arrives."""
    place, get = shared_place(ins, ins.operands[1]), raw(ins.operands[2])
    if ins.operands[0] != "RZ":
        raise Unsupported(ins.text)
    counts, expects = ins.mods[-1] == "ART0", ins.mods[-1] == "TRANS64"

    def run(w, g, m):
        for word in np.broadcast_to(get(w), (32,))[m].tolist():
            w.block.barriers.arrive(place(w, m), word if counts else 1, word if expects else 0)
        g.pc += 1
        return True
    return run


def end(ins):
    def run(w, g, m):
        g.pc += 1
        return True
    return run


@control("UTCBAR")
def decode_commit(ins, image):
    """Products are done when they are issued, and arrive at once."""
    if ins.mods or ins.operands[1] != "URZ":
        raise Unsupported(ins.text)
    place = shared_place(ins, ins.operands[0])

    def run(w, g, m):
        if m.any():
            w.block.barriers.arrive(place(w, m))
        g.pc += 1
        return True
    return run
