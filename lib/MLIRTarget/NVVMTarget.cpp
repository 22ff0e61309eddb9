//===- NVVMTarget.cpp - #nvvm.target, compiled by OpenNVVM ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TargetAttr.h"

using namespace mlir;

namespace opennvvm::mlir_target {
TargetAttr fromNVVMTarget(NVVM::NVVMTargetAttr Target) {
  return TargetAttr::get(Target.getContext(), Target.getChip(),
                         std::clamp(Target.getO(), 0, 3), Target.getFeatures(),
                         Target.getFlags(), /*Options=*/nullptr,
                         Target.getLink());
}

namespace {
struct NVVMTargetModel
    : gpu::TargetAttrInterface::FallbackModel<NVVMTargetModel> {
  std::optional<SmallVector<char, 0>>
  serializeToObject(Attribute Target, Operation *Module,
                    const gpu::TargetOptions &Options) const {
    return fromNVVMTarget(cast<NVVM::NVVMTargetAttr>(Target))
        .serializeToObject(Module, Options);
  }
  Attribute createObject(Attribute Target, Operation *Module,
                         const SmallVector<char, 0> &Object,
                         const gpu::TargetOptions &Options) const {
    return fromNVVMTarget(cast<NVVM::NVVMTargetAttr>(Target))
        .createObject(Module, Object, Options);
  }
};
} // namespace

void replaceNVVMTarget(DialectRegistry &Registry) {
  Registry.insert<TargetDialect>();
  Registry.addExtension(+[](MLIRContext *Context, NVVM::NVVMDialect *) {
    NVVM::NVVMTargetAttr::attachInterface<NVVMTargetModel>(*Context);
    Context->loadDialect<TargetDialect>();
  });
}

} // namespace opennvvm::mlir_target
