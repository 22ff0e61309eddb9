//===- Pass.cpp - nvvm-ir-verify ------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/Pass.h"
#include "Checks.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

namespace opennvvm::mlir_verify {

LogicalResult verifyNVVMIR(Operation *Root, const VerifyOptions &Options) {
  LogicalResult Result = success();
  bool Assumed = false;
  LiveOps Live(Root);
  Root->walk<WalkOrder::PreOrder>([&](Operation *Op) {
    auto F = dyn_cast<FunctionOpInterface>(Op);
    bool IsDevice = isDeviceCode(Op);
    // Code for the host may be large.
    if (!IsDevice && F)
      return WalkResult::skip();
    if (!IsDevice)
      return WalkResult::advance();
    const SMInfo *SM = Options.SM ? Options.SM : targetOf(Op);
    if (!SM) {
      SM = &assumedTarget();
      if (!Assumed)
        Op->emitRemark() << "no target is given; " << SM->Name << " is assumed";
      Assumed = true;
    }
    if (F && isKernel(F) && failed(checkParameters(F, Options, *SM)))
      Result = failure();
    if (failed(checkLaunch(Op)))
      Result = failure();
    if (failed(checkGate(Op, *SM, Live)))
      Result = failure();
    return WalkResult::advance();
  });
  return Result;
}

namespace {

struct NVVMIRVerify : PassWrapper<NVVMIRVerify, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(NVVMIRVerify)

  NVVMIRVerify() = default;
  NVVMIRVerify(const NVVMIRVerify &Other) : PassWrapper(Other) {}

  StringRef getArgument() const final { return "nvvm-ir-verify"; }
  StringRef getDescription() const final {
    return "Check kernel parameter space, launches from device code and what "
           "the machine has";
  }

  void runOnOperation() final {
    VerifyOptions Options;
    if (failed(read(Options)) || failed(verifyNVVMIR(getOperation(), Options)))
      signalPassFailure();
    markAllAnalysesPreserved();
  }

private:
  LogicalResult unknownTarget(Location Loc) {
    InFlightDiagnostic Error = emitError(Loc)
                               << "unknown target '" << Arch << "'";
    if (const SMInfo *Nearest = nearestTarget(Arch))
      Error << "; did you mean '" << Nearest->Name << "'?";
    return Error;
  }

  LogicalResult read(VerifyOptions &Options) {
    Location Loc = getOperation()->getLoc();
    if (!Arch.empty() && !(Options.SM = findTarget(Arch)))
      return unknownTarget(Loc);
    if (!PTX.empty() && !(Options.PTX = parsePTXVersion(PTX)))
      return emitError(Loc) << "unknown PTX version '" << PTX << "'";
    if (Limits != "tileiras" && Limits != "ptx")
      return emitError(Loc)
             << "param-limits is tileiras or ptx, not '" << Limits << "'";
    Options.Limits =
        Limits == "ptx" ? ParamLimits::Measured : ParamLimits::Documented;
    return success();
  }

  Option<std::string> Arch{
      *this, "arch",
      llvm::cl::desc("the machine; else what #nvvm.target or "
                     "#nv_tileas.target says, else one that a remark names")};
  Option<std::string> PTX{*this, "ptx",
                          llvm::cl::desc("the PTX version, for its limit")};
  Option<std::string> Limits{
      *this, "param-limits",
      llvm::cl::desc("tileiras or ptx: how many parameter bytes a kernel has"),
      llvm::cl::init("tileiras")};
};

} // namespace

std::unique_ptr<Pass> createNVVMIRVerifyPass() {
  return std::make_unique<NVVMIRVerify>();
}

void registerNVVMVerifyPasses() { registerPass(createNVVMIRVerifyPass); }

} // namespace opennvvm::mlir_verify
