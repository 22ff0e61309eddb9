# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a multiprocessor of each machine has, and how many blocks of a kernel fit on it."""

# Warps, blocks, and bytes of shared memory.
MACHINES = {"sm_75": (32, 16, 65536), "sm_80": (64, 32, 167936), "sm_86": (48, 16, 102400),
            "sm_89": (48, 24, 102400), "sm_90": (64, 32, 233472), "sm_100": (64, 32, 233472),
            "sm_120": (48, 24, 102400)}
REGISTERS = 65536
# Each block takes so many bytes of shared memory besides its own from sm_80 on. cuobjdump
# counts them from sm_90 on, where a block has any.
RESERVED = 1024
COUNTED = ("sm_90", "sm_100", "sm_120")


def blocks_that_fit(sm, registers, shared, threads):
    """Blocks of so many threads, each with so many registers, and of so much shared memory."""
    warps, blocks, memory = MACHINES[sm]
    mine = -(-threads // 32)
    if sm in COUNTED:
        taken = max(shared, RESERVED)
    else:
        taken = max(shared + RESERVED * (sm != "sm_75"), 1)
    by_registers = REGISTERS // (-(-registers // 8) * 8 * 32 * mine)
    return min(blocks, warps // mine, by_registers, memory // taken)
