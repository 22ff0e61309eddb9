//===- SharedValues.cpp - Computations printed once -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedValues.h"

using namespace llvm;

namespace opennvvm::ptx {

/// By SharedOp.
static constexpr StringLiteral Mnemonics[] = {
    "add",
    "mov",
    "mul.lo",
    "mul.wide",
    "shl",
    "shr",
    "cvt.u16",
    "cvt.u32",
    "cvt.u64",
    "cvt.s16",
    "cvt.s32",
    "cvt.s64",
    "cvta.global",
    "cvta.shared",
    "cvta.const",
    "cvta.local",
    "cvta.shared::cluster",
    "cvta.param",
    "cvta.to.global",
    "cvta.to.shared",
    "cvta.to.const",
    "cvta.to.local",
    "cvta.to.shared::cluster",
    "cvta.to.param",
};
static_assert(std::size(Mnemonics) == size_t(SharedOp::Last) + 1);

void SharedValues::reset(const Function &F) {
  Known.clear();
  Here = nullptr;
  // The tree takes a mutable function, but only reads it.
  Dominators.recalculate(const_cast<Function &>(F));
  Dominators.updateDFSNumbers();
}

void SharedValues::enterBlock(const BasicBlock &BB) {
  // Unreachable blocks have no node.
  Here = Dominators.getNode(&BB);
}

/// The register that holds \p K, or a place to put one; null when nothing
/// can be shared here.
Reg *SharedValues::find(const SharedKey &K) {
  if (!Here || !isSharable(K.A) || !isSharable(K.B))
    return nullptr;
  auto [It, New] = Known.try_emplace(K);
  Entry &E = It->second;
  bool Dominates = !New && E.Where->getDFSNumIn() <= Here->getDFSNumIn() &&
                   E.Where->getDFSNumOut() >= Here->getDFSNumOut();
  if (!Dominates)
    E = {Reg(), Here};
  return &E.Value;
}

Reg SharedValues::get(SharedOp What, char Letter, unsigned Bits, RegClass C,
                      Op A, Op B) {
  Reg *Known = find({What, Letter, uint8_t(Bits), A, B});
  if (Known && Known->isValid())
    return *Known;
  Reg R = Regs.temp(C);
  StringRef Mnemonic = Mnemonics[unsigned(What)],
            Suffix = typeSuffix(Letter, Bits);
  if (B.Kind == Op::Sink)
    Out.emitT(Mnemonic, Suffix, R, A);
  else
    Out.emitT(Mnemonic, Suffix, R, A, B);
  if (Known)
    *Known = R;
  return R;
}

} // namespace opennvvm::ptx
