//===- Reports.h - What launches have found ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OPENNVVM_MACHINE_FINDINGS: "report", which it is without it, "error", with
// which a launch that shows an error fails, or "off".
// OPENNVVM_MACHINE_REPORT: a file that findings are added to, as lines of JSON.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_DRIVER_REPORTS_H
#define OPENNVVM_LIB_MACHINE_DRIVER_REPORTS_H

#include "Machine/Driver/Device.h"

namespace opennvvm::cudadriver {

/// Whether launches look for findings.
bool looksForFindings();

/// Prints what the launches of \p M have found since the last call, each once
/// for a kernel and its lines. \returns whether the launch is to fail for it.
bool reportFindings(LoadedModule &M);

} // namespace opennvvm::cudadriver

#endif // OPENNVVM_LIB_MACHINE_DRIVER_REPORTS_H
