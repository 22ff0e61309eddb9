//===- Words.cpp - The constant operands of intrinsics --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/InternalIntrinsic.h"
#include "Catalog/Word.h"
#include "Questions.h"
#include "Support/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::cli {

//===----------------------------------------------------------------------===//
// Verdicts
//===----------------------------------------------------------------------===//

namespace {
/// Decoded words of one intrinsic.
struct Decoded {
  const InternalIntrinsic &Row;
  const SMInfo *Arch; ///< Null: any machine.
  SmallVector<WordLayout, 2> Layouts;
  SmallVector<uint64_t, 2> Words;
};
} // namespace

/// What \p R breaks under \p P; Unreported if it is legal.
static Rule brokenBy(const FieldReading &R, Profile P, const SMInfo *Arch) {
  if (P == Profile::LibNVVM)
    return R.Measured;
  bool IsOlder = Arch && Arch->Number < R.Lowest;
  return R.Documented == Unreported && IsOlder ? R.Older : R.Documented;
}

/// "legal", "from sm_90 on", or the rule that is broken.
static std::string verdictOf(const FieldReading &R, Profile P,
                             const SMInfo *Arch) {
  Rule Broken = brokenBy(R, P, Arch);
  if (Broken != Unreported)
    return ruleInfo(Broken).ID.str();
  if (P == Profile::NVVM && !Arch && R.Lowest)
    return "from sm_" + utostr(R.Lowest) + " on";
  return "legal";
}

/// Whether the machine has the intrinsic; it does if none was given.
static bool isOnMachine(const Decoded &D) {
  return !D.Arch || D.Arch->Number >= D.Row.Lowest;
}

