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

/// The type that an access of a part prints: ".u32", ".f32", ".b16".
llvm::StringRef memoryType(const Part &P);

/// Moves values between registers and memory.
class MemoryAccess {
public:
  MemoryAccess(FunctionContext &E, Addressing &Addresses)
      : E(E), Addresses(Addresses) {}

  /// Loads or stores all parts of \p Ty at \p A, split and combined as
  /// alignment allows. \p Modifier follows "ld" or "st" (".volatile"), and \p
  /// AfterSpace follows the state space (".nc", ".cs").
  void load(llvm::ArrayRef<Reg> To, llvm::Type *Ty, Address A,
            llvm::Align Align, llvm::StringRef Modifier = {},
            llvm::StringRef AfterSpace = {});
  void store(llvm::ArrayRef<Op> From, llvm::Type *Ty, Address A,
             llvm::Align Align, llvm::StringRef Modifier = {},
             llvm::StringRef AfterSpace = {});

  /// Whether \p A can be written to; otherwise reports it.
  bool mayStore(const Address &A);

  /// Copies the bits of \p From, in parts \p FromParts, to \p To, truncated or
  /// zero-extended: the slow path for lists that do not line up.
  void castBits(llvm::ArrayRef<Reg> To, const TypeParts &ToParts,
                llvm::ArrayRef<Reg> From, const TypeParts &FromParts);

private:
  void loadPiece(Reg To, const Part &P, Address A, llvm::Align Align,
                 llvm::StringRef Modifier);
  void storePiece(Op From, const Part &P, Address A, llvm::Align Align,
                  llvm::StringRef Modifier);
  // BitPacked.cpp
  void loadBitPacked(llvm::ArrayRef<Reg> To, llvm::Type *Ty, Address A,
                     llvm::Align Align, llvm::StringRef Modifier);
  void storeBitPacked(llvm::ArrayRef<Op> From, llvm::Type *Ty, Address A,
                      llvm::Align Align, llvm::StringRef Modifier);

  FunctionContext &E;
  Addressing &Addresses;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_MEMORYACCESS_H
