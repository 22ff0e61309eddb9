//===- SharedValues.h - Computations printed once ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Printers compute addresses, widened indices and so on, which are not IR
// values, so no pass could share them. Each computation is remembered by its
// mnemonic and operands and reused where its block dominates.
//
// A phi's register changes when control enters the phi's block. A value
// computed from it is still valid at any place that the computation dominates:
// on the way from the phi's block to that place, the computation has run again.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_SHAREDVALUES_H
#define OPENNVVM_LIB_PTX_VALUES_SHAREDVALUES_H

#include "PTX/Text/InstWriter.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/Dominators.h"

namespace opennvvm::ptx {

/// The instructions that printers share; SharedValues.cpp has their mnemonics.
enum class SharedOp : uint8_t {
  Add,
  Mov,
  MulLo,
  MulWide,
  Shl,
  Shr,
  CvtU16,
  CvtU32,
  CvtU64,
  CvtS16,
  CvtS32,
  CvtS64,
  CvtaGlobal,
  CvtaShared,
  CvtaConst,
  CvtaLocal,
  CvtaSharedCluster,
  CvtaParam,
  CvtaToGlobal,
  CvtaToShared,
  CvtaToConst,
  CvtaToLocal,
  CvtaToSharedCluster,
  CvtaToParam,
  Last = CvtaToParam,
};

/// A computation: an instruction, the letter and the width of its type, and two
/// operands.
struct SharedKey {
  SharedOp What = SharedOp::Add;
  char Letter = 0; ///< Special keys have one of their own.
  uint8_t Bits = 0;
  Op A, B;
};

} // namespace opennvvm::ptx

template <> struct llvm::DenseMapInfo<opennvvm::ptx::SharedKey> {
  using Key = opennvvm::ptx::SharedKey;
  using Op = opennvvm::ptx::Op;

  static Key getEmptyKey() {
    return {opennvvm::ptx::SharedOp::Add, '\0', 0, {}, {}};
  }
  static Key getTombstoneKey() {
    return {opennvvm::ptx::SharedOp::Add, '\1', 0, {}, {}};
  }
  static unsigned hash(const Op &O) {
    return hash_combine(O.Kind, O.isReg() ? int64_t(O.R.code()) : O.Imm,
                        O.Kind == Op::Symbol ? O.GV : nullptr);
  }
  static unsigned getHashValue(const Key &K) {
    return hash_combine(K.What, K.Letter, K.Bits, hash(K.A), hash(K.B));
  }
  static bool same(const Op &A, const Op &B) {
    return A.Kind == B.Kind && A.R == B.R && A.Imm == B.Imm &&
           (A.Kind != Op::Symbol || A.GV == B.GV);
  }
  static bool isEqual(const Key &L, const Key &R) {
    return L.What == R.What && L.Letter == R.Letter && L.Bits == R.Bits &&
           same(L.A, R.A) && same(L.B, R.B);
  }
};

namespace opennvvm::ptx {

/// The shared computations of one function.
class SharedValues {
public:
  SharedValues(RegisterFile &Regs, InstWriter &Out) : Regs(Regs), Out(Out) {}

  /// Discards everything; \p F is printed next.
  void reset(const llvm::Function &F);
  /// Computations requested from here on are in \p BB.
  void enterBlock(const llvm::BasicBlock &BB);
  /// What is printed up to the next block may be skipped: it is on an edge.
  void leaveStraightLine() { Here = nullptr; }

  /// The result of \p What on \p A and \p B, of a type such as .s32 (\p Letter
  /// and \p Bits), in a register of class \p C: that of an earlier such
  /// instruction if it can be used here, otherwise of a new one. Nothing may
  /// write to the register.
  Reg get(SharedOp What, char Letter, unsigned Bits, RegClass C, Op A,
          Op B = Op::sink());
  /// The same, computed where the function starts if it is not known here, and
  /// this is an arm of a branch or the head of a loop. \p A must be known
  /// there, too.
  Reg getAtStart(SharedOp What, char Letter, unsigned Bits, RegClass C, Op A);
  /// The instructions where the function starts.
  llvm::StringRef start() const { return Start; }

private:
  struct Entry {
    Reg Value;
    const llvm::DomTreeNode *Where = nullptr;
  };
  Reg *find(const SharedKey &K);
  bool isKnown(const Entry &E) const;
  bool isSharable(const Op &O) const {
    return O.isReg() ? !Regs.isCoalesced(O.R)
                     : O.isImm() || O.Kind == Op::Symbol || O.Kind == Op::Sink;
  }

  RegisterFile &Regs;
  InstWriter &Out;
  llvm::DenseMap<SharedKey, Entry> Known;
  llvm::DominatorTree Dominators;
  const llvm::DomTreeNode *Here = nullptr;
  llvm::SmallString<0> Start;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_SHAREDVALUES_H
