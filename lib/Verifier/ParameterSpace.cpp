//===- ParameterSpace.cpp - Bytes of a kernel's parameters ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verifier/ParameterSpace.h"
#include "Target/Features.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm {

/// Sizes can have any value; sums and products must not overflow.
static constexpr uint64_t Endless = UINT64_MAX;

static uint64_t add(uint64_t A, uint64_t B) { return SaturatingAdd(A, B); }
static uint64_t times(uint64_t A, uint64_t B) {
  return SaturatingMultiply(A, B);
}
static uint64_t roundUp(uint64_t Value, uint64_t Multiple) {
  uint64_t Rest = Value == Endless ? 0 : Value % Multiple;
  return Rest ? add(Value, Multiple - Rest) : Value;
}
static uint64_t powerOfTwo(uint64_t Value) {
  return Value > Endless / 2 ? uint64_t(1) << 63
                             : PowerOf2Ceil(std::max<uint64_t>(Value, 1));
}

//===----------------------------------------------------------------------===//
// The documented types
//===----------------------------------------------------------------------===//

namespace {
struct TagInfo {
  StringLiteral Name;
  uint8_t HalfBytes; ///< 0 if the type itself, or the ABI, determines it.
};
} // namespace

// Indexed by ParamTag.
static constexpr TagInfo Tags[] = {
    {"i1", 2},         {"i8", 2},          {"i16", 4},
    {"i32", 8},        {"i64", 16},        {"f16", 4},
    {"bf16", 4},       {"f32", 8},         {"f64", 16},
    {"tf32", 8},       {"f8e4m3", 2},      {"f8e5m2", 2},
    {"f4e2m1", 1},     {"ptr_global", 0},  {"ptr_constant", 0},
    {"ptr_shared", 0}, {"ptr_generic", 0}, {"array", 0},
    {"struct", 0},     {"vector", 0},      {"opaque", 0},
};
static_assert(std::size(Tags) == NumParamTags);

StringRef paramTagName(ParamTag Tag) { return Tags[unsigned(Tag)].Name; }

bool ParamDesc::hasOpaque() const {
  return Tag == ParamTag::Opaque ||
         any_of(Parts, [](const ParamDesc &P) { return P.hasOpaque(); });
}

std::string ParamDesc::text() const {
  std::string Text = paramTagName(Tag).str();
  if (Parts.empty() && Tag != ParamTag::Struct)
    return Text;
  Text += '<';
  ListSeparator Comma;
  for (const ParamDesc &P : Parts)
    Text += StringRef(Comma).str() + P.text();
  if (Tag != ParamTag::Struct)
    Text += ", " + utostr(Count);
  return Text + '>';
}

ParamABI ParamABI::of(const DataLayout &DL, const SMInfo &SM) {
  ParamABI ABI;
  for (auto [Space, Bytes] : enumerate(ABI.PointerBytes))
    Bytes = DL.getPointerSize(Space);
  if (hasFeature(SM, Feature::ShortSharedPointer))
    ABI.PointerBytes[AddressSpace::Shared] = 4;
  return ABI;
}

static uint64_t halfBytesOfStruct(const ParamDesc &Type, const ParamABI &ABI) {
  uint64_t Offset = 0;
  for (const ParamDesc &Field : Type.Parts) {
    if (!Type.IsPacked)
      Offset = roundUp(Offset, alignmentOf(Field, ABI));
    Offset = add(Offset, halfBytesOf(Field, ABI));
  }
  return roundUp(Offset, alignmentOf(Type, ABI));
}

static uint64_t halfBytesOfPointer(unsigned Space, const ParamABI &ABI) {
  return 2 * ABI.PointerBytes[Space < ABI.PointerBytes.size()
                                  ? Space
                                  : unsigned(AddressSpace::Generic)];
}

uint64_t halfBytesOf(const ParamDesc &Type, const ParamABI &ABI) {
  switch (Type.Tag) {
  case ParamTag::PtrShared:
    return halfBytesOfPointer(AddressSpace::Shared, ABI);
  case ParamTag::PtrGlobal:
    return halfBytesOfPointer(AddressSpace::Global, ABI);
  case ParamTag::PtrConstant:
    return halfBytesOfPointer(AddressSpace::Const, ABI);
  case ParamTag::PtrGeneric:
    return halfBytesOfPointer(Type.Space, ABI);
  case ParamTag::Array:
  case ParamTag::Vector:
    return times(Type.Count, halfBytesOf(Type.Parts.front(), ABI));
  case ParamTag::Struct:
    return halfBytesOfStruct(Type, ABI);
  default:
    return Tags[unsigned(Type.Tag)].HalfBytes;
  }
}

