//===- Word.cpp - Encoded operands of intrinsics --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Word.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

static unsigned widthOf(InternalType::KindTy Kind) {
  switch (Kind) {
  case InternalType::I1:
    return 1;
  case InternalType::I8:
    return 8;
  case InternalType::I16:
    return 16;
  case InternalType::I64:
    return 64;
  default:
    return 32;
  }
}

static unsigned widthOf(const InternalIntrinsic &Row, unsigned Arg) {
  ArrayRef<InternalForm> Forms = formsOf(Row);
  if (Forms.empty() || Arg + 1 >= Forms.front().TypeCount)
    return 32;
  return widthOf(typesOf(Forms.front())[Arg + 1].Kind);
}

static bool haveSameBits(const InternalField &A, const InternalField &B) {
  return A.Arg == B.Arg && A.High == B.High && A.Low == B.Low;
}

SmallVector<WordLayout, 2> wordLayoutsOf(const InternalIntrinsic &Row) {
  SmallVector<WordLayout, 2> Layouts;
  auto Of = [&](unsigned Arg) -> WordLayout & {
    for (WordLayout &L : Layouts)
      if (L.Arg == Arg)
        return L;
    return Layouts.emplace_back(WordLayout{Arg, widthOf(Row, Arg), "", {}});
  };
  // The row has the fields in the order of the checks, and some twice; the
  // narrowest says what is legal.
  for (const InternalField &F : fieldsOf(Row)) {
    if (F.Kind == InternalField::Check)
      continue;
    WordLayout &L = Of(F.Arg);
    auto *Same = find_if(
        L.Fields, [&](const InternalField &G) { return haveSameBits(F, G); });
    if (Same == L.Fields.end())
      L.Fields.push_back(F);
    else if (popcount(F.Here) < popcount(Same->Here))
      *Same = F;
  }
  for (const InternalConstant &C : constantsOf(Row)) {
    if (C.IsUndef)
      continue;
    WordLayout &L = Of(C.Arg);
    L.Name = C.Name;
    if (L.Fields.empty())
      L.Fields.push_back({C.Name, C.Arg, uint8_t(L.Width - 1), 0,
                          InternalField::Free, 0, 0, 0, 0, 0, Unreported,
                          Unreported, 0, 0, 0, 0, NoTrait, NoTrait, NoTrait});
  }
  for (WordLayout &L : Layouts)
    llvm::sort(L.Fields, [](const InternalField &A, const InternalField &B) {
      return A.Low < B.Low;
    });
  llvm::sort(Layouts, [](const WordLayout &A, const WordLayout &B) {
    return A.Arg < B.Arg;
  });
  return Layouts;
}

std::string describeWord(const InternalIntrinsic &Row, const WordLayout &Layout,
                         uint64_t Word) {
  SmallVector<std::string, 8> Parts;
  for (const FieldReading &Read : readWord(Row, Layout, Word)) {
    bool IsNamed =
        !Read.Meaning.empty() || Read.Field->Kind == InternalField::Range;
    if (Read.Value || (IsNamed && Read.Field->Kind != InternalField::Reserved))
      Parts.push_back(Read.Field->Name.str() + " " +
                      (Read.Meaning.empty() ? std::to_string(Read.Value)
                                            : Read.Meaning.str()));
  }
  return join(Parts, ", ");
}

