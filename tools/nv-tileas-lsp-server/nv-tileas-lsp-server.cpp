//===- nv-tileas-lsp-server.cpp - The dialect in an editor ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LSP/Tile/Server.h"
#include "mlir/InitAllDialects.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/LSP/Logging.h"
#include "llvm/Support/Program.h"

using llvm::lsp::Logger;
namespace cl = llvm::cl;

static cl::OptionCategory Category("nv-tileas-lsp-server options");

static cl::opt<Logger::Level>
    Log("log", cl::desc("What is written to the standard error"),
        cl::values(clEnumValN(Logger::Level::Error, "error", "errors only"),
                   clEnumValN(Logger::Level::Info, "info", "each message"),
                   clEnumValN(Logger::Level::Debug, "verbose",
                              "messages with their contents")),
        cl::init(Logger::Level::Error), cl::cat(Category));

int main(int Argc, char **Argv) {
  cl::HideUnrelatedOptions(Category);
  cl::ParseCommandLineOptions(
      Argc, Argv,
      "Serves an editor through the Language Server Protocol: MLIR, and the\n"
      "dialect nv_tileas with its lints\n");
  Logger::setLogLevel(Log);
  (void)llvm::sys::ChangeStdinToBinary();
  (void)llvm::sys::ChangeStdoutToBinary();
  mlir::DialectRegistry Registry;
  mlir::registerAllDialects(Registry);
  Registry.insert<mlir::nv_tileas::NVTileASDialect>();
  return mlir::nv_tileas::lsp::serve(stdin, llvm::outs(), Registry);
}
