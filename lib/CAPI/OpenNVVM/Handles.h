//===- Handles.h - Which objects are alive ----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_OPENNVVM_HANDLES_H
#define OPENNVVM_LIB_CAPI_OPENNVVM_HANDLES_H

#include "CAPI/HandleTable.h"
#include "opennvvm-c/opennvvm.h"
#include <memory>

namespace opennvvm::capi {

/// The object of type \p T that \p Handle stands for; null if it is not alive.
template <typename T, typename H> std::shared_ptr<T> find(H Handle) {
  return HandleTable<T>::get().find(reinterpret_cast<uintptr_t>(Handle));
}

/// Creates an object of type \p T, whose handle is stored in \p Handle.
template <typename T, typename H>
opennvvmStatus create(H *Handle, std::shared_ptr<T> Object) {
  // NOLINTNEXTLINE(performance-no-int-to-ptr): a handle is a number.
  *Handle = reinterpret_cast<H>(HandleTable<T>::get().add(std::move(Object)));
  return OPENNVVM_SUCCESS;
}

/// Ends the life of \p Handle.
template <typename T, typename H> opennvvmStatus destroy(H *Handle) {
  if (!Handle)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  if (!HandleTable<T>::get().remove(reinterpret_cast<uintptr_t>(*Handle)))
    return OPENNVVM_ERROR_INVALID_HANDLE;
  *Handle = nullptr;
  return OPENNVVM_SUCCESS;
}

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_OPENNVVM_HANDLES_H
