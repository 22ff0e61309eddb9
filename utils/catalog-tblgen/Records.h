//===- Records.h - Queries that tables have in common -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_RECORDS_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_RECORDS_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/TableGen/Record.h"
#include <vector>

namespace opennvvm {

/// Records of \p Class in the order in which they are written.
inline std::vector<const llvm::Record *>
inOrder(const llvm::RecordKeeper &Records, llvm::StringRef Class) {
  std::vector<const llvm::Record *> List(
      Records.getAllDerivedDefinitions(Class));
  llvm::sort(List, llvm::LessRecordByID());
  return List;
}

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_RECORDS_H
