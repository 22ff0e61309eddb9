//===- ParamTypes.cpp - Parameters of MLIR functions ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checks.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

static ParamDesc scalar(ParamTag Tag) { return ParamDesc::scalar(Tag); }

static ParamTag tagOfMemRef(BaseMemRefType Ty) {
  Attribute Space = Ty.getMemorySpace();
  if (auto Number = dyn_cast_or_null<IntegerAttr>(Space))
    return tagOfPointer(Number.getInt());
  if (auto Name = dyn_cast_or_null<gpu::AddressSpaceAttr>(Space)) {
    if (Name.getValue() == gpu::AddressSpace::Global)
      return ParamTag::PtrGlobal;
    if (Name.getValue() == gpu::AddressSpace::Workgroup)
      return ParamTag::PtrShared;
  }
  return ParamTag::PtrGeneric;
}

/// Two pointers, an offset, and a size and a stride for each dimension.
static ParamDesc describeMemRef(BaseMemRefType Ty) {
  ParamDesc Pointer = scalar(tagOfMemRef(Ty)), Word = scalar(ParamTag::I64);
  if (!Ty.hasRank())
    return ParamDesc::structure({Word, scalar(ParamTag::PtrGeneric)});
  std::vector<ParamDesc> Fields = {Pointer, Pointer, Word};
  if (uint64_t Rank = Ty.getRank())
    Fields.insert(Fields.end(), 2, ParamDesc::array(Word, Rank));
  return ParamDesc::structure(std::move(Fields));
}

static ParamDesc describeInteger(unsigned Bits) {
  static constexpr std::pair<unsigned, ParamTag> Widths[] = {
      {1, ParamTag::I1},
      {8, ParamTag::I8},
      {16, ParamTag::I16},
      {32, ParamTag::I32},
      {64, ParamTag::I64}};
  for (auto [Width, Tag] : Widths)
    if (Bits <= Width)
      return scalar(Tag);
  return ParamDesc::vector(scalar(ParamTag::I64), llvm::divideCeil(Bits, 64u));
}

static ParamDesc describe(Type Ty);

static ParamDesc describeFields(ArrayRef<Type> Types, bool IsPacked) {
  std::vector<ParamDesc> Fields;
  for (Type Ty : Types)
    Fields.push_back(describe(Ty));
  return ParamDesc::structure(std::move(Fields), IsPacked);
}

static ParamDesc describeFloat(FloatType Ty) {
  ParamTag Tag =
      TypeSwitch<FloatType, ParamTag>(Ty)
          .Case<Float16Type>([](auto) { return ParamTag::F16; })
          .Case<BFloat16Type>([](auto) { return ParamTag::BF16; })
          .Case<Float32Type>([](auto) { return ParamTag::F32; })
          .Case<Float64Type>([](auto) { return ParamTag::F64; })
          .Case<FloatTF32Type>([](auto) { return ParamTag::TF32; })
          .Case<Float8E4M3Type, Float8E4M3FNType>(
              [](auto) { return ParamTag::F8E4M3; })
          .Case<Float8E5M2Type>([](auto) { return ParamTag::F8E5M2; })
          .Case<Float4E2M1FNType>([](auto) { return ParamTag::F4E2M1; })
          .Default([](auto) { return ParamTag::Opaque; });
  return scalar(Tag);
}

static ParamDesc describe(Type Ty) {
  return TypeSwitch<Type, ParamDesc>(Ty)
      .Case([](IntegerType T) { return describeInteger(T.getWidth()); })
      .Case([](IndexType) { return scalar(ParamTag::I64); })
      .Case([](FloatType T) { return describeFloat(T); })
      // As LLVM passes it: a structure of the real and the imaginary part.
      .Case([](ComplexType T) {
        return describeFields({T.getElementType(), T.getElementType()}, false);
      })
      .Case([](VectorType T) {
        return T.isScalable() ? scalar(ParamTag::Opaque)
                              : ParamDesc::vector(describe(T.getElementType()),
                                                  T.getNumElements());
      })
      .Case([](BaseMemRefType T) { return describeMemRef(T); })
      .Case([](TupleType T) { return describeFields(T.getTypes(), false); })
      .Case([](LLVM::LLVMPointerType T) {
        return scalar(tagOfPointer(T.getAddressSpace()));
      })
      .Case([](LLVM::LLVMArrayType T) {
        return ParamDesc::array(describe(T.getElementType()),
                                T.getNumElements());
      })
      .Case([](LLVM::LLVMStructType T) {
        return T.isOpaque() ? scalar(ParamTag::Opaque)
                            : describeFields(T.getBody(), T.isPacked());
      })
      .Default([](Type) { return scalar(ParamTag::Opaque); });
}

