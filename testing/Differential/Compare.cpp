//===- Compare.cpp - Two executions of one kernel, compared ---------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Compare.h"
#include "Machine/Machine.h"
#include "Machine/Program.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Pipeline/Compile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <thread>

using namespace llvm;

namespace opennvvm::differential {

const char *nameOf(Verdict::Kind What) {
  static constexpr const char *Names[] = {
      "same",         "mismatch",     "not emitted", "not repeated",
      "not executed", "no reference", "disputed"};
  return Names[What];
}

namespace {

/// The compiler's output in a buffer.
/// The tier of the optimizer, and how much is prepared for PTX.
struct Levels {
  unsigned Tier, Emitter;
};

struct Compiled {
  std::string PTX;
  std::string Problem;
};

Compiled compile(StringRef Bytes, Levels At) {
  static constexpr Profile Contract[] = {Profile::NVPTX};
  Compiled Result;
  // Leaked if the compiler gave up, since it may be corrupt.
  auto Context = std::make_unique<LLVMContext>();
  DiagnosticEngine Diags({}, Contract);
  LoadedModule Loaded = loadModuleFromBuffer(
      MemoryBuffer::getMemBufferCopy(Bytes), "kernel", *Context, Diags);
  SmallVector<char, 0> Out;
  bool Done = false;
  if (Loaded.Module && verifyStructure(*Loaded.Module, Diags)) {
    CompileOptions Options;
    TargetSource Source;
    Options.Verifier.Machine.SM = inferTarget(*Loaded.Module, Source);
    Options.Optimizer.Tier = At.Tier;
    Options.Emitter.OptLevel = At.Emitter;
    Options.Profiles = {Profile::NVPTX};
    Done = compileModule(*Loaded.Module, Options, Diags, Out);
  }
  if (!Done) {
    raw_string_ostream OS(Result.Problem);
    printText(OS, Diags, {}, false);
  }
  if (Diags.gaveUp()) {
    (void)Loaded.Module.release();
    (void)Context.release();
  }
  Result.PTX.assign(Out.begin(), Out.end());
  return Result;
}

Expected<std::string> bitcodeOf(StringRef Text) {
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  if (!M)
    return createStringError(Problem.getMessage());
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  WriteBitcodeToFile(*M, OS);
  return Bytes;
}

/// The kernel's parameters in the layout of its .param list.
Expected<std::vector<uint8_t>> layOut(const ptxmachine::Module &M,
                                      ArrayRef<uint64_t> Pointers,
                                      const Inputs &In) {
  const ptxmachine::Program &P = M.program();
  auto At = P.FunctionNumber.find("kernel");
  if (At == P.FunctionNumber.end())
    return createStringError("no kernel in the PTX");
  const ptxmachine::Function &F = P.Functions[At->second];
  if (F.Parameters.size() != Pointers.size() + In.Scalars.size())
    return createStringError("parameters are missing in the PTX");
  std::vector<uint8_t> Bytes;
  for (auto [I, Index] : enumerate(F.Parameters)) {
    const ptxmachine::FrameVariable &V = F.Variables[Index];
    ArrayRef<uint8_t> From =
        I < Pointers.size()
            ? ArrayRef(reinterpret_cast<const uint8_t *>(&Pointers[I]), 8)
            : ArrayRef(In.Scalars[I - Pointers.size()]);
    if (From.size() > V.Size)
      return createStringError("a parameter is too small");
    uint64_t Offset = alignTo(Bytes.size(), V.Align);
    Bytes.resize(Offset + V.Size);
    copy(From, Bytes.begin() + Offset);
  }
  return Bytes;
}

Expected<Outputs> runInMachine(StringRef PTX, const Shape &S,
                               const Inputs &In) {
  auto M = ptxmachine::parse(PTX);
  if (!M)
    return M.takeError();
  ptxmachine::Machine Device(**M);
  uint64_t Pointers[PointerParams] = {
      Device.allocate(In.Input.size()),
      Device.allocate(size_t(S.threads()) * S.Grid * ResultBytes),
      Device.allocate(In.Counters.size())};
  if (Error E = Device.write(Pointers[0], In.Input))
    return E;
  if (Error E = Device.write(Pointers[2], In.Counters))
    return E;
  Expected<std::vector<uint8_t>> Bytes = layOut(**M, Pointers, In);
  if (!Bytes)
    return Bytes.takeError();
  ptxmachine::Launch L;
  L.Grid[0] = S.Grid;
  copy(S.Block, L.Block);
  Device.setFindings({});
  if (Error E = Device.launch("kernel", L, *Bytes))
    return E;
  for (unsigned N : {1, 2})
    Device.checkOutput(Pointers[N],
                       N == 1 ? size_t(S.threads()) * S.Grid * ResultBytes
                              : In.Counters.size(),
                       /*MayHavePadding=*/false);
  // Threads may set the same flag, and read bytes beside atomics that PTX has
  // for whole words only.
  for (const ptxmachine::Finding &F : Device.takeFindings())
    if (F.Rule != "race-same-value" && F.Rule != "race-part")
      return createStringError(F.Rule + ": " + F.Message);
  Outputs Out;
  Out.Results.resize(size_t(S.threads()) * S.Grid * ResultBytes);
  Out.Counters.resize(In.Counters.size());
  if (Error E = Device.read(Pointers[1], Out.Results))
    return E;
  if (Error E = Device.read(Pointers[2], Out.Counters))
    return E;
  return Out;
}

/// Where \p Got first differs from \p Want, as text.
std::string difference(const Outputs &Want, const Outputs &Got) {
  auto First = [](ArrayRef<uint8_t> A, ArrayRef<uint8_t> B) {
    size_t I = 0;
    while (I < A.size() && A[I] == B[I])
      ++I;
    return I;
  };
  size_t At = First(Want.Results, Got.Results);
  bool InResults = At < Want.Results.size();
  ArrayRef<uint8_t> A = Want.Results, B = Got.Results;
  std::string Text;
  raw_string_ostream OS(Text);
  if (InResults) {
    OS << "thread " << At / ResultBytes << ", byte " << At % ResultBytes;
  } else {
    A = Want.Counters, B = Got.Counters;
    At = First(A, B);
    OS << "counters, byte " << At;
  }
  size_t From = At & ~size_t(15), Count = std::min<size_t>(16, A.size() - From);
  OS << ": expected " << toHex(A.slice(From, Count), true) << ", found "
     << toHex(B.slice(From, Count), true) << " from byte "
     << (InResults ? From % ResultBytes : From);
  return Text;
}

} // namespace

/// Compiles in several threads at once; \returns whether all gave \p Want.
static bool repeats(StringRef Bytes, Levels At, unsigned Threads,
                    const Compiled &Want) {
  std::vector<Compiled> All(Threads);
  std::vector<std::thread> Running;
  Running.reserve(Threads);
  for (Compiled &One : All)
    Running.emplace_back([&] { One = compile(Bytes, At); });
  for (std::thread &T : Running)
    T.join();
  return all_of(All, [&](const Compiled &One) { return One.PTX == Want.PTX; });
}

Verdict compareKernel(StringRef Text, uint64_t InputSeed, Reference &Host,
                      unsigned Threads, unsigned Tier, StringRef Mended,
                      bool Once) {
  StringRef ForPTX = Mended.empty() ? Text : Mended;
  auto Failed = [](Verdict::Kind What, Error E) {
    return Verdict{What, toString(std::move(E)), ""};
  };
  LLVMContext Context;
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, Context);
  if (!M)
    return {Verdict::NotReferred, Problem.getMessage().str(), ""};
  Expected<Shape> S = shapeOf(*M);
  if (!S)
    return Failed(Verdict::NotReferred, S.takeError());
  Inputs In = makeInputs(*M, InputSeed);
  Expected<std::string> Bitcode = bitcodeOf(ForPTX);
  if (!Bitcode)
    return Failed(Verdict::NotReferred, Bitcode.takeError());
  Expected<Outputs> Want = Host.run(Text, In);
  if (!Want)
    return Failed(Verdict::NotReferred, Want.takeError());
  Verdict Result;
  unsigned Only = InputSeed % 2 ? 2 : 0;
  for (Levels At : {Levels{Tier, 0}, Levels{Tier, 2}}) {
    if (Once && At.Emitter != Only)
      continue;
    StringRef From = Once && InputSeed / 2 % 2 ? StringRef(*Bitcode) : ForPTX;
    Compiled FromText = compile(From, At);
    if (!FromText.Problem.empty())
      return {Verdict::NotEmitted, FromText.Problem, ""};
    if (!Once && compile(*Bitcode, At).PTX != FromText.PTX)
      return {Verdict::NotRepeated, "text and bitcode", FromText.PTX};
    if (Threads > 1 && !repeats(ForPTX, At, Threads, FromText))
      return {Verdict::NotRepeated, "threads", FromText.PTX};
    Expected<Outputs> Got = runInMachine(FromText.PTX, *S, In);
    if (!Got)
      return {Verdict::NotRun, toString(Got.takeError()), FromText.PTX};
    if (*Got == *Want)
      continue;
    Expected<Outputs> Again = Host.run(Text, In, /*Other=*/true);
    if (!Again)
      return Failed(Verdict::NotReferred, Again.takeError());
    Result = {*Got == *Again ? Verdict::Disputed : Verdict::Different,
              ("-O" + Twine(At.Emitter) + ": " + difference(*Want, *Got)).str(),
              FromText.PTX};
    if (Result.What == Verdict::Different)
      return Result;
  }
  return Result;
}

} // namespace opennvvm::differential
