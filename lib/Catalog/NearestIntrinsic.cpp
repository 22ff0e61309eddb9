//===- NearestIntrinsic.cpp - What a name was meant to be -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/NearestIntrinsic.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Intrinsic.h"
#include "Catalog/UpgradedIntrinsic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

namespace {
struct OtherName {
  StringLiteral Name, Instead;
};
} // namespace

static constexpr OtherName OtherNames[] = {
#include "opennvvm/Catalog/OtherNames.inc"
};

static StringRef lookUp(StringRef Name) {
  for (const OtherName &Other : OtherNames)
    if (Other.Name == Name)
      return Other.Instead;
  return {};
}

StringRef insteadOf(StringRef Name) {
  if (!Name.consume_front("llvm."))
    return lookUp(Name);
  // Of another target, or of NVPTX under an older name.
  for (StringRef Prefix :
       {"nvvm.", "ptx.", "cuda.", "amdgcn.", "r600.", "spv."}) {
    StringRef Rest = Name;
    if (Rest.consume_front(Prefix))
      return lookUp(Rest);
  }
  return lookUp(Name);
}

//===----------------------------------------------------------------------===//
// Parts of names
//===----------------------------------------------------------------------===//

using Words = SmallVector<StringRef, 12>;

/// "read.ptx.sreg.tid.x" has five.
static Words wordsOf(StringRef Name) {
  Words Parts;
  while (!Name.empty()) {
    size_t End = std::min(Name.find_first_of("._"), Name.size());
    if (End)
      Parts.push_back(Name.take_front(End));
    Name = Name.drop_front(std::min(End + 1, Name.size()));
  }
  return Parts;
}

/// Whether \p A may be a misspelled \p B.
static bool isAlike(StringRef A, StringRef B) {
  if (A == B)
    return true;
  constexpr size_t Shortest = 4;
  return std::min(A.size(), B.size()) >= Shortest &&
         A.edit_distance(B, /*AllowReplacements=*/true, 1) <= 1;
}

/// Whether \p Known has all of \p Typed, in any order.
static bool hasAll(ArrayRef<StringRef> Typed, Words Known) {
  return all_of(Typed, [&](StringRef Word) {
    auto *Twin = find(Known, Word);
    if (Twin == Known.end())
      return false;
    Known.erase(Twin);
    return true;
  });
}

/// How many letters of \p Typed are in words that \p Known has, too, in any
/// order.
static size_t sharedLetters(ArrayRef<StringRef> Typed, Words Known) {
  size_t Letters = 0;
  for (StringRef Word : Typed) {
    auto *Twin =
        find_if(Known, [&](StringRef Other) { return isAlike(Word, Other); });
    if (Twin == Known.end())
      continue;
    Letters += Word.size();
    Known.erase(Twin);
  }
  return Letters;
}

static size_t lettersOf(ArrayRef<StringRef> Parts) {
  size_t Letters = 0;
  for (StringRef Word : Parts)
    Letters += Word.size();
  return Letters;
}

namespace {
/// Keeps the best of the names that it is shown.
class Search {
public:
  explicit Search(StringRef Name)
      : Typed(Name), Parts(wordsOf(Name)),
        Closest(std::max<size_t>(Name.size() / 6, 1) + 1) {}

  /// \param Prefix what \p Known follows.
  void consider(StringRef Prefix, StringRef Known) {
    Known = Known.rtrim('.');
    unsigned Distance = Typed.edit_distance_insensitive(
        Known, /*AllowReplacements=*/true, Closest);
    if (Distance < Closest) {
      Closest = Distance;
      Spelled = (Prefix + Known).str();
    }
    Words Others = wordsOf(Known);
    // In thousandths, of which two in three must agree. A name that has all the
    // words and more is not misspelled.
    constexpr size_t Whole = 1000, Least = 660;
    size_t All = lettersOf(Parts) + lettersOf(Others);
    size_t Score = 2 * sharedLetters(Parts, Others) * Whole / All;
    bool IsComplete = hasAll(Parts, Others);
    if (std::pair(IsComplete, Score) <= std::pair(HasComplete, Best) ||
        (!IsComplete && Score < Least))
      return;
    HasComplete = IsComplete;
    Best = Score;
    Meant = (Prefix + Known).str();
  }

  std::string take() {
    bool IsMeant = HasComplete || Spelled.empty();
    return std::move(IsMeant ? Meant : Spelled);
  }

private:
  StringRef Typed;
  Words Parts;
  unsigned Closest; ///< Only names that are closer than this are considered.
  size_t Best = 0;
  bool HasComplete = false;
  std::string Spelled, Meant;
};
} // namespace

static constexpr StringLiteral NVVM = "llvm.nvvm.", LLVM = "llvm.";

static void considerAll(Search &Names, const SMInfo *SM) {
  for (const IntrinsicRow &R : intrinsicRows()) {
    StringRef Known = R.Name;
    if (Known.consume_front(NVVM) && R.isSupported() &&
        (!SM || R.Tools.allowsSM(*SM)))
      Names.consider(NVVM, Known);
  }
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    StringRef Known = R.Name;
    if (Known.consume_front(NVVM) && R.Source != InternalIntrinsic::OwnForm)
      Names.consider(NVVM, Known);
  }
  for (const UpgradedIntrinsic &R : upgradedIntrinsics())
    Names.consider(NVVM, R.Name);
}

/// Intrinsics of no target that have a meaning on a GPU.
static void considerGeneric(Search &Names) {
  for (const auto &[I, Row] : enumerate(genericIntrinsics())) {
    StringRef Known = Intrinsic::getBaseName(Intrinsic::ID(I + 1));
    if (Row.Check != GenericCheck::OfHosts && Known.consume_front(LLVM))
      Names.consider(LLVM, Known);
  }
}

/// Whether \p Word is a type at the end of a name: "f32", "v4i16", "p1".
static bool isType(StringRef Word) {
  auto Number = [&] {
    StringRef Digits = Word.take_while(isDigit);
    Word = Word.drop_front(Digits.size());
    return !Digits.empty();
  };
  if (Word.consume_front("v") && !Number())
    return false;
  bool HasLetter = Word.consume_front("bf") || Word.consume_front("i") ||
                   Word.consume_front("f") || Word.consume_front("p");
  return HasLetter && Number() && Word.empty();
}

std::string nearestIntrinsic(StringRef Name, const SMInfo *SM) {
  bool IsOurs = Name.consume_front(NVVM);
  if (!IsOurs) {
    Name.consume_front(LLVM);
    while (Name.contains('.') && isType(Name.rsplit('.').second))
      Name = Name.rsplit('.').first;
  }
  Search Names(Name);
  if (wordsOf(Name).empty())
    return {};
  if (IsOurs)
    considerAll(Names, SM);
  else
    considerGeneric(Names);
  return Names.take();
}

std::string remedyForUnknown(StringRef Name, const SMInfo *SM) {
  if (StringRef Instead = insteadOf(Name); !Instead.empty())
    return ("call " + Instead).str();
  std::string Nearest = nearestIntrinsic(Name, SM);
  if (Nearest.empty())
    return {};
  if (!StringRef(Nearest).starts_with(NVVM))
    return "did you mean " + Nearest + "?";
  const UpgradedIntrinsic *Row = findUpgraded(Nearest);
  bool IsOld = Row && !Row->isNewer();
  return "did you mean " + Nearest + (IsOld ? ", an old name? " : "? ") +
         "nvvmc intrinsics " + Nearest +
         (IsOld ? " shows what replaces it" : " shows how it is declared");
}

} // namespace opennvvm
