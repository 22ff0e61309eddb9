//===- CacheKey.h - What a result depends on --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_CACHEKEY_H
#define OPENNVVM_LIB_PIPELINE_CACHEKEY_H

#include "opennvvm/Pipeline/Compile.h"
#include "llvm/Support/BLAKE3.h"
#include <optional>
#include <type_traits>

namespace opennvvm {

/// A hash of everything that a result depends on, this build of the compiler
/// included. It separates the parts that are added, so that the same bytes in
/// different parts give different keys.
class CacheKey {
public:
  /// \param Kind the kind of result, which is part of the key.
  explicit CacheKey(llvm::StringRef Kind);

  CacheKey &add(llvm::StringRef Bytes);
  CacheKey &add(uint64_t Number);

  /// Adds the options of a compilation, except those on which its result does
  /// not depend: numbers of threads, and the cache itself. Of libdevice, the
  /// contents count. Options.Libs and what readers add are not considered.
  CacheKey &add(const CompileOptions &Options);

  CacheKey &add(const OptimizerOptions &Options);

  /// Adds what makes findings disappear.
  CacheKey &add(const DiagnosticOptions &Options);

  /// The hash of all that was added, in hexadecimal; it can be a file's name.
  std::string text() const;

private:
  template <typename T>
    requires std::is_enum_v<T> || std::is_integral_v<T>
  CacheKey &addValue(T Value) {
    return add(static_cast<uint64_t>(Value));
  }
  template <typename T> CacheKey &addValue(const std::optional<T> &Value) {
    addValue(Value.has_value());
    return Value ? addValue(*Value) : *this;
  }
  void addVerifier(const VerifierOptions &Options);
  void addEmitter(const ptx::EmitterOptions &Options);

  llvm::BLAKE3 Hash;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_CACHEKEY_H
