//===- Read.cpp - Text or bitcode to a module -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmShapes.h"
#include "CarrierEffects.h"
#include "HiddenNames.h"
#include "Limits.h"
#include "NewerLiterals.h"
#include "OldIntrinsics.h"
#include "Scan.h"
#include "Support/CrashBoundary.h"
#include "Support/SourceMap.h"
#include "opennvvm/Input/Input.h"
#include "llvm/AsmParser/LLParser.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TargetParser/Triple.h"
#include <mutex>
#include <utility>

using namespace llvm;

namespace opennvvm {

/// Records the target information of the module before LLVM checks it. If LLVM
/// cannot parse the layout, its default for the triple is used instead.
static std::optional<std::string> noteLayout(LoadedModule &L, StringRef Triple,
                                             StringRef Layout) {
  L.TargetTriple = Triple.str();
  L.DataLayout = Layout.str();
  Expected<DataLayout> Parsed = DataLayout::parse(Layout);
  if (Parsed)
    return std::nullopt;
  L.LayoutError = toString(Parsed.takeError());
  bool Is32Bit = Triple.starts_with("nvptx-");
  return llvm::Triple(Is32Bit ? "nvptx" : "nvptx64").computeDataLayout();
}

/// \param Column counts from 1.
static void reportParser(const SMDiagnostic &Error, unsigned Column,
                         DiagnosticEngine &Diags) {
  TextRange Range;
  if (Error.getLineNo() > 0) {
    Range.Line = Range.EndLine = Error.getLineNo();
    Range.Column = Column;
    Range.EndColumn = Range.Column + 1;
  }
  StringRef Message = Error.getMessage();
  // libNVVM's message has the same word at the same place.
  Message.consume_front("error: ");
  Diags.reportText(Rule::MiscLlvmParser, Range, {Message.str()});
}

void leaveDebugInfoAlone() {
  // Every thread reads the option.
  static std::once_flag IsSet;
  std::call_once(IsSet, [] {
    auto &Options = cl::getRegisteredOptions();
    auto It = Options.find("disable-auto-upgrade-debug-info");
    if (It != Options.end())
      static_cast<cl::opt<bool> *>(It->second)->setValue(true);
  });
}

namespace {
/// Reads a module repeatedly, each time hiding more of what would crash LLVM's
/// reader, until it can be read.
class Reader {
public:
  Reader(LoadedModule &L, LLVMContext &Context, DiagnosticEngine &Diags)
      : L(L), Context(Context), Diags(Diags) {}
  virtual ~Reader() = default;

  std::unique_ptr<Module> run();

protected:
  /// The result of one attempt.
  struct Attempt {
    std::unique_ptr<Module> M; ///< Null if LLVM rejected it.
    CrashResult Crash;
  };

  /// Finds what LLVM must not see. Called before the first attempt.
  virtual void prepare() = 0;
  virtual Attempt parse() = 0;
  /// The intrinsics that LLVM may have crashed on, as they were written.
  virtual IntrinsicNames fatalSignatures() = 0;
  /// Whether the input contains \p Name, as opposed to LLVM having created it.
  virtual bool isWritten(StringRef Name) = 0;
  virtual TextRange rangeOf(StringRef) { return {}; }

  /// Hides \p Names, which LLVM would mistake for something else.
  /// \returns true if one of them was not hidden before.
  bool hide(const IntrinsicNames &Names);
  /// Hides \p Names, for which isLeftToUs() is true, until the module is read.
  void keepOld(const IntrinsicNames &Names);

  LoadedModule &L;
  LLVMContext &Context;
  DiagnosticEngine &Diags;
  StringSet<> Hidden;
  IntrinsicNames Old;     ///< Those among them to be restored.
  std::vector<char> Copy; ///< What LLVM reads if something is hidden.

private:
  void reportSignature(StringRef Name);
  IntrinsicNames wrongNames(const Module &M);
  void restoreOld(Module &M);
  void nameHidden(Module &M);
};

class TextReader final : public Reader {
public:
  using Reader::Reader;

private:
  void prepare() override;
  Attempt parse() override;
  StringRef text() const {
    return Respelled ? StringRef(Respelled->Text)
           : Split   ? StringRef(*Split)
                     : L.Buffer->getBuffer();
  }
  Attempt parseOnce();
  void parse(Module &M, Attempt &Result);
  bool respell();
  unsigned columnOf(const SMDiagnostic &Error) const;
  IntrinsicNames fatalSignatures() override {
    return findFatalSignatures(text());
  }
  bool isWritten(StringRef Name) override {
    return text().contains(("@" + Name).str());
  }
  TextRange rangeOf(StringRef Name) override {
    return findDeclaration(text(), Name);
  }