uint64_t alignmentOf(const ParamDesc &Type, const ParamABI &ABI) {
  switch (Type.Tag) {
  case ParamTag::Array:
    return alignmentOf(Type.Parts.front(), ABI);
  case ParamTag::Struct: {
    // A structure has whole bytes, whatever it contains.
    uint64_t Most = 2;
    if (!Type.IsPacked)
      for (const ParamDesc &Field : Type.Parts)
        Most = std::max(Most, alignmentOf(Field, ABI));
    return Most;
  }
  default:
    return powerOfTwo(halfBytesOf(Type, ABI));
  }
}

//===----------------------------------------------------------------------===//
// Placing
//===----------------------------------------------------------------------===//

/// Types are graphs: a few lines can expand to any number of parts.
static constexpr unsigned MostParts = 1 << 14;
/// A type with more parts than this is not printed in full.
static constexpr unsigned MostSpelled = 64;

namespace {
/// Writes the layout rows of a parameter list. Offsets are in half bytes.
class Placer {
protected:
  explicit Placer(ParamSpace &Space) : Space(Space) {}

  bool isFull() const { return Space.Rows.size() > MostParts; }
  void row(unsigned Depth, StringRef Name, StringRef Type, uint64_t Offset,
           uint64_t Size, uint64_t Padding) {
    Space.Rows.push_back(
        {Depth, Name.str(), Type.str(), Offset, Size, Padding});
  }
  /// The padding after the last field of a structure.
  void tail(unsigned Depth, uint64_t Offset, uint64_t Padding) {
    if (Padding)
      row(Depth, "(end)", "", Offset, 0, Padding);
  }

  ParamSpace &Space;
};

class TagPlacer : Placer {
public:
  TagPlacer(ParamSpace &Space, const ParamABI &ABI) : Placer(Space), ABI(ABI) {}

  void place(ArrayRef<Param> Params) {
    uint64_t End = 0;
    for (const Param &P : Params) {
      uint64_t Alignment = std::max(
          {uint64_t(2), times(P.AlignBytes, 2), alignmentOf(P.Type, ABI)});
      uint64_t Offset = roundUp(End, Alignment);
      // A single half byte takes a whole byte.
      uint64_t Size = roundUp(halfBytesOf(P.Type, ABI), 2);
      row(0, P.Name, P.Type.text(), Offset, Size, Offset - End);
      placeFields(P.Type, Offset, 1);
      End = add(Offset, Size);
    }
    Space.Bytes = End / 2;
  }

private:
  void placeFields(const ParamDesc &Type, uint64_t Begin, unsigned Depth) {
    if (Type.Tag != ParamTag::Struct || isFull())
      return;
    uint64_t End = Begin;
    for (auto [Index, Field] : enumerate(Type.Parts)) {
      // Relative to the start of the structure, which may be anywhere inside a
      // packed one.
      uint64_t Offset = End;
      if (!Type.IsPacked)
        Offset = add(Begin, roundUp(End - Begin, alignmentOf(Field, ABI)));
      uint64_t Size = halfBytesOf(Field, ABI);
      row(Depth, "." + utostr(Index), Field.text(), Offset, Size, Offset - End);
      placeFields(Field, Offset, Depth + 1);
      End = add(Offset, Size);
    }
    tail(Depth, End, add(Begin, halfBytesOf(Type, ABI)) - End);
  }

  const ParamABI &ABI;
};

class LayoutPlacer : Placer {
public:
  LayoutPlacer(ParamSpace &Space, const DataLayout &DL, bool KeepRows)
      : Placer(Space), DL(DL), KeepRows(KeepRows) {}

  void place(const Function &F, ParamPlacing Placing);

private:
  void placeFields(Type *Ty, uint64_t Begin, unsigned Depth);
  std::string nameOf(const Type &Ty);

