//===- TileBytecode.cpp - Files of Tile IR in and out ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileBytecode.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using llvm::Error;
using llvm::Expected;
using llvm::MemoryBuffer;

Expected<std::unique_ptr<MemoryBuffer>>
fromTileBytecode(std::unique_ptr<MemoryBuffer> File,
                 const DialectRegistry &Registry) {
  if (!cuda_tile::isBytecode(File->getBuffer()))
    return std::move(File);
  MLIRContext Context(Registry, MLIRContext::Threading::DISABLED);
  auto Module = cuda_tile::readBytecode(File->getBuffer(), Context);
  if (!Module)
    return Module.takeError();
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  if (failed(writeBytecodeToFile(**Module, OS)))
    return llvm::createStringError("the module has no form in MLIR's bytecode");
  return MemoryBuffer::getMemBufferCopy(Text, File->getBufferIdentifier());
}

Error toTileBytecode(StringRef Module, const DialectRegistry &Registry,
                     std::optional<cuda_tile::BytecodeVersion> Version,
                     StringRef Source, llvm::raw_ostream &OS) {
  MLIRContext Context(Registry, MLIRContext::Threading::DISABLED);
  cuda_tile::BytecodeOrder Order;
  if (cuda_tile::isBytecode(Source))
    if (auto Read = cuda_tile::readBytecode(Source, Context, &Order); !Read)
      return Read.takeError();
  auto Outer = parseSourceString<mlir::ModuleOp>(Module, &Context);
  if (!Outer)
    return llvm::createStringError("the result cannot be read");
  auto Tiles = Outer->getOps<cuda_tile::ModuleOp>();
  if (!llvm::hasSingleElement(*Outer->getBody()) || Tiles.empty())
    return llvm::createStringError(
        "bytecode of Tile IR holds one cuda_tile.module and nothing else");
  return cuda_tile::writeBytecode(*Tiles.begin(), OS, Version, &Order);
}
