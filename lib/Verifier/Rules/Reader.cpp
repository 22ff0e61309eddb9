//===- Reader.cpp - IR that libNVVM's readers reject ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// libNVVM stops at the first word that its reader does not know. Text is
// compared with the spellings in catalog/Readers.td token by token, since that
// is what the reader sees; for bitcode, the module is inspected. Each kind is
// reported once, at its first occurrence.
//
//===----------------------------------------------------------------------===//

#include "Rules/Reader.h"
#include "Support/IRText.h"
#include "Support/ReaderText.h"
#include "Support/SourceMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::verifier {

namespace {
/// Where a kind of construct is.
struct Occurrence {
  const ReaderConstruct *What;
  TextRange Range; ///< Of the first occurrence, in text.
  Place At;        ///< Of the first occurrence, in bitcode.
  unsigned Count = 0;
};

/// The kinds that occur, in the order of the module.
using Occurrences = MapVector<StringRef, Occurrence>;

/// Finds constructs in text.
class TextScan {
public:
  TextScan(StringRef Text, const ReaderInfo &Reader);
  Occurrences run();

private:
  const ReaderConstruct *match(IRLexer::Token First, const IRLexer &Behind);

  StringRef Text;
  StringMap<SmallVector<const ReaderConstruct *, 1>> ByFirst;
  SmallVector<const ReaderConstruct *, 4> ByPrefix;
};
} // namespace

TextScan::TextScan(StringRef Text, const ReaderInfo &Reader) : Text(Text) {
  for (const ReaderConstruct &C : readerConstructs()) {
    if (!lacks(Reader, C, /*InText=*/true))
      continue;
    StringRef First = StringRef(C.Spelling).split(' ').first;
    if (First.ends_with("*"))
      ByPrefix.push_back(&C);
    else
      ByFirst[First].push_back(&C);
  }
}

static bool matches(const ReaderConstruct &C, IRLexer::Token First,
                    IRLexer Behind) {
  return lastTokenOf(C, First, Behind).has_value();
}

const ReaderConstruct *TextScan::match(IRLexer::Token First,
                                       const IRLexer &Behind) {
  auto It = ByFirst.find(First.Text);
  if (It != ByFirst.end())
    for (const ReaderConstruct *C : It->second)
      if (matches(*C, First, Behind))
        return C;
  for (const ReaderConstruct *C : ByPrefix)
    if (matches(*C, First, Behind))
      return C;
  return nullptr;
}

/// The range of \p Token. \p Line and \p LineStart describe an earlier position
/// in the text and are advanced to it.
static TextRange advance(StringRef Text, const IRLexer::Token &Token,
                         unsigned &Line, size_t &LineStart) {
  for (size_t At; (At = Text.find('\n', LineStart)) < Token.Where.Begin;) {
    LineStart = At + 1;
    ++Line;
  }
  unsigned Column = Token.Where.Begin - LineStart + 1;
  return {Line, Column, Line, unsigned(Column + Token.Text.size())};
}

Occurrences TextScan::run() {
  Occurrences Found;
  IRLexer L(Text, 0);
  unsigned Line = 1;
  size_t LineStart = 0;
  for (IRLexer::Token T = L.next(); T.Kind != IRLexer::Token::End;
       T = L.next()) {
    if (T.Kind != IRLexer::Token::Word && !T.is('+'))
      continue;
    const ReaderConstruct *C = match(T, L);
    if (!C)
      continue;
    Occurrence &F = Found[C->What];
    if (F.Count++ == 0) {
      F.What = C;
      F.At.Word = C->What;
      F.Range = advance(Text, T, Line, LineStart);
    }
  }
  return Found;
}

//===----------------------------------------------------------------------===//
// Bitcode
//===----------------------------------------------------------------------===//

/// Whether \p I is the instruction that \p C spells.
static bool isInstruction(const ReaderConstruct &C, const Instruction &I) {
  auto [First, Rest] = StringRef(C.Spelling).split(' ');
  if (First.consume_back("*")) {
    auto *Call = dyn_cast<CallBase>(&I);
    const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
    First.consume_front("@");
    return Callee && Callee->getName().starts_with(First) &&
           Call->arg_size() == 1;
  }
  if (First != I.getOpcodeName())
    return false;
  auto *RMW = dyn_cast<AtomicRMWInst>(&I);
  return !RMW || AtomicRMWInst::getOperationName(RMW->getOperation()) == Rest;
}

