//===- Handles.cpp - Which programs are alive -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handles.h"
#include "CAPI/HandleTable.h"
#include "Program.h"

namespace opennvvm::capi {

static HandleTable<NVVMProgram> &table() {
  return HandleTable<NVVMProgram>::get();
}

nvvmProgram addHandle(std::shared_ptr<NVVMProgram> Program) {
  // NOLINTNEXTLINE(performance-no-int-to-ptr): a handle is a number.
  return reinterpret_cast<nvvmProgram>(table().add(std::move(Program)));
}

std::shared_ptr<NVVMProgram> findHandle(nvvmProgram Handle) {
  return table().find(reinterpret_cast<uintptr_t>(Handle));
}

bool removeHandle(nvvmProgram Handle) {
  return table().remove(reinterpret_cast<uintptr_t>(Handle)) != nullptr;
}

} // namespace opennvvm::capi
