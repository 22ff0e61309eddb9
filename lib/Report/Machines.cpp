//===- Machines.cpp - Which machines accept each kernel -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report/Machines.h"
#include "Driver/Targets.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// The names of the functions that \p Kernel refers to, directly or through
/// functions and initial values, and its own.
static StringSet<> reachableFrom(const Function &Kernel) {
  StringSet<> Names;
  SmallPtrSet<const Value *, 32> Seen;
  SmallVector<const Value *, 32> Work{&Kernel};
  while (!Work.empty()) {
    const Value *V = Work.pop_back_val();
    if (!Seen.insert(V).second)
      continue;
    if (auto *F = dyn_cast<Function>(V)) {
      Names.insert(F->getName());
      for (const Instruction &I : instructions(*F))
        for (const Use &Op : I.operands())
          if (isa<Constant>(Op))
            Work.push_back(Op);
    } else if (auto *C = dyn_cast<Constant>(V)) {
      for (const Use &Op : C->operands())
        Work.push_back(Op);
    }
  }
  return Names;
}

namespace {
/// Numbers what keeps machines from a module; many have the same reasons.
class Reasons {
public:
  /// The number of what \p D, an error for \p SM, says of machines in general.
  unsigned numberOf(Diagnostic D, const SMInfo &SM);
  /// All of them, each with its machines.
  json::Array take();

private:
  StringMap<unsigned> Known;
  json::Array List;
  std::vector<SMMask> Machines; ///< One for each of them.
};
} // namespace

static json::Object describeReason(const Diagnostic &D) {
  json::Object O{{"rule", ruleInfo(D.ID).ID},
                 {"message", json::fixUTF8(D.Message)}};
  if (!D.Help.empty())
    O["help"] = json::fixUTF8(D.Help);
  if (D.Range.isValid())
    O["line"] = D.Range.Line;
  if (!D.Function.empty())
    O["function"] = json::fixUTF8(D.Function);
  return O;
}

/// \p Message, which is about machine \p Name, about any machine.
static std::string withoutMachine(StringRef Message, StringRef Name) {
  Message.consume_back(("; the target is " + Name).str());
  std::string Text;
  while (!Message.empty()) {
    size_t At = std::min(Message.find(Name), Message.size());
    StringRef Rest = Message.drop_front(At);
    Text += Message.take_front(At);
    Message = Rest.drop_front(std::min(Name.size(), Rest.size()));
    bool IsWord = Message.empty() || !isAlnum(Message.front());
    if (!Rest.empty())
      Text += IsWord ? StringRef("the machine") : Name;
  }
  return Text;
}

unsigned Reasons::numberOf(Diagnostic D, const SMInfo &SM) {
  D.Message = withoutMachine(D.Message, SM.Name);
  std::string Key = (ruleInfo(D.ID).ID + "\n" + D.Message + "\n" +
                     Twine(D.Range.Line) + "\n" + D.Function)
                        .str();
  auto [It, IsNew] = Known.try_emplace(Key, List.size());
  if (IsNew) {
    List.push_back(describeReason(D));
    Machines.push_back(0);
  }
  Machines[It->second] |= SMMask(1) << SM.Index;
  return It->second;
}

json::Array Reasons::take() {
  for (auto [Reason, On] : zip(List, Machines))
    (*Reason.getAsObject())["machines"] = summarizeTargets(On);
  return std::move(List);
}

json::Object describeMachines(const LoadedModule &L,
                              ArrayRef<const Function *> Kernels,
                              const CompileOptions &How,
                              const DiagnosticOptions &Diagnostics) {
  TargetQuestion Question;
  Question.How = How;
  Question.How.Profiles = {Profile::NVPTX};
  Question.How.Reading.clear();
  Question.How.Verifier.Compiling = true;
  Question.How.Verifier.Machine.PTX.reset();
  Question.How.Emitter = {};
  Question.How.Cache = {};
  Question.How.Times = nullptr;
  Question.How.LibrariesRead = nullptr;
  Question.Diagnostics = Diagnostics;
  Question.File = L.File;
  Question.Map = L.Map.get();
  std::vector<StringSet<>> Parts;
  for (const Function *F : Kernels)
    Parts.push_back(reachableFrom(*F));
  Reasons Found;
  json::Array Names, Versions, PerKernel;
  for (size_t I = 0; I < Kernels.size(); ++I)
    PerKernel.push_back(json::Array());
  for (const TargetAnswer &A : askTargets(*L.Module, Question)) {
    Names.push_back(A.SM->Name);
    Versions.push_back(A.PTX ? json::Value(formatPTXVersion(*A.PTX))
                             : json::Value(nullptr));
    std::vector<Diagnostic> Errors;
    if (!A.PTX)
      Errors = errorsOn(L, How, {A.SM, std::nullopt}, Diagnostics);
    // Only printing has found it.
    if (Errors.empty() && A.Obstacle)
      Errors.push_back(*A.Obstacle);
    // Also what no kernel has to do with.
    for (const Diagnostic &D : Errors)
      Found.numberOf(D, *A.SM);
    for (auto [Part, List] : zip(Parts, PerKernel)) {
      json::Array Numbers;
      DenseSet<unsigned> Listed;
      for (const Diagnostic &D : Errors)
        if (D.Function.empty() || Part.contains(D.Function))
          if (unsigned N = Found.numberOf(D, *A.SM); Listed.insert(N).second)
            Numbers.push_back(N);
      List.getAsArray()->push_back(std::move(Numbers));
    }
  }
  return json::Object{{"names", std::move(Names)},
                      {"ptx", std::move(Versions)},
                      {"kernels", std::move(PerKernel)},
                      {"reasons", Found.take()}};
}

json::Array describeVersion(const LoadedModule &L, const CompileOptions &How) {
  const SMInfo *SM = How.Verifier.Machine.SM;
  auto KeyOf = [](const Diagnostic &D) {
    return (Twine(D.Range.Line) + " " + Twine(D.Range.Column) + " " + D.Message)
        .str();
  };
  // What is wrong whatever the version is no reason for it.
  StringSet<> Always;
  for (const Diagnostic &D :
       errorsOn(L, How, {SM, ptxVersions().back()}, DiagnosticOptions()))
    Always.insert(KeyOf(D));
  json::Array List;
  for (const Diagnostic &D :
       errorsOn(L, How, {SM, SM->MinPTX}, DiagnosticOptions()))
    if (!Always.contains(KeyOf(D)))
      List.push_back(describeReason(D));
  return List;
}

} // namespace opennvvm
