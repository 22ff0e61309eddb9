//===- WarpWords.cpp - Carriers that work on a warp -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Without a mask, all lanes must take part in a reduction or a match.
//
//===----------------------------------------------------------------------===//

#include "../Engine.h"
#include "Catalog/Intrinsic.h"
#include "llvm/IR/IntrinsicsNVPTX.h"

using namespace llvm;

namespace opennvvm::lowering {

static constexpr uint32_t AllLanes = ~0u;

static Intrinsic::ID named(const Twine &Rest) {
  return Intrinsic::lookupIntrinsicID(("llvm.nvvm." + Rest).str());
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// How names of intrinsics spell bits 3:1 of the word.
static constexpr StringLiteral Reductions[] = {"add", "min", "max",
                                               "and", "or",  "xor"};

/// Whether the machine has the instruction.
static bool hasReductions(const Match &M) {
  const IntrinsicRow *Row = lookupIntrinsic(named("redux.sync.add"));
  return Row && Row->Tools.allowsSM(M.around().SM);
}

/// The lowest bit of the word says that the numbers are signed.
static Value *reduce(Match &M) {
  uint64_t Word = M.constant(0);
  StringRef Of = Reductions[(Word >> 1) & 7];
  bool IsUnsigned = !(Word & 1) && (Of == "min" || Of == "max");
  return M.B.CreateIntrinsic(
      named(Twine("redux.sync.") + (IsUnsigned ? "u" : "") + Of), {},
      {M.arg(1), M.B.getInt32(AllLanes)});
}

//===----------------------------------------------------------------------===//
// Votes
//===----------------------------------------------------------------------===//

/// How names of intrinsics spell the mode.
static constexpr StringLiteral Votes[] = {"all", "any", "uni", "ballot"};

/// The mode stands before the predicate, the last operand.
static unsigned modeOperand(const Match &M) { return M.call().arg_size() - 2; }

static bool isVote(const Match &M) {
  auto *Mode = dyn_cast<ConstantInt>(M.arg(modeOperand(M)));
  return Mode && Mode->getZExtValue() < std::size(Votes);
}

/// The ballot and the other modes' result; the one that the mode does not give
/// is zero.
static Value *vote(Match &M) {
  IRBuilderBase &B = M.B;
  uint64_t Mode = M.constant(modeOperand(M));
  // Without a mask, the active lanes vote.
  Value *Mask =
      M.call().arg_size() == 3
          ? M.arg(0)
          : B.CreateIntrinsic(named("activemask"), {}, ArrayRef<Value *>());
  Value *Result = B.CreateIntrinsic(named("vote." + Votes[Mode] + ".sync"), {},
                                    {Mask, M.arg(M.call().arg_size() - 1)});
  bool IsBallot = Result->getType()->isIntegerTy(32);
  return B.CreateInsertValue(Constant::getNullValue(M.type()), Result,
                             IsBallot ? 0 : 1);
}

//===----------------------------------------------------------------------===//
// Shuffles
//===----------------------------------------------------------------------===//

/// How names of intrinsics spell the mode, operand 1.
static constexpr StringLiteral Shuffles[] = {"idx", "up", "down", "bfly"};

static bool isShuffle(const Match &M) {
  auto *Mode = dyn_cast<ConstantInt>(M.arg(1));
  return Mode && Mode->getZExtValue() < std::size(Shuffles);
}

static Value *shuffle(Match &M) {
  StringRef Of = M.arg(2)->getType()->isFloatTy() ? ".f32p" : ".i32p";
  return M.B.CreateIntrinsic(named("shfl.sync." + Shuffles[M.constant(1)] + Of),
                             {}, {M.arg(0), M.arg(2), M.arg(3), M.arg(4)});
}

//===----------------------------------------------------------------------===//
// Matches
//===----------------------------------------------------------------------===//

static bool isMatchable(const Match &M) {
  Type *Ty = M.arg(0)->getType();
  return Ty->isIntegerTy() && Ty->getIntegerBitWidth() <= 64;
}

/// Calls one of two intrinsics, for 32 and 64 bits. A mask may stand before the
/// value, the last operand.
template <Intrinsic::ID Of32, Intrinsic::ID Of64>
static Value *match(Match &M) {
  IRBuilderBase &B = M.B;
  Value *V = M.arg(M.call().arg_size() - 1);
  Value *Mask = M.call().arg_size() == 2 ? M.arg(0) : B.getInt32(AllLanes);
  bool Long = V->getType()->getIntegerBitWidth() > 32;
  V = B.CreateZExt(V, Long ? B.getInt64Ty() : B.getInt32Ty());
  return B.CreateIntrinsic(Long ? Of64 : Of32, {}, {Mask, V});
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

#define LOWERING_WARPWORDS
#include "opennvvm/Catalog/Lowering.inc"

const Category &warpWordRules() { return Table; }

} // namespace opennvvm::lowering
