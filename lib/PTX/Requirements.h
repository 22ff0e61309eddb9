//===- Requirements.h - What the text needs of its readers ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_REQUIREMENTS_H
#define OPENNVVM_LIB_PTX_REQUIREMENTS_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Instruction;
} // namespace llvm

namespace opennvvm::ptx {

/// An instruction whose PTX may not stand in every module that could hold the
/// rest; the rest is known last.
struct Reservation {
  const llvm::Instruction *At;
  llvm::StringRef What;
  PTXVersion Until;     ///< The last version that knows it.
  bool UnifiedTextures; ///< Its texture and sampler have one handle.
};

/// Grows while a module is printed; the header is printed from it.
struct Requirements {
  PTXVersion PTX = 0;              ///< Lowest version that knows all of it.
  bool TexmodeIndependent = false; ///< A sampler was declared or used.
  bool Debug = false;              ///< DWARF sections follow.
  /// A kernel takes a pointer to constant memory. ptxas then refuses casts
  /// between that and generic memory, of which this is the first.
  bool ConstParameter = false;
  const llvm::Instruction *ConstCast = nullptr;
  llvm::SmallVector<Reservation, 0> Reservations;

  void need(PTXVersion V) { PTX = V > PTX ? V : PTX; }
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

#endif // OPENNVVM_LIB_PTX_REQUIREMENTS_H
