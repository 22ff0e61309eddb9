//===- TypeWriter.cpp - Types in bytecode ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Writer.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cuda_tile;

namespace mlir::cuda_tile::bytecode {

bool Writer::type(Type T, Buffer &To) {
  uint64_t Index;
  if (!typeIndex(T, Index))
    return false;
  To.varint(Index);
  return true;
}

bool Writer::typeIndex(Type T, uint64_t &To) {
  auto Known = TypeIndices.find(T);
  if (Known != TypeIndices.end()) {
    To = Known->second;
    return true;
  }
  // Its parts come before it.
  Buffer Item;
  if (!encode(T, Item))
    return false;
  To = TypeIndices[T] = Types.add(Item.str());
  return true;
}

bool Writer::tag(TypeTag Tag, unsigned Since, Buffer &To) {
  if (!has(Since, "a type"))
    return false;
  To.varint(unsigned(Tag));
  return true;
}

bool Writer::encodeSimple(Type T, Buffer &To) {
  if (auto I = dyn_cast<IntegerType>(T); I && I.isSignless())
    switch (I.getWidth()) {
    case 1:
      return tag(TypeTag::I1, 1, To);
    case 4:
      return tag(TypeTag::I4, 3, To);
    case 8:
      return tag(TypeTag::I8, 1, To);
    case 16:
      return tag(TypeTag::I16, 1, To);
    case 32:
      return tag(TypeTag::I32, 1, To);
    case 64:
      return tag(TypeTag::I64, 1, To);
    }
  return llvm::TypeSwitch<Type, bool>(T)
      .Case([&](Float16Type) { return tag(TypeTag::F16, 1, To); })
      .Case([&](BFloat16Type) { return tag(TypeTag::BF16, 1, To); })
      .Case([&](Float32Type) { return tag(TypeTag::F32, 1, To); })
      .Case([&](FloatTF32Type) { return tag(TypeTag::TF32, 1, To); })
      .Case([&](Float64Type) { return tag(TypeTag::F64, 1, To); })
      .Case([&](Float8E4M3FNType) { return tag(TypeTag::F8E4M3FN, 1, To); })
      .Case([&](Float8E5M2Type) { return tag(TypeTag::F8E5M2, 1, To); })
      .Case([&](Float8E8M0FNUType) { return tag(TypeTag::F8E8M0FNU, 2, To); })
      .Case([&](Float4E2M1FNType) { return tag(TypeTag::F4E2M1FN, 3, To); })
      .Case([&](Float8E5M3Type) { return tag(TypeTag::F8E5M3, 4, To); })
      .Case([&](cuda_tile::TokenType) { return tag(TypeTag::Token, 1, To); })
      .Default([&](Type) {
        std::string Text;
        llvm::raw_string_ostream(Text) << T;
        return fail("there is no form for type " + Text);
      });
}

bool Writer::encodeView(Type T, Buffer &To) {
  uint64_t Tensor;
  if (!typeIndex(tensorOf(T), Tensor))
    return false;
  auto Strided = dyn_cast<StridedViewType>(T);
  auto Sparse = dyn_cast<GatherScatterViewType>(T);
  auto Partition = dyn_cast<PartitionViewType>(T);
  if (!tag(Strided  ? TypeTag::StridedView
           : Sparse ? TypeTag::GatherScatterView
                    : TypeTag::PartitionView,
           Partition ? 1 : 3, To))
    return false;
  PaddingValueAttr Padding = Strided  ? Strided.getPaddingValue()
                             : Sparse ? Sparse.getPaddingValue()
                                      : Partition.getPaddingValue();
  if (Version.Minor >= 3)
    To.varint(bool(Padding));
  To.list(tileShapeOf(T));
  if (Strided)
    To.list(Strided.getTraversalStrides());
  To.varint(Tensor);
  if (Sparse)
    To.varint(uint64_t(Sparse.getSparseDim()));
  else
    To.list(Strided ? Strided.getDimMap() : Partition.getDimMap());
  if (Version.Minor < 3)
    To.byte(bool(Padding));
  if (Padding)
    To.byte(uint8_t(Padding.getValue()));
  return true;
}

bool Writer::encodeFunction(FunctionType T, Buffer &To) {
  To.varint(unsigned(TypeTag::Function));
  for (TypeRange List : {TypeRange(T.getInputs()), TypeRange(T.getResults())}) {
    To.varint(List.size());
    for (Type Part : List)
      if (!type(Part, To))
        return false;
  }
  return true;
}

bool Writer::encode(Type T, Buffer &To) {
  uint64_t Element;
  if (auto Pointer = dyn_cast<cuda_tile::PointerType>(T)) {
    if (!typeIndex(Pointer.getPointeeType(), Element) ||
        !tag(TypeTag::Pointer, 1, To))
      return false;
    if (Version.Minor >= 4)
      To.varint(0);
    To.varint(Element);
    return true;
  }
  if (auto Tile = dyn_cast<TileType>(T)) {
    if (!typeIndex(Tile.getElementType(), Element) ||
        !tag(TypeTag::Tile, 1, To))
      return false;
    To.varint(Element);
    To.list(Tile.getShape());
    return true;
  }
  if (auto Tensor = dyn_cast<TensorViewType>(T)) {
    if (!typeIndex(Tensor.getElementType(), Element) ||
        !tag(TypeTag::TensorView, 1, To))
      return false;
    if (Version.Minor >= 4)
      To.varint(0);
    To.varint(Element);
    To.list(Tensor.getShape());
    To.list(Tensor.getStrides());
    return true;
  }
  if (auto Function = dyn_cast<FunctionType>(T))
    return encodeFunction(Function, To);
  return isTileView(T) ? encodeView(T, To) : encodeSimple(T, To);
}

} // namespace mlir::cuda_tile::bytecode
