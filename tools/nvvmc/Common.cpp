//===- Common.cpp - What the commands share -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Support/GitHubSink.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/Process.h"

using namespace llvm;

namespace opennvvm::tool {

Error writeWhole(StringRef File, StringRef Text) {
  if (File.empty()) {
    outs() << Text;
    outs().flush();
    if (!outs().has_error())
      return Error::success();
    std::error_code EC = outs().error();
    outs().clear_error();
    return createStringError(EC, EC.message());
  }
  Error E = writeToOutput(File, [&](raw_ostream &OS) {
    OS << Text;
    return Error::success();
  });
  // Callers name the file.
  return errorCodeToError(errorToErrorCode(std::move(E)));
}

int fail(const Twine &Text) {
  outs().flush();
  errs() << "nvvmc: error: " << Text << "\n";
  return CouldNotRun;
}

int failToRead(const Options &O, StringRef File, Error Why) {
  std::string Text =
      ("cannot read '" + File + "': " + toString(std::move(Why))).str();
  int Status = fail(Text);
  if (O.Output == Format::SARIF)
    printSARIF(errs(), ArrayRef<const DiagnosticEngine *>(), Text);
  return Status;
}

int failWithoutInput(StringRef Usage) {
  return fail("no input file; usage: nvvmc " + Usage +
              " (- is standard input)");
}

bool useColor(const Options &O) {
  if (O.Colors == When::Auto)
    return sys::Process::StandardErrHasColors();
  return O.Colors == When::Always;
}

int statusOf(const DiagnosticEngine &Engine) {
  if (Engine.gaveUp())
    return CouldNotRun;
  return Engine.hasErrors() ? Violations : Fine;
}

void printFindings(const DiagnosticEngine &Engine, const Options &O,
                   const DiagnosticSummary &Summary, bool JSONToStdout) {
  // Standard error is not buffered; print everything with one write.
  SmallString<1024> Text;
  raw_svector_ostream OS(Text);
  if (O.Output == Format::JSON)
    printJSON(OS, Engine);
  else if (O.Output == Format::GitHub)
    printGitHub(OS, Engine);
  else if (O.Output == Format::Text)
    printText(OS, Engine, Summary, useColor(O));
  bool IsForPeople = O.Output == Format::Text;
  (!IsForPeople && JSONToStdout ? outs() : errs()) << Text;
}

} // namespace opennvvm::tool
