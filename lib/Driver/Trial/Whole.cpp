//===- Whole.cpp - What only compiling tells ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Trial/Whole.h"
#include "Driver/Translate.h"
#include "Support/SourceMap.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace opennvvm {

std::vector<Diagnostic> tryWhole(const Module &M, const CompileOptions &Options,
                                 const SourceMap *Map) {
  CompileOptions How = Options;
  How.Profiles = {};
  How.Times = nullptr;
  How.Mode = ModeWord();
  DiagnosticEngine Found({}, Profile::NVPTX);
  ValueToValueMapTy Copies;
  std::unique_ptr<Module> Copy = CloneModule(M, Copies);
  // A copied instruction has the location of the original.
  SourceMap Places(MemoryBufferRef(Map ? Map->text() : "", ""));
  if (Map)
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        if (auto *Twin = dyn_cast_or_null<Instruction>(Copies.lookup(&I)))
          Places.inherit(*Twin, Map->find(I));
  Found.setInput("", &Places);
  SmallVector<char, 0> Text;
  compileUnverified(*Copy, How, Found, Text);
  // If LLVM crashed in the module, it cannot be destroyed safely.
  if (Found.gaveUp())
    (void)Copy.release();
  return std::vector<Diagnostic>(Found.diagnostics().begin(),
                                 Found.diagnostics().end());
}

} // namespace opennvvm
