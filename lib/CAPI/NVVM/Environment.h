//===- Environment.h - What the environment asks for ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_ENVIRONMENT_H
#define OPENNVVM_LIB_CAPI_NVVM_ENVIRONMENT_H

#include "opennvvm/Catalog/Release.h"
#include "opennvvm/Catalog/Rule.h"
#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Target/Target.h"
#include <chrono>
#include <optional>
#include <string>

namespace opennvvm::capi {

/// What a log contains.
enum class LogFormat : uint8_t {
  Compatible, ///< A first line as NVIDIA's, and errors as text after it.
  Text,       ///< All findings as text, also after a success.
  JSON,       ///< All findings, one JSON object per line.
};

/// The settings of one call, which the environment can change at any time.
struct Environment {
  bool Strict = false; ///< OPENNVVM_STRICT=1
  /// OPENNVVM_RELEASE: of NVIDIA's library, which is followed; null: the
  /// newest.
  const LibNVVMRelease *Release = nullptr;
  bool ChecksIRVersion = true;           ///< Unless NVVM_IR_VER_CHK=0.
  LogFormat Log = LogFormat::Compatible; ///< OPENNVVM_LOG
  std::optional<Profile> Contract;       ///< OPENNVVM_PROFILE
  std::optional<PTXVersion> PTX;         ///< OPENNVVM_PTX
  std::optional<std::chrono::duration<double>> TimeOut; ///< OPENNVVM_TIMEOUT
  std::string Dump;     ///< OPENNVVM_DUMP, a folder; empty for none.
  std::string Fallback; ///< OPENNVVM_FALLBACK_LIBNVVM, a file.
  CacheOptions Cache;   ///< OPENNVVM_CACHE and OPENNVVM_CACHE_POLICY
};

/// Reads the environment.
/// \param [out] Problem receives one line about a variable with a wrong value.
Environment readEnvironment(std::string &Problem);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_ENVIRONMENT_H
