//===- Translate.cpp - Tile programs as text ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Translate.h"
#include "Tile/Compile/Reading.h"
#include "opennvvm/Dialect/CudaTile/Import.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace opennvvm::tile {

llvm::Expected<std::string> translateProgram(StringRef Data, StringRef Name,
                                             bool Imported,
                                             const CompileRequest &Request) {
  MLIRContext Context(compilerDialects(), MLIRContext::Threading::DISABLED);
  Context.printOpOnDiagnostic(false);
  ErrorText Messages(Context, Name);
  Messages.begin("read");
  OwningOpRef<mlir::ModuleOp> Module =
      cuda_tile::readProgram(Data, Name, Context);
  Messages.begin("compile");
  if (!Module ||
      (Imported && failed(cuda_tile::importModule(*Module, Request.Lower.SM))))
    return llvm::createStringError(format(Messages, Request.Messages));
  OpPrintingFlags Flags;
  Flags.enableDebugInfo();
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  Module->print(OS, Flags);
  OS << '\n';
  return Text;
}

} // namespace opennvvm::tile
