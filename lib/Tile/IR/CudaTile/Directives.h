//===- Directives.h - What formats of operations call -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parsers and printers of `custom<…>` in the definitions of operations.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_IR_CUDATILE_DIRECTIVES_H
#define OPENNVVM_LIB_TILE_IR_CUDATILE_DIRECTIVES_H

#include "Assembly.h"

namespace mlir::cuda_tile {

/// An enumerator as a plain word: `signed`, `less_than`.
template <typename AttrT> ParseResult parseWord(OpAsmParser &P, AttrT &Value) {
  using Enum = decltype(std::declval<AttrT>().getValue());
  StringRef Word;
  SMLoc Loc = P.getCurrentLocation();
  (void)P.parseOptionalKeyword(&Word);
  std::optional<Enum> Found = symbolizeEnum<Enum>(Word);
  if (!Found)
    return P.emitError(Loc, "expected a ")
           << StringRef(AttrT::getMnemonic()) << ", got '" << Word << '\'';
  Value = AttrT::get(P.getContext(), *Found);
  return success();
}
template <typename AttrT>
void printWord(OpAsmPrinter &P, Operation *, AttrT Value) {
  P << stringifyEnum(Value.getValue());
}

/// ` rounding<zero>`; nothing if it is the one that is meant otherwise.
ParseResult parseRounding(OpAsmParser &P, RoundingModeAttr &Mode);
void printRounding(OpAsmPrinter &P, Operation *, RoundingModeAttr Mode);
ParseResult parseFullRounding(OpAsmParser &P, RoundingModeAttr &Mode);
void printFullRounding(OpAsmPrinter &P, Operation *, RoundingModeAttr Mode);
ParseResult parseIntegerRounding(OpAsmParser &P, RoundingModeAttr &Mode);
void printIntegerRounding(OpAsmPrinter &P, Operation *, RoundingModeAttr Mode);

/// `weak`, `relaxed device`.
ParseResult parseOrdering(OpAsmParser &P, MemoryOrderingSemanticsAttr &Order,
                          MemoryScopeAttr &Scope);
void printOrdering(OpAsmPrinter &P, Operation *,
                   MemoryOrderingSemanticsAttr Order, MemoryScopeAttr Scope);

/// A number without its type.
ParseResult parseNumber(OpAsmParser &P, IntegerAttr &Number);
void printNumber(OpAsmPrinter &P, Operation *, IntegerAttr Number);

/// `div_by<16>` or `#cuda_tile.div_by<16>`.
ParseResult parsePredicate(OpAsmParser &P, AssumePredicateAttr &Fact);
void printPredicate(OpAsmPrinter &P, Operation *, AssumePredicateAttr Fact);

/// One type for three results.
ParseResult parseSameType(OpAsmParser &P, Type &X, Type &Y, Type &Z);
void printSameType(OpAsmPrinter &P, Operation *, Type X, Type Y, Type Z);

/// The type of a view, which has that of the array in it.
ParseResult parseViewType(OpAsmParser &P, Type &View, Type &Tensor);
void printViewType(OpAsmPrinter &P, Operation *, Type View, Type Tensor);

/// One type for as many results as \p Source has dimensions.
ParseResult parseResultsOf(OpAsmParser &P, SmallVectorImpl<Type> &Results,
                           Type Source);
void printResultsOf(OpAsmPrinter &P, Operation *, TypeRange Results,
                    Type Source);

/// A region whose arguments stand before it: `(%a: tile<f32>) { … }`.
ParseResult parseArguments(OpAsmParser &P, Region &Body);
void printArguments(OpAsmPrinter &P, Operation *, Region &Body);

/// A branch; a yield without operands is left out.
ParseResult parseBranch(OpAsmParser &P, Region &Body);
void printBranch(OpAsmPrinter &P, Operation *, Region &Body);

} // namespace mlir::cuda_tile

#endif // OPENNVVM_LIB_TILE_IR_CUDATILE_DIRECTIVES_H
