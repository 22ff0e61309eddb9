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
static constexpr Opcode Opcodes[] = {
    Inst::Add,
    Inst::Mov,
    {Inst::Mul, Mod::Lo},
    {Inst::Mul, Mod::Wide},
    Inst::Shl,
    Inst::Shr,
    {Inst::Cvt, Mod::U16},
    {Inst::Cvt, Mod::U32},
    {Inst::Cvt, Mod::U64},
    {Inst::Cvt, Mod::S16},
    {Inst::Cvt, Mod::S32},
    {Inst::Cvt, Mod::S64},
    {Inst::Cvta, Mod::Global},
    {Inst::Cvta, Mod::Shared},
    {Inst::Cvta, Mod::Const},
    {Inst::Cvta, Mod::Local},
    {Inst::Cvta, Mod::SharedCluster},
    {Inst::Cvta, Mod::Param},
    {Inst::Cvta, Mod::To, Mod::Global},
    {Inst::Cvta, Mod::To, Mod::Shared},
    {Inst::Cvta, Mod::To, Mod::Const},
    {Inst::Cvta, Mod::To, Mod::Local},
    {Inst::Cvta, Mod::To, Mod::SharedCluster},
    {Inst::Cvta, Mod::To, Mod::Param},
};
static_assert(std::size(Opcodes) == size_t(SharedOp::Last) + 1);

void SharedValues::reset(const Function &F) {
  Known.clear();
  Here = nullptr;
  Start.clear();
  // The tree takes a mutable function, but only reads it.
  Dominators.recalculate(const_cast<Function &>(F));
  Dominators.updateDFSNumbers();
}

void SharedValues::enterBlock(const BasicBlock &BB) {
  // Unreachable blocks have no node.
  Here = Dominators.getNode(&BB);
}

/// Whether what \p E holds can be used here.
bool SharedValues::isKnown(const Entry &E) const {
  if (!E.Value.isValid() || E.Where == Dominators.getRootNode())
    return E.Value.isValid();
  return Here && E.Where->getDFSNumIn() <= Here->getDFSNumIn() &&
         E.Where->getDFSNumOut() >= Here->getDFSNumOut();
}

/// The register that holds \p K, or a place to put one; null when nothing
/// can be shared here.
Reg *SharedValues::find(const SharedKey &K) {
  if (!Here || !isSharable(K.A) || !isSharable(K.B))
    return nullptr;
  Entry &E = Known[K];
  if (!isKnown(E))
    E = {Reg(), Here};
  return &E.Value;
}

Reg SharedValues::get(SharedOp What, char Letter, unsigned Bits, RegClass C,
                      Op A, Op B) {
  Reg *Known = find({What, Letter, uint8_t(Bits), A, B});
  if (Known && Known->isValid())
    return *Known;
  Reg R = Regs.temp(C);
  Opcode O = {Opcodes[unsigned(What)], typeMod(Letter, Bits)};
  if (B.Kind == Op::Sink)
    Out.emit(O, R, A);
  else
    Out.emit(O, R, A, B);
  if (Known)
    *Known = R;
  return R;
}

/// Whether a branch decides, before or after \p BB, how often it is executed:
/// it is an arm, or the head of a loop.
static bool isConditional(const BasicBlock &BB, const DominatorTree &DT) {
  if (const BasicBlock *From = BB.getSinglePredecessor())
    return !From->getSingleSuccessor();
  return any_of(predecessors(&BB), [&](const BasicBlock *From) {
    return DT.dominates(&BB, From);
  });
}

Reg SharedValues::getAtStart(SharedOp What, char Letter, unsigned Bits,
                             RegClass C, Op A) {
  const DomTreeNode *Root = Dominators.getRootNode();
  if (Here && !isConditional(*Here->getBlock(), Dominators))
    return get(What, Letter, Bits, C, A);
  Entry &E = Known[{What, Letter, uint8_t(Bits), A, Op::sink()}];
  if (!isKnown(E)) {
    E = {Regs.temp(C), Root};
    Writer To(Start);
    Writer &Body = Out.redirect(To);
    Out.emit({Opcodes[unsigned(What)], typeMod(Letter, Bits)}, E.Value, A);
    Out.redirect(Body);
  }
  return E.Value;
}

} // namespace opennvvm::ptx
