//===- Known.h - Kernels of tile programs in this process -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_TILE_LAUNCH_KNOWN_H
#define OPENNVVM_TOOLS_TILE_LAUNCH_KNOWN_H

#include "Abi.h"
#include "TileImage/LaunchInfo.h"

namespace opennvvm::launch {

/// What a kernel needs beyond what its launch says.
struct Needs {
  unsigned Block[3] = {1, 1, 1};
  uint64_t Shared = 0;
};

/// Notes that \p Container, a module or a library, was made of \p Image, if
/// that is the image of a tile program.
void noteImage(Handle Container, const void *Image);
/// The same for the file \p Name.
void noteFile(Handle Container, const char *Name);
/// Notes that \p Part is the module of the library \p Whole.
void notePart(Handle Part, Handle Whole);
/// Forgets \p Container and its kernels.
void forget(Handle Container);

/// Notes that \p Kernel is that of \p Container called \p Name.
/// \returns whether its launches are changed; \p To then receives how.
bool noteKernel(Handle Kernel, Handle Container, const char *Name, Needs &To);
/// Notes that \p Function is another handle of \p Kernel. \returns as above.
bool noteAlias(Handle Function, Handle Kernel, Needs &To);

/// Whether launches of \p Kernel are changed; \p To then receives how. Costs
/// nothing while no image of a tile program was loaded.
bool find(Handle Kernel, Needs &To);

} // namespace opennvvm::launch

#endif // OPENNVVM_TOOLS_TILE_LAUNCH_KNOWN_H
