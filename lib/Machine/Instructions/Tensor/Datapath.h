//===- Datapath.h - Where tcgen05.mma has its matrices ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_DATAPATH_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_DATAPATH_H

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// A part of a result whose rows are whole lanes of one CTA: "Data Path Layout
/// Organization". What a lane computes, it computes with the rows of A, the
/// scales and the metadata that are in the same lane.
struct ResultPart {
  unsigned Cta = 0;         ///< 0, or 1 for the odd one of a pair.
  unsigned Rows = 0;        ///< The CTA's rows of A, from 0 on.
  unsigned FirstColumn = 0; ///< Of the result.
  unsigned Columns = 0;
  unsigned FirstLane = 0;
  bool IsHalf = false; ///< Only 16 of 32 lanes are used.

  unsigned laneOf(unsigned Row) const {
    return FirstLane + (IsHalf ? Row % 16 + Row / 16 * 32 : Row);
  }
};

/// The parts of a result of \p M rows and \p N columns. \p Lane is that of its
/// address.
llvm::SmallVector<ResultPart, 4> partsOf(unsigned M, unsigned N, bool IsPair,
                                         bool IsSparse, bool IsStationary,
                                         unsigned Lane);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_TENSOR_DATAPATH_H
