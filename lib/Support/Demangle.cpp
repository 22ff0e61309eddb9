//===- Demangle.cpp - Names that are longer than they look ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A part of a mangled name may refer to an earlier one, which doubles the
// demangled text as often as it is done: 400 characters can stand for
// terabytes. LLVM's demanglers have no limit, so the size is computed first.
//
//===----------------------------------------------------------------------===//

#include "Support/Demangle.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Demangle/Demangle.h"
#include "llvm/Demangle/ItaniumDemangle.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using itanium_demangle::Node;
using itanium_demangle::NodeArray;

namespace opennvvm {

/// The longest names that are demangled, and the most that they may become.
static constexpr size_t MaxMangled = 1 << 14;
static constexpr uint64_t MaxDemangled = 1 << 18;

namespace {
/// Creates the nodes of a name, and adds up how long they are when printed.
class MeasuringAllocator {
public:
  void reset() {}

  template <typename T, typename... Args> Node *makeNode(Args &&...As) {
    // Its longest word, and the punctuation.
    uint64_t Size = 32;
    ((Size = SaturatingAdd(Size, sizeOf(As))), ...);
    if constexpr (std::is_same_v<T, itanium_demangle::ForwardTemplateReference>)
      // Printed as an argument that comes later.
      Size = MaxDemangled / 16;
    if constexpr (std::is_same_v<T, itanium_demangle::ParameterPackExpansion>)
      // Printed once for each element of the pack.
      Size = SaturatingMultiply<uint64_t>(Size, LongestArray);
    Most = std::max(Most, Size);
    Node *New = new (Memory.Allocate(sizeof(T), alignof(T)))
        T(std::forward<Args>(As)...);
    Sizes[New] = Size;
    return New;
  }

  void *allocateNodeArray(size_t Count) {
    LongestArray = std::max<uint64_t>(LongestArray, Count);
    return Memory.Allocate(sizeof(Node *) * Count, alignof(Node *));
  }

  /// The size of the largest node.
  uint64_t Most = 0;

private:
  template <typename T> uint64_t sizeOf(const T &Part) const {
    if constexpr (std::is_convertible_v<T, const Node *>) {
      return Sizes.lookup(Part);
    } else if constexpr (std::is_same_v<T, NodeArray>) {
      uint64_t Size = 0;
      for (const Node *N : Part)
        Size = SaturatingAdd<uint64_t>(Size, Sizes.lookup(N), 2);
      return Size;
    } else if constexpr (std::is_convertible_v<T, std::string_view>) {
      return std::string_view(Part).size();
    } else {
      return 0;
    }
  }

  BumpPtrAllocator Memory;
  DenseMap<const Node *, uint64_t> Sizes;
  uint64_t LongestArray = 1;
};

using Parser = itanium_demangle::ManglingParser<MeasuringAllocator>;
} // namespace

/// Whether printing \p Name, which follows C++'s ABI, takes little.
static bool isShortInCXX(StringRef Name) {
  Parser P(Name.begin(), Name.end());
  return P.parse() && P.ASTAllocator.Most <= MaxDemangled;
}

/// The same for other languages, whose names refer to earlier parts by one of
/// \p Letters. N references multiply the text by no more than 3^(N/3).
static bool hasFewReferences(StringRef Name, StringRef Letters) {
  constexpr ptrdiff_t MaxReferences = 24;
  constexpr size_t MaxLength = 1024;
  return Name.size() <= MaxLength && count_if(Name, [&](char C) {
                                       return Letters.contains(C);
                                     }) <= MaxReferences;
}

static bool isShort(StringRef Name) {
  if (Name.size() > MaxMangled)
    return false;
  // LLVM tries it without these as well.
  Name.consume_front(".");
  StringRef Bare = Name.ltrim('_');
  if (Bare.size() < Name.size()) {
    if (Bare.starts_with("Z"))
      return isShortInCXX(Name.take_back(Bare.size() + 1));
    if (Bare.starts_with("R"))
      return hasFewReferences(Name, "B");
    if (Bare.starts_with("D"))
      return hasFewReferences(Name, "Q");
  }
  return !Name.starts_with("?") || hasFewReferences(Name, "0123456789");
}

std::string demangled(StringRef Name) {
  return isShort(Name) ? demangle(Name) : Name.str();
}

std::string demangledName(StringRef Name) {
  std::string Text = demangled(Name);
  return Text == Name ? std::string() : Text;
}

std::string nameForPeople(StringRef Name) {
  std::string Demangled = demangledName(Name);
  return Demangled.empty() ? Name.str() : (Name + " (" + Demangled + ")").str();
}

} // namespace opennvvm
