//===- GenericIntrinsics.cpp - Rules for LLVM's generic intrinsics --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/GenericIntrinsics.h"
#include "Catalog/Approximation.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/NearestIntrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::verifier {

static void find(CalleeFacts &Facts, Rule R, const Function &F,
                 std::string Help = {}) {
  Facts.add({R, {F.getName().str()}, std::move(Help)});
}

std::string libraryRemedy(const Function &F) {
  const GenericIntrinsic *Row = lookupGeneric(F.getIntrinsicID());
  if (!Row || Row->Library.empty())
    return {};
  // What computes with halves or with vectors computes with floats.
  bool IsDouble =
      F.arg_size() && F.getArg(0)->getType()->getScalarType()->isDoubleTy();
  return ("call " + Row->Library + (IsDouble ? "" : "f") + " of libdevice")
      .str();
}

/// Reports math that the machine does not approximate.
static void checkApproximate(RuleContext &Ctx, const CallBase &Call,
                             const CalleeFacts &) {
  auto *I = dyn_cast<IntrinsicInst>(&Call);
  if (I && isApproximated(I->getIntrinsicID(), *I, Ctx.machine()))
    return;
  // Newer machines may have an approximation.
  if (I && isApproximated(I->getIntrinsicID(), *I, targets().back()) &&
      Ctx.isDead(Call))
    return;
  std::string Help = libraryRemedy(*Call.getCalledFunction());
  Ctx.report(Rule::IntrinsicUnsupportedLibm, Call,
             {Call.getCalledFunction()->getName().str()}, {},
             (Help.empty() ? "call the function of libdevice" : Help) +
                 ", or mark the call afn");
}

static bool isWidth(const Type *T, ArrayRef<unsigned> Widths) {
  return T->isIntegerTy() && is_contained(Widths, T->getIntegerBitWidth());
}

static void copy(RuleContext &, const Function &F, CalleeFacts &Facts) {
  if (F.getArg(0)->getType()->getPointerAddressSpace() == AddressSpace::Const)
    find(Facts, Rule::AddrspaceMemcpyConstant, F);
}
static void set(RuleContext &, const Function &F, CalleeFacts &Facts) {
  if (F.getArg(0)->getType()->getPointerAddressSpace() == AddressSpace::Const)
    find(Facts, Rule::AddrspaceMemsetConstant, F);
}

static bool isLocalPointer(const Type *T) {
  return T->isPointerTy() && T->getPointerAddressSpace() == AddressSpace::Local;
}
static void stackSave(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (Ctx.is(Profile::LibNVVM) || !isLocalPointer(F.getReturnType()))
    find(Facts, Rule::AddrspaceStacksave, F);
}
static void stackRestore(RuleContext &Ctx, const Function &F,
                         CalleeFacts &Facts) {
  if (Ctx.is(Profile::LibNVVM) || F.arg_size() != 1 ||
      !isLocalPointer(F.getArg(0)->getType()))
    find(Facts, Rule::AddrspaceStackrestore, F);
}

static void byteSwap(RuleContext &, const Function &F, CalleeFacts &Facts) {
  const Type *T = F.getArg(0)->getType();
  if (!T->isIntegerTy())
    find(Facts, Rule::TypeBswapInteger, F);
  else if (!isWidth(T, {16, 32, 64}))
    find(Facts, Rule::TypeBswap, F);
}
static void bitCount(RuleContext &, const Function &F, CalleeFacts &Facts) {
  if (!isWidth(F.getArg(0)->getType()->getScalarType(), {8, 16, 32, 64}))
    find(Facts, Rule::TypeBitcount, F);
}
static void overflow(RuleContext &, const Function &F, CalleeFacts &Facts) {
  const Type *T = F.getArg(0)->getType();
  if (!T->isIntegerTy())
    find(Facts, Rule::TypeOverflowInteger, F);
  else if (!isWidth(T, {16, 32, 64}))
    find(Facts, Rule::TypeOverflow, F);
}

static void libm(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (Ctx.linksLibdevice())
    return;
  // NVPTX has approximations of some.
  if (Ctx.is(Profile::NVPTX))
    Facts.EachCall.push_back(checkApproximate);
  else
    find(Facts, Rule::IntrinsicUnsupportedLibm, F, libraryRemedy(F));
}
/// Becomes multiplications, unless libdevice provides it.
static void integerPower(RuleContext &Ctx, const Function &F,
                         CalleeFacts &Facts) {
  if (!Ctx.is(Profile::NVPTX))
    libm(Ctx, F, Facts);
}
static void selected(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (F.getIntrinsicID() == Intrinsic::trunc &&
      Ctx.reads(ReaderTrait::HasTrunc))
    return;
  // A remedy takes longer to find than what it is for.
  if (!Ctx.Diags.isEnabled(Rule::IntrinsicUnsupportedSelected))
    return;
  std::string Help = libraryRemedy(F);
  StringRef Name = F.getName();
  if (Help.empty() && Name.consume_front("llvm."))
    if (std::string Twin = nearestIntrinsic(("llvm.nvvm." + Name).str(),
                                            Ctx.Options.Machine.SM);
        !Twin.empty())
      Help = "call " + Twin;
  find(Facts, Rule::IntrinsicUnsupportedSelected, F, std::move(Help));
}
static void cpu(RuleContext &, const Function &F, CalleeFacts &Facts) {
  find(Facts, Rule::IntrinsicUnsupportedCpu, F);
}
static void returnAddress(RuleContext &Ctx, const Function &F,
                          CalleeFacts &Facts) {
  if (Ctx.reads(ReaderTrait::NamesSpaceOfReturnAddress))
    return Facts.add(
        {Rule::IntrinsicUnsupportedSelected, {F.getName().str() + ".p0"}});
  find(Facts,
       Ctx.is(Profile::NVPTX) ? Rule::IntrinsicNull
                              : Rule::IntrinsicUnsupportedSelected,
       F);
}
static void frameAddress(RuleContext &Ctx, const Function &F,
                         CalleeFacts &Facts) {
  find(Facts,
       Ctx.is(Profile::NVPTX) ? Rule::IntrinsicNull
                              : Rule::IntrinsicUnsupportedCpu,
       F);
}
// In the order of GenericCheck.
static constexpr CalleeRule Rules[] = {
    nullptr,  copy,     set,           stackSave,    stackRestore,
    byteSwap, bitCount, overflow,      libm,         integerPower,
    selected, cpu,      returnAddress, frameAddress,
};

static GenericCheck checkOf(const Function &F) {
  if (const GenericIntrinsic *Row = lookupGeneric(F.getIntrinsicID()))
    return Row->Check;
  // Names with the types of another LLVM version: all that such a declaration
  // says is its name.
  for (const auto &[I, Row] : enumerate(genericIntrinsics())) {
    if (Row.Check < GenericCheck::Selected)
      continue;
    StringRef Name = F.getName();
    if (Name.consume_front(Intrinsic::getBaseName(Intrinsic::ID(I + 1))) &&
        Name.starts_with("."))
      return Row.Check;
  }
  return GenericCheck::Accepted;
}

void noteGenericIntrinsic(RuleContext &Ctx, const Function &F,
                          CalleeFacts &Facts) {
  if (CalleeRule Note = Rules[unsigned(checkOf(F))])
    Note(Ctx, F, Facts);
}

} // namespace opennvvm::verifier