/// Why libNVVM rejects every call; empty if it does not.
static std::string whyRejected(const InternalIntrinsic &R) {
  if (!R.isCarrier())
    return "libnvvm does not know this intrinsic";
  if (R.Source == InternalIntrinsic::RejectedCarrier)
    return "libnvvm rejects every call: " +
           ruleInfo(R.Older).text(Profile::LibNVVM).str();
  return "";
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

void printTable(raw_ostream &OS, ArrayRef<SmallVector<std::string, 6>> Lines) {
  SmallVector<size_t, 6> Widths(Lines.front().size());
  for (const auto &Line : Lines)
    for (auto [Width, Cell] : zip(Widths, Line))
      Width = std::max(Width, Cell.size());
  for (const auto &Line : Lines) {
    std::string Text;
    for (auto [Width, Cell] : zip(Widths, Line)) {
      Text += "  " + Cell;
      Text.append(Width - Cell.size(), ' ');
    }
    OS << "  " << StringRef(Text).rtrim() << "\n";
  }
}

static void printText(raw_ostream &OS, const Decoded &D) {
  OS << D.Row.title() << "\n";
  SmallVector<std::pair<Rule, Profile>, 4> Broken;
  for (auto [Layout, Word] : zip(D.Layouts, D.Words)) {
    OS << "  operand " << Layout.Arg;
    if (!Layout.Name.empty())
      OS << " (" << Layout.Name << ")";
    OS << " = i" << Layout.Width << " " << Word << " ("
       << format_hex(Word, 1, /*Upper=*/true) << ")\n";
    SmallVector<SmallVector<std::string, 6>, 10> Lines = {
        {"bits", "field", "value", "meaning",
         "nvvm" + (D.Arch ? " " + D.Arch->Name.str() : ""), "libnvvm"}};
    for (const FieldReading &R : readWord(D.Row, Layout, Word)) {
      Lines.push_back({bitsOf(*R.Field), R.Field->Name.str(), utostr(R.Value),
                       R.Meaning.str(), verdictOf(R, Profile::NVVM, D.Arch),
                       D.Row.isCarrier()
                           ? verdictOf(R, Profile::LibNVVM, D.Arch)
                           : "not known"});
      for (Profile P : {Profile::NVVM, Profile::LibNVVM})
        if (Rule B = brokenBy(R, P, D.Arch);
            B != Unreported && none_of(Broken, [&](auto &Other) {
              return ruleInfo(Other.first).text(Other.second) ==
                     ruleInfo(B).text(P);
            }))
          Broken.push_back({B, P});
    }
    printTable(OS, Lines);
  }
  for (auto [B, P] : Broken)
    OS << "  " << ruleInfo(B).ID << ": " << ruleInfo(B).text(P) << "\n";
  if (!isOnMachine(D))
    OS << "  on " << D.Arch->Name << ": no\n";
  if (std::string Why = whyRejected(D.Row); !Why.empty())
    OS << "  " << Why << "\n";
  if (D.Row.Check != InternalCheck::None)
    OS << "  further checks look at several fields, or at operands\n";
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeVerdict(json::OStream &J, const FieldReading &R, Profile P,
                         const SMInfo *Arch) {
  J.attributeObject(profileName(P), [&] {
    Rule Broken = brokenBy(R, P, Arch);
    J.attribute("legal", Broken == Unreported);
    if (Broken != Unreported) {
      J.attribute("rule", ruleInfo(Broken).ID);
      J.attribute("message", ruleInfo(Broken).text(P));
    } else if (P == Profile::NVVM && R.Lowest) {
      J.attribute("targets", "sm_" + utostr(R.Lowest) + " or higher");
    }
  });
}

/// \returns whether all fields are legal under \p P.
static bool isLegal(const Decoded &D, Profile P) {
  if (P == Profile::NVVM ? !isOnMachine(D) : !whyRejected(D.Row).empty())
    return false;
  for (auto [Layout, Word] : zip(D.Layouts, D.Words))
    for (const FieldReading &R : readWord(D.Row, Layout, Word))
      if (brokenBy(R, P, D.Arch) != Unreported)
        return false;
  return true;
}

static void printJSON(raw_ostream &OS, const Decoded &D) {
  json::OStream J(OS);
  J.object([&] {
    J.attribute("name", D.Row.title());
    if (D.Arch)
      J.attribute("arch", D.Arch->Name);
    for (Profile P : {Profile::NVVM, Profile::LibNVVM})
      J.attribute(profileName(P), isLegal(D, P));
    J.attribute("furtherChecks", D.Row.Check != InternalCheck::None);
    J.attributeArray("operands", [&] {
      for (auto [Layout, Word] : zip(D.Layouts, D.Words))
        J.object([&, &Layout = Layout, Word = Word] {
          J.attribute("operand", Layout.Arg);
          J.attribute("name", Layout.Name);
          J.attribute("type", "i" + utostr(Layout.Width));
          J.attribute("word", Word);
          J.attributeArray("fields", [&] {
            for (const FieldReading &R : readWord(D.Row, Layout, Word))
              J.object([&] {
                J.attribute("name", R.Field->Name);
                J.attribute("high", R.Field->High);
                J.attribute("low", R.Field->Low);
                J.attribute("value", R.Value);
                if (!R.Meaning.empty())
                  J.attribute("meaning", R.Meaning);
                writeVerdict(J, R, Profile::NVVM, D.Arch);
                if (D.Row.isCarrier())
                  writeVerdict(J, R, Profile::LibNVVM, D.Arch);
              });
          });
        });
    });
  });
  J.flush();
  OS << "\n";
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

/// The row that \p Name calls, with or without its prefix; null if there is
/// none. An own form is called by its title.
static const InternalIntrinsic *rowNamed(StringRef Name) {
  Name.consume_front("llvm.nvvm.");
  std::string Full = ("llvm.nvvm." + Name).str();
  for (const InternalIntrinsic &R : internalIntrinsics())
    if (R.title() == Full)
      return &R;
  return findInternalIntrinsic(Full);
}

/// Reads one word for each operand, in their order.
static Error decode(Decoded &D, ArrayRef<std::string> Texts) {
  if (Texts.size() > D.Layouts.size())
    return createStringError(D.Row.title() + " has " + Twine(D.Layouts.size()) +
                             (D.Layouts.size() == 1 ? " word" : " words") +
                             ", not " + Twine(Texts.size()));
  D.Layouts.truncate(Texts.size());
  for (auto [Text, Layout] : zip(Texts, D.Layouts)) {
    Expected<uint64_t> Word = parseWord(Text, Layout.Width);
    if (!Word)
      return Word.takeError();
    D.Words.push_back(*Word);
  }
  return Error::success();
}

static Error encode(Decoded &D, ArrayRef<std::string> Assignments) {
  Expected<SmallVector<uint64_t, 2>> Words =
      makeWords(D.Row, D.Layouts, Assignments);
  if (!Words)
    return Words.takeError();
  D.Words = std::move(*Words);
  return Error::success();
}

static Error unknownName(StringRef Name) {
  bool IsWhole = Name.starts_with("llvm.");
  NearestName Nearest(Name);
  for (const InternalIntrinsic &R : internalIntrinsics()) {
    StringRef Known = R.Name.rtrim('.');
    if (!IsWhole)
      Known.consume_front("llvm.nvvm.");
    if (!wordLayoutsOf(R).empty())
      Nearest.consider(Known);
  }
  return createStringError("no intrinsic with words is named '" + Name + "'" +
                           Nearest.question());
}

Error readWords(raw_ostream &OS, const Options &O) {
  if (O.DecodesWord && O.EncodesWord)
    return createStringError("--word and --encode exclude each other");
  if (O.Inputs.empty() || (O.DecodesWord && O.Inputs.size() < 2))
    return createStringError(O.DecodesWord
                                 ? "usage: nvvmc intrinsics --word NAME WORD..."
                                 : "usage: nvvmc intrinsics --encode NAME "
                                   "[FIELD=VALUE...]");
  const InternalIntrinsic *Row = rowNamed(O.Inputs.front());
  if (!Row)
    return unknownName(O.Inputs.front());
  Decoded D = {*Row, O.Arch, wordLayoutsOf(*Row), {}};
  if (D.Layouts.empty())
    return createStringError(Row->title() + " has no words");
  ArrayRef<std::string> Rest = ArrayRef(O.Inputs).drop_front();
  if (Error E = O.DecodesWord ? decode(D, Rest) : encode(D, Rest))
    return E;
  if (O.Output == Format::JSON)
    printJSON(OS, D);
  else
    printText(OS, D);
  return Error::success();
}

} // namespace opennvvm::cli
