//===- KnownRecords.h - Which records LLVM knows ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_BITCODE_KNOWNRECORDS_H
#define OPENNVVM_LIB_BITCODE_KNOWNRECORDS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/LLVMContext.h"
#include <map>
#include <tuple>
#include <utility>

namespace llvm {
class BitstreamWriter;
} // namespace llvm

namespace opennvvm {

/// How an attribute is stored: the first word of its entry.
enum AttributeForm : uint64_t {
  EnumForm = 0,
  IntForm = 1,
  KeyForm = 3,
  KeyValueForm = 4,
  NoTypeForm = 5,
  TypeForm = 6,
  RangeForm = 7,
  RangeListForm = 8,
};

/// Writes the number that bitcode begins with.
void writeMagic(llvm::BitstreamWriter &Out);

/// Asks LLVM's reader, and remembers the answers.
class KnownRecords {
public:
  KnownRecords();

  /// \param Entry an attribute, as it stands in the record of a group.
  bool hasAttribute(llvm::ArrayRef<uint64_t> Entry);
  /// Whether there is a node with that code, a first operand \p First, which
  /// holds flags and a version, and \p Size operands.
  bool hasNode(unsigned Code, uint64_t First, size_t Size);

private:
  bool isRead(unsigned Block,
              llvm::function_ref<void(llvm::BitstreamWriter &)> WriteRecords);

  llvm::LLVMContext Context;
  std::map<std::pair<uint64_t, uint64_t>, bool> Attributes;
  std::map<std::tuple<unsigned, uint64_t, size_t>, bool> Nodes;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_BITCODE_KNOWNRECORDS_H