  const DataLayout &DL;
  bool KeepRows;
  DenseMap<const Type *, uint64_t> Counts; ///< The number of parts.
};
} // namespace

ParamSpace placeParams(ArrayRef<Param> Params, const ParamABI &ABI) {
  ParamSpace Space;
  TagPlacer(Space, ABI).place(Params);
  return Space;
}

//===----------------------------------------------------------------------===//
// Parameters of functions
//===----------------------------------------------------------------------===//

/// The number of parts that \p Ty expands to.
static uint64_t countParts(const Type *Ty,
                           DenseMap<const Type *, uint64_t> &Known) {
  uint64_t Count = 1;
  if (!Ty->isAggregateType())
    return Count;
  if (auto It = Known.find(Ty); It != Known.end())
    return It->second;
  for (const Type *Part : Ty->subtypes())
    Count = SaturatingAdd(Count, countParts(Part, Known));
  return Known[Ty] = Count;
}

ParamTag tagOfPointer(unsigned Space) {
  switch (Space) {
  case AddressSpace::Global:
    return ParamTag::PtrGlobal;
  case AddressSpace::Const:
    return ParamTag::PtrConstant;
  case AddressSpace::Shared:
    return ParamTag::PtrShared;
  default:
    return ParamTag::PtrGeneric;
  }
}

ParamDesc ParamDesc::pointer(unsigned Space) {
  ParamTag Tag = tagOfPointer(Space);
  return {Tag, false, 0, {}, Tag == ParamTag::PtrGeneric ? Space : 0};
}

/// The contract has integers of up to 64 bits; a wider one is an array of them,
/// aligned to its size.
static ParamDesc describeInteger(unsigned Bits) {
  static constexpr std::pair<unsigned, ParamTag> Widths[] = {
      {1, ParamTag::I1},
      {8, ParamTag::I8},
      {16, ParamTag::I16},
      {32, ParamTag::I32},
      {64, ParamTag::I64}};
  for (auto [Width, Tag] : Widths)
    if (Bits <= Width)
      return ParamDesc::scalar(Tag);
  return ParamDesc::vector(ParamDesc::scalar(ParamTag::I64),
                           divideCeil(Bits, 64u));
}

static ParamDesc describeParts(const Type *Ty) {
  if (auto *Integer = dyn_cast<IntegerType>(Ty))
    return describeInteger(Integer->getBitWidth());
  if (auto *Pointer = dyn_cast<PointerType>(Ty))
    return ParamDesc::pointer(Pointer->getAddressSpace());
  if (auto *Array = dyn_cast<ArrayType>(Ty))
    return ParamDesc::array(describeParts(Array->getElementType()),
                            Array->getNumElements());
  if (auto *Vector = dyn_cast<FixedVectorType>(Ty))
    return ParamDesc::vector(describeParts(Vector->getElementType()),
                             Vector->getNumElements());
  if (auto *Struct = dyn_cast<StructType>(Ty); Struct && !Struct->isOpaque()) {
    std::vector<ParamDesc> Fields;
    for (const Type *Field : Struct->elements())
      Fields.push_back(describeParts(Field));
    return ParamDesc::structure(std::move(Fields), Struct->isPacked());
  }
  switch (Ty->getTypeID()) {
  case Type::HalfTyID:
    return ParamDesc::scalar(ParamTag::F16);
  case Type::BFloatTyID:
    return ParamDesc::scalar(ParamTag::BF16);
  case Type::FloatTyID:
    return ParamDesc::scalar(ParamTag::F32);
  case Type::DoubleTyID:
    return ParamDesc::scalar(ParamTag::F64);
  default:
    return ParamDesc::scalar(ParamTag::Opaque);
  }
}

ParamDesc describeParam(const Type *Ty, const DataLayout &DL) {
  DenseMap<const Type *, uint64_t> Known;
  if (countParts(Ty, Known) <= MostParts || !Ty->isSized())
    return describeParts(Ty);
  // Described only by its size.
  return ParamDesc::array(ParamDesc::scalar(ParamTag::I8),
                          DL.getTypeAllocSize(const_cast<Type *>(Ty)));
}

static std::string nameOfArgument(const Argument &A) {
  return A.hasName() ? A.getName().str() : utostr(A.getArgNo());
}

