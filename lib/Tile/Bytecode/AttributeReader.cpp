//===- AttributeReader.cpp - Attributes and constants of bytecode ---------===//
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

bool Reader::string(Cursor &From, StringRef &To) {
  uint64_t Index;
  if (!From.index(Index, Strings.size(), "string"))
    return false;
  Cursor Item = Strings.item(Index, File, Errors);
  return Item.bytes(Item.left(), To, "a string");
}

bool Reader::string(Cursor &From, StringAttr &To) {
  uint64_t Index;
  if (!From.index(Index, Strings.size(), "string"))
    return false;
  StringAttr &Cached = StringCache[Index];
  if (!Cached) {
    Cursor Item = Strings.item(Index, File, Errors);
    StringRef Text;
    if (!Item.bytes(Item.left(), Text, "a string"))
      return false;
    Cached = StringAttr::get(&Context, Text);
  }
  To = Cached;
  return true;
}

bool Reader::constant(Cursor &From, Type T, DenseElementsAttr &To) {
  size_t Start = From.offset();
  uint64_t Index;
  if (!From.index(Index, Constants.size(), "constant"))
    return false;
  auto Tile = dyn_cast<TileType>(T);
  if (!Tile || !isa<IntegerType, FloatType>(Tile.getElementType()))
    return From.failAt(Start, "a constant must be a tile of numbers");
  DenseElementsAttr &Cached = ConstantCache[Index];
  if (Cached && Cached.getType() == T) {
    To = Cached;
    return true;
  }
  Cursor Item = Constants.item(Index, File, Errors);
  uint64_t Size;
  StringRef Data;
  if (!Item.varint(Size, "the size of a constant") ||
      !Item.bytes(Size, Data, "a constant"))
    return false;
  if (!Item.isAtEnd())
    return Item.fail("something follows constant " + Twine(Index));
  // Every type with which a constant is read has a copy.
  if ((ConstantBytes += Size) > (size_t(16) << 20) + 64 * File.size())
    return From.failAt(Start, "constants are used with too many types");
  ArrayRef<char> Raw(Data.data(), Data.size());
  bool IsSplat = false;
  if (!DenseElementsAttr::isValidRawBuffer(Tile, Raw, IsSplat))
    return From.failAt(Start, "constant " + Twine(Index) + " has " +
                                  Twine(Size) +
                                  " bytes, which are not those of its type");
  To = Cached = DenseElementsAttr::getFromRawBuffer(Tile, Raw);
  return true;
}

Attribute Reader::integer(Cursor &From) {
  size_t Start = From.offset();
  Type Any = type(From);
  if (!Any)
    return {};
  auto T = dyn_cast<IntegerType>(Any);
  if (!T) {
    From.failAt(Start, "the type of an integer is none of integers");
    return {};
  }
  uint64_t Value;
  uint8_t Byte;
  if (T.getWidth() == 1) {
    if (!From.byte(Byte, "an integer"))
      return {};
    Value = Byte;
  } else if (!From.varint(Value, "an integer")) {
    return {};
  }
  if (!llvm::isUIntN(T.getWidth(), Value)) {
    From.failAt(Start, "the integer " + Twine(Value) + " does not fit " +
                           Twine(T.getWidth()) + " bits");
    return {};
  }
  return IntegerAttr::get(T, APInt(T.getWidth(), Value));
}

Attribute Reader::floating(Cursor &From) {
  size_t Start = From.offset();
  Type Any = type(From);
  if (!Any)
    return {};
  auto T = dyn_cast<FloatType>(Any);
  if (!T) {
    From.failAt(Start, "the type of a float is none of floats");
    return {};
  }
  uint64_t Bits;
  uint8_t Byte;
  if (T.getWidth() <= 8) {
    if (!From.byte(Byte, "a float"))
      return {};
    Bits = Byte;
  } else if (!From.signedBits(Bits, "a float")) {
    return {};
  }
  if (!llvm::isUIntN(T.getWidth(), Bits)) {
    From.failAt(Start, "the bits of a float do not fit " + Twine(T.getWidth()) +
                           " bits");
    return {};
  }
  return FloatAttr::get(
      T, APFloat(T.getFloatSemantics(), APInt(T.getWidth(), Bits)));
}

bool Reader::optionalNumber(Cursor &From, bool IsThere,
                            std::optional<int64_t> &To) {
  int64_t N;
  if (!IsThere)
    return true;
  if (!From.signedVarint(N, "a number"))
    return false;
  To = N;
  return true;
}

/// Two flags that say which of two numbers follow.
static bool twoFlags(Cursor &From, uint8_t &Flags) {
  size_t Start = From.offset();
  if (!From.byte(Flags, "the flags of an attribute"))
    return false;
  return Flags <= 3 || From.failAt(Start, "unused bits are set in the flags "
                                          "of an attribute");
}

