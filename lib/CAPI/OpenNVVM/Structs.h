//===- Structs.h - Structures of callers ------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_OPENNVVM_STRUCTS_H
#define OPENNVVM_LIB_CAPI_OPENNVVM_STRUCTS_H

#include "opennvvm-c/opennvvm.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <cstddef>
#include <cstring>
#include <string>

namespace opennvvm::capi {

/// The size of \p T in the first version that had it.
template <typename T> inline constexpr size_t FirstSize = sizeof(T);
template <>
inline constexpr size_t FirstSize<opennvvmDiagnostic> =
    offsetof(opennvvmDiagnostic, fixCount);
template <>
inline constexpr size_t FirstSize<opennvvmRuleInfo> =
    offsetof(opennvvmRuleInfo, fix);

/// Copies \p Value to the caller's structure. Its structSize may be that of an
/// earlier version, which gets only the members that it has. It may be that of
/// a later version, whose further members become zero.
template <typename T> opennvvmStatus giveStruct(T *Out, const T &Value) {
  if (!Out || Out->structSize < FirstSize<T>)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  size_t Size = Out->structSize, Known = std::min(Size, sizeof(T));
  std::memcpy(static_cast<void *>(Out), &Value, Known);
  Out->structSize = Size;
  std::memset(reinterpret_cast<char *>(Out) + Known, 0, Size - Known);
  return OPENNVVM_SUCCESS;
}

/// Null stands for text that does not apply.
inline const char *textOrNull(const std::string &Text) {
  return Text.empty() ? nullptr : Text.c_str();
}

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_OPENNVVM_STRUCTS_H
