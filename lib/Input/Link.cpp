//===- Link.cpp - Linking inside a crash boundary -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Link.h"
#include "Input/LinkedAnnotations.h"
#include "Support/CrashBoundary.h"
#include "Target/Annotation.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Collects the linker's own messages.
struct MessageCollector : DiagnosticHandler {
  MessageCollector(std::string &Errors, std::vector<std::string> *Warnings)
      : Errors(Errors), Warnings(Warnings) {}
  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    std::string Text;
    raw_string_ostream OS(Text);
    DiagnosticPrinterRawOStream Printer(OS);
    Info.print(Printer);
    if (Info.getSeverity() == DS_Error)
      Errors += Text;
    else if (Info.getSeverity() == DS_Warning && Warnings)
      Warnings->push_back(std::move(Text));
    return true;
  }
  std::string &Errors;
  std::vector<std::string> *Warnings;
};
} // namespace

Error guardedLink(LLVMContext &Context, function_ref<std::string()> Work,
                  std::vector<std::string> *Warnings, bool *Crashed) {
  std::string Said, Failure;
  std::unique_ptr<DiagnosticHandler> Old = Context.getDiagnosticHandler();
  Context.setDiagnosticHandler(
      std::make_unique<MessageCollector>(Said, Warnings));
  CrashResult Crash = runGuarded([&] { Failure = Work(); });
  Context.setDiagnosticHandler(std::move(Old));
  if (Crashed)
    *Crashed = bool(Crash);
  if (Crash)
    Failure = "LLVM's reader crashed on it";
  if (Failure.empty())
    return Error::success();
  return createStringError(Said.empty() ? Failure : Said);
}

/// A kernel cannot be called, and one of a library is none of the program.
static void makePlain(Function &F) {
  if (F.getCallingConv() != CallingConv::PTX_Kernel)
    return;
  F.setCallingConv(CallingConv::C);
  for (User *U : F.users())
    if (auto *Call = dyn_cast<CallBase>(U);
        Call && Call->getCalledOperand() == &F)
      Call->setCallingConv(CallingConv::C);
}

void internalizeLinked(Module &M, const StringSet<> &Names) {
  SmallPtrSet<const Metadata *, 8> Plain;
  for (const auto &Entry : Names) {
    GlobalValue *GV = M.getNamedValue(Entry.getKey());
    if (!GV || GV->isDeclaration() || GV->hasAppendingLinkage())
      continue;
    GV->setLinkage(GlobalValue::InternalLinkage);
    GV->setVisibility(GlobalValue::DefaultVisibility);
    if (auto *F = dyn_cast<Function>(GV)) {
      makePlain(*F);
      Plain.insert(ValueAsMetadata::getIfExists(F));
    }
  }
  NamedMDNode *Notes = M.getNamedMetadata(AnnotationsName);
  if (!Notes)
    return;
  SmallVector<MDNode *, 16> Kept;
  for (MDNode *Node : Notes->operands())
    if (!Node->getNumOperands() || !Node->getOperand(0) ||
        !Plain.contains(Node->getOperand(0)))
      Kept.push_back(Node);
  if (Kept.size() == Notes->getNumOperands())
    return;
  Notes->clearOperands();
  for (MDNode *Node : Kept)
    Notes->addOperand(Node);
}

Error linkModule(Module &M, std::unique_ptr<Module> Other,
                 std::vector<std::string> *Warnings) {
  // Modules checked for different targets may be linked; the spelling of the
  // first module's triple is kept.
  Other->setTargetTriple(M.getTargetTriple());
  Other->setDataLayout(M.getDataLayout());
  auto Link = [&]() -> std::string {
    if (Linker::linkModules(M, std::move(Other)))
      return "the modules do not link";
    applyKeptAnnotations(M);
    adaptIgnoredResults(M);
    return "";
  };
  return guardedLink(M.getContext(), Link, Warnings);
}

} // namespace opennvvm
