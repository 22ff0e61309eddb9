//===- AttachTarget.cpp - opennvvm-attach-target --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetAttr.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "opennvvm/Target/Target.h"

using namespace mlir;

namespace opennvvm::mlir_target {
namespace {
class AttachTarget : public PassWrapper<AttachTarget, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(AttachTarget)

  AttachTarget() = default;
  AttachTarget(const AttachTarget &Other) : PassWrapper(Other) {}

  StringRef getArgument() const override { return "opennvvm-attach-target"; }
  StringRef getDescription() const override {
    return "Have OpenNVVM compile GPU modules: replaces #nvvm.target, or "
           "attaches #opennvvm.target where there is no target";
  }
  void getDependentDialects(DialectRegistry &Registry) const override {
    Registry.insert<TargetDialect, gpu::GPUDialect>();
  }

  void runOnOperation() override {
    getOperation().walk([&](gpu::GPUModuleOp Module) {
      SmallVector<Attribute> Targets;
      if (ArrayAttr Given = Module.getTargetsAttr())
        for (Attribute Target : Given)
          Targets.push_back(replaced(Target));
      if (Targets.empty())
        Targets.push_back(TargetAttr::get(&getContext(), Chip, Level, Features,
                                          flags(), /*Options=*/nullptr,
                                          /*Link=*/nullptr));
      Module.setTargetsAttr(ArrayAttr::get(&getContext(), Targets));
    });
  }

private:
  static Attribute replaced(Attribute Target) {
    auto NVVM = dyn_cast<NVVM::NVVMTargetAttr>(Target);
    return NVVM ? fromNVVMTarget(NVVM) : Target;
  }

  DictionaryAttr flags() {
    Builder B(&getContext());
    SmallVector<NamedAttribute, 2> Flags;
    for (const Option<bool> *Flag : {&Fast, &Ftz})
      if (*Flag)
        Flags.push_back(B.getNamedAttr(Flag->getArgStr(), B.getUnitAttr()));
    return Flags.empty() ? DictionaryAttr() : B.getDictionaryAttr(Flags);
  }

  Option<std::string> Chip{
      *this, "chip", llvm::cl::desc("The machine"),
      llvm::cl::init(opennvvm::assumedTarget().Name.str())};
  Option<std::string> Features{*this, "features",
                               llvm::cl::desc("+ptxNN for a version of PTX")};
  Option<unsigned> Level{*this, "O", llvm::cl::desc("Tier of the optimizer"),
                         llvm::cl::init(2)};
  Option<bool> Fast{*this, "fast", llvm::cl::desc("Fast arithmetic of float"),
                    llvm::cl::init(false)};
  Option<bool> Ftz{*this, "ftz", llvm::cl::desc("Flush subnormal numbers"),
                   llvm::cl::init(false)};
};
} // namespace

void registerAttachTargetPass() {
  registerPass([] { return std::make_unique<AttachTarget>(); });
}

} // namespace opennvvm::mlir_target
