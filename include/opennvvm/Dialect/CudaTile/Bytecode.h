//===- Bytecode.h - Tile IR as tools exchange it ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Bytecode of versions 13.1 to 13.5, which cuTile writes. Nothing here trusts
// its input: every offset, index and count is checked against what is there.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_BYTECODE_H
#define OPENNVVM_DIALECT_CUDATILE_BYTECODE_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/OwningOpRef.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>

namespace mlir::cuda_tile {

/// A version of the language and of its bytecode.
struct BytecodeVersion {
  uint8_t Major = 13;
  uint8_t Minor = 1;

  bool operator==(BytecodeVersion Other) const {
    return Major == Other.Major && Minor == Other.Minor;
  }
  /// "13.1".
  std::string str() const;
};

/// The oldest and the newest version that are known.
inline constexpr BytecodeVersion FirstBytecode = {13, 1};
inline constexpr BytecodeVersion LastBytecode = {13, 5};

/// "13.3" as a version; an error if it is not one that is known.
llvm::Expected<BytecodeVersion> parseBytecodeVersion(llvm::StringRef Text);

/// Whether \p Data begins as bytecode does.
bool isBytecode(llvm::StringRef Data);

/// The version that \p Data, which is bytecode, says it has; an error if it is
/// not known.
llvm::Expected<BytecodeVersion> bytecodeVersionOf(llvm::StringRef Data);

/// What a file has in an order that a module does not keep. Front ends number
/// types before they use them, and MLIR sorts the words of dictionaries.
struct BytecodeOrder {
  llvm::SmallVector<Type, 0> Types; ///< By their numbers.
  /// Of dictionaries, if they are not sorted.
  llvm::DenseMap<Attribute, llvm::SmallVector<StringAttr>> Words;
};

/// The module in \p Data, which is not verified yet. Errors name the offset,
/// and where they are known the section and the operation. \p Context has
/// loaded the dialect afterwards. \p Order, if there is one, gets the file's.
llvm::Expected<OwningOpRef<ModuleOp>>
readBytecode(llvm::StringRef Data, MLIRContext &Context,
             BytecodeOrder *Order = nullptr);

/// Writes \p Module, which verifies, to \p OS: in \p Version, or in the lowest
/// version that has all of it. What \p Version lacks is an error. A location
/// that is not one of the dialect's is written as unknown. In the order \p Like
/// of a file that was read and uses all of its types, a module that has not
/// changed gives the same bytes in the same version.
llvm::Error writeBytecode(ModuleOp Module, llvm::raw_ostream &OS,
                          std::optional<BytecodeVersion> Version = {},
                          const BytecodeOrder *Like = nullptr);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_DIALECT_CUDATILE_BYTECODE_H
