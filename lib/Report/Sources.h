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

/// Adds two fields to \p Out. "sources" has the files that the debug
/// information of \p L names, the user's files before those that they include.
/// Each has "name", "text", which is null if the file cannot be read, and
/// "header". "lines" has an entry for each line of the module that comes from a
/// source: its line, the number of the source and the line there. If the source
/// is a header, the entry also has the line of the user's source that it was
/// inlined into.
void describeSources(const LoadedModule &L, llvm::json::Object &Out);

} // namespace opennvvm

#endif // OPENNVVM_LIB_REPORT_SOURCES_H
