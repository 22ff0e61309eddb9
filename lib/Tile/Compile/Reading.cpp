//===- Reading.cpp - How programs are read to be compiled -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Reading.h"
#include "Tile/Compile/AccessMetadata.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/Extensions/InlinerExtension.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/Transforms/InlinerInterfaceImpl.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "opennvvm/Dialect/NVTileAS/NVTileAS.h"

using namespace mlir;

namespace opennvvm::tile {

DialectRegistry compilerDialects() {
  DialectRegistry Registry;
  Registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                  cuda_tile::CudaTileDialect, func::FuncDialect,
                  gpu::GPUDialect, index::IndexDialect, LLVM::LLVMDialect,
                  math::MathDialect, memref::MemRefDialect,
                  nv_tileas::NVTileASDialect, NVVM::NVVMDialect,
                  scf::SCFDialect, ub::UBDialect, vector::VectorDialect>();
  func::registerInlinerExtension(Registry);
  LLVM::registerInlinerInterface(Registry);
  registerBuiltinDialectTranslation(Registry);
  registerLLVMDialectTranslation(Registry);
  registerNVVMDialectTranslation(Registry);
  registerAccessTranslation(Registry);
  return Registry;
}

std::string format(const ErrorText &Messages, MessageFormat Form) {
  switch (Form) {
  case MessageFormat::Text:
    return Messages.take();
  case MessageFormat::JSON:
    return Messages.takeJSON();
  case MessageFormat::SARIF:
    return Messages.takeSARIF();
  }
  llvm_unreachable("a format that does not exist");
}

} // namespace opennvvm::tile
