//===- Compile.cpp - The code generator that Triton loads -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine/Options.h"
#include "CommandLine/Request.h"
#include "Driver/KeptResult.h"
#include "opennvvm-c/triton_nvptx.h"
#include "opennvvm/Driver/Session.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include <cstdlib>
#include <cstring>

using namespace llvm;
using namespace opennvvm;

static constexpr uint32_t Version = 1;

/// Inlines every function that may be.
static void inlineAll(Module &M) {
  for (Function &F : M)
    if (!F.hasFnAttribute(Attribute::NoInline))
      F.addFnAttr(Attribute::AlwaysInline);
  PassBuilder Builder;
  // Results for modules refer to the manager for functions.
  FunctionAnalysisManager FAM;
  ModuleAnalysisManager AM;
  Builder.registerModuleAnalyses(AM);
  Builder.registerFunctionAnalyses(FAM);
  AM.registerPass([&] { return FunctionAnalysisManagerModuleProxy(FAM); });
  FAM.registerPass([&] { return ModuleAnalysisManagerFunctionProxy(AM); });
  AlwaysInlinerPass().run(M, AM);
}

/// The options of llc that say the same.
static Expected<CompileOptions> requestFor(const triton_nvptx_options &Given) {
  std::string Processor = "-mcpu=" + std::string(Given.processor);
  std::string Features = "-mattr=" + std::string(Given.features);
  SmallVector<const char *, 4> Arguments = {
      Processor.c_str(),
      Given.enableFPFusion ? "-fp-contract=fast" : "-fp-contract=on",
      Given.disableOptimization ? "-O0" : "-O3"};
  if (*Given.features)
    Arguments.push_back(Features.c_str());
  Expected<cli::Options> O = cli::parseOptions(cli::LLCCommand, Arguments);
  if (!O)
    return O.takeError();
  O->Which = cli::EmitCommand;
  return cli::compileRequest(*O, {});
}

static std::string findingsOf(const Session &S) {
  std::string Text;
  raw_string_ostream OS(Text);
  for (const std::unique_ptr<ProgramUnit> &Unit : S.units())
    printText(OS, Unit->Diags, {Unit->Input.File, "", ""}, /*Color=*/false);
  return Text;
}

/// Compiles without a cache. \returns what is wrong, or an empty string.
static std::string compileAnew(StringRef IR, CompileOptions Request,
                               const triton_nvptx_options &Given,
                               const Triple &Machine,
                               SmallVectorImpl<char> &Out) {
  std::string Bytes = IR.str(); // Ends in a NUL.
  Session S(std::move(Request), DiagnosticOptions());
  std::string Wrong;
  auto Crash = S.guard([&] {
    bool Done = S.add(Bytes, "triton-nvidia-codegen").IsSound;
    if (Done && (Done = S.link(/*Checked=*/true))) {
      Module &M = *S.module();
      M.setTargetTriple(Machine);
      M.setDataLayout(Machine.computeDataLayout(Given.abi));
      // Triton's own code generator answers 0 to all of libdevice's questions.
      if (!M.getModuleFlag("nvvm-reflect-prec-sqrt"))
        M.addModuleFlag(Module::Override, "nvvm-reflect-prec-sqrt",
                        uint32_t(0));
      inlineAll(M);
      Done = S.compile(Out);
    }
    if (!Done)
      Wrong = findingsOf(S);
  });
  if (!Crash)
    return Wrong;
  return "LLVM crashed: " + join(*Crash, "\n");
}

/// \returns what is wrong, or an empty string.
static std::string compile(StringRef IR, const triton_nvptx_options &Given,
                           SmallVectorImpl<char> &Out) {
  Triple Machine(Given.triple);
  if (!Machine.isNVPTX())
    return "the triple '" + Machine.str() + "' is not one of NVPTX";
  Expected<CompileOptions> Request = requestFor(Given);
  if (!Request)
    return toString(Request.takeError());
  KeptResult Cache(Request->Cache, [&] {
    CacheKey Key("triton");
    Key.add(*Request).add(IR).add(Given.triple).add(Given.abi);
    return std::optional(Key);
  });
  if (auto Kept = Cache.find(1, 1)) {
    append_range(Out, Kept->front());
    return {};
  }
  std::string Wrong = compileAnew(IR, std::move(*Request), Given, Machine, Out);
  if (Wrong.empty())
    consumeError(Cache.keep(StringRef(Out.data(), Out.size())));
  return Wrong;
}

static char *copy(StringRef Text) {
  auto *Copy = static_cast<char *>(std::malloc(Text.size() + 1));
  if (Copy) {
    llvm::copy(Text, Copy);
    Copy[Text.size()] = 0;
  }
  return Copy;
}

#define EXPORT extern "C" __attribute__((visibility("default")))

// NOLINTBEGIN(readability-identifier-naming): the names are Triton's.
EXPORT int triton_nvptx_compile(const char *IR, size_t IRSize,
                                const triton_nvptx_options *Options, char **PTX,
                                size_t *PTXSize, char **Error) {
  if (Error)
    *Error = nullptr;
  auto Fail = [&](StringRef Why) {
    if (Error)
      *Error = copy(Why);
    return 1;
  };
  if (!IR || !Options || !PTX || !PTXSize)
    return Fail("a pointer is null");
  *PTX = nullptr;
  *PTXSize = 0;
  if (Options->abiVersion != Version)
    return Fail("version 1 of the interface is the only one");
  if (!Options->triple || !Options->processor || !Options->features ||
      !Options->abi)
    return Fail("triple, processor, features or abi is null");
  SmallVector<char, 0> Text;
  if (std::string Why = compile({IR, IRSize}, *Options, Text); !Why.empty())
    return Fail(Why);
  *PTX = copy({Text.data(), Text.size()});
  if (!*PTX)
    return Fail("there is no memory for the PTX");
  *PTXSize = Text.size();
  return 0;
}

EXPORT void triton_nvptx_free(void *Pointer) { std::free(Pointer); }

EXPORT const char *triton_nvptx_revision(void) {
  return "opennvvm-" OPENNVVM_VERSION "-llvm-" LLVM_VERSION_STRING;
}
// NOLINTEND(readability-identifier-naming)