  /// The text with pairs of values under one key split, if it has any.
  std::optional<std::string> Split;
  /// The text without literals that LLVM 22 cannot read, if it has any.
  std::optional<RespelledText> Respelled;
  /// Why LLVM rejected the last attempt.
  SMDiagnostic Error;
  /// Where the name "nvvm.annotations" is defined, if it must be hidden.
  SmallVector<size_t, 2> AnnotationNames;
};

class BitcodeReader final : public Reader {
public:
  using Reader::Reader;

private:
  void prepare() override;
  Attempt parse() override;
  std::string parse(MemoryBufferRef Bytes, Attempt &Result);
  IntrinsicNames fatalSignatures() override;
  bool isWritten(StringRef Name) override {
    return L.Buffer->getBuffer().contains(Name);
  }
  MemoryBufferRef bytes(function_ref<bool(StringRef)> IsHidden);

  bool HasAnnotations = false; ///< Whether they have been scanned.
};
} // namespace

void Reader::reportSignature(StringRef Name) {
  ReadFinding F;
  F.ID = Rule::IntrinsicSignature;
  // What LLVM's verifier would report if it survived.
  F.Instead = Rule::MiscLlvmVerifier;
  F.Range = rangeOf(Name);
  F.Args = {Name.str()};
  F.InsteadArgs = {"Intrinsic has incorrect argument type!"};
  L.Findings.push_back(std::move(F));
}

bool Reader::hide(const IntrinsicNames &Names) {
  bool Any = false;
  for (const std::string &Name : Names) {
    if (hiddenName(Name) == Name || !Hidden.insert(Name).second)
      continue;
    Any = true;
    reportSignature(Name);
  }
  return Any;
}

void Reader::keepOld(const IntrinsicNames &Names) {
  for (const std::string &Name : Names)
    if (Hidden.insert(Name).second)
      Old.push_back(Name);
}

/// Known intrinsics with the wrong type, as they were written.
IntrinsicNames Reader::wrongNames(const Module &M) {
  IntrinsicNames Wrong = wrongSignatures(M);
  size_t Found = Wrong.size();
  erase_if(Wrong, [&](StringRef Name) { return !isWritten(Name); });
  bool IsMade = Wrong.size() != Found;
  // If a profile has no rule for it, LLVM's verifier reports it.
  if (!Diags.isEnabled(Rule::IntrinsicSignature))
    Wrong.clear();
  // A name that nobody wrote: LLVM created it from an old one.
  if (IsMade)
    Wrong.append(fatalSignatures());
  return Wrong;
}

void Reader::restoreOld(Module &M) {
  for (const std::string &Name : Old) {
    Function *F = M.getFunction(hiddenName(Name));
    if (!F || restoreOldIntrinsic(*F, Name))
      Hidden.erase(Name);
    else
      reportSignature(Name);
  }
}

/// Marks what is still hidden as not to be inspected, and makes messages use
/// its real name.
void Reader::nameHidden(Module &M) {
  std::vector<std::pair<std::string, std::string>> Written;
  for (StringRef Name : Hidden.keys()) {
    Written.push_back({hiddenName(Name), Name.str()});
    if (const Function *F = M.getFunction(Written.back().first))
      L.Unsound.insert(F);
  }
  Diags.setWrittenNames(std::move(Written));
}

std::unique_ptr<Module> Reader::run() {
  prepare();
  while (true) {
    Attempt Try = parse();
    if (Try.Crash) {
      L.Crashed = true;
      (void)Try.M.release();
      if (hide(fatalSignatures()))
        continue;
      Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Try.Crash.Details);
      return nullptr;
    }
    if (!Try.M)
      return nullptr;
    rewriteReflect(*Try.M);
    if (hide(wrongNames(*Try.M)))
      continue;
    restoreOld(*Try.M);
    nameHidden(*Try.M);
    return std::move(Try.M);
  }
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static constexpr StringLiteral AnnotationsName = "nvvm.annotations";
static constexpr StringLiteral HiddenAnnotations = "nvvm.annotation_";

void TextReader::prepare() {
  Split = splitUnifiedPairs(L.Buffer->getBuffer());
  AnnotationNames = scanAnnotations(text(), L.Findings);
  keepOld(scanOldIntrinsics(text()));
}

/// Spells literals of newer assembly in a way that LLVM reads.
/// \returns false if there are none.
bool TextReader::respell() {
  if (Respelled || !(Respelled = respellLiterals(text())))
    return false;
  std::vector<ReadFinding> Again;
  AnnotationNames = scanAnnotations(text(), Again);
  return true;
}

/// The column of \p Error in the text as it was written, counted from 1.
unsigned TextReader::columnOf(const SMDiagnostic &Error) const {
  size_t Column = std::max(Error.getColumnNo(), 0);
  if (!Respelled || Error.getLineNo() < 1)
    return Column + 1;
  size_t Start = 0;
  for (int Line = 1; Line < Error.getLineNo(); ++Line)
    Start = Respelled->Text.find('\n', Start) + 1;
  return Respelled->written(Start + Column) - Respelled->written(Start) + 1;
}

void TextReader::parse(Module &M, Attempt &Result) {
  StringRef Text = text();
  if (!Hidden.empty() || !AnnotationNames.empty()) {
    Copy.assign(Text.begin(), Text.end());
    hideInText(Copy, Hidden);
    for (size_t At : AnnotationNames)
      copy(HiddenAnnotations, Copy.begin() + At);
    Copy.push_back('\0');
    Text = StringRef(Copy.data(), Copy.size() - 1);
  }
  Error = SMDiagnostic();
  bool Failed = false;
  Result.Crash = runGuarded([&] {
    SourceMgr Sources;
    Sources.AddNewSourceBuffer(
        MemoryBuffer::getMemBuffer(MemoryBufferRef(Text, L.File)), SMLoc());
    // Not UpgradeDebugInfo: it verifies the whole module and exits the process
    // if that fails, and our caller verifies anyway.
    Failed = LLParser(Text, Sources, Error, &M, nullptr, Context, nullptr,
                      &L.Map->parserContext())
                 .Run(/*UpgradeDebugInfo=*/false,
                      [&](StringRef Triple, StringRef Layout) {
                        return noteLayout(L, Triple, Layout);
                      });
    if (!Failed && !AnnotationNames.empty()) {
      mendAnnotations(M, HiddenAnnotations);
      UpgradeNVVMAnnotations(M);
    }
    // A module that was only partly read is destroyed here, where a crash does
    // no harm.
    if (Failed)
      Result.M.reset();
  });
}

Reader::Attempt TextReader::parse() {
  Attempt Result = parseOnce();
  if (!Result.M && !Result.Crash && respell())
    Result = parseOnce();
  if (!Result.M && !Result.Crash)
    reportParser(Error, columnOf(Error), Diags);
  return Result;
}

Reader::Attempt TextReader::parseOnce() {
  L.Map = std::make_unique<SourceMap>(L.Buffer->getMemBufferRef());
  Diags.setInput(L.File, L.Map.get());
  Attempt Result;
  Result.M = std::make_unique<Module>(L.File, Context);
  parse(*Result.M, Result);
  if (Result.M && !Result.Crash && Result.M->getNamedMetadata(AnnotationsName))
    restoreBounds(*Result.M, L.Buffer->getBuffer());
  if (Result.M && !Result.Crash &&
      (Result.M->getNamedMetadata("llvm.dbg.cu") ||
       findText(text(), "!dbg") != StringRef::npos))
    dropOldDebugInfo(*Result.M, Diags);
  return Result;
}

//===----------------------------------------------------------------------===//
// Bitcode
//===----------------------------------------------------------------------===//

void BitcodeReader::prepare() {
  leaveDebugInfoAlone();
  IntrinsicNames Names;
  for (StringRef Name : namesThatCanBeHidden(L.Buffer->getBuffer()))
    if (isLeftToUs(Name))
      Names.push_back(Name.str());
  keepOld(Names);
}

/// The bytes, with the names hidden for which \p IsHidden returns true.
MemoryBufferRef BitcodeReader::bytes(function_ref<bool(StringRef)> IsHidden) {
  StringRef Bytes = L.Buffer->getBuffer();
  Copy.assign(Bytes.begin(), Bytes.end());
  hideInBitcode(Copy, IsHidden);
  return MemoryBufferRef(StringRef(Copy.data(), Copy.size()), L.File);
}

static std::string producerOf(MemoryBufferRef Bitcode) {
  Expected<std::string> Producer = getBitcodeProducerString(Bitcode);
  if (Producer)
    return std::move(*Producer);
  consumeError(Producer.takeError());
  return {};
}

/// \returns why LLVM rejects \p Bytes; empty if it does not.
std::string BitcodeReader::parse(MemoryBufferRef Bytes, Attempt &Result) {
  ParserCallbacks Callbacks([&](StringRef Triple, StringRef Layout) {
    return noteLayout(L, Triple, Layout);
  });
  L.Producer = producerOf(Bytes);
  auto Read = getLazyBitcodeModule(Bytes, Context,
                                   /*ShouldLazyLoadMetadata=*/false,
                                   /*IsImporting=*/false, Callbacks);
  if (!Read)
    return toString(Read.takeError());
  Result.M = std::move(*Read);
  // The next step upgrades annotations.
  NegativeBounds Bounds = negativeBounds(*Result.M);
  splitUnifiedPairs(*Result.M);
  std::vector<ReadFinding> Findings;
  if (!scanAnnotations(*Result.M, Findings))
    mendAnnotations(*Result.M, AnnotationsName);
  if (!std::exchange(HasAnnotations, true))
    append_range(L.Findings, std::move(Findings));
  SmallVector<MDNode *, 2> BrokenFlags = takeBrokenFlags(*Result.M);
  if (Error E = Result.M->materializeAll())
    return toString(std::move(E));
  // LLVM's verifier reports them.
  for (MDNode *Flag : BrokenFlags)
    Result.M->getOrInsertModuleFlagsMetadata()->addOperand(Flag);
  restoreBounds(*Result.M, Bounds);
  return {};
}

Reader::Attempt BitcodeReader::parse() {
  MemoryBufferRef Bytes =
      Hidden.empty()
          ? L.Buffer->getMemBufferRef()
          : bytes([&](StringRef Name) { return Hidden.contains(Name); });
  Attempt Result;
  std::string Failure;
  Result.Crash = runGuarded([&] { Failure = parse(Bytes, Result); });
  if (Result.Crash)
    return Result;
  if (!Failure.empty()) {
    Diags.reportText(Rule::MiscLlvmParser, {}, {Failure});
    Result.M.reset();
    return Result;
  }
  dropOldDebugInfo(*Result.M, Diags);
  return Result;
}

/// Reads the declarations in \p Bytes, in a separate context, and prints them.
static std::string printDeclarations(MemoryBufferRef Bytes,
                                     const StringMap<std::string> &Written) {
  std::string Text;
  auto *Own = new LLVMContext;
  CrashResult Crash = runGuarded([&] {
    auto Read = getLazyBitcodeModule(Bytes, *Own);
    if (!Read) {
      consumeError(Read.takeError());
      return;
    }
    raw_string_ostream OS(Text);
    for (const Function &F : **Read) {
      auto It = Written.find(F.getName());
      if (It == Written.end())
        continue;
      OS << "declare ";
      F.getReturnType()->print(OS);
      OS << " @" << It->second << "(";
      ListSeparator Comma;
      for (const Type *T : F.getFunctionType()->params()) {
        OS << Comma;
        T->print(OS);
      }
      OS << ")\n";
    }
  });
  if (!Crash)
    delete Own;
  return Text;
}

IntrinsicNames BitcodeReader::fatalSignatures() {
  StringMap<std::string> Written;
  MemoryBufferRef Bytes = bytes([&](StringRef Name) {
    Written[hiddenName(Name)] = Name.str();
    return true;
  });
  return findFatalSignatures(printDeclarations(Bytes, Written));
}

//===----------------------------------------------------------------------===//
// Both
//===----------------------------------------------------------------------===//

/// LLVM's readers also report through the context; what matters is returned as
/// an error.
static void ignoreRemarks(const DiagnosticInfo *, void *) {}

/// Fills in the module of \p L. \returns whether it can be inspected.
static bool readModule(LoadedModule &L, LLVMContext &Context,
                       DiagnosticEngine &Diags) {
  StringRef Bytes = L.Buffer->getBuffer();
  if (L.IsBitcode ? !checkBitcodeLimits(Bytes, Diags)
                  : !checkTextLimits(Bytes, Diags))
    return false;
  L.Module = L.IsBitcode ? BitcodeReader(L, Context, Diags).run()
                         : TextReader(L, Context, Diags).run();
  // Everything up to here, and the checks that follow, sees a module that no
  // verifier has judged. LLVM's readers guarantee that uses have the types that
  // they were written with, that blocks end in terminators, and nothing more:
  // operands of metadata may be null or of any kind, an intrinsic may have any
  // type, a constraint string of bitcode may hold any bytes, an instruction may
  // use itself, and aliases and scopes may form cycles. These checks therefore
  // use dyn_cast and the raw operands of nodes, and walk with a list of what
  // they have seen. They reject what LLVM's verifier itself does not survive.
  //
  // Next, verifyStructure() has LLVM's verifier judge every function. Whoever
  // comes after it may assume of a function that is not in L.Unsound what the
  // verifier checks (types of operands, of intrinsics and of debug
  // information), but nothing of one that is. Still possible are: instructions
  // in unreachable blocks that use themselves, until cutDeadCycles() in
  // lib/Prepare; calls of a function that is not an intrinsic with another type
  // than it has, whatever its name; integers wider than 64 bits as lengths,
  // indices and cases; annotations, attributes and module-level metadata of any
  // form.
  if (!L.Module || !checkDebugInfoNodes(*L.Module, Diags))
    return false;
  dropBrokenAttachments(L);
  setCarrierEffects(*L.Module);
  return (!L.IsBitcode || checkInlineAsm(*L.Module, Diags)) &&
         checkModuleLimits(*L.Module, Bytes.size(), Diags);
}

LoadedModule::LoadedModule() = default;
LoadedModule::LoadedModule(LoadedModule &&) = default;
LoadedModule &LoadedModule::operator=(LoadedModule &&) = default;
LoadedModule::~LoadedModule() = default;

LoadedModule loadModuleFromBuffer(std::unique_ptr<MemoryBuffer> Buffer,
                                  StringRef Name, LLVMContext &Context,
                                  DiagnosticEngine &Diags) {
  LoadedModule L;
  L.File = Name.str();
  L.Buffer = std::move(Buffer);
  StringRef Bytes = L.Buffer->getBuffer();
  L.IsBitcode = isBitcode(Bytes.bytes_begin(), Bytes.bytes_end());
  L.Map = std::make_unique<SourceMap>();
  Diags.setInput(L.File, L.Map.get());
  Context.setDiagnosticHandlerCallBack(ignoreRemarks);
  CrashResult Crash = runGuarded([&] {
    if (!readModule(L, Context, Diags))
      L.Module.reset();
  });
  if (Crash) {
    L.Crashed = true;
    (void)L.Module.release();
    Diags.reportText(Rule::MiscLlvmCrash, {}, {}, Crash.Details);
  }
  reportReading(L.Findings, Diags);
  if (!L.Module)
    Diags.giveUp();
  return L;
}

void reportReading(ArrayRef<ReadFinding> Findings, DiagnosticEngine &Diags) {
  for (const ReadFinding &F : Findings)
    if (Diags.isEnabled(F.ID))
      Diags.reportText(F.ID, F.Range, F.Args, F.Details);
    else
      Diags.reportText(F.Instead, F.Range, F.InsteadArgs, F.Details);
}

Expected<LoadedModule> loadModule(StringRef File, LLVMContext &Context,
                                  DiagnosticEngine &Diags) {
  if (File != "-" && sys::fs::is_directory(File))
    return createStringError(std::errc::is_a_directory, "is a directory");
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer =
      MemoryBuffer::getFileOrSTDIN(File);
  if (!Buffer)
    return createStringError(Buffer.getError(), Buffer.getError().message());
  return loadModuleFromBuffer(std::move(*Buffer),
                              File == "-" ? "<stdin>" : File, Context, Diags);
}

} // namespace opennvvm
