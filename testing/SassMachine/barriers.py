# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Barriers that are words of 64 bits in shared memory, as code that ptxas makes of mbarrier.init
and mbarrier.pending_count lays them out: bit 63 has the parity of the phase, the 20 bits below
the arrivals that are still to come, and bits 1 to 20 those that a phase begins with, both
subtracted from 2^20. That the bits between them count bytes or copies which are to come is a
guess, and does not matter, because only these instructions see them.

On a GPU, a warp asks again and again whether a phase is over, how often depends on time. Here one
that may wait asks once, and waits until the phase is over or nothing else can go on, so that
counts of instructions mean something."""

import numpy as np

from control import control
from memory import place_of
from operands import U64, Unsupported, operation, raw, set_pair, set_predicate

COUNT = (1 << 20) - 1
TRANSACTIONS = (1 << 22) - 1


def after(state, arrivals=0, transactions=0, leaves=0):
    """A barrier after arrivals and what is to come, or has come if it is negative, and without
    those that leave."""
    if not state:
        raise RuntimeError("no barrier is there")
    phase, missing = state >> 63, (-(state >> 43) & COUNT) - arrivals
    to_come = (state >> 21) + transactions & TRANSACTIONS
    first = (-(state >> 1) & COUNT) - leaves
    if missing < 0 or first < 0:
        raise RuntimeError("more arrive at a barrier than it counts")
    if not missing and not to_come:
        phase, missing = phase ^ 1, first
    return phase << 63 | (-missing & COUNT) << 43 | to_come << 21 | (-first & COUNT) << 1


def arrive_at(block, address, arrivals=0, transactions=0):
    """What else than lanes of a warp arrives at a barrier of a block."""
    words, n = block.shared.view(U64), (address & 0xFFFFFF) // 8
    words[n] = after(int(words[n]), arrivals, transactions)


def release(warps, time_is_up=False):
    """Lets groups go on that a phase is over for, or that have waited long enough."""
    waiting = [g for w in warps for g in w.groups
               if g.waits and g.waits[0] == "phase" and (g.waits[1]() or time_is_up)]
    for group in waiting:
        group.waits = None
        group.pc += 1
    return bool(waiting)


class Place:
    """Where the barriers of an instruction are."""

    def __init__(self, ins, text):
        self.where = place_of(ins, text)

    def words(self, w, m):
        memory, index = w.place("shared", self.where(w), m, 8)
        return memory.view(U64), (index // 8).tolist()


@control("SYNCS")
def decode_barrier(ins, image):
    kinds = {"EXCH": decode_start, "ARRIVE": decode_arrive, "PHASECHK": decode_check,
             "CCTL": decode_end}
    if not ins.mods or ins.mods[0] not in kinds:
        raise Unsupported(ins.text)
    return kinds[ins.mods[0]](ins)


def on(w, g):
    g.pc += 1
    return True


def decode_start(ins):
    if ins.mods != ["EXCH", "64"] or not ins.operands[0].endswith("RZ"):
        raise Unsupported(ins.text)
    place, get = Place(ins, ins.operands[1]), raw(ins.operands[2], wide=True)

    def run(w, g, m):
        if m.any():
            words, index = place.words(w, m)
            words[index] = np.broadcast_to(get(w), (32,))[m]
        return on(w, g)
    return run


# How many arrive, are to come, and leave, if a register has a number.
ARRIVALS = {(): lambda n: (1, n, 0), ("ART0",): lambda n: (n, 0, 0),
            ("A1T0",): lambda n: (1, 0, 0), ("OPTOUT", "A1T0"): lambda n: (1, 0, 1),
            ("RED", "A0T1"): lambda n: (0, 1, 0)}
WITH_NUMBER = (), ("ART0",)


def decode_arrive(ins):
    kind = tuple(ins.mods[2:])
    counts = ARRIVALS.get(kind)
    if ins.mods[1:2] != ["TRANS64"] or not counts or (
            kind not in WITH_NUMBER and ins.operands[2] != "RZ"):
        raise Unsupported(ins.text)
    put, place = set_pair(ins.operands[0]), Place(ins, ins.operands[1])
    get = raw(ins.operands[2])

    def run(w, g, m):
        if m.any():
            words, index = place.words(w, m)
            old, numbers = np.zeros(32, U64), np.broadcast_to(get(w), (32,)).tolist()
            for n, lane in zip(index, np.flatnonzero(m)):
                old[lane] = words[n]
                words[n] = after(int(words[n]), *counts(numbers[lane]))
            put(w, m, old)
        return on(w, g)
    return run


def decode_check(ins):
    """Whether the phase is over that began with a parity, the highest bit of a word."""
    if ins.mods[1:] not in (["TRANS64"], ["TRANS64", "TRYWAIT"]):
        raise Unsupported(ins.text)
    out, place, get = set_predicate(ins.operands[0]), Place(ins, ins.operands[1]), raw(
        ins.operands[2])
    may_wait = "TRYWAIT" in ins.mods

    def tell(w, m):
        """Lanes get to know whether their phase is over. Whether it is for one of them."""
        words, index = place.words(w, m)
        if not words[index].all():
            raise RuntimeError("no barrier is there")
        over = np.zeros(32, bool)
        over[m] = (words[index] >> U64(32) ^ np.broadcast_to(get(w), (32,))[m]) >> U64(31) != 0
        out(w, m, over)
        w.rotate = not over[m].all()  # Others may have to arrive.
        return over.any()

    def run(w, g, m):
        if m.any() and not tell(w, m) and may_wait:
            g.waits = "phase", lambda: tell(w, m)
            return False
        return on(w, g)
    return run


def decode_end(ins):
    if ins.mods != ["CCTL", "IV"]:
        raise Unsupported(ins.text)
    return lambda w, g, m: on(w, g)


@operation("ARRIVES")
def decode_copies_arrive(ins):
    """The copies that the warp has begun have ended, which then arrive or are no longer open."""
    kinds = {"ARVCNT": (1, 0), "TRANSCNT": (0, -1)}
    if ins.mods[:2] != ["LDGSTSBAR", "64"] or ins.mods[-1] not in kinds:
        raise Unsupported(ins.text)
    counts, place = kinds[ins.mods[-1]], Place(ins, ins.operands[-1])

    def run(w, m):
        w.copies.wait_for_all()
        words, index = place.words(w, m)
        for n in index:
            words[n] = after(int(words[n]), *counts)
    return run


@operation("UTCBAR")
def decode_products_arrive(ins):
    """Products are done when they are issued, and arrive at once."""
    if ins.mods or ins.operands[1] != "URZ":
        raise Unsupported(ins.text)
    where = place_of(ins, ins.operands[0])
    return lambda w, m: arrive_at(w.block, int(where(w)[0]), 1)
