//===- Machine.h - What the machine of a tile program can do ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The facts are those of the catalog, so a new machine needs no change here.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_TONVVM_MACHINE_H
#define OPENNVVM_LIB_TILE_TONVVM_MACHINE_H

#include "opennvvm/Facts/Machines.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace opennvvm::tile {

struct Machine {
  unsigned SM = 0;          ///< 75, 90, 120 …
  char Suffix = 0;          ///< 0, 'a' or 'f'.
  unsigned Index = 0;       ///< Its bit in an SMMask.
  unsigned Threads = 0;     ///< That a multiprocessor holds.
  unsigned Blocks = 0;      ///< That a multiprocessor holds.
  unsigned SharedBytes = 0; ///< For a block that requests them at launch.

  /// The name, such as "sm_90a".
  std::string name() const;

  /// bf16 sums, products and comparisons are instructions; others go by way of
  /// fma, or of f32.
  bool hasBF16Arithmetic() const;
  /// fma.bf16 is an instruction.
  bool hasBF16Fma() const;
  /// f32 to bf16 is an instruction.
  bool hasBF16Conversion() const;
  /// min.NaN and its kin are instructions.
  bool hasMinMaxNaN() const;
  /// f32 to tf32 can be rounded to the nearest even number by an instruction.
  bool hasTF32Conversion() const;
  bool hasFP8Conversion() const;
  /// Conversions to and from FP4 and FP6.
  bool hasFP4Conversion() const;

  bool hasCpAsync() const;
  bool hasBulkCopy() const;
  bool hasMBarrier() const;
  bool hasLdMatrix() const;
  bool hasStMatrix() const;
  /// Reductions of integers in a warp, redux.sync.
  bool hasRedux() const;
  bool hasReduxF32() const;
  /// red.global.add.v4.f32 and its kin.
  bool hasVectorRed() const;
  bool hasBF16Red() const;
  /// 32 bytes at once from and to global memory.
  bool hasWideAccess() const;

  bool hasMmaF16() const;    ///< m16n8k8
  bool hasMmaF16K16() const; ///< m16n8k16
  bool hasMmaBF16() const;   ///< m16n8k8, m16n8k16
  bool hasMmaTF32() const;   ///< m16n8k4, m16n8k8
  bool hasMmaF64() const;    ///< m8n8k4
  bool hasMmaI8() const;     ///< m8n8k16
  bool hasMmaI8K32() const;  ///< m16n8k16, m16n8k32
  bool hasMmaFP8() const;    ///< m16n8k32
  bool hasMmaBlockScaled() const;
};

/// Finds "sm_90a", "compute_90a" or "90a". Fails if there is no such machine,
/// or if it is older than what tile programs are compiled for.
llvm::Expected<Machine> parseMachine(llvm::StringRef Name);

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_TONVVM_MACHINE_H