std::string bitsOf(const InternalField &Field) {
  std::string Low = utostr(Field.Low);
  return Field.High == Field.Low ? Low : utostr(Field.High) + ":" + Low;
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The rule that the bits of \p Field in \p Word break in the newest libNVVM;
/// Unreported if there is none.
static Rule measuredProblem(const InternalIntrinsic &Row,
                            const InternalField &Field, uint64_t Word) {
  const ReaderInfo &Reader = readers().back();
  for (const InternalField &F : seenFieldsOf(Row)) {
    if (F.Kind == InternalField::Check || F.Kind == InternalField::Refusal ||
        F.Arg != Field.Arg || F.Low < Field.Low || F.High > Field.High ||
        !Reader.looksAt(F.If, F.Unless))
      continue;
    if (Rule R = F.problemOf(F.of(Word), &Reader); R != Unreported)
      return R;
  }
  return Unreported;
}

SmallVector<FieldReading, 8> readWord(const InternalIntrinsic &Row,
                                      const WordLayout &Layout, uint64_t Word) {
  SmallVector<FieldReading, 8> Readings;
  for (const InternalField &F : Layout.Fields) {
    FieldReading R = {&F,         F.of(Word), "",        Unreported,
                      Unreported, 0,          Unreported};
    R.Meaning = valueName(F, R.Value);
    for (const InternalField &Checked : fieldsOf(Row)) {
      if (Checked.Kind == InternalField::Check || !haveSameBits(F, Checked))
        continue;
      if (R.Documented == Unreported)
        R.Documented = Checked.problemOf(R.Value, /*Reader=*/nullptr);
      for (const FieldGate &G : gatesOf(Checked))
        if (R.Value < 64 && ((G.Values >> R.Value) & 1)) {
          R.Lowest = G.Lowest;
          R.Older = G.Older;
        }
    }
    R.Measured = measuredProblem(Row, F, Word);
    Readings.push_back(R);
  }
  return Readings;
}

Expected<uint64_t> parseWord(StringRef Text, unsigned Width) {
  StringRef Digits = Text;
  bool IsNegative = Digits.consume_front("-");
  unsigned Radix = Digits.consume_front_insensitive("0x") ? 16 : 10;
  if (Digits.empty() || !all_of(Digits, [&](char C) {
        return Radix == 16 ? isHexDigit(C) : isDigit(C);
      }))
    return createStringError("'" + Text + "' is not a number");
  uint64_t Most = maskTrailingOnes<uint64_t>(IsNegative ? Width - 1 : Width);
  uint64_t Number;
  // The lowest negative number is one more than the highest positive one.
  if (Digits.getAsInteger(Radix, Number) || Number > Most + IsNegative)
    return createStringError("'" + Text + "' does not fit in " + Twine(Width) +
                             " bits");
  return (IsNegative ? -Number : Number) & maskTrailingOnes<uint64_t>(Width);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Whether \p Given is another spelling of \p Name.
static bool spells(StringRef Given, StringRef Name) {
  auto Plain = [](char C) { return C == '-' || C == '_' ? ' ' : toLower(C); };
  return Given.size() == Name.size() &&
         all_of(zip(Given, Name), [&](auto Pair) {
           return Plain(std::get<0>(Pair)) == Plain(std::get<1>(Pair));
         });
}

namespace {
/// Where the value of a field goes.
struct FieldPlace {
  const InternalField *Field;
  size_t Word;
};
} // namespace

/// All fields of \p Layouts for which \p Matches holds.
template <typename Condition>
static SmallVector<FieldPlace, 8> placesOf(ArrayRef<WordLayout> Layouts,
                                           Condition Matches) {
  SmallVector<FieldPlace, 8> Places;
  for (auto [I, Layout] : enumerate(Layouts))
    for (const InternalField &F : Layout.Fields)
      if (Matches(F))
        Places.push_back({&F, I});
  return Places;
}

/// "rounding, 23:13": how each field of \p Places can be called.
static std::string listOf(ArrayRef<FieldPlace> Places, bool ByBits) {
  SmallVector<std::string, 8> Parts;
  for (const FieldPlace &P : Places) {
    bool IsOnly = count_if(Places, [&](const FieldPlace &Other) {
                    return Other.Field->Name == P.Field->Name;
                  }) == 1;
    Parts.push_back(ByBits || !IsOnly ? bitsOf(*P.Field) : P.Field->Name.str());
  }
  return join(Parts, ", ");
}

/// The field of \p Row that \p Name calls.
static Expected<FieldPlace> fieldNamed(const InternalIntrinsic &Row,
                                       ArrayRef<WordLayout> Layouts,
                                       StringRef Name) {
  auto Found = placesOf(
      Layouts, [&](const InternalField &F) { return spells(Name, F.Name); });
  if (Found.empty())
    Found = placesOf(Layouts,
                     [&](const InternalField &F) { return Name == bitsOf(F); });
  if (Found.size() == 1)
    return Found.front();
  if (Found.size() > 1)
    return createStringError(
        Row.title() + " has several fields '" + Name +
        "'; give the bits of one: " + listOf(Found, /*ByBits=*/true));
  return createStringError(
      Row.title() + " has no field '" + Name + "'; its fields are " +
      listOf(placesOf(Layouts, [](const InternalField &) { return true; }),
             /*ByBits=*/false));
}

/// The value that \p Text calls.
static Expected<uint64_t> valueNamed(const InternalField &F, StringRef Text) {
  std::string What = F.Name.str() + " (bits " + bitsOf(F) + ")";
  for (const FieldValue &V : valuesOf(F))
    if (spells(Text, V.Name) && F.accepts(V.Number))
      return V.Number;
  Expected<uint64_t> Number = parseWord(Text, 64);
  if (!Number) {
    consumeError(Number.takeError());
    return createStringError("'" + Text + "' is not a value of " + What + ": " +
                             describeValues(F));
  }
  if (F.of(*Number << F.Low) != *Number)
    return createStringError(Text + " does not fit in " + What);
  if (!F.accepts(*Number))
    return createStringError(Text + " is not a legal value of " + What + ": " +
                             describeValues(F));
  return *Number;
}

static uint64_t defaultOf(const InternalField &F) {
  if (F.accepts(0))
    return 0;
  return F.Kind == InternalField::Range ? F.Least : countr_zero(F.Here);
}

Expected<SmallVector<uint64_t, 2>>
makeWords(const InternalIntrinsic &Row, ArrayRef<WordLayout> Layouts,
          ArrayRef<std::string> Assignments) {
  SmallVector<uint64_t, 2> Words(Layouts.size());
  SmallVector<const InternalField *, 8> Given;
  for (StringRef Assignment : Assignments) {
    if (!Assignment.contains('='))
      return createStringError("'" + Assignment + "' is not FIELD=VALUE");
    auto [Name, Text] = Assignment.split('=');
    Expected<FieldPlace> Place = fieldNamed(Row, Layouts, Name);
    if (!Place)
      return Place.takeError();
    const InternalField &F = *Place->Field;
    if (is_contained(Given, &F))
      return createStringError("'" + Name + "' is given twice");
    Expected<uint64_t> Value = valueNamed(F, Text);
    if (!Value)
      return Value.takeError();
    Given.push_back(&F);
    Words[Place->Word] |= *Value << F.Low;
  }
  for (auto [Word, Layout] : zip(Words, Layouts))
    for (const InternalField &F : Layout.Fields)
      if (!is_contained(Given, &F))
        Word |= defaultOf(F) << F.Low;
  return Words;
}

} // namespace opennvvm
