//===- Writer.h - What writing bytecode needs to know -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_BYTECODE_WRITER_H
#define OPENNVVM_LIB_TILE_BYTECODE_WRITER_H

#include "Buffer.h"
#include "Operations.h"
#include "opennvvm/Dialect/CudaTile/Bytecode.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"
#include <string>

namespace mlir::cuda_tile::bytecode {

/// Items that are written once each, in the order of their first use.
class Items {
public:
  /// The index of \p Item.
  uint64_t add(llvm::StringRef Item) {
    auto [Entry, IsNew] = Index.try_emplace(Item, Order.size());
    if (IsNew)
      Order.push_back(Entry->getKey());
    return Entry->getValue();
  }
  bool empty() const { return Order.empty(); }
  /// The count, offsets of \p Width bytes, and the items.
  void write(Buffer &To, unsigned Width) const;

private:
  llvm::StringMap<uint64_t> Index;
  llvm::SmallVector<llvm::StringRef, 0> Order;
};

/// Writes one file in one version. Functions return false after an error.
class Writer {
public:
  Writer(ModuleOp Module, BytecodeVersion Version, const BytecodeOrder *Like);

  bool write(llvm::raw_ostream &OS);

  /// Whether what has been written has type \p T.
  bool uses(Type T) const { return TypeIndices.contains(T); }

  /// Why the module cannot be written.
  const std::string &message() const { return Message; }
  /// The minor number of the version that has what this one lacks; 0 if none
  /// has it.
  unsigned needed() const { return Needed; }

private:
  // Writer.cpp
  bool fail(const llvm::Twine &Text);
  /// Whether the version has what appeared in 13.\p Since.
  bool has(unsigned Since, const llvm::Twine &What);
  void writeSection(Section Which, unsigned Alignment, const Buffer &Contents,
                    Buffer &To);
  void writeDebug(Buffer &To);
  bool writeGlobal(GlobalOp Global);
  bool writeGlobalsUpTo(llvm::StringRef Name);

  // TypeWriter.cpp
  bool type(Type T, Buffer &To);
  bool typeIndex(Type T, uint64_t &To);
  bool encode(Type T, Buffer &To);
  bool encodeSimple(Type T, Buffer &To);
  bool encodeView(Type T, Buffer &To);
  bool encodeFunction(FunctionType T, Buffer &To);
  bool tag(TypeTag Tag, unsigned Since, Buffer &To);

  // AttributeWriter.cpp
  void string(llvm::StringRef Text, Buffer &To);
  bool constant(Attribute Value, Buffer &To);
  bool tagged(Attribute A, Buffer &To);
  bool number(TypedAttr A, Buffer &To);
  bool dictionary(DictionaryAttr Entries, Buffer &To);
  bool hints(OptimizationHintsAttr Hints, Buffer &To);

  // DebugWriter.cpp
  uint64_t place(Location L);
  uint64_t debugAttribute(Attribute A);
  void encodeDebug(Attribute A, Buffer &To);

  // FunctionWriter.cpp
  bool writeFunction(EntryOp Entry, Buffer &To);
  bool writeOperation(Operation &Op, Buffer &To);
  bool writeResults(Operation &Op, const OperationRow &Row, Buffer &To);
  bool writeAttributes(const OperationRow &Row,
                       llvm::ArrayRef<Attribute> Attributes, Buffer &To);
  bool writeAttribute(const AttributeRow &Row, Attribute A, Buffer &To);
  bool checkLacking(const AttributeRow &Row, Attribute A);
  bool flagsOf(Operation &Op, const OperationRow &Row,
               llvm::ArrayRef<Attribute> Attributes,
               llvm::ArrayRef<int32_t> Sizes, uint64_t &Flags);
  bool writeOperands(Operation &Op, const OperationRow &Row,
                     llvm::ArrayRef<int32_t> Sizes, Buffer &To);
  bool writeOperand(Value V, Buffer &To);
  bool writeRegion(Region &R, Buffer &To);
  void numberValue(Value V) { Numbers[V] = NextValue++; }

  ModuleOp Module;
  BytecodeVersion Version;
  const BytecodeOrder *Like; ///< Null: that of use.
  std::string Message;
  unsigned Needed = 0;

  Items Strings, Types, Constants, DebugAttributes;
  llvm::DenseMap<Type, uint64_t> TypeIndices;
  llvm::DenseMap<Attribute, uint64_t> DebugIndices, ConstantIndices;
  /// The places of each function's operations.
  llvm::SmallVector<llvm::SmallVector<uint64_t, 0>, 0> Places;
  Buffer Globals;
  llvm::SmallVector<GlobalOp> GlobalOrder;
  size_t NextGlobal = 0;
  /// By the names of operations.
  llvm::DenseMap<const void *, const OperationRow *> Rows;
  llvm::DenseMap<Value, uint64_t> Numbers;
  uint64_t NextValue = 0;
  /// What is being written, for messages.
  llvm::StringRef Function, Name;
};

} // namespace mlir::cuda_tile::bytecode

#endif // OPENNVVM_LIB_TILE_BYTECODE_WRITER_H
