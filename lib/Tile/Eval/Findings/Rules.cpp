//===- Rules.cpp - What runs of tile programs can prove wrong -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Findings/Rules.h"

namespace opennvvm::tile {

static constexpr RuleInfo Rules[] = {
    {"tile-assert", true, "An assertion of the program does not hold.",
     "Mend what the message says, or take the assertion out."},
    {"tile-deadlock", true, "Blocks wait for each other for ever.",
     "Let some block write what the others wait for. A block must not wait for "
     "one that can only begin when it has ended."},
    {"tile-false-assume", true, "A fact that the program promises is false.",
     "Compilers rely on 'assume'. Give only arguments for which it holds, or "
     "do not promise it."},
    {"tile-false-inbounds", true,
     "A tile overhangs its array, which the program promises it does not.",
     "Promise 'inbounds' only where the tile divides the extent, or handle the "
     "last tile apart."},
    {"tile-index-space", true,
     "An index is outside of the index space of a view.",
     "Compare the index with the number of tiles (get_index_space_shape, "
     "ct.num_tiles) before the access, or launch fewer blocks."},
    {"tile-misaligned", true,
     "An address is not a multiple of the size of what is there.",
     "Pass an address that is aligned to its elements."},
    {"tile-out-of-bounds", true, "An access outside of every allocation.",
     "Mask the elements that are outside, or correct extents and strides."},
    {"tile-overlap", true,
     "Elements of one store have the same address and different values.",
     "Store each address once; to add, use an atomic."},
    {"tile-race", true,
     "Two accesses of a block conflict, and no token orders them.",
     "Pass the token of the first access to the second one. In cuTile, arrays "
     "that share memory must be declared to be aliases."},
    {"tile-race-blocks", true, "Accesses of two blocks conflict without order.",
     "Let each block write memory of its own, or use atomics; a flag needs "
     "release and acquire."},
    {"tile-race-same-value", false,
     "Two accesses without order store the same value.",
     "Let one of them store it."},
    {"tile-read-only", true, "A store to memory that is read only.",
     "Store elsewhere, or pass memory that can be written."},
    {"tile-undetermined", true,
     "Something depends on elements that have no determined value.",
     "Give the load a padding value, or mask the elements where they are "
     "used."},
    {"tile-uninitialized", true,
     "Something depends on memory that nobody has written.",
     "Write the memory before it is read, or mask what is read."},
};

const RuleInfo &infoOf(Rule R) { return Rules[size_t(R)]; }

} // namespace opennvvm::tile
