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

/// Records of \p Class in the same order. An ID that is not kebab-case or that
/// two of them have, or an empty one of \p Fields, is a fatal error, which
/// calls a record a \p Noun.
std::vector<const llvm::Record *>
identified(const llvm::RecordKeeper &Records, llvm::StringRef Class,
           llvm::StringRef Noun, llvm::ArrayRef<llvm::StringRef> Fields);

/// Records of \p Class sorted by string \p Field. A value that two of them have
/// is a fatal error.
std::vector<const llvm::Record *>
sortedByText(const llvm::RecordKeeper &Records, llvm::StringRef Class,
             llvm::StringRef Field);

/// The remedy in field "Fix" of \p R; null if it is unset.
const llvm::Record *fixOf(const llvm::Record *R);

/// Why rule \p R has no remedy; empty if it has one. A rule that says both or
/// neither is a fatal error.
llvm::StringRef whyUnmended(const llvm::Record *R);

/// Writes `Macro(Name, name, "what it does")` for each remedy of \p Class.
/// Every remedy is a function, so one that nobody wrote does not link; one that
/// none of \p Users has is a fatal error.
void emitFixBuilders(const llvm::RecordKeeper &Records, llvm::StringRef Class,
                     llvm::ArrayRef<const llvm::Record *> Users,
                     llvm::StringRef Macro, llvm::raw_ostream &OS);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_RECORDS_H
