//===- TypeReader.cpp - Types of bytecode ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::cuda_tile;
using llvm::Twine;

namespace mlir::cuda_tile::bytecode {

using EmitFn = llvm::function_ref<InFlightDiagnostic()>;

/// The minor number of the version in which a type appeared.
static unsigned sinceOf(TypeTag Tag) {
  switch (Tag) {
  case TypeTag::F8E8M0FNU:
    return 2;
  case TypeTag::F4E2M1FN:
  case TypeTag::GatherScatterView:
  case TypeTag::StridedView:
  case TypeTag::I4:
    return 3;
  case TypeTag::F8E5M3:
    return 4;
  default:
    return 1;
  }
}

Type Reader::type(Cursor &From) {
  uint64_t Index;
  if (!From.index(Index, Types.size(), "type"))
    return {};
  return typeAt(Index, From, 0);
}

Type Reader::typeAt(uint64_t Index, Cursor &From, unsigned Depth) {
  Type &Cached = TypeCache[Index];
  if (Cached)
    return Cached;
  Cursor Item = Types.item(Index, File, Errors);
  if (Depth > MaxDepth) {
    From.fail("type " + Twine(Index) + " is nested too deep, or in itself");
    return {};
  }
  Type Read = parseType(Item, Depth);
  if (Read && !Item.isAtEnd()) {
    Item.fail("something follows type " + Twine(Index));
    return {};
  }
  return TypeCache[Index] = Read;
}

BytecodeOrder Reader::order() {
  BytecodeOrder Order;
  Order.Words = Words;
  for (uint64_t I = 0; I < Types.size(); ++I) {
    Cursor Nowhere(File, 0, 0, Errors);
    Type T = typeAt(I, Nowhere, 0);
    if (!T)
      return {{}, std::move(Order.Words)};
    Order.Types.push_back(T);
  }
  return Order;
}

Type Reader::element(Cursor &From, unsigned Depth) {
  uint64_t Index;
  if (!From.index(Index, Types.size(), "type"))
    return {};
  return typeAt(Index, From, Depth + 1);
}

Type Reader::parseType(Cursor &From, unsigned Depth) {
  size_t Start = From.offset();
  uint64_t Number;
  if (!From.varint(Number, "the kind of a type"))
    return {};
  auto Tag = TypeTag(Number);
  if (Number > unsigned(TypeTag::F8E5M3) || sinceOf(Tag) > Version.Minor) {
    From.failAt(Start, "type " + Twine(Number) + " is not known in version " +
                           Version.str());
    return {};
  }
  switch (Tag) {
  case TypeTag::Pointer:
    return parsePointer(From, Depth);
  case TypeTag::Tile:
    return parseTile(From, Depth);
  case TypeTag::TensorView:
    return parseTensorView(From, Depth);
  case TypeTag::PartitionView:
  case TypeTag::GatherScatterView:
  case TypeTag::StridedView:
    return parseView(Tag, From, Depth);
  case TypeTag::Function:
    return parseFunction(From, Depth);
  default:
    break;
  }
  Type Simple = parseSimple(Tag);
  if (!Simple)
    From.failAt(Start, "unknown type " + Twine(Number));
  return Simple;
}

Type Reader::parseSimple(TypeTag Tag) {
  Builder B(&Context);
  switch (Tag) {
  case TypeTag::I1:
    return B.getI1Type();
  case TypeTag::I4:
    return B.getIntegerType(4);
  case TypeTag::I8:
    return B.getI8Type();
  case TypeTag::I16:
    return B.getIntegerType(16);
  case TypeTag::I32:
    return B.getI32Type();
  case TypeTag::I64:
    return B.getI64Type();
  case TypeTag::F16:
    return B.getF16Type();
  case TypeTag::BF16:
    return B.getBF16Type();
  case TypeTag::F32:
    return B.getF32Type();
  case TypeTag::TF32:
    return B.getTF32Type();
  case TypeTag::F64:
    return B.getF64Type();
  case TypeTag::F8E4M3FN:
    return Float8E4M3FNType::get(&Context);
  case TypeTag::F8E5M2:
    return Float8E5M2Type::get(&Context);
  case TypeTag::F8E8M0FNU:
    return Float8E8M0FNUType::get(&Context);
  case TypeTag::F4E2M1FN:
    return Float4E2M1FNType::get(&Context);
  case TypeTag::F8E5M3:
    return Float8E5M3Type::get(&Context);
  case TypeTag::Token:
    return cuda_tile::TokenType::get(&Context);
  default:
    return {};
  }
}

bool Reader::flags(Cursor &From, unsigned Since, uint64_t &To) {
  To = 0;
  size_t Start = From.offset();
  if (Version.Minor < Since)
    return true;
  if (!From.varint(To, "the flags of a type"))
    return false;
  return To <= 1 || From.failAt(Start, "unused bits are set in the flags of a "
                                       "type");
}

bool Reader::padding(Cursor &From, bool IsThere, PaddingValueAttr &To) {
  if (!IsThere)
    return true;
  size_t Start = From.offset();
  uint8_t Number;
  if (!From.byte(Number, "a padding value"))
    return false;
  std::optional<PaddingValue> Value = symbolizePaddingValue(Number);
  if (!Value)
    return From.failAt(Start,
                       "unknown padding value " + Twine(unsigned(Number)));
  To = PaddingValueAttr::get(&Context, *Value);
  return true;
}

/// Skips what a pointer or a tensor view may say since 13.4, of which there is
/// one value, the default.
static bool skipPointerKind(Cursor &From, uint64_t Flags) {
  size_t Start = From.offset();
  uint8_t Kind = 0;
  if (Flags && !From.byte(Kind, "the kind of a pointer"))
    return false;
  return !Kind ||
         From.failAt(Start, "unknown kind of pointer " + Twine(unsigned(Kind)));
}

Type Reader::parsePointer(Cursor &From, unsigned Depth) {
  uint64_t Flags;
  if (!flags(From, 4, Flags))
    return {};
  Type Pointee = element(From, Depth);
  if (!Pointee || !skipPointerKind(From, Flags))
    return {};
  return checked(From, [&](EmitFn Emit) {
    return cuda_tile::PointerType::getChecked(Emit, &Context, Pointee);
  });
}

Type Reader::parseTile(Cursor &From, unsigned Depth) {
  SmallVector<int64_t> Shape;
  Type Element = element(From, Depth);
  if (!Element || !From.list(Shape, "extents"))
    return {};
  return checked(From, [&](EmitFn Emit) {
    return TileType::getChecked(Emit, &Context, ArrayRef(Shape), Element);
  });
}

Type Reader::parseTensorView(Cursor &From, unsigned Depth) {
  SmallVector<int64_t> Shape, Strides;
  uint64_t Flags;
  if (!flags(From, 4, Flags))
    return {};
  Type Element = element(From, Depth);
  if (!Element || !From.list(Shape, "extents") ||
      !From.list(Strides, "strides") || !skipPointerKind(From, Flags))
    return {};
  return checked(From, [&](EmitFn Emit) {
    return TensorViewType::getChecked(Emit, &Context, Element, ArrayRef(Shape),
                                      ArrayRef(Strides));
  });
}

Type Reader::parseView(TypeTag Tag, Cursor &From, unsigned Depth) {
  bool IsSparse = Tag == TypeTag::GatherScatterView;
  uint64_t Flags, Sparse = 0;
  SmallVector<int32_t> Tile, Steps, Map;
  PaddingValueAttr Padding;
  if (!flags(From, 3, Flags) || !From.list(Tile, "extents of a tile") ||
      (Tag == TypeTag::StridedView && !From.list(Steps, "traversal strides")))
    return {};
  size_t At = From.offset();
  Type Any = element(From, Depth);
  if (!Any)
    return {};
  auto Tensor = dyn_cast<TensorViewType>(Any);
  if (!Tensor) {
    From.failAt(At, "a view must be of a tensor_view");
    return {};
  }
  if (IsSparse ? !From.index(Sparse, Tensor.getRank(), "sparse_dim")
               : !From.list(Map, "dim_map"))
    return {};
  bool HasPadding = Flags & 1;
  if (Version.Minor < 3) {
    uint8_t IsThere;
    if (!From.byte(IsThere, "whether there is a padding value"))
      return {};
    HasPadding = IsThere;
  }
  if (!padding(From, HasPadding, Padding))
    return {};
  return checked(From, [&](EmitFn Emit) -> Type {
    if (IsSparse)
      return GatherScatterViewType::getChecked(
          Emit, &Context, ArrayRef(Tile), Tensor, int64_t(Sparse), Padding);
    if (Tag == TypeTag::StridedView)
      return StridedViewType::getChecked(Emit, &Context, ArrayRef(Tile),
                                         ArrayRef(Steps), Tensor, ArrayRef(Map),
                                         Padding);
    return PartitionViewType::getChecked(Emit, &Context, ArrayRef(Tile), Tensor,
                                         ArrayRef(Map), Padding);
  });
}

Type Reader::parseFunction(Cursor &From, unsigned Depth) {
  SmallVector<Type> Parts[2];
  for (SmallVector<Type> &List : Parts) {
    uint64_t Count;
    if (!From.count(Count, 1, "types of a function"))
      return {};
    for (uint64_t I = 0; I < Count; ++I) {
      Type T = element(From, Depth);
      if (!T)
        return {};
      List.push_back(T);
    }
  }
  return FunctionType::get(&Context, Parts[0], Parts[1]);
}

} // namespace mlir::cuda_tile::bytecode