/// Types are graphs: aliases in a few lines can expand to any number of parts.
/// A type with more parts than this is described only by its size.
static constexpr uint64_t MostParts = 1 << 14;
/// The limit for counting, with room to round up.
static constexpr uint64_t MostHalfBytes = uint64_t(1) << 62;

namespace {
/// What is known about a type without expanding it; sizes are in half bytes.
struct Extent {
  uint64_t Parts, Size, Alignment;
};
using Extents = llvm::DenseMap<Type, Extent>;
} // namespace

static Extent extentOf(Type Ty, Extents &Known);

static Extent extentOfFields(ArrayRef<Type> Fields, bool IsPacked,
                             Extents &Known) {
  Extent All = {1, 0, 2};
  for (Type Field : Fields) {
    Extent E = extentOf(Field, Known);
    if (!IsPacked) {
      All.Alignment = std::max(All.Alignment, E.Alignment);
      All.Size = llvm::alignTo(All.Size, E.Alignment);
    }
    All.Size = std::min(llvm::SaturatingAdd(All.Size, E.Size), MostHalfBytes);
    All.Parts = llvm::SaturatingAdd(All.Parts, E.Parts);
  }
  All.Size = llvm::alignTo(All.Size, All.Alignment);
  return All;
}

static Extent extentOf(Type Ty, Extents &Known) {
  if (auto It = Known.find(Ty); It != Known.end())
    return It->second;
  Extent E;
  auto Struct = dyn_cast<LLVM::LLVMStructType>(Ty);
  if (Struct && !Struct.isOpaque()) {
    E = extentOfFields(Struct.getBody(), Struct.isPacked(), Known);
  } else if (auto Tuple = dyn_cast<TupleType>(Ty)) {
    E = extentOfFields(Tuple.getTypes(), false, Known);
  } else if (auto Array = dyn_cast<LLVM::LLVMArrayType>(Ty)) {
    E = extentOf(Array.getElementType(), Known);
    E.Size = std::min(
        llvm::SaturatingMultiply<uint64_t>(E.Size, Array.getNumElements()),
        MostHalfBytes);
  } else {
    ParamDesc Leaf = describe(Ty);
    E = {1, halfBytesOf(Leaf, {}), alignmentOf(Leaf, {})};
  }
  return Known[Ty] = E;
}

ParamDesc describeParam(Type Ty) {
  Extents Known;
  Extent E = extentOf(Ty, Known);
  if (E.Parts <= MostParts)
    return describe(Ty);
  return ParamDesc::array(scalar(ParamTag::I8), E.Size / 2);
}

std::vector<Param> describeParams(FunctionOpInterface F) {
  std::vector<Param> Params;
  for (auto [Index, Ty] : llvm::enumerate(F.getArgumentTypes())) {
    auto ByVal = F.getArgAttrOfType<TypeAttr>(
        Index, LLVM::LLVMDialect::getByValAttrName());
    auto Alignment = F.getArgAttrOfType<IntegerAttr>(
        Index, LLVM::LLVMDialect::getAlignAttrName());
    uint64_t AlignBytes = ByVal && Alignment ? Alignment.getInt() : 1;
    Params.push_back({llvm::utostr(Index),
                      describeParam(ByVal ? ByVal.getValue() : Ty),
                      AlignBytes});
  }
  return Params;
}

} // namespace opennvvm::mlir_verify
