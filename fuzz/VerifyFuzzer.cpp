//===- VerifyFuzzer.cpp - Fuzz the reader and the verifier ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For any input, there must be no abort and no memory error, and every printer
// of diagnostics must handle the findings.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Input/Input.h"
#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Target/Target.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace opennvvm;

static void check(llvm::StringRef Input, Profile P) {
  llvm::LLVMContext Context;
  DiagnosticEngine Diags({}, P);
  Diags.setProfile(P);
  LoadedModule Loaded =
      loadModuleFromBuffer(llvm::MemoryBuffer::getMemBufferCopy(Input, "input"),
                           "input", Context, Diags);
  if (Loaded.Module && verifyStructure(*Loaded.Module, Diags)) {
    VerifierOptions Options;
    Options.Machine.SM = inferTarget(*Loaded.Module, Options.MachineSource);
    Options.TargetTriple = Loaded.TargetTriple;
    Options.DataLayout = Loaded.DataLayout;
    Options.LayoutError = Loaded.LayoutError;
    Options.HasOriginals = true;
    verifyNVVMModule(*Loaded.Module, Options, Diags);
  }
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  printText(OS, Diags, {"input", "nvvm", "sm_75"}, /*Color=*/true);
  printJSON(OS, Diags);
  printSARIF(OS, {&Diags});
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  llvm::StringRef Input(reinterpret_cast<const char *>(Data), Size);
  for (Profile P : {Profile::NVVM, Profile::LibNVVM, Profile::NVPTX})
    check(Input, P);
  return 0;
}