std::vector<Param> describeParams(const Function &F) {
  std::vector<Param> Params;
  for (const Argument &A : F.args()) {
    Type *ByVal = A.getParamByValType();
    Params.push_back(
        {nameOfArgument(A),
         describeParam(ByVal ? ByVal : A.getType(), F.getDataLayout()),
         ByVal ? A.getParamAlign().valueOrOne().value() : 1});
  }
  return Params;
}

/// No PTX variable is aligned to more than this unless requested.
static constexpr uint64_t MostAligned = 128;

std::string LayoutPlacer::nameOf(const Type &Ty) {
  // A structure without a name is printed in full.
  auto *Struct = dyn_cast<StructType>(&Ty);
  if ((!Struct || Struct->isLiteral()) && countParts(&Ty, Counts) > MostSpelled)
    return Struct ? "{...}" : "[...]";
  std::string Text;
  raw_string_ostream OS(Text);
  Ty.print(OS, /*IsForDebug=*/false, /*NoDetails=*/true);
  return Text;
}

void LayoutPlacer::place(const Function &F, ParamPlacing Placing) {
  uint64_t End = 0;
  for (const Argument &A : F.args()) {
    Type *ByVal = A.getParamByValType();
    Type *Ty = ByVal ? ByVal : A.getType();
    if (!Ty->isSized() || Ty->isScalableTy())
      continue;
    uint64_t Size = times(DL.getTypeAllocSize(Ty).getFixedValue(), 2);
    if (!Size)
      continue;
    Align Alignment = std::min(DL.getABITypeAlign(Ty), Align(MostAligned));
    if (ByVal)
      Alignment =
          std::max(DL.getABITypeAlign(Ty), A.getParamAlign().valueOrOne());
    uint64_t Offset = End;
    if (Placing == ParamPlacing::Aligned)
      Offset = roundUp(End, times(Alignment.value(), 2));
    if (KeepRows) {
      row(0, nameOfArgument(A), nameOf(*Ty), Offset, Size, Offset - End);
      placeFields(Ty, Offset, 1);
    }
    End = add(Offset, Size);
  }
  Space.Bytes = End / 2;
}

void LayoutPlacer::placeFields(Type *Ty, uint64_t Begin, unsigned Depth) {
  auto *Struct = dyn_cast<StructType>(Ty);
  if (!Struct || isFull())
    return;
  const StructLayout *Layout = DL.getStructLayout(Struct);
  uint64_t End = Begin;
  for (auto [Index, Field] : enumerate(Struct->elements())) {
    uint64_t Offset =
        add(Begin, times(Layout->getElementOffset(Index).getFixedValue(), 2));
    uint64_t Size = times(DL.getTypeAllocSize(Field).getFixedValue(), 2);
    row(Depth, "." + utostr(Index), nameOf(*Field), Offset, Size, Offset - End);
    placeFields(Field, Offset, Depth + 1);
    End = add(Offset, Size);
  }
  tail(Depth, End,
       add(Begin, times(Layout->getSizeInBytes().getFixedValue(), 2)) - End);
}

ParamSpace placeParams(const Function &F, ParamPlacing Placing) {
  ParamSpace Space;
  LayoutPlacer(Space, F.getDataLayout(), /*KeepRows=*/true).place(F, Placing);
  return Space;
}

uint64_t paramBytes(const Function &F, ParamPlacing Placing) {
  ParamSpace Space;
  LayoutPlacer(Space, F.getDataLayout(), /*KeepRows=*/false).place(F, Placing);
  return Space.Bytes;
}

//===----------------------------------------------------------------------===//
// Ceilings
//===----------------------------------------------------------------------===//

uint64_t documentedParamLimit(const SMInfo &SM) {
  uint64_t Bytes = 0;
  for (const ParameterLimit &L : documentedParameterLimits())
    if (SM.Number >= L.LowestSM)
      Bytes = L.Bytes;
  return Bytes;
}

uint64_t measuredParamLimit(const Target &T) {
  uint64_t Bytes = 0;
  for (const ParameterLimit &L : parameterLimits())
    if (T.SM->Number >= L.LowestSM && (!T.PTX || *T.PTX >= L.Since))
      Bytes = L.Bytes;
  return Bytes;
}

} // namespace opennvvm
