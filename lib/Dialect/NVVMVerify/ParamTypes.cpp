//===- ParamTypes.cpp - Parameters of MLIR functions ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMTypes.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "opennvvm/Dialect/NVVMVerify/NVVMVerify.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

static ParamDesc scalar(ParamTag Tag) { return ParamDesc::scalar(Tag); }

static ParamTag tagOfPointer(unsigned Space) {
  switch (Space) {
  case AddressSpace::Global:
    return ParamTag::PtrGlobal;
  case AddressSpace::Shared:
    return ParamTag::PtrShared;
  case AddressSpace::Const:
    return ParamTag::PtrConstant;
  default:
    return ParamTag::PtrGeneric;
  }
}

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
  return ParamDesc::vector(scalar(ParamTag::I64),
                           llvm::divideCeil(Bits, 64u));
}

static ParamDesc describeFields(ArrayRef<Type> Types, bool IsPacked) {
  std::vector<ParamDesc> Fields;
  for (Type Ty : Types)
    Fields.push_back(describeParam(Ty));
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

ParamDesc describeParam(Type Ty) {
  return TypeSwitch<Type, ParamDesc>(Ty)
      .Case([](IntegerType T) { return describeInteger(T.getWidth()); })
      .Case([](IndexType) { return scalar(ParamTag::I64); })
      .Case([](FloatType T) { return describeFloat(T); })
      .Case([](VectorType T) {
        return T.isScalable()
                   ? scalar(ParamTag::Opaque)
                   : ParamDesc::vector(describeParam(T.getElementType()),
                                       T.getNumElements());
      })
      .Case([](BaseMemRefType T) { return describeMemRef(T); })
      .Case([](TupleType T) { return describeFields(T.getTypes(), false); })
      .Case([](LLVM::LLVMPointerType T) {
        return scalar(tagOfPointer(T.getAddressSpace()));
      })
      .Case([](LLVM::LLVMArrayType T) {
        return ParamDesc::array(describeParam(T.getElementType()),
                                T.getNumElements());
      })
      .Case([](LLVM::LLVMStructType T) {
        return T.isOpaque() ? scalar(ParamTag::Opaque)
                            : describeFields(T.getBody(), T.isPacked());
      })
      .Default([](Type) { return scalar(ParamTag::Opaque); });
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
