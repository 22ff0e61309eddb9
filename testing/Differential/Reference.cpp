//===- Reference.cpp - Kernels run on the host ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reference.h"
#include "Harness.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/ExecutionEngine/Orc/ThreadSafeModule.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/TargetParser/Host.h"

using namespace llvm;
using namespace llvm::orc;

namespace opennvvm::differential {

Reference::Reference(std::unique_ptr<LLJIT> JIT,
                     std::unique_ptr<LLJIT> OtherJIT)
    : JIT(std::move(JIT)), OtherJIT(std::move(OtherJIT)) {}
Reference::~Reference() = default;

static Expected<std::unique_ptr<LLJIT>> createJIT(CodeGenOptLevel Level) {
  Expected<JITTargetMachineBuilder> Machine =
      JITTargetMachineBuilder::detectHost();
  if (!Machine)
    return Machine.takeError();
  // Not all of the host's features: newer instructions flush subnormal bfloats.
  StringMap<bool> Has = sys::getHostCPUFeatures();
  if (Machine->getTargetTriple().getArch() == Triple::x86_64) {
    bool Level3 = Has["avx2"] && Has["fma"] && Has["f16c"] && Has["bmi2"] &&
                  Has["lzcnt"] && Has["movbe"];
    Machine->setCPU(Level3 ? "x86-64-v3" : "x86-64");
    Machine->getFeatures() = SubtargetFeatures();
  }
  Machine->setCodeGenOptLevel(Level);
  return LLJITBuilder()
      .setJITTargetMachineBuilder(std::move(*Machine))
      .create();
}

Expected<std::unique_ptr<Reference>> Reference::create() {
  InitializeNativeTarget();
  InitializeNativeTargetAsmPrinter();
  auto JIT = createJIT(CodeGenOptLevel::None);
  if (!JIT)
    return JIT.takeError();
  auto OtherJIT = createJIT(CodeGenOptLevel::Default);
  if (!OtherJIT)
    return OtherJIT.takeError();
  return std::unique_ptr<Reference>(
      new Reference(std::move(*JIT), std::move(*OtherJIT)));
}

/// The harness, followed by the C library.
static Error define(LLJIT &JIT, JITDylib &Library) {
  SymbolMap Symbols;
  for (ArrayRef<HostFunction> Functions : {threadFunctions(), floatFunctions()})
    for (const HostFunction &F : Functions)
      Symbols[JIT.mangleAndIntern(F.Name)] = {ExecutorAddr::fromPtr(F.Address),
                                              JITSymbolFlags::Exported |
                                                  JITSymbolFlags::Callable};
  if (Error E = Library.define(absoluteSymbols(std::move(Symbols))))
    return E;
  auto Process = DynamicLibrarySearchGenerator::GetForCurrentProcess(
      JIT.getDataLayout().getGlobalPrefix());
  if (!Process)
    return Process.takeError();
  Library.addGenerator(std::move(*Process));
  return Error::success();
}

static bool flushes(const Module &M) {
  return M.getFunction("kernel")
             ->getFnAttribute("denormal-fp-math-f32")
             .getValueAsString() == "preserve-sign";
}

/// Runs "launch" of \p Library.
static Expected<Outputs> launch(ExecutorAddr Address, const Shape &S,
                                bool Flush, const Inputs &In) {
  Inputs Mine = In;
  Outputs Out;
  Out.Results.resize(size_t(S.threads()) * S.Grid * ResultBytes);
  // Aligned like memory on a device.
  auto Aligned = [](std::vector<uint8_t> &Bytes) {
    return std::unique_ptr<uint8_t, void (*)(void *)>(
        static_cast<uint8_t *>(
            std::aligned_alloc(256, alignTo(Bytes.size(), 256))),
        [](void *P) { std::free(P); });
  };
  auto Input = Aligned(Mine.Input), Results = Aligned(Out.Results),
       Counters = Aligned(Mine.Counters);
  copy(Mine.Input, Input.get());
  std::fill_n(Results.get(), Out.Results.size(), 0);
  copy(Mine.Counters, Counters.get());
  void *Pointers[] = {Input.get(), Results.get(), Counters.get()};
  SmallVector<void *, 8> Arguments = {&Pointers[0], &Pointers[1], &Pointers[2]};
  std::vector<std::unique_ptr<uint8_t, void (*)(void *)>> Scalars;
  for (std::vector<uint8_t> &Bytes : Mine.Scalars) {
    Scalars.push_back(Aligned(Bytes));
    copy(Bytes, Scalars.back().get());
    Arguments.push_back(Scalars.back().get());
  }
  if (Error E = runThreads(S, Flush, Address.toPtr<void (*)(void **)>(),
                           Arguments.data()))
    return E;
  Out.Results.assign(Results.get(), Results.get() + Out.Results.size());
  Out.Counters.assign(Counters.get(), Counters.get() + Mine.Counters.size());
  return Out;
}

Expected<Outputs> Reference::run(StringRef Text, const Inputs &In, bool Other) {
  LLJIT &Used = Other ? *OtherJIT : *JIT;
  auto Context = std::make_unique<LLVMContext>();
  SMDiagnostic Problem;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Problem, *Context);
  if (!M)
    return createStringError(Problem.getMessage());
  Expected<Shape> S = shapeOf(*M);
  if (!S)
    return S.takeError();
  bool Flush = flushes(*M);
  M->setTargetTriple(Used.getTargetTriple());
  M->setDataLayout(Used.getDataLayout());
  if (Error E = moveToHost(*M))
    return E;
  Expected<JITDylib &> Library =
      Used.createJITDylib("run" + std::to_string(Runs++));
  if (!Library)
    return Library.takeError();
  auto Run = [&]() -> Expected<Outputs> {
    if (Error E = define(Used, *Library))
      return E;
    if (Error E = Used.addIRModule(
            *Library, ThreadSafeModule(std::move(M), std::move(Context))))
      return E;
    if (IsCompiling)
      *IsCompiling = true;
    Expected<ExecutorAddr> Address = Used.lookup(*Library, "launch");
    if (IsCompiling)
      *IsCompiling = false;
    if (!Address)
      return Address.takeError();
    return launch(*Address, *S, Flush, In);
  };
  Expected<Outputs> Result = Run();
  if (Error E = Used.getExecutionSession().removeJITDylib(*Library)) {
    consumeError(Result.takeError());
    return E;
  }
  return Result;
}

} // namespace opennvvm::differential
