//===- AttributeWriter.cpp - Attributes and constants in bytecode ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Writer.h"

using namespace mlir;
using namespace mlir::cuda_tile;

namespace mlir::cuda_tile::bytecode {

void Writer::string(StringRef Text, Buffer &To) {
  To.varint(Strings.add(Text));
}

bool Writer::constant(Attribute Value, Buffer &To) {
  auto Known = ConstantIndices.find(Value);
  if (Known == ConstantIndices.end()) {
    auto Dense = dyn_cast_or_null<DenseElementsAttr>(Value);
    if (!Dense)
      return fail("there is no form for these elements");
    ArrayRef<char> Raw = Dense.getRawData();
    // One byte of bits, of which all are equal.
    char Bits = 0;
    if (Dense.isSplat() && Dense.getElementType().isSignlessInteger(1)) {
      Bits = Dense.getSplatValue<bool>() ? char(0xFF) : char(0);
      Raw = Bits;
    }
    Buffer Item;
    Item.varint(Raw.size());
    Item.append({Raw.data(), Raw.size()});
    Known = ConstantIndices.try_emplace(Value, Constants.add(Item.str())).first;
  }
  To.varint(Known->second);
  return true;
}

bool Writer::number(TypedAttr A, Buffer &To) {
  auto Integer = dyn_cast<IntegerAttr>(A);
  To.varint(unsigned(Integer ? AttributeTag::Integer : AttributeTag::Float));
  if (!type(A.getType(), To))
    return false;
  if (Integer && Integer.getValue().getBitWidth() <= 64) {
    To.varint(Integer.getValue().getZExtValue());
    return true;
  }
  if (Integer)
    return fail("an integer has more than 64 bits");
  APInt Bits = cast<FloatAttr>(A).getValue().bitcastToAPInt();
  if (Bits.getBitWidth() <= 8)
    To.byte(uint8_t(Bits.getZExtValue()));
  else
    To.signedVarint(int64_t(Bits.getZExtValue()));
  return true;
}

bool Writer::dictionary(DictionaryAttr Entries, Buffer &To) {
  To.varint(Entries.size());
  SmallVector<NamedAttribute> Order(Entries.getValue());
  if (Like)
    if (auto Words = Like->Words.find(Entries); Words != Like->Words.end())
      Order = llvm::map_to_vector(Words->second, [&](StringAttr Word) {
        return *Entries.getNamed(Word);
      });
  for (NamedAttribute Entry : Order) {
    string(Entry.getName(), To);
    if (!tagged(Entry.getValue(), To))
      return false;
  }
  return true;
}

bool Writer::hints(OptimizationHintsAttr Hints, Buffer &To) {
  for (NamedAttribute Entry : Hints.getValue()) {
    if (Entry.getName() == "default" && !has(3, "the hint 'default'"))
      return false;
    if (auto List = dyn_cast<DictionaryAttr>(Entry.getValue());
        List && List.contains("num_worker_warps_per_cta") &&
        !has(3, "the hint 'num_worker_warps_per_cta'"))
      return false;
  }
  return dictionary(Hints.getValue(), To);
}

/// Flags that say which of two numbers follow, and these.
static void twoNumbers(std::optional<int64_t> A, std::optional<int64_t> B,
                       Buffer &To) {
  To.byte(uint8_t(A.has_value() | B.has_value() << 1));
  for (std::optional<int64_t> N : {A, B})
    if (N)
      To.signedVarint(*N);
}

bool Writer::tagged(Attribute A, Buffer &To) {
  auto Tag = [&](AttributeTag T) { To.varint(unsigned(T)); };
  if (auto Bool = dyn_cast<BoolAttr>(A)) {
    Tag(AttributeTag::Bool);
    To.byte(Bool.getValue());
  } else if (isa<IntegerAttr, FloatAttr>(A)) {
    return number(cast<TypedAttr>(A), To);
  } else if (auto T = dyn_cast<TypeAttr>(A)) {
    Tag(AttributeTag::Type);
    return type(T.getValue(), To);
  } else if (auto Text = dyn_cast<StringAttr>(A)) {
    Tag(AttributeTag::String);
    string(Text, To);
  } else if (auto List = dyn_cast<ArrayAttr>(A)) {
    Tag(AttributeTag::Array);
    To.varint(List.size());
    return llvm::all_of(List, [&](Attribute Item) { return tagged(Item, To); });
  } else if (auto Dense = dyn_cast<DenseElementsAttr>(A)) {
    Tag(AttributeTag::DenseElements);
    return type(Dense.getType(), To) && constant(Dense, To);
  } else if (auto Div = dyn_cast<DivByAttr>(A)) {
    Tag(AttributeTag::DivBy);
    To.varint(Div.getDivisor());
    twoNumbers(Div.getEvery(), Div.getAlong(), To);
  } else if (auto Same = dyn_cast<SameElementsAttr>(A)) {
    Tag(AttributeTag::SameElements);
    To.list(Same.getValues().asArrayRef());
  } else if (auto Entries = dyn_cast<DictionaryAttr>(A)) {
    Tag(AttributeTag::Dictionary);
    return dictionary(Entries, To);
  } else if (auto Hints = dyn_cast<OptimizationHintsAttr>(A)) {
    Tag(AttributeTag::OptimizationHints);
    return hints(Hints, To);
  } else if (auto Bounds = dyn_cast<BoundedAttr>(A)) {
    Tag(AttributeTag::Bounded);
    twoNumbers(Bounds.getLb(), Bounds.getUb(), To);
  } else {
    return fail("there is no form for an attribute");
  }
  return true;
}

} // namespace mlir::cuda_tile::bytecode
