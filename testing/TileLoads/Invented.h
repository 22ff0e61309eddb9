//===- Invented.h - Arguments and memory that are made up -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TESTING_TILELOADS_INVENTED_H
#define OPENNVVM_TESTING_TILELOADS_INVENTED_H

#include "Tile/Eval/Device.h"
#include "Tile/Eval/Evaluator.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <functional>
#include <map>

namespace opennvvm::tile_loads {

/// Memory wherever it is accessed, with small random numbers, and a limit for
/// how much is loaded.
class InventedDevice : public tile_eval::Device {
public:
  using Watcher = std::function<void(
      mlir::Operation &, llvm::ArrayRef<uint64_t>, const llvm::BitVector &)>;

  InventedDevice(uint64_t Seed, Watcher Watch)
      : Device(llvm::nulls()), Seed(Seed), Watch(std::move(Watch)) {}

  uint8_t *reach(mlir::Operation &Op, uint64_t At, unsigned Bytes,
                 bool Writes) override;
  bool seesLoads() const override { return true; }
  void seeLoad(mlir::Operation &Op, llvm::ArrayRef<uint64_t> Places,
               const llvm::BitVector &On) override;
  void seePromise(mlir::nv_tileas::AssumeOp Op,
                  const tile_eval::Column &Of) override;

  /// Whether something that the program promises has been false.
  bool hasBrokenPromise() const { return IsBroken; }
  /// Whether the run ended because it loads so much.
  bool isOverLimit() const { return Elements > MaxElements; }

private:
  static constexpr uint64_t PageBytes = 4096, MaxElements = 3'000'000;
  std::vector<uint8_t> &pageAt(uint64_t Number, mlir::Type Element);

  uint64_t Seed, Elements = 0;
  Watcher Watch;
  bool IsBroken = false;
  std::map<uint64_t, std::vector<uint8_t>> Pages;
};

/// Arguments for \p F that keep what it promises of them at once: arrays that
/// are far from each other, and numbers that might be extents and strides.
/// Nothing if a parameter is of another type.
std::optional<llvm::SmallVector<tile_eval::Value>>
inventArguments(mlir::func::FuncOp F, uint64_t Seed);

/// A random number that depends on both alone.
uint64_t mixed(uint64_t Seed, uint64_t Number);

} // namespace opennvvm::tile_loads

#endif // OPENNVVM_TESTING_TILELOADS_INVENTED_H
