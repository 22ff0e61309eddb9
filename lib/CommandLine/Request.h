//===- Request.h - What options ask for -------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_COMMANDLINE_REQUEST_H
#define OPENNVVM_LIB_COMMANDLINE_REQUEST_H

#include "Options.h"
#include "opennvvm/Pipeline/Compile.h"

namespace opennvvm::cli {

/// The options to check and compile a module under \p Profiles, except what
/// depends on the module. The machine is null if none was named.
CompileOptions compileRequest(const Options &O,
                              llvm::ArrayRef<Profile> Profiles);

/// The libdevice to link for \p O, see findLibdevice(): with --hermetic, only
/// the one that --libdevice names.
std::string libdeviceFor(const Options &O);

/// The producer to name in bitcode, which LLVM_OVERRIDE_PRODUCER can change
/// unless \p Hermetic is set.
llvm::Expected<std::string> bitcodeProducer(bool Hermetic = false);

/// Why the output that \p O asks for needs further options; empty if it does
/// not.
llvm::StringRef problemOfOutput(const Options &O);

/// "nvvm,nvptx"
std::string profileList(llvm::ArrayRef<Profile> Profiles);

} // namespace opennvvm::cli

#endif // OPENNVVM_LIB_COMMANDLINE_REQUEST_H
