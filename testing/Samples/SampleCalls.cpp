//===- SampleCalls.cpp - Legal calls of intrinsics ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SampleCalls.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/DerivedTypes.h"

using namespace llvm;
using namespace opennvvm;
using Descriptor = Intrinsic::IITDescriptor;

/// Address spaces that instructions on any kind of pointer accept.
static ArrayRef<unsigned> spacesFor(const IntrinsicRow &Row) {
  static constexpr unsigned Spaces[] = {0, 1, 3}, Loaded[] = {0, 3};
  ArrayRef<unsigned> All = Spaces;
  StringRef Name = Row.Name;
  if (Name.contains("matrix.sync"))
    return Loaded;
  if (Name.contains("ldu.global") || Name.contains("texsurf.handle"))
    return All.slice(1, 1);
  if (Name.contains("tensormap.replace"))
    return All.drop_front();
  if (Name.contains("prefetch.tensormap"))
    return All.take_front();
  return All;
}

/// The possible types of \p Slot of \p Row.
static SmallVector<Type *, 8> candidates(LLVMContext &C, const Descriptor &Slot,
                                         const IntrinsicRow &Row) {
  Type *Half = Type::getHalfTy(C), *BFloat = Type::getBFloatTy(C);
  switch (Slot.getArgumentKind()) {
  case Descriptor::AK_AnyInteger:
    return {Type::getInt16Ty(C), Type::getInt32Ty(C), Type::getInt64Ty(C)};
  case Descriptor::AK_AnyFloat:
    return {Half,
            BFloat,
            Type::getFloatTy(C),
            Type::getDoubleTy(C),
            FixedVectorType::get(Half, 2),
            FixedVectorType::get(BFloat, 2)};
  case Descriptor::AK_AnyPointer:
    return map_to_vector<8>(spacesFor(Row), [&](unsigned Space) -> Type * {
      return PointerType::get(C, Space);
    });
  default:
    return {};
  }
}

std::vector<OverloadTypes> opennvvm::overloadsOf(LLVMContext &C,
                                                 Intrinsic::ID ID,
                                                 const IntrinsicRow &Row) {
  SmallVector<Descriptor, 8> Table;
  Intrinsic::getIntrinsicInfoTableEntries(ID, Table);
  std::vector<OverloadTypes> All(1);
  for (const Descriptor &Slot : Table) {
    if (Slot.Kind != Descriptor::Argument ||
        Slot.getArgumentKind() == Descriptor::AK_MatchType)
      continue;
    std::vector<OverloadTypes> Longer;
    for (const OverloadTypes &Types : All)
      for (Type *Ty : candidates(C, Slot, Row)) {
        // Moves between pointers keep the address space.
        if (!Types.empty() && Types.back()->isPointerTy() &&
            Ty->isPointerTy() && Types.back() != Ty)
          continue;
        Longer.push_back(Types);
        Longer.back().push_back(Ty);
      }
    All = std::move(Longer);
  }
  return All;
}

/// At most this many values of one immediate are tried.
static constexpr unsigned MostValues = 32;
/// Beyond this, the range is treated as unlimited.
static constexpr int64_t Scanned = 512;

std::vector<int64_t> opennvvm::sampleImmediates(const IntrinsicRow &Row,
                                                unsigned Arg, Type *Ty) {
  int64_t Low = 0, High = Ty->isIntegerTy(1) ? 1 : 0;
  for (const ArgConstraint &A : constraintsOf(Row))
    if (A.Arg == Arg && A.Kind == ArgConstraint::Range) {
      Low = A.Low;
      High = A.High - 1;
    }
  auto IsLegal = [&](int64_t Value) {
    return all_of(constraintsOf(Row), [&](const ArgConstraint &A) {
      return A.Arg != Arg || A.IsAdvice || A.allows(Value);
    });
  };
  std::vector<int64_t> Values;
  for (int64_t V = Low, End = std::min(High, Low + Scanned); V <= End; ++V)
    if (IsLegal(V))
      Values.push_back(V);
  if (Values.empty())
    Values.push_back(Low);
  if (Values.size() > MostValues)
    Values = {Values.front(), Values[Values.size() / 2], Values.back()};
  return Values;
}
