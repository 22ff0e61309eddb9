//===- GenericIntrinsics.cpp - Rules for LLVM's generic intrinsics --------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/GenericIntrinsic.h"
#include "Catalog/NearestIntrinsic.h"
#include "Checker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm::verifier {

static void find(IntrinsicFacts &Facts, Rule R, const Function &F,
                 std::string Help = {}) {
  Facts.Findings.push_back({R, {F.getName().str()}, std::move(Help)});
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

/// The check for one intrinsic, by its declaration.
struct GenericIntrinsics {
  using Handler = void (*)(const Checker &, const Function &, IntrinsicFacts &);
  static const Handler Handlers[];
  static GenericCheck lookup(const Function &F);

  static bool isWidth(const Type *T, ArrayRef<unsigned> Widths) {
    return T->isIntegerTy() && is_contained(Widths, T->getIntegerBitWidth());
  }

  static void copy(const Checker &, const Function &F, IntrinsicFacts &Facts) {
    if (F.getArg(0)->getType()->getPointerAddressSpace() == AddressSpace::Const)
      find(Facts, Rule::AddrspaceMemcpyConstant, F);
  }
  static void set(const Checker &, const Function &F, IntrinsicFacts &Facts) {
    if (F.getArg(0)->getType()->getPointerAddressSpace() == AddressSpace::Const)
      find(Facts, Rule::AddrspaceMemsetConstant, F);
  }

  static bool isLocalPointer(const Type *T) {
    return T->isPointerTy() &&
           T->getPointerAddressSpace() == AddressSpace::Local;
  }
  static void stackSave(const Checker &C, const Function &F,
                        IntrinsicFacts &Facts) {
    if (C.is(Profile::LibNVVM) || !isLocalPointer(F.getReturnType()))
      find(Facts, Rule::AddrspaceStacksave, F);
  }
  static void stackRestore(const Checker &C, const Function &F,
                           IntrinsicFacts &Facts) {
    if (C.is(Profile::LibNVVM) || F.arg_size() != 1 ||
        !isLocalPointer(F.getArg(0)->getType()))
      find(Facts, Rule::AddrspaceStackrestore, F);
  }

  static void byteSwap(const Checker &, const Function &F,
                       IntrinsicFacts &Facts) {
    const Type *T = F.getArg(0)->getType();
    if (!T->isIntegerTy())
      find(Facts, Rule::TypeBswapInteger, F);
    else if (!isWidth(T, {16, 32, 64}))
      find(Facts, Rule::TypeBswap, F);
  }
  static void bitCount(const Checker &, const Function &F,
                       IntrinsicFacts &Facts) {
    if (!isWidth(F.getArg(0)->getType()->getScalarType(), {8, 16, 32, 64}))
      find(Facts, Rule::TypeBitcount, F);
  }
  static void overflow(const Checker &, const Function &F,
                       IntrinsicFacts &Facts) {
    const Type *T = F.getArg(0)->getType();
    if (!T->isIntegerTy())
      find(Facts, Rule::TypeOverflowInteger, F);
    else if (!isWidth(T, {16, 32, 64}))
      find(Facts, Rule::TypeOverflow, F);
  }

  static void libm(const Checker &C, const Function &F, IntrinsicFacts &Facts) {
    if (C.linksLibdevice())
      return;
    // NVPTX has approximations of some.
    if (C.is(Profile::NVPTX))
      Facts.EachCall = &Checker::checkApproximate;
    else
      find(Facts, Rule::IntrinsicUnsupportedLibm, F, libraryRemedy(F));
  }
  /// Becomes multiplications, unless libdevice provides it.
  static void integerPower(const Checker &C, const Function &F,
                           IntrinsicFacts &Facts) {
    if (!C.is(Profile::NVPTX))
      libm(C, F, Facts);
  }
  static void selected(const Checker &C, const Function &F,
                       IntrinsicFacts &Facts) {
    // A remedy takes longer to find than what it is for.
    if (!C.Diags.isEnabled(Rule::IntrinsicUnsupportedSelected))
      return;
    std::string Help = libraryRemedy(F);
    StringRef Name = F.getName();
    if (Help.empty() && Name.consume_front("llvm."))
      if (std::string Twin = nearestIntrinsic(("llvm.nvvm." + Name).str(),
                                              C.Options.Machine.SM);
          !Twin.empty())
        Help = "call " + Twin;
    find(Facts, Rule::IntrinsicUnsupportedSelected, F, std::move(Help));
  }
  static void cpu(const Checker &, const Function &F, IntrinsicFacts &Facts) {
    find(Facts, Rule::IntrinsicUnsupportedCpu, F);
  }
  static void returnAddress(const Checker &C, const Function &F,
                            IntrinsicFacts &Facts) {
    find(Facts,
         C.is(Profile::NVPTX) ? Rule::IntrinsicNull
                              : Rule::IntrinsicUnsupportedSelected,
         F);
  }
  static void frameAddress(const Checker &C, const Function &F,
                           IntrinsicFacts &Facts) {
    find(Facts,
         C.is(Profile::NVPTX) ? Rule::IntrinsicNull
                              : Rule::IntrinsicUnsupportedCpu,
         F);
  }
};

// In the order of GenericCheck.
const GenericIntrinsics::Handler GenericIntrinsics::Handlers[] = {
    nullptr,  copy,     set,           stackSave,    stackRestore,
    byteSwap, bitCount, overflow,      libm,         integerPower,
    selected, cpu,      returnAddress, frameAddress,
};

GenericCheck GenericIntrinsics::lookup(const Function &F) {
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

void Checker::checkGenericIntrinsic(const Function &F, IntrinsicFacts &Facts) {
  if (auto Check =
          GenericIntrinsics::Handlers[unsigned(GenericIntrinsics::lookup(F))])
    Check(*this, F, Facts);
}

} // namespace opennvvm::verifier
