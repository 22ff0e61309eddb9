//===- Targets.cpp - Which targets accept a module ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Driver/Targets.h"
#include "Support/SourceMap.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace opennvvm {

/// The version that printed PTX declares.
static std::optional<PTXVersion> versionOf(StringRef Text) {
  static constexpr StringLiteral Directive = ".version ";
  size_t At = Text.find(Directive);
  if (At == StringRef::npos)
    return std::nullopt;
  return parsePTXVersion(
      Text.drop_front(At + Directive.size()).take_until([](char C) {
        return C == '\n' || C == ' ';
      }));
}

/// The first error. If printing changed the instruction that it is about, its
/// location is that of the function.
static std::optional<Diagnostic> firstError(const Module &M,
                                            const TargetQuestion &Question,
                                            const DiagnosticEngine &Diags) {
  for (const Diagnostic &D : Diags.diagnostics()) {
    if (D.Level != Severity::Error)
      continue;
    Diagnostic First = D;
    const Function *F = M.getFunction(D.Function);
    if (!First.Range.isValid() && F && Question.Map)
      First.Range = Question.Map->find(Place(*F));
    return First;
  }
  return std::nullopt;
}

static TargetAnswer ask(const Module &M, const TargetQuestion &Question,
                        const SMInfo &SM) {
  TargetAnswer Answer;
  Answer.SM = &SM;
  DiagnosticOptions Options = Question.Diagnostics;
  // Only the first is needed; others would only cost time.
  Options.ErrorLimit = 1;
  Options.Quiet = true;
  CompileOptions How = Question.How;
  How.Verifier.Machine.SM = &SM;
  How.Verifier.MachineSource = TargetSource::Given;
  DiagnosticEngine Diags(Options, How.Profiles.empty()
                                      ? ArrayRef(Profile::NVPTX)
                                      : ArrayRef(How.Profiles));
  Diags.setInput(Question.File, Question.Map);
  checkModule(M, How, Diags);
  How.Profiles = {};
  if (!Diags.hasErrors()) {
    std::unique_ptr<Module> Copy = CloneModule(M);
    SmallString<0> Text;
    if (compileModule(*Copy, How, Diags, Text))
      Answer.PTX = versionOf(Text);
    // If LLVM crashed in the module, it cannot be destroyed safely.
    if (Diags.gaveUp())
      (void)Copy.release();
  }
  if (!Answer.PTX)
    Answer.Obstacle = firstError(M, Question, Diags);
  Diags.setInput({}, nullptr);
  return Answer;
}

std::vector<TargetAnswer> askTargets(const Module &M,
                                     const TargetQuestion &Question) {
  std::vector<TargetAnswer> Answers;
  for (const SMInfo &SM : targets()) {
    Answers.push_back(ask(M, Question, SM));
    if (Question.LowestOnly && Answers.back().PTX)
      break;
  }
  return Answers;
}

std::vector<Diagnostic> errorsOn(const LoadedModule &L, CompileOptions How,
                                 Target Machine, DiagnosticOptions Options) {
  static constexpr Profile Emission[] = {Profile::NVPTX};
  How.Profiles = {Profile::NVPTX};
  How.Reading.clear();
  How.Verifier.Compiling = true;
  How.Verifier.Machine = Machine;
  Options.ErrorLimit = 0;
  Options.Quiet = true;
  DiagnosticEngine Diags(Options, Emission);
  Diags.setInput(L.File, L.Map.get());
  checkModule(*L.Module, How, Diags);
  std::vector<Diagnostic> Errors(Diags.diagnostics());
  erase_if(Errors,
           [](const Diagnostic &D) { return D.Level != Severity::Error; });
  Diags.setInput({}, nullptr);
  return Errors;
}

} // namespace opennvvm
