//===- Buffers.h - Buffers in shared memory ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_BUFFERS_H
#define OPENNVVM_LIB_TILE_TONVVM_BUFFERS_H

#include "Memory.h"
#include "Views.h"

namespace opennvvm::tile {

/// Whether \p T is a view of shared memory, or a tile that is a buffer there.
bool isShared(Type T);

/// The buffer of which \p V, a view of shared memory or a buffer, is a window.
Value bufferOf(Value V);

/// How a buffer lies in shared memory: bytes, and to what its first one is
/// aligned. Gaps behind rows count.
struct BufferSize {
  uint64_t Bytes, Alignment;
};
/// That of \p T, for which isShared() holds, or of a number.
BufferSize bufferSizeOf(Type T);

/// The extents of \p T, and its layout in shared memory, which may be null.
llvm::ArrayRef<int64_t> extentsOf(Type T);
mlir::nv_tileas::SharedLayoutAttr sharedLayoutOf(Type T);

/// The parts of the buffer \p V of type \p T, whose first byte is at \p
/// Pointer.
ViewParts partsOfBuffer(Lowering &L, Type T, Value Pointer);

/// The elements of \p T, a buffer at \p Pointer, in layout \p In, and the other
/// way round. There must have been a barrier where one is needed.
Registers readBuffer(Lowering &L, Type T, Value Pointer, const Layout &In);
void writeBuffer(Lowering &L, Type T, Value Pointer, const Layout &In,
                 const Registers &Are);

/// Before \p View is accessed: if that is in shared memory, what threads did to
/// it before has happened. Whether it is.
bool beginShared(Lowering &L, Value View, SharedUse How);

/// Before and after an access to \p View, which may be in global memory: tokens
/// order what is there, and the order of the program what is in shared memory.
void beginAccess(Lowering &L, Value View, SharedUse How, const Ordering &O,
                 Value Token);
void endAccess(Lowering &L, Value View, SharedUse How, const Ordering &O);

/// Calls \p Do for each buffer that \p Op itself accesses.
void forEachSharedUse(Operation *Op,
                      llvm::function_ref<void(Value, SharedUse)> Do);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_BUFFERS_H
