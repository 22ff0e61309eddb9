//===- UpgradedIntrinsic.cpp - Intrinsics of older LLVM -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/UpgradedIntrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/Support/raw_ostream.h"
#include <tuple>

using namespace llvm;

namespace opennvvm {

static constexpr UpgradedIntrinsic Rows[] = {
#include "opennvvm/Catalog/UpgradedIntrinsics.inc"
};

ArrayRef<UpgradedIntrinsic> upgradedIntrinsics() { return Rows; }

/// Whether \p Row has \p Name, which is without "llvm.nvvm.".
static bool isNamed(const UpgradedIntrinsic &Row, StringRef Name) {
  // LLVM does not insist on the types.
  StringRef Stem = Row.Name;
  return Stem.consume_back(".") ? Name == Stem || Name.starts_with(Row.Name)
                                : Name == Stem;
}

const UpgradedIntrinsic *findUpgraded(StringRef Name) {
  if (!Name.consume_front("llvm.nvvm."))
    return nullptr;
  auto *It = find_if(
      Rows, [&](const UpgradedIntrinsic &R) { return isNamed(R, Name); });
  return It != std::end(Rows) ? It : nullptr;
}

const UpgradedIntrinsic *findUpgraded(StringRef Name, const FunctionType &Ty) {
  if (!Name.consume_front("llvm.nvvm."))
    return nullptr;
  auto *It = find_if(Rows, [&](const UpgradedIntrinsic &R) {
    return isNamed(R, Name) && isTypeOf(R, Ty);
  });
  return It != std::end(Rows) ? It : nullptr;
}

/// Whether \p Ty is written \p Spelling; pointers may point to any space if \p
/// AnySpace.
static bool isSpelled(const Type &Ty, StringRef Spelling, bool AnySpace) {
  if (AnySpace && Ty.isPointerTy())
    return Spelling.starts_with("ptr");
  SmallString<32> Text;
  raw_svector_ostream OS(Text);
  Ty.print(OS);
  return Text == Spelling;
}

bool isTypeOf(const UpgradedIntrinsic &Row, const FunctionType &Ty) {
  if (Ty.isVarArg() || Ty.getNumParams() != Row.ParameterCount)
    return false;
  bool IsOverloaded = !Row.Types.empty();
  // What has an alignment is a load, of anything.
  bool IsLoad = !Row.Last.empty();
  if (IsLoad ? !Ty.getReturnType()->isSingleValueType()
             : !isSpelled(*Ty.getReturnType(), Row.Result, IsOverloaded))
    return false;
  StringRef Rest = Row.Parameters;
  return all_of(Ty.params(), [&](const Type *Parameter) {
    StringRef Spelling;
    std::tie(Spelling, Rest) = Rest.split(", ");
    return isSpelled(*Parameter, Spelling, IsOverloaded);
  });
}

} // namespace opennvvm