/// \param Newest whether declarations of intrinsics have the attributes that
/// our LLVM adds; if not, its reader added them.
static Occurrences scanModule(const Module &M, const ReaderInfo &Reader,
                              bool Newest) {
  Occurrences Found;
  SmallVector<std::pair<const ReaderConstruct *, Attribute::AttrKind>, 4>
      Attributes;
  SmallVector<const ReaderConstruct *, 8> Instructions;
  for (const ReaderConstruct &C : readerConstructs()) {
    if (!lacks(Reader, C, /*InText=*/false))
      continue;
    Attribute::AttrKind Kind = Attribute::getAttrKindFromName(C.Spelling);
    if (Kind != Attribute::None)
      Attributes.push_back({&C, Kind});
    else
      Instructions.push_back(&C);
  }
  auto Note = [&](const ReaderConstruct *C, Place At) {
    Occurrence &F = Found[C->What];
    if (F.Count++ == 0) {
      F.What = C;
      F.At = At;
    }
  };
  for (const Function &F : M) {
    for (auto [C, Kind] : Attributes)
      if ((Newest || !F.isIntrinsic()) &&
          F.getAttributes().hasAttrSomewhere(Kind))
        Note(C, F);
    for (const Instruction &I : instructions(F)) {
      for (const ReaderConstruct *C : Instructions)
        if (isInstruction(*C, I))
          Note(C, I);
      if (auto *Call = dyn_cast<CallBase>(&I))
        for (auto [C, Kind] : Attributes)
          if (Call->getAttributes().hasAttrSomewhere(Kind))
            Note(C, I);
    }
  }
  return Found;
}

/// The major version of the LLVM that is named \p Producer; 0 for others.
static unsigned llvmOf(StringRef Producer) {
  unsigned Version = 0;
  if (!Producer.consume_front("LLVM") || Producer.consumeInteger(10, Version))
    return 0;
  return Version;
}

/// What helps against bitcode that is newer than \p Reader.
static std::string adviceOnBitcode(const ReaderInfo &Reader) {
  std::string Write = "write bitcode with LLVM " + utostr(Reader.LLVM);
  ArrayRef<ReaderInfo> All = readers(&libNVVMReleases()[Reader.Release]);
  const auto *Other = find_if(All, [](const ReaderInfo &R) {
    return R.has(ReaderTrait::ReadsNewerBitcode);
  });
  if (Other == All.end())
    return Write;
  return "compile for compute_" + utostr(Other->Lowest) + " and up, or " +
         Write;
}

void checkReader(RuleContext &Ctx) {
  // The output of passes is not what was written.
  if (!Ctx.Diags.isEnabled(Rule::ReaderNewerIr) || !Ctx.Options.HasOriginals)
    return;
  const ReaderInfo &Reader = Ctx.reader();
  auto Args = [&](StringRef What) {
    return SmallVector<std::string, 4>{
        What.str(), utostr(Ctx.Options.Machine.number()), utostr(Reader.LLVM),
        libNVVMReleases()[Reader.Release].Number.str()};
  };
  StringRef Text = Ctx.Diags.sourceMap() ? Ctx.Diags.sourceMap()->text() : "";
  unsigned Producer = llvmOf(Ctx.Options.Producer);
  Occurrences Found;
  if (!Text.empty()) {
    Found = TextScan(Text, Reader).run();
  } else if (!Ctx.Options.Producer.empty() &&
             !Reader.has(ReaderTrait::ReadsNewerBitcode)) {
    if (Producer > Reader.LLVM)
      Ctx.report(Rule::ReaderNewerIr, {},
                 Args("bitcode of " + Ctx.Options.Producer), {},
                 adviceOnBitcode(Reader));
    return;
  } else if (!Ctx.Options.Producer.empty()) {
    Found = scanModule(Ctx.M, Reader, Producer >= LLVM_VERSION_MAJOR);
  }
  for (const auto &[What, F] : Found) {
    SmallVector<std::string, 1> More;
    if (F.Count > 1)
      More.push_back("and " + utostr(F.Count - 1) + " more");
    Ctx.Diags.reportIn(Rule::ReaderNewerIr, F.Range, F.At, Args(What), More,
                       F.What->Remedy);
  }
}

} // namespace opennvvm::verifier
