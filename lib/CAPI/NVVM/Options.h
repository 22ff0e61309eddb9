//===- Options.h - The options of libNVVM -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_OPTIONS_H
#define OPENNVVM_LIB_CAPI_NVVM_OPTIONS_H

#include "Catalog/Reader.h"
#include "opennvvm/Pipeline/FloatModel.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/ArrayRef.h"
#include <optional>
#include <string>

namespace opennvvm::capi {

/// What the options of one call ask for.
struct CompilerOptions {
  const SMInfo *Arch = nullptr;
  unsigned Level = 3;
  bool FlushesDenormals = false, PreciseSqrt = true, PreciseDivision = true;
  bool FusesProducts = true;
  /// The least percentage of used entries in a jump table.
  unsigned JumpTableDensity = 101;
  bool Warns = true;            ///< No -w.
  bool FailsOnWarnings = false; ///< -Werror
  bool GeneratesLTO = false;    ///< -gen-lto
  /// -Ofast-compile other than 0: the code of level 0.
  bool CompilesFast = false;
  /// The value of -nvvm-version; empty if there is none.
  llvm::StringRef Dialect;
  /// -ptx-version-target; none if there is no such version.
  std::optional<PTXVersion> PTX;
  /// The release of NVIDIA's library that is followed; null for the newest.
  const LibNVVMRelease *Release = nullptr;

  unsigned level() const { return CompilesFast ? 0 : Level; }
  /// The reader and code generator that NVIDIA's library uses.
  const ReaderInfo &reader() const {
    return Dialect.empty() ? readerOf(*Arch, Release)
                           : *findReader(Dialect, Release);
  }
};

/// Reads \p Given.
/// \param Strict whether only what the release of NVIDIA's library accepts that
/// \p Options has is accepted, and only the first error is reported.
/// \param [out] Log receives what is wrong, in the words of NVIDIA's library.
/// \returns whether nothing is.
bool parseOptions(llvm::ArrayRef<const char *> Given, bool Strict,
                  CompilerOptions &Options, std::string &Log);

/// The machine that NVIDIA's library knows as \p Name, such as "compute_90";
/// null if it does not.
const SMInfo *findArchitecture(llvm::StringRef Name);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_OPTIONS_H