Attribute Reader::divBy(Cursor &From) {
  uint64_t Divisor;
  uint8_t Flags;
  std::optional<int64_t> Every, Along;
  if (!From.varint(Divisor, "a divisor") || !twoFlags(From, Flags) ||
      !optionalNumber(From, Flags & 1, Every) ||
      !optionalNumber(From, Flags & 2, Along))
    return {};
  return DivByAttr::get(&Context, Divisor, Every, Along);
}

Attribute Reader::bounded(Cursor &From) {
  uint8_t Flags;
  std::optional<int64_t> Low, High;
  if (!twoFlags(From, Flags) || !optionalNumber(From, Flags & 1, Low) ||
      !optionalNumber(From, Flags & 2, High))
    return {};
  return BoundedAttr::get(&Context, Low, High);
}

bool Reader::array(Cursor &From, unsigned Depth,
                   SmallVectorImpl<Attribute> &To) {
  uint64_t Count;
  if (!From.count(Count, 2, "attributes"))
    return false;
  for (uint64_t I = 0; I < Count; ++I) {
    Attribute A = tagged(From, Depth + 1);
    if (!A)
      return false;
    To.push_back(A);
  }
  return true;
}

bool Reader::dictionary(Cursor &From, unsigned Depth, DictionaryAttr &To) {
  size_t Start = From.offset();
  uint64_t Count;
  if (!From.count(Count, 3, "entries of a dictionary"))
    return false;
  SmallVector<NamedAttribute> Entries;
  for (uint64_t I = 0; I < Count; ++I) {
    StringAttr Name;
    size_t At = From.offset();
    if (!string(From, Name))
      return false;
    if (Name.empty())
      return From.failAt(At, "an entry of a dictionary has no name");
    Attribute Value = tagged(From, Depth + 1);
    if (!Value)
      return false;
    Entries.emplace_back(Name, Value);
  }
  auto Order = llvm::map_to_vector(
      Entries, [](NamedAttribute Entry) { return Entry.getName(); });
  // This sorts them.
  if (std::optional<NamedAttribute> Twice =
          DictionaryAttr::findDuplicate(Entries, /*isSorted=*/false))
    return From.failAt(Start, "a dictionary has two entries '" +
                                  Twice->getName().strref() + "'");
  To = DictionaryAttr::get(&Context, Entries);
  if (!llvm::equal(Order, To.getValue(), [](StringAttr A, NamedAttribute B) {
        return A == B.getName();
      }))
    Words[To] = std::move(Order);
  return true;
}

bool Reader::hints(Cursor &From, unsigned Depth, OptimizationHintsAttr &To) {
  size_t Start = From.offset();
  DictionaryAttr Entries;
  if (!dictionary(From, Depth, Entries))
    return false;
  for (NamedAttribute Entry : Entries)
    if (!isa<DictionaryAttr>(Entry.getValue()))
      return From.failAt(Start, "hints for '" + Entry.getName().strref() +
                                    "' must be a dictionary");
  To = OptimizationHintsAttr::get(&Context, Entries);
  return true;
}

Attribute Reader::tagged(Cursor &From, unsigned Depth) {
  size_t Start = From.offset();
  uint64_t Number;
  if (!From.varint(Number, "the kind of an attribute"))
    return {};
  if (Depth > MaxDepth) {
    From.failAt(Start, "attributes are nested too deep");
    return {};
  }
  uint8_t Byte;
  SmallVector<Attribute> List;
  SmallVector<int64_t> Numbers;
  DictionaryAttr Entries;
  OptimizationHintsAttr Hints;
  StringAttr Text;
  DenseElementsAttr Elements;
  Type T;
  switch (AttributeTag(Number)) {
  case AttributeTag::Integer:
    return integer(From);
  case AttributeTag::Float:
    return floating(From);
  case AttributeTag::Bool:
    return From.byte(Byte, "a bool") ? BoolAttr::get(&Context, Byte)
                                     : Attribute();
  case AttributeTag::Type:
    T = type(From);
    return T ? TypeAttr::get(T) : Attribute();
  case AttributeTag::String:
    return string(From, Text) ? Text : Attribute();
  case AttributeTag::Array:
    return array(From, Depth, List) ? ArrayAttr::get(&Context, List)
                                    : Attribute();
  case AttributeTag::DenseElements:
    T = type(From);
    return T && constant(From, T, Elements) ? Attribute(Elements) : Attribute();
  case AttributeTag::DivBy:
    return divBy(From);
  case AttributeTag::SameElements:
    return From.list(Numbers, "sizes of groups")
               ? SameElementsAttr::get(
                     &Context, DenseI64ArrayAttr::get(&Context, Numbers))
               : Attribute();
  case AttributeTag::Dictionary:
    return dictionary(From, Depth, Entries) ? Entries : Attribute();
  case AttributeTag::OptimizationHints:
    return hints(From, Depth, Hints) ? Attribute(Hints) : Attribute();
  case AttributeTag::Bounded:
    return bounded(From);
  }
  From.failAt(Start, "unknown kind of attribute " + Twine(Number));
  return {};
}

} // namespace mlir::cuda_tile::bytecode
