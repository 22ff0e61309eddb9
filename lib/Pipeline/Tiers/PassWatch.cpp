//===- PassWatch.cpp - Which pass broke the module ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PassWatch.h"
#include "opennvvm/Verifier/Verifier.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PassInstrumentation.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Finds code that cannot be emitted.
class Refusals {
public:
  Refusals(const Module &M, const PassContext &Context)
      : Found(errorsOnly(), Profile::NVPTX) {
    verifyNVVMModule(M, *Context.Verifier, Found);
  }
  ArrayRef<Diagnostic> all() const { return Found.diagnostics(); }

private:
  static DiagnosticOptions errorsOnly() {
    DiagnosticOptions O;
    O.Quiet = true;
    return O;
  }
  DiagnosticEngine Found;
};
} // namespace

PassWatch::PassWatch(const Module &M, const PassContext &Context)
    : M(M), Context(Context), Known(rules().size()) {
  // Users who asked for this profile have already been told.
  if (is_contained(Context.Profiles, Profile::NVPTX))
    return;
  Refusals Found(M, Context);
  for (const Diagnostic &D : Found.all())
    Known.set(unsigned(D.ID));
}

std::string PassWatch::culprit() const {
  return Last.empty() ? "in one of its passes" : ("after " + Last).str();
}

void PassWatch::report(const Twine &What, ArrayRef<std::string> Details) {
  Failed = true;
  Context.Diags->report(Rule::PipelineDefect, {}, {culprit(), What.str()},
                        Details);
}

void PassWatch::check() {
  if (Failed || !HasChanged)
    return;
  HasChanged = false;
  Refusals Found(M, Context);
  for (const Diagnostic &D : Found.all())
    if (!Known.test(unsigned(D.ID))) {
      std::string Where = D.Function.empty() ? "" : "in @" + D.Function + ": ";
      report(D.Message + " [" + ruleInfo(D.ID).ID + "]", {Where + D.IR});
    }
}

void PassWatch::checkStructure() {
  std::string Text;
  raw_string_ostream OS(Text);
  if (!llvm::verifyModule(M, &OS))
    return;
  auto [Sentence, Values] = StringRef(Text).split('\n');
  report(Sentence, {Values.split('\n').first.trim().str()});
}

void PassWatch::attach(PassInstrumentationCallbacks &Callbacks) {
  Callbacks.registerAfterPassCallback([this](StringRef Pass, const Any &,
                                             const PreservedAnalyses &Left) {
    // Managers and adaptors only run other passes.
    if (Failed ||
        isSpecialPass(Pass, {"PassManager", "PassAdaptor", "NVVMVerifyPass"}))
      return;
    HasChanged |= !Left.areAllPreserved();
    Last = Pass;
    checkStructure();
    check();
  });
}

} // namespace opennvvm
