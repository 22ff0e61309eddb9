# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Branches, calls, barriers. Such an instruction is given the group of lanes that
executes it, and says whether the group can go on."""

import numpy as np
import runtime
from integers import is_predicate
from operands import (U32, U64, OPERATIONS, Unsupported, predicate, raw,
                      register_number, registrar, set_predicate, set_register,
                      unsigned)

CONTROL = {}
control = registrar(CONTROL)


def jump(w, g, lanes, to):
    """Lanes of a group go to an instruction; the others go on."""
    rest = g.mask & ~lanes
    if not lanes.any():
        g.pc += 1
    elif not rest.any():
        g.pc = to
    else:
        w.split(rest, g.pc + 1)
        g.mask, g.pc = lanes, to
    return True


def jump_each(w, g, lanes, addresses):
    """Each lane goes to an address of its own."""
    rest = g.mask & ~lanes
    if rest.any():
        w.split(rest, g.pc + 1)
    addresses = np.broadcast_to(addresses, (32,))
    different = sorted(set(addresses[lanes].tolist()))
    for address in different[1:]:
        w.split(lanes & (addresses == address), w.index(address))
    g.mask, g.pc = lanes & (addresses == different[0]), w.index(different[0])
    return True


def label_of(text):
    return text.strip("`() ").partition(")")[0]


@control("BRA", "BRA.U")
def decode_branch(ins, image):
    if "ANY" in ins.mods:
        raise Unsupported(ins.text)
    target = image.start[image.labels[label_of(ins.operands[-1])]]
    if "DIV" in ins.mods or "CONV" in ins.mods:
        expected = unsigned(ins.operands[0])
        diverges = "DIV" in ins.mods

        def run_converged(w, g, m):
            word = sum(1 << int(n) for n in np.flatnonzero(g.mask))
            whole = word == int(expected(w)[0])
            return jump(w, g, m if whole != diverges else m & False, target)
        return run_converged
    also = [predicate(o) for o in ins.operands[:-1] if is_predicate(o)]

    def run(w, g, m):
        for get in also:
            m = m & get(w)
        return jump(w, g, m, target)
    return run


@control("BRX", "BRXU")
def decode_indexed_branch(ins, image):
    text = ins.operands[0].partition("(")[0]
    register, _, offset = text.strip().partition(" ")
    get = raw(register, wide=True)
    extra = int(offset.replace(" ", "") or "0", 0)
    here = image.section_of(ins.at)

    def run(w, g, m):
        # The address is relative to the next instruction.
        at = get(w).view(np.int64) + extra + (ins.at + 16 - here)
        return jump_each(w, g, m, at + here)
    return run


@control("CALL")
def decode_call(ins, image):
    text = ins.operands[-1]
    if text.startswith("`"):
        name = label_of(text)
        if name in runtime.PLACES:
            place = np.array([runtime.PLACES[name]])
            return lambda w, g, m: call(w, g, m, place)
        if name not in image.labels:
            raise Unsupported(f"a call of {name}")
        target = image.start[image.labels[name]]
        return lambda w, g, m: jump(w, g, m, target)
    return jump_register(ins, image)


def call(w, g, lanes, addresses):
    """Lanes go to a function, or on behind a call of one that the driver has."""
    if lanes.any():
        after = runtime.call_if_known(w, lanes, addresses)
        addresses = addresses if after is None else after
    return jump_each(w, g, lanes, addresses)


def jump_register(ins, image):
    register = ins.operands[0].split(" ")[0]
    if "REL" in ins.mods:
        get, base = raw(register), image.section_of(ins.at)
        return lambda w, g, m: jump_each(w, g, m, get(w).astype(np.int64) + base)
    get = raw(register, wide=True)
    go = call if ins.name == "CALL" else jump_each
    return lambda w, g, m: go(w, g, m, get(w).view(np.int64))


@control("RET")
def decode_return(ins, image):
    return jump_register(ins, image)


@control("LEPC")
def decode_address(ins, image):
    file, n = register_number(ins.operands[0])
    if len(ins.operands) == 1 or file != "R":
        raise Unsupported(ins.text)
    at = image.labels[label_of(ins.operands[1])]

    def run(w, g, m):
        w.R[n][m], w.R[n + 1][m] = at & 0xFFFFFFFF, at >> 32
        g.pc += 1
        return True
    return run


@control("EXIT")
def decode_exit(ins, image):
    also = [predicate(o) for o in ins.operands if is_predicate(o)]

    def run(w, g, m):
        for get in also:
            m = m & get(w)
        w.alive &= ~m
        g.mask = g.mask & ~m
        g.pc += 1
        return bool(g.mask.any())
    return run


@control("KILL", "BPT")
def decode_trap(ins, image):
    def run(w, g, m):
        if m.any():
            raise RuntimeError(f"trap at {ins.text}")
        g.pc += 1
        return True
    return run


def barrier_number(text):
    return int(text[1:])


@control("BSSY")
def decode_set_barrier(ins, image):
    n = barrier_number(ins.operands[0])

    def run(w, g, m):
        if m.any():
            w.B[n][m] = w.word_of(m)
        g.pc += 1
        return True
    return run


@control("BREAK")
def decode_break(ins, image):
    n = barrier_number(next(o for o in ins.operands if o[0] == "B"))

    def run(w, g, m):
        w.B[n] &= ~w.word_of(m)
        g.pc += 1
        return True
    return run


def wait(w, g, m, what):
    """The lanes of a mask wait; the others of the group go on."""
    rest = g.mask & ~m
    if not m.any():
        g.pc += 1
        return True
    if rest.any():
        w.split(rest, g.pc + 1)
        g.mask = m
    g.waits = what
    return False


@control("BSYNC")
def decode_wait(ins, image):
    n = barrier_number(ins.operands[0])
    return lambda w, g, m: wait(w, g, m, ("sync", n))


@control("WARPSYNC")
def decode_warp_wait(ins, image):
    if "ALL" in ins.mods:
        return lambda w, g, m: wait(w, g, m, ("warp", 0xFFFFFFFF))
    get = unsigned(ins.operands[0])

    def run(w, g, m):
        words = np.broadcast_to(get(w), (32,))
        return wait(w, g, m, ("warp", int(words[np.argmax(m)])))
    return run


@control("BAR")
def decode_block_barrier(ins, image):
    operands = list(ins.operands)
    votes = [predicate(o) for o in operands if is_predicate(o)]
    numbers = [unsigned(o) for o in operands if not is_predicate(o)]
    kind = next((k for k in ("RED", "ARV", "SYNC") if k in ins.mods), None)
    how = next((k for k in ("POPC", "AND", "OR") if k in ins.mods), None)
    if not kind:
        raise Unsupported(ins.text)

    def run(w, g, m):
        lane = int(np.argmax(m))
        values = [int(np.broadcast_to(n(w), (32,))[lane]) for n in numbers]
        number, count = (values + [0, 0])[0], (values + [0, 0])[1]
        if kind == "ARV":
            w.block.arrived[number] += int(m.sum())
            g.pc += 1
            return True
        if kind == "RED":
            w.votes[m] = np.broadcast_to(votes[0](w), (32,))[m]
        return wait(w, g, m, ("block", number, count, how))
    return run


@control("UCGABAR_ARV", "UCGABAR_WAIT")
def decode_cluster_barrier(ins, image):
    if ins.name.endswith("WAIT"):
        return lambda w, g, m: wait(w, g, m, ("cluster",))

    def arrive(w, g, m):
        g.pc += 1
        return True
    return arrive


@control("BMOV")
def decode_move_barrier(ins, image):
    to, source = ins.operands
    if to[0] == "B":
        n, get = barrier_number(to), unsigned(source)

        def write(w, g, m):
            np.copyto(w.B[n], get(w), where=m)
            g.pc += 1
            return True
        return write
    n, put = barrier_number(source), set_register(to)

    def read(w, g, m):
        put(w, m, w.B[n])
        if "CLEAR" in ins.mods:
            w.B[n][m] = 0
        g.pc += 1
        return True
    return read


@control("YIELD", "NANOSLEEP")
def decode_yield(ins, image):
    def run(w, g, m):
        g.pc += 1
        w.rotate = True
        return True
    return run


NOTHING = ("NOP", "MEMBAR", "ERRBAR", "CGAERRBAR", "CCTL", "WARPSYNC", "PREEXIT", "ACQBULK", "FENCE", "CCTLL", "PMTRIG", "ENDCOLLECTIVE")


def decode_nothing(ins):
    return lambda w, m: None


for _name in NOTHING:
    if _name not in CONTROL:
        OPERATIONS[_name] = decode_nothing


def decode_result(ins):
    put = set_register(ins.operands[0])
    out = set_predicate(ins.operands[1]) if len(ins.operands) > 1 else None

    def run(w, m):
        put(w, m, w.reduced.astype(U32))
        if out:
            out(w, m, w.reduced != U64(0))
    return run


OPERATIONS["B2R"] = decode_result
