//===- OpBase.td - What all operations share --------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPBASE
#define OPENNVVM_DIALECT_CUDATILE_OPBASE

include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "opennvvm/Dialect/CudaTile/Types.td"

/// An operation of group \p kind, with its number in bytecode and the version
/// in which it appeared. In bytecode, its result types, a word of flags for what
/// is optional, its attributes, operands and regions follow the number, in the
/// order of the definition; see lib/Tile/Bytecode.
class CudaTile_Op<string word, int number, string version, string kind,
                  string oneLine, list<Trait> traits = []>
    : Op<CudaTile_Dialect, word, traits> {
  let summary = oneLine;
  int opcode = number;
  string since = version;
  string group = kind;
  /// What appeared later than the operation: "fast_acc:13.3".
  list<string> later = [];
  /// Whether bytecode counts the results, whose number is otherwise known.
  bit countsResults = 0;
  /// Whether it stands among the operations of a function. Others have sections
  /// of their own.
  bit isInBody = 1;
  /// For the reference: the text of operations that parse their own, and what
  /// machines lack of it.
  string form = "";
  string machines = "";
}

/// "%a, %b : tile<…>", where all types are the same.
defvar CudaTile_SameTypes = SameOperandsAndResultType;

class CudaTile_PureOp<string word, int number, string version, string kind,
                      string oneLine, list<Trait> traits = []>
    : CudaTile_Op<word, number, version, kind, oneLine,
                  !listconcat([Pure], traits)>;

#endif // OPENNVVM_DIALECT_CUDATILE_OPBASE
