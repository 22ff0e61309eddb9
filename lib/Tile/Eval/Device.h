//===- Device.h - What the blocks of a launch share -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_DEVICE_H
#define OPENNVVM_LIB_TILE_EVAL_DEVICE_H

#include "Columns.h"
#include "Tile/Eval/Memory/Memory.h"
#include "mlir/IR/Operation.h"
#include "opennvvm/Dialect/NVTileAS/Ops.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <vector>

namespace opennvvm::tile_eval {

/// Memory by addresses, which are those of the host, and where text goes.
class Device {
public:
  explicit Device(llvm::raw_ostream &Output) : Output(Output) {}
  virtual ~Device() = default;

  /// Zeros that a program may access; \p Name is for messages.
  /// \returns their address, or 0 if there is no memory.
  uint64_t allocate(uint64_t Bytes, uint64_t Alignment, llvm::StringRef Name,
                    bool IsReadOnly = false);

  /// Memory of the caller's that a program may access; \p Name is for
  /// messages. It must not overlap what is known already.
  void know(uint64_t At, uint64_t Bytes, llvm::StringRef Name,
            bool IsReadOnly = false);

  /// The bytes at \p At, which \p Op reads or writes; null after a diagnostic.
  virtual uint8_t *reach(mlir::Operation &Op, uint64_t At, unsigned Bytes,
                         bool Writes);

  /// Whether seeLoad() is to be called: gathering places takes time.
  virtual bool seesLoads() const { return false; }

  /// Told, before \p Op loads a tile, where its elements are, in row-major
  /// order; those that are not \p On are not read, and may be anywhere.
  virtual void seeLoad(mlir::Operation & /*Op*/,
                       llvm::ArrayRef<uint64_t> /*Places*/,
                       const llvm::BitVector & /*On*/) {}

  /// Told of what \p Op makes a promise.
  virtual void seePromise(mlir::nv_tileas::AssumeOp /*Op*/,
                          const Column & /*Of*/) {}

  /// The address of the variable \p Op, an llvm.mlir.global. Fails after a
  /// diagnostic.
  mlir::FailureOr<uint64_t> addressOf(mlir::Operation &Op);

  llvm::raw_ostream &Output;

private:
  opennvvm::tile::Memory Known{/*TrustsUnknown=*/false};
  std::vector<std::unique_ptr<uint8_t[]>> Owned;
  llvm::DenseMap<mlir::Operation *, uint64_t> Variables;
};

} // namespace opennvvm::tile_eval

#endif // OPENNVVM_LIB_TILE_EVAL_DEVICE_H
