//===- Kernels.cpp - Kernels, their machine and their parameters ----------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checks.h"
#include "Support/Demangle.h"
#include "Target/Features.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "opennvvm/Catalog/Rule.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

StringRef messageOf(Rule R) { return ruleInfo(R).text(Profile::Tileiras); }

bool isKernel(FunctionOpInterface F) {
  if (F->hasAttr(gpu::GPUDialect::getKernelFuncAttrName()) ||
      F->hasAttr(NVVM::NVVMDialect::getKernelFuncAttrName()))
    return true;
  auto Func = dyn_cast<LLVM::LLVMFuncOp>(F.getOperation());
  return Func && Func.getCConv() == LLVM::CConv::PTX_Kernel;
}

bool isDeviceCode(Operation *Op) {
  for (Operation *P = Op; P; P = P->getParentOp()) {
    if (isa<gpu::GPUModuleOp>(P))
      return true;
    if (auto F = dyn_cast<FunctionOpInterface>(P); F && isKernel(F))
      return true;
    auto Triple = P->getAttrOfType<StringAttr>(
        LLVM::LLVMDialect::getTargetTripleAttrName());
    if (Triple && Triple.getValue().starts_with("nvptx"))
      return true;
  }
  return false;
}

/// The machine named by a target attribute.
static const SMInfo *machineOf(Attribute Target) {
  if (auto NVVM = dyn_cast_or_null<NVVM::NVVMTargetAttr>(Target))
    return findTarget(NVVM.getChip());
  return nullptr;
}

/// \p Op's own attributes.
static const SMInfo *ownTarget(Operation *Op) {
  if (auto Module = dyn_cast<gpu::GPUModuleOp>(Op))
    if (ArrayAttr Targets = Module.getTargetsAttr())
      for (Attribute Target : Targets)
        if (const SMInfo *SM = machineOf(Target))
          return SM;
  for (StringRef Name : {"nvvm.target", "llvm.target"})
    if (const SMInfo *SM = machineOf(Op->getAttr(Name)))
      return SM;
  return nullptr;
}

const SMInfo *targetOf(Operation *Op) {
  for (Operation *P = Op; P; P = P->getParentOp()) {
    if (const SMInfo *SM = ownTarget(P))
      return SM;
    // The dialect's own attribute is parsed from its printed form, so that this
    // library does not depend on the dialect.
    if (Attribute Tile = P->getAttr("nv_tileas.target")) {
      std::string Text;
      llvm::raw_string_ostream(Text) << Tile;
      StringRef Number = StringRef(Text).split("sm = ").second;
      Number = Number.take_while(llvm::isDigit);
      if (const SMInfo *SM = findTarget(("sm_" + Number).str()))
        return SM;
    }
  }
  return nullptr;
}

LogicalResult checkParameters(FunctionOpInterface F,
                              const VerifyOptions &Options, const SMInfo &SM) {
  std::vector<Param> Params = describeParams(F);
  bool Opaque = false;
  for (auto [Index, P] : llvm::enumerate(Params))
    if (P.Type.hasOpaque()) {
      InFlightDiagnostic D = F.emitError(messageOf(Rule::ParamOpaque));
      D.attachNote() << "parameter " << Index << ", "
                     << F.getArgumentTypes()[Index] << "; "
                     << ruleInfo(Rule::ParamOpaque).Help;
      Opaque = true;
    }
  if (Opaque)
    return failure();
  ParamABI ABI;
  if (hasFeature(SM, Feature::ShortSharedPointer))
    ABI.PointerBytes[AddressSpace::Shared] = 4;
  ParamSpace Space = placeParams(Params, ABI);
  uint64_t Limit = Options.Limits == ParamLimits::Measured
                       ? measuredParamLimit({&SM, Options.PTX})
                       : documentedParamLimit(SM);
  if (Space.Bytes <= Limit)
    return success();
  InFlightDiagnostic D =
      F.emitError(llvm::formatv(messageOf(Rule::ParamOverflow).str().c_str(),
                                Space.Bytes, Limit, demangled(F.getName()))
                      .str());
  std::string Table;
  llvm::raw_string_ostream OS(Table);
  printLayout(OS, Space.Rows);
  D.attachNote() << "where everything stands:\n" << StringRef(Table).rtrim();
  return failure();
}

} // namespace opennvvm::mlir_verify
