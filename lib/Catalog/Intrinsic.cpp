//===- Intrinsic.cpp - What the catalog knows of intrinsics ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Intrinsic.h"
#include "Catalog/OverloadTypeNames.h"
#include "Target/Features.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

using namespace llvm;

namespace opennvvm {

static constexpr IntrinsicRow Rows[] = {
#define OPENNVVM_INTRINSIC_ROWS
#include "opennvvm/Catalog/Intrinsics.inc"
};

static constexpr unsigned IDs[] = {
#define OPENNVVM_INTRINSIC_IDS
#include "opennvvm/Catalog/Intrinsics.inc"
};

static constexpr uint8_t Patterns[] = {
#define OPENNVVM_PATTERN_BYTES
#include "opennvvm/Catalog/Intrinsics.inc"
};

static constexpr ArgConstraint Constraints[] = {
#define OPENNVVM_CONSTRAINTS
#include "opennvvm/Catalog/Intrinsics.inc"
};

static constexpr OverloadGate OverloadGates[] = {
#define OPENNVVM_OVERLOAD_GATES
#include "opennvvm/Catalog/Intrinsics.inc"
};

static constexpr ValueGate ValueGates[] = {
#define OPENNVVM_VALUE_GATES
#include "opennvvm/Catalog/Intrinsics.inc"
};

// A row is found by subtracting the first ID, so LLVM's enumeration must have
// no gaps and be in the order of the rows.
static constexpr bool areContiguous() {
  for (unsigned I = 0; I < std::size(IDs); ++I)
    if (IDs[I] != IDs[0] + I)
      return false;
  return true;
}
static_assert(std::size(Rows) == std::size(IDs));
static_assert(areContiguous(), "LLVM numbers its intrinsics in another order");

const IntrinsicRow *lookupIntrinsic(Intrinsic::ID ID) {
  // An ID below the first wraps around to a large number.
  unsigned Index = unsigned(ID) - IDs[0];
  return Index < std::size(Rows) ? &Rows[Index] : nullptr;
}

static OverloadType vectorTypeOf(const FixedVectorType &Ty) {
  static constexpr struct {
    Type::TypeID Element;
    unsigned Count;
    OverloadType Is;
  } Vectors[] = {{Type::HalfTyID, 2, OverloadType::Half2},
                 {Type::HalfTyID, 4, OverloadType::FourHalves},
                 {Type::HalfTyID, 8, OverloadType::EightHalves},
                 {Type::BFloatTyID, 2, OverloadType::BFloat2},
                 {Type::BFloatTyID, 4, OverloadType::FourBFloats},
                 {Type::BFloatTyID, 8, OverloadType::EightBFloats},
                 {Type::FloatTyID, 2, OverloadType::TwoFloats},
                 {Type::FloatTyID, 4, OverloadType::FourFloats},
                 {Type::IntegerTyID, 2, OverloadType::TwoI32},
                 {Type::IntegerTyID, 4, OverloadType::FourI32}};
  const Type *Element = Ty.getElementType();
  if (Element->isIntegerTy() && !Element->isIntegerTy(32))
    return OverloadType::Other;
  for (const auto &V : Vectors)
    if (V.Element == Element->getTypeID() && V.Count == Ty.getNumElements())
      return V.Is;
  return OverloadType::Other;
}

OverloadType overloadTypeOf(const Type *Ty) {
  if (auto *V = dyn_cast<FixedVectorType>(Ty))
    return vectorTypeOf(*V);
  if (Ty->isPointerTy())
    switch (Ty->getPointerAddressSpace()) {
    case AddressSpace::Generic:
      return OverloadType::GenericPointer;
    case AddressSpace::Global:
      return OverloadType::GlobalPointer;
    case AddressSpace::Shared:
      return OverloadType::SharedPointer;
    case AddressSpace::SharedCluster:
      return OverloadType::ClusterPointer;
    default:
      return OverloadType::Other;
    }
  switch (Ty->getTypeID()) {
  case Type::HalfTyID:
    return OverloadType::Half;
  case Type::BFloatTyID:
    return OverloadType::BFloat;
  case Type::FloatTyID:
    return OverloadType::Float;
  case Type::DoubleTyID:
    return OverloadType::Double;
  case Type::IntegerTyID:
    switch (Ty->getIntegerBitWidth()) {
    case 8:
      return OverloadType::I8;
    case 16:
      return OverloadType::I16;
    case 32:
      return OverloadType::I32;
    case 64:
      return OverloadType::I64;
    default:
      return OverloadType::Other;
    }
  default:
    return OverloadType::Other;
  }
}

/// The type that a gate is given for. Only patterns tell wider vectors apart.
static OverloadType gatedTypeOf(const Type *Ty) {
  OverloadType Exact = overloadTypeOf(Ty);
  return Exact > OverloadType::ClusterPointer ? OverloadType::Other : Exact;
}

const Gate &gateOf(const IntrinsicRow &Row, const Type *Ty) {
  if (Row.OverloadCount == 0)
    return Row.Tools;
  OverloadType Wanted = gatedTypeOf(Ty);
  for (const OverloadGate &G : overloadGatesOf(Row))
    if (G.Type == Wanted)
      return G.Tools;
  return Row.Tools;
}

/// The type in \p Of that selects the gate of \p Row.
static const Type *chosenType(const IntrinsicRow &Row, const FunctionType &Of) {
  return Row.OverloadArg == 0xFF ? Of.getReturnType()
                                 : Of.getParamType(Row.OverloadArg);
}

/// The gate of \p Row with the types \p Of; for vectors that are split, the
/// gate of one lane.
static const Gate &gateOf(const IntrinsicRow &Row, const FunctionType &Of) {
  const Type *Ty = chosenType(Row, Of);
  if (Row.ByLane && gatedTypeOf(Ty) == OverloadType::Other)
    Ty = Ty->getScalarType();
  return gateOf(Row, Ty);
}

const Gate &gateOf(const IntrinsicRow &Row, const Function &F) {
  return gateOf(Row, *F.getFunctionType());
}

/// Lists the overloads of \p Row that are of the same kind as \p Ty.
static std::string missingType(const IntrinsicRow &Row, const Type *Ty) {
  auto First = OverloadType::I8, Last = OverloadType::I64;
  if (Ty->isFPOrFPVectorTy()) {
    First = OverloadType::Half;
    Last = OverloadType::BFloat2;
  } else if (Ty->isPtrOrPtrVectorTy()) {
    First = OverloadType::GenericPointer;
    Last = OverloadType::ClusterPointer;
  }
  std::string Text = "it has no form for ";
  raw_string_ostream OS(Text);
  OS << *Ty << ", only for ";
  ListSeparator Comma;
  for (unsigned N = unsigned(First); N <= unsigned(Last); ++N) {
    auto IsThis = [&](const OverloadGate &G) {
      return unsigned(G.Type) == N && !G.Tools.SMs;
    };
    if (none_of(overloadGatesOf(Row), IsThis))
      OS << Comma << overloadTypeName(OverloadType(N));
  }
  return Text;
}

std::string spacesOf(const IntrinsicRow &Row) {
  std::string Text;
  raw_string_ostream OS(Text);
  ListSeparator Comma;
  for (unsigned Space = 0; Row.Spaces >> Space; ++Space)
    if (Row.takesSpace(Space))
      OS << Comma << Space;
  return Text;
}

std::string missingForm(const IntrinsicRow &Row, const FunctionType &Of) {
  if (Row.OverloadCount != 0)
    if (const Type *Ty = chosenType(Row, Of); !gateOf(Row, Ty).SMs)
      return missingType(Row, Ty);
  if (Row.Spaces != 0)
    for (const Type *Ty : Of.params())
      if (auto *PT = dyn_cast<PointerType>(Ty);
          PT && !Row.takesSpace(PT->getAddressSpace()))
        return ("it takes no pointer to address space " +
                Twine(PT->getAddressSpace()) + ", only to " + spacesOf(Row))
            .str();
  return {};
}

Gate gateOf(const IntrinsicRow &Row, const CallBase &Call) {
  Gate Needs = gateOf(Row, *Call.getFunctionType());
  for (const ValueGate &V : valueGatesOf(Row)) {
    auto *Given = dyn_cast<ConstantInt>(Call.getArgOperand(V.Arg));
    if (!Given || Given->getValue().trySExtValue() != V.Value)
      continue;
    Needs.SMs &= V.Tools.SMs;
    Needs.PTX = std::max(Needs.PTX, V.Tools.PTX);
  }
  return Needs;
}

ArrayRef<IntrinsicRow> intrinsicRows() { return Rows; }

const IntrinsicRow *findIntrinsic(StringRef Name) {
  Name.consume_front("llvm.nvvm.");
  // Overloaded types follow the name; shorten it until a row matches.
  while (true) {
    auto It = lower_bound(Rows, Name, [](const IntrinsicRow &R, StringRef N) {
      return R.Name.drop_front(strlen("llvm.nvvm.")) < N;
    });
    if (It != std::end(Rows) &&
        It->Name.drop_front(strlen("llvm.nvvm.")) == Name)
      return It;
    size_t Dot = Name.rfind('.');
    if (Dot == StringRef::npos)
      return nullptr;
    Name = Name.take_front(Dot);
  }
}

const SMInfo *assembledTarget(const Gate &G, const IntrinsicRow &Row,
                              bool Highest) {
  const SMInfo *Found = nullptr;
  for (const SMInfo &SM : targets()) {
    if (!G.allowsSM(SM) || !hasFeature(SM, Feature::Assembled) ||
        std::max(G.PTX, SM.MinPTX) > Row.untilOn(SM))
      continue;
    Found = &SM;
    if (!Highest)
      break;
  }
  return Found;
}

std::vector<IntrinsicCoverage> intrinsicCoverage() {
  std::map<StringRef, IntrinsicCoverage> Families;
  IntrinsicCoverage All;
  SMMask Everywhere = 0;
  for (const SMInfo &SM : targets())
    Everywhere |= SMMask(1) << SM.Index;
  for (const IntrinsicRow &R : Rows)
    for (IntrinsicCoverage *C : {&Families[R.Family], &All}) {
      ++C->Rows;
      C->Gated += R.Tools.SMs != Everywhere;
      C->Constrained += R.ConstraintCount != 0;
      C->Lowered += R.Resolved || R.Message != MessageKind::None;
      C->Emitted += R.hasPattern();
      C->Assembled +=
          R.hasPattern() && assembledTarget(R.Tools, R, /*Highest=*/false);
    }
  std::vector<IntrinsicCoverage> Result;
  for (auto &[Name, C] : Families) {
    C.Family = Name;
    Result.push_back(C);
  }
  Result.push_back(All);
  return Result;
}

PatternBytes patternOf(const IntrinsicRow &Row) {
  return PatternBytes(Patterns).slice(Row.PatternBegin, Row.PatternSize);
}

ArrayRef<ValueGate> valueGatesOf(const IntrinsicRow &Row) {
  return ArrayRef(ValueGates).slice(Row.ValueGateBegin, Row.ValueGateCount);
}

ArrayRef<OverloadGate> overloadGatesOf(const IntrinsicRow &Row) {
  return ArrayRef(OverloadGates).slice(Row.OverloadBegin, Row.OverloadCount);
}

StringRef overloadTypeName(OverloadType Type) {
  return OverloadTypeNames[unsigned(Type)];
}

ArrayRef<ArgConstraint> constraintsOf(const IntrinsicRow &Row) {
  return ArrayRef(Constraints).slice(Row.ConstraintBegin, Row.ConstraintCount);
}

} // namespace opennvvm
