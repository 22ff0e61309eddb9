//===- Requirements.h - Requirements of the printed text --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_REQUIREMENTS_H
#define OPENNVVM_LIB_PTX_MODULE_REQUIREMENTS_H

#include "Target/Features.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm::ptx {

/// An instruction whose PTX is not allowed in every module; the rest of the
/// module is known last.
struct Reservation {
  const llvm::Instruction *At;
  llvm::StringRef What;
  PTXVersion Until;     ///< The last version that supports it.
  bool UnifiedTextures; ///< Its texture and sampler share one handle.
};

/// Grows while a module is printed; the header is printed from it.
struct Requirements {
  PTXVersion PTX = 0;              ///< Lowest version that supports everything.
  bool TexmodeIndependent = false; ///< A sampler was declared or used.
  bool Debug = false;              ///< DWARF sections follow.
  /// A kernel has a parameter that points to constant memory. ptxas then
  /// rejects casts between constant and generic memory; this is the first of
  /// these.
  bool ConstParameter = false;
  const llvm::Instruction *ConstCast = nullptr;
  llvm::SmallVector<Reservation, 0> Reservations;

  void need(PTXVersion V) { PTX = V > PTX ? V : PTX; }
  void need(Feature F) { need(gateOf(F).PTX); }
  /// Adds what another part of the module needs.
  void merge(const Requirements &Other) {
    need(Other.PTX);
    TexmodeIndependent |= Other.TexmodeIndependent;
    Debug |= Other.Debug;
    ConstParameter |= Other.ConstParameter;
    if (!ConstCast)
      ConstCast = Other.ConstCast;
    Reservations.append(Other.Reservations.begin(), Other.Reservations.end());
  }
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_REQUIREMENTS_H
