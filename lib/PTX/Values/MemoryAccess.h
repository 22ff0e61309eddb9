//===- MemoryAccess.h - Loads and stores of whole values --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_MEMORYACCESS_H
#define OPENNVVM_LIB_PTX_VALUES_MEMORYACCESS_H

#include "Addressing.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Alignment.h"

namespace llvm {
class Type;
} // namespace llvm

namespace opennvvm::ptx {

struct Part;
struct TypeParts;

/// The type that an access of a part prints: Mod::U32, F32, B16.
Mod memoryType(const Part &P);

/// The modifiers of an access: "ld.Order.Scope.SPACE.Cache.NonCoherent".
struct AccessMods {
  Mod Order = Mod::None; ///< Or Mod::Volatile.
  Mod Scope = Mod::None;
  Mod Cache = Mod::None;
  Mod NonCoherent = Mod::None;
};

/// Moves values between registers and memory.
class MemoryAccess {
public:
  MemoryAccess(FunctionContext &E, Addressing &Addresses)
      : E(E), Addresses(Addresses) {}

  /// Loads or stores all parts of \p Ty at \p A, split and combined as
  /// alignment allows.
  void load(llvm::ArrayRef<Reg> To, llvm::Type *Ty, Address A,
            llvm::Align Align, const AccessMods &M = {});
  void store(llvm::ArrayRef<Op> From, llvm::Type *Ty, Address A,
             llvm::Align Align, const AccessMods &M = {});

  /// Whether \p A can be written to; otherwise reports it.
  bool mayStore(const Address &A);

  /// Copies the bits of \p From, in parts \p FromParts, to \p To, truncated or
  /// zero-extended: the slow path for lists that do not line up.
  void castBits(llvm::ArrayRef<Reg> To, const TypeParts &ToParts,
                llvm::ArrayRef<Reg> From, const TypeParts &FromParts);

private:
  void loadPiece(Reg To, const Part &P, Address A, llvm::Align Align,
                 const AccessMods &M);
  void storePiece(Op From, const Part &P, Address A, llvm::Align Align,
                  const AccessMods &M);
  // BitPacked.cpp
  void loadBitPacked(llvm::ArrayRef<Reg> To, llvm::Type *Ty, Address A,
                     llvm::Align Align, const AccessMods &M);
  void storeBitPacked(llvm::ArrayRef<Op> From, llvm::Type *Ty, Address A,
                      llvm::Align Align, const AccessMods &M);

  FunctionContext &E;
  Addressing &Addresses;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_MEMORYACCESS_H
