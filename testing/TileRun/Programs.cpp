//===- Programs.cpp - Programs that instruments execute -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Programs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Parser/Parser.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "opennvvm/Dialect/CudaTile/Import.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace opennvvm {

void insertProgramDialects(DialectRegistry &Registry) {
  Registry.insert<nv_tileas::NVTileASDialect, arith::ArithDialect,
                  func::FuncDialect, gpu::GPUDialect, LLVM::LLVMDialect,
                  math::MathDialect, scf::SCFDialect, ub::UBDialect>();
}

OwningOpRef<ModuleOp> readProgram(const char *File, llvm::SourceMgr &Sources,
                                  MLIRContext &Context) {
  auto Text = llvm::MemoryBuffer::getFile(File);
  if (!Text) {
    llvm::errs() << "error: cannot read " << File << '\n';
    return nullptr;
  }
  StringRef Data = (*Text)->getBuffer();
  if (cuda_tile::isBytecode(Data) || Data.contains("cuda_tile.module"))
    return cuda_tile::readAndImport(Data, File, Context);
  return parseSourceFile<ModuleOp>(File, Sources, &Context);
}

} // namespace opennvvm
