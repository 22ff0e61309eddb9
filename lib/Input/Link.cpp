//===- Link.cpp - Linking inside a crash boundary -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Link.h"
#include "Support/CrashBoundary.h"
#include "opennvvm/Input/Input.h"
#include "llvm/IR/DiagnosticHandler.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Linker/Linker.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// Collects the linker's own messages.
struct ErrorCollector : DiagnosticHandler {
  explicit ErrorCollector(std::string &Text) : Text(Text) {}
  bool handleDiagnostics(const DiagnosticInfo &Info) override {
    if (Info.getSeverity() == DS_Error) {
      raw_string_ostream OS(Text);
      DiagnosticPrinterRawOStream Printer(OS);
      Info.print(Printer);
    }
    return true;
  }
  std::string &Text;
};
} // namespace

Error guardedLink(LLVMContext &Context, function_ref<std::string()> Work) {
  std::string Said, Failure;
  std::unique_ptr<DiagnosticHandler> Old = Context.getDiagnosticHandler();
  Context.setDiagnosticHandler(std::make_unique<ErrorCollector>(Said));
  CrashResult Crash = runGuarded([&] { Failure = Work(); });
  Context.setDiagnosticHandler(std::move(Old));
  if (Crash)
    Failure = "LLVM's reader crashed on it";
  if (Failure.empty())
    return Error::success();
  return createStringError(Said.empty() ? Failure : Said);
}

Error linkModule(Module &M, std::unique_ptr<Module> Other) {
  // Modules checked for different targets may be linked; the spelling of the
  // first module's triple is kept.
  Other->setTargetTriple(M.getTargetTriple());
  Other->setDataLayout(M.getDataLayout());
  return guardedLink(M.getContext(), [&]() -> std::string {
    return Linker::linkModules(M, std::move(Other)) ? "the modules do not link"
                                                    : "";
  });
}

} // namespace opennvvm
