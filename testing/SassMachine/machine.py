# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Executes the machine code of a cubin, warp by warp, and counts instructions.

The meaning of each instruction was found by experiments: kernels with known answers
have to give them. What is not known here is refused. Lanes that a branch separates
run one group after the other, and meet again where the machine code says so (BSSY,
BSYNC), as on a GPU.
"""

import collections
from typing import NamedTuple

import numpy as np

import atomics  # noqa: F401
import barriers
import control
import conversions  # noqa: F401
import floats  # noqa: F401
import groups  # noqa: F401
import halves  # noqa: F401
import integers  # noqa: F401
import matrices
import memory  # noqa: F401
import mixed  # noqa: F401
import products  # noqa: F401
import scaled  # noqa: F401
import tensor
import tiles  # noqa: F401
import warps  # noqa: F401
from image import GLOBALS
from operands import F32, U32, U64, Unsupported, decoder_of

ARENA = 1 << 25
LOCAL = 1 << 14       # Bytes of each thread.
STACK_TOP = LOCAL - 64
LOCAL_WINDOW = 0x2000_0000_0000
SHARED_WINDOW = 0x2800_0000_0000
TURN = 4000


class Bank(NamedTuple):
    """Where in constant bank 0 is what the driver writes before the parameters."""
    block: int
    grid: int
    stack: int
    descriptor: int   # Of how global memory is accessed: it has no influence here.
    windows: tuple    # Addresses in the generic space, and where they are.
    cluster: int      # Its extents if there is none, and what ptxas wants to know besides.
    reserved: int     # Bytes of shared memory that a kernel does not get.
    workspace: int = 0  # Of grids that are launched so that their blocks can wait.
    explicit: int = 0   # Whether the kernel asks for clusters.
    blocks: int = 0     # Of a cluster.
    others: tuple = ()  # Constants that kernels seldom read, and their words.


# By where the parameters begin, which differs between generations.
BANKS = {
    0x160: Bank(0x0, 0xC, 0x28, 0x118, ((0x18, SHARED_WINDOW), (0x20, LOCAL_WINDOW)), None, 0),
    0x210: Bank(0x0, 0xC, 0x28, 0x208, ((0x20, LOCAL_WINDOW),), None, 0x400),
    0x380: Bank(0x360, 0x370, 0x37C, 0x358, ((0x2F8, LOCAL_WINDOW),), 0x2A0, 0x400,
                0x254, 0x36C, 0x2CC,
                # The number of the grid; reserved bytes of shared memory; processors.
                ((0x140, (0, 0)), (0x16C, (0x400,)), (0x2D0, (1,))))}


class Group:
    """Lanes of a warp that execute together."""
    __slots__ = ("mask", "pc", "waits")

    def __init__(self, mask, pc):
        self.mask, self.pc, self.waits = mask, pc, None


class Warp:
    def __init__(self, block, number, lanes, pc):
        self.block, self.number = block, number
        self.machine = block.machine
        self.R = np.zeros((257, 32), U32)
        self.U = np.zeros((257, 1), U32)
        self.P = np.zeros((8, 32), bool)
        self.UP = np.zeros((8, 1), bool)
        self.B = np.zeros((16, 32), U32)
        self.local = np.zeros(32 * LOCAL, np.uint8)
        self.alive = lanes.copy()
        self.groups = [Group(lanes.copy(), pc)]
        self.rotate = False
        self.copies = matrices.Copies()
        self.votes = np.zeros(32, bool)
        self.reduced = np.zeros(1, U64)
        self.ids = number * 32 + np.arange(32)

    def split(self, mask, pc):
        self.groups.append(Group(mask, pc))

    def index(self, address):
        if int(address) not in self.machine.image.start:
            raise Unsupported(f"a jump to {int(address):#x}, where there is no code")
        return self.machine.image.start[int(address)]

    @staticmethod
    def word_of(mask):
        return np.packbits(mask, bitorder="little").view(U32)[0]

    def constants(self, bank, where, kind):
        if bank == 0:
            data = self.machine.bank0
            if where[0] < self.machine.parameters and \
                    int(where[0]) & ~3 not in self.machine.known:
                raise Unsupported(f"constant c[0x0][{int(where[0]):#x}]")
        else:
            data = self.machine.banks[bank]
        return data.view(kind)[(where // U64(np.dtype(kind).itemsize)).astype(
            np.int64)]

    @staticmethod
    def space_of(address):
        """The memory that a generic address is in."""
        return {LOCAL_WINDOW >> 43: "local",
                SHARED_WINDOW >> 43: "shared"}.get(address >> 43, "global")

    def place(self, space, where, mask, size):
        """The memory that lanes access, and their indices in it."""
        where = np.broadcast_to(where, (32,))[mask]
        if space == "generic":
            window = int(where[0]) >> 43
            if (where >> U64(43) != U64(window)).any():
                raise Unsupported("lanes that access different spaces")
            space = self.space_of(int(where[0]))
        if (where % U64(size)).any():
            raise RuntimeError("a misaligned address")
        if space == "global":
            index = (where - U64(GLOBALS)).view(np.int64)
            data = self.machine.memory
        elif space == "shared":
            if (where >> U64(24) & U64(0xFF) != U64(self.block.rank)).any():
                raise Unsupported("memory of another block of the cluster")
            index = (where & U64(0xFFFFFF)).astype(np.int64)
            data = self.block.shared
        else:
            index = (where & U64(0xFFFFFF)).astype(np.int64)
            if (index + size > LOCAL).any():
                raise RuntimeError("local memory out of bounds")
            return self.local, index + np.flatnonzero(mask) * LOCAL
        if (index < 0).any() or (index + size > len(data)).any():
            raise RuntimeError(f"{space} memory out of bounds")
        return data, index

    def special(self, name):
        x, y, _ = self.machine.block_size
        simple = {"SR_TID.X": lambda: self.ids % x,
                  "SR_TID.Y": lambda: self.ids // x % y,
                  "SR_TID.Z": lambda: self.ids // x // y,
                  "SR_LANEID": lambda: np.arange(32),
                  "SR_CTAID.X": lambda: self.block.id[0],
                  "SR_CTAID.Y": lambda: self.block.id[1],
                  "SR_CTAID.Z": lambda: self.block.id[2],
                  "SRZ": lambda: 0, "SR_CgaCtaId": lambda: self.block.rank,
                  # What belongs to a cluster is so many records before the constants.
                  "SR_CgaSize": lambda: 0,
                  "SR_VIRTUALSMID": lambda: 0, "SR_PM0": lambda: 0,
                  # The number of a warp and how many there may be, above eight other bits.
                  "SR_VIRTID": lambda: self.number << 8, "SR_VIRTCFG": lambda: 64 << 8,
                  "SR_SMEMSZ": lambda: self.machine.shared_bytes,
                  "SR_CLOCKLO": lambda: self.machine.steps,
                  "SR_CLOCKHI": lambda: 0,
                  # Time passes from step to step.
                  "SR_GLOBALTIMERLO": lambda: self.machine.steps,
                  "SR_GLOBALTIMERHI": lambda: 0,
                  "SR_EQMASK": lambda: 1 << np.arange(32),
                  "SR_LTMASK": lambda: (1 << np.arange(32)) - 1,
                  "SR_LEMASK": lambda: (2 << np.arange(32)) - 1,
                  "SR_GTMASK": lambda: -(2 << np.arange(32)),
                  "SR_GEMASK": lambda: -(1 << np.arange(32)),
                  "SR_SWINHI": lambda: SHARED_WINDOW >> 32,
                  "SR_LWINHI": lambda: LOCAL_WINDOW >> 32}
        if name not in simple:
            raise Unsupported(f"special register {name}")
        return (np.atleast_1d(simple[name]()).astype(np.int64)
                & 0xFFFFFFFF).astype(U32)

    def run(self):
        """Runs groups until all wait. Returns whether anything was executed."""
        moved = False
        while True:
            group = next((g for g in self.groups if not g.waits), None)
            if group is None:
                if not self.release():
                    return moved
                continue
            moved = True
            if self.machine.steps > self.machine.limit:
                raise RuntimeError("too many steps")
            self.rotate = False
            if self.run_group(group):
                # Its turn is over; another group of the warp may be waited for.
                self.groups.remove(group)
                self.groups.append(group)
                self.release()
                if all(g is group or g.waits for g in self.groups):
                    return True
            elif not group.mask.any():
                self.groups.remove(group)

    def run_group(self, group):
        machine = self.machine
        issued, active = machine.issued, machine.active
        for _ in range(TURN):
            pc, mask = group.pc, group.mask
            issued[pc] += 1
            active[pc] += np.count_nonzero(mask)
            machine.steps += 1
            run, guard, is_control = machine.decoded[pc] or machine.decode(pc)
            if guard:
                mask = mask & guard(self)
            if is_control:
                if not run(self, group, mask):
                    return False
                if self.rotate:
                    return True
                continue
            if not guard or mask.any():
                run(self, mask)
            group.pc = pc + 1
        return True

    def release(self):
        """Lets groups go on that have waited for the last of their lanes."""
        self.groups = [g for g in self.groups if g.mask.any()]
        waiting = {}
        for g in self.groups:
            if g.waits and g.waits[0] == "sync":
                n = g.waits[1]
                lanes = int(self.B[n][np.argmax(g.mask)])
                waiting.setdefault(("sync", n, lanes), []).append(g)
            elif g.waits and g.waits[0] == "warp":
                waiting.setdefault(("warp", None, g.waits[1]), []).append(g)
        alive, moved = int(self.word_of(self.alive)), False
        for (_, _, lanes), groups in waiting.items():
            here = np.logical_or.reduce([g.mask for g in groups])
            if lanes & alive & ~int(self.word_of(here)):
                continue
            moved = True
            by_place = {}
            for g in groups:
                self.groups.remove(g)
                by_place.setdefault(g.pc, []).append(g.mask)
            for pc, masks in by_place.items():
                self.split(np.logical_or.reduce(masks), pc + 1)
        return moved


class Block:
    def __init__(self, machine, number, pc):
        self.machine = machine
        x, y, _ = machine.grid
        self.id = number % x, number // x % y, number // x // y
        self.rank = self.id[0] % machine.cluster
        self.shared = np.zeros(-(-machine.shared_bytes // 16) * 16 + 1024, np.uint8)
        self.tensor = tensor.Memory()
        self.arrived = collections.Counter()  # By the number or name of a barrier.
        threads = int(np.prod(machine.block_size))
        self.warps = [Warp(self, n, np.arange(32) + 32 * n < threads, pc)
                      for n in range(-(-threads // 32))]

    def run(self):
        """Runs warps until all wait. Returns whether anything was executed or released."""
        moved = False
        for w in self.warps:
            moved |= w.run()
        return self.release() or moved

    def groups(self):
        return [g for w in self.warps for g in w.groups if g.mask.any()]

    def release(self):
        moved = barriers.release(self.warps)
        for number in {g.waits[1] for w in self.warps for g in w.groups
                       if g.waits and g.waits[0] == "block"}:
            here = [(w, g) for w in self.warps for g in w.groups
                    if g.waits and g.waits[:2] == ("block", number)]
            threads = sum(int(g.mask.sum()) for _, g in here)
            needed = here[0][1].waits[2]
            if not needed:
                needed = sum(int(w.alive.sum()) for w in self.warps)
            if threads + self.arrived[number] < needed:
                continue
            moved = True
            self.arrived[number] = 0
            self.reduce(here, threads)
            for w, g in here:
                g.waits = None
                g.pc += 1
        return moved

    @staticmethod
    def reduce(here, threads):
        how = here[0][1].waits[3]
        if not how:
            return
        true = sum(int((w.votes & g.mask).sum()) for w, g in here)
        value = {"POPC": true, "AND": int(true == threads),
                 "OR": int(true > 0)}[how]
        for w, _ in here:
            w.reduced[0] = value if how == "POPC" else \
                0xFFFFFFFF if value else 0


def run_cluster(blocks):
    """Runs blocks until all have ended. Those that wait for each other do so with all threads."""
    while any(w.alive.any() for block in blocks for w in block.warps):
        moved = sum([block.run() for block in blocks])
        groups = [g for block in blocks for g in block.groups()]
        if groups and all(g.waits and g.waits[0] == "cluster" for g in groups):
            moved = True
            for g in groups:
                g.waits = None
                g.pc += 1
        if not moved and not any([barriers.release(b.warps, True) for b in blocks]):
            raise RuntimeError("deadlock")


class Machine:
    """One cubin, with memory. Kernels run one after the other."""

    def __init__(self, image, limit=3_000_000):
        self.image, self.limit, self.steps = image, limit, 0
        self.memory = np.zeros(ARENA, np.uint8)
        start = np.frombuffer(bytes(image.globals), np.uint8)
        self.memory[:len(start)] = start
        self.top = len(start) + 4096
        self.decoded = [None] * len(image.code)
        self.issued = np.zeros(len(image.code), np.int64)
        self.active = np.zeros(len(image.code), np.int64)

    def allocate(self, data, apart=4096):
        """Global memory with contents, so far from what is allocated next; its address."""
        at = -(-self.top // 256) * 256
        if at + len(data) + apart > len(self.memory):
            raise RuntimeError("no memory is left")
        self.memory[at:at + len(data)] = np.frombuffer(data, np.uint8)
        self.top = at + len(data) + apart
        return GLOBALS + at

    def read(self, address, size):
        at = address - GLOBALS
        return self.memory[at:at + size].tobytes()

    def decode(self, pc):
        ins = self.image.code[pc]
        guard = None
        if ins.guard and ins.guard not in ("PT", "UPT"):
            get = control.predicate(("!" if ins.negated else "") + ins.guard)
            guard = get
        elif ins.negated:
            def guard(w):
                return np.zeros(1, bool)
        if ins.name in control.CONTROL:
            run = control.CONTROL[ins.name](ins, self.image)
        else:
            decode = decoder_of(ins)
            try:
                run = decode(ins)
            except (AttributeError, IndexError, ValueError, StopIteration,
                    TypeError) as problem:
                raise Unsupported(ins.text) from problem
        self.decoded[pc] = run, guard, ins.name in control.CONTROL
        return self.decoded[pc]

    def constants_before(self, where, kernel, dynamic_shared):
        """What is before the parameters: places, and words that are there."""
        yield from ((where.block, self.block_size), (where.grid, self.grid),
                    (where.stack, (STACK_TOP,)), (where.descriptor, (0, 0)), *where.others)
        for at, to in where.windows:
            yield at, (0, to >> 32)
        if where.cluster:
            # Extents, dynamic shared memory, and the reciprocals of the extents, as floats.
            extents = self.cluster, 1, 1
            yield where.cluster, (*extents, dynamic_shared, *(
                int((F32(1) / F32(n)).view(U32)) for n in extents))
            yield where.blocks, (self.cluster,)
            # What the blocks of a grid wait at.
            space = self.allocate(bytes(64))
            yield where.workspace, (space >> 32, space & 0xFFFFFFFF)
            if self.cluster == 1 and not self.image.asks_for_clusters(kernel):
                yield where.explicit, (0,)

    def launch(self, kernel, grid, block, parameters, dynamic_shared=0, cluster=1):
        """Runs a kernel, of which so many blocks in x are a cluster."""
        self.grid, self.block_size, self.cluster = grid, block, cluster
        self.parameters, _, _ = self.image.parameters(kernel)
        where = BANKS.get(self.parameters)
        if not where:
            raise Unsupported(f"parameters from {self.parameters:#x}")
        # The variables of a kernel that has some are behind what is reserved.
        self.shared_bytes = max(where.reserved, self.image.shared_bytes(kernel)) + dynamic_shared
        bank = bytearray(self.parameters) + parameters + bytes(
            -len(parameters) % 16 + 64)
        self.known = set()
        for at, words in self.constants_before(where, kernel, dynamic_shared):
            for n, word in enumerate(words):
                self.known.add(at + 4 * n)
                bank[at + 4 * n:at + 4 * n + 4] = word.to_bytes(4, "little")
        self.bank0 = np.frombuffer(bytes(bank), np.uint8)
        self.banks = {
            n: np.frombuffer(bytes(data) + bytes(-len(data) % 16 + 16), np.uint8)
            for (n, owner), data in self.image.banks.items()
            if owner in ("", kernel)}
        pc = self.image.start[self.image.labels[kernel]]
        with np.errstate(all="ignore"):
            for number in range(0, int(np.prod(grid)), self.cluster):
                run_cluster([Block(self, n, pc) for n in range(number, number + self.cluster)])
