//===- Sources.h - The sources that a module comes from ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REPORT_SOURCES_H
#define OPENNVVM_LIB_REPORT_SOURCES_H

#include "opennvvm/Input/Input.h"
#include "llvm/Support/JSON.h"

namespace opennvvm {

/// Adds to \p Out the files that the debug information of \p L names, what the
/// user compiles before what that includes: "sources", each with "name",
/// "text", null if it cannot be read, and "header". And for each line of the
/// module that comes from one, "lines": its line, the number of the source and
/// the line there; if that is a header, also the line of the user's source that
/// it was inlined into.
void describeSources(const LoadedModule &L, llvm::json::Object &Out);

} // namespace opennvvm

#endif // OPENNVVM_LIB_REPORT_SOURCES_H
