//===- Log.h - The texts of libNVVM's log -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_NVVM_LOG_H
#define OPENNVVM_LIB_CAPI_NVVM_LOG_H

#include "Catalog/Reader.h"
#include "Program.h"
#include "opennvvm/Driver/Session.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace opennvvm::capi {

// Here, a reader is that of the release of NVIDIA's library which is followed.

/// The first error of \p Diags as NVIDIA's library words it; empty if there is
/// none. \param Name what the client calls the module.
std::string firstError(const DiagnosticEngine &Diags, llvm::StringRef Name,
                       const ReaderInfo &Reader);

/// The first error among \p Units as NVIDIA's library words it; empty if there
/// is none.
std::string firstError(llvm::ArrayRef<std::unique_ptr<ProgramUnit>> Units,
                       const ReaderInfo &Reader);

/// "NAME: link error: error: MESSAGE", with the line ends that clients know.
/// \param IsTerse whether it does not tell the two values that are in conflict.
std::string linkError(const Session::LinkFailure &Failure, Action What,
                      const ReaderInfo &Reader, bool IsTerse);

/// A warning of LLVM's linker, likewise.
std::string linkWarning(llvm::StringRef Message, const ReaderInfo &Reader,
                        bool IsTerse);

/// What is wrong with the !nvvmir.version of a module, as NVIDIA's library
/// words it; none if nothing is.
std::optional<std::string> versionMismatch(const llvm::Module &M,
                                           llvm::StringRef Name,
                                           const ReaderInfo &Reader);

/// The warning that a kernel with the attribute noinline may still be inlined:
/// one line for each such kernel of \p M.
std::string noInlineWarnings(const llvm::Module &M, const ReaderInfo &Reader);

/// All findings of \p Units as text.
/// \param ErrorsOnly leaves out units without errors.
std::string findingsAsText(llvm::ArrayRef<std::unique_ptr<ProgramUnit>> Units,
                           bool ErrorsOnly);

/// All findings, one JSON object per line.
std::string findingsAsJSON(llvm::ArrayRef<std::unique_ptr<ProgramUnit>> Units);

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_NVVM_LOG_H
