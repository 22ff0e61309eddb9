//===- Assembly.cpp - Short spellings of types ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"

namespace mlir::nv_tileas {

ParseResult parseShortTypes(AsmParser &P, SmallVectorImpl<Type> &Types) {
  return P.parseCommaSeparatedList(
      [&] { return parseShortType(P, Types.emplace_back()); });
}

void printShortTypes(OpAsmPrinter &P, Operation *, TypeRange Types) {
  llvm::interleaveComma(Types, P, [&](Type T) { printShortType(P, T); });
}

ParseResult parseTypeList(AsmParser &P, SmallVectorImpl<Type> &Types) {
  return P.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
    return parseShortType(P, Types.emplace_back());
  });
}

void printTypeList(AsmPrinter &P, ArrayRef<Type> Types) {
  P << '[';
  llvm::interleaveComma(Types, P, [&](Type T) { printShortType(P, T); });
  P << ']';
}

ParseResult parseMoreTypes(AsmParser &P, SmallVectorImpl<Type> &Types) {
  while (succeeded(P.parseOptionalComma()))
    if (parseShortType(P, Types.emplace_back()))
      return failure();
  return success();
}

void printMoreTypes(OpAsmPrinter &P, Operation *, TypeRange Types) {
  for (Type T : Types) {
    P << ", ";
    printShortType(P, T);
  }
}

ParseResult parseMoreTypes(AsmParser &P, Type &T) {
  return failed(P.parseOptionalComma()) ? success() : parseShortType(P, T);
}

void printMoreTypes(OpAsmPrinter &P, Operation *Op, Type T) {
  if (T)
    printMoreTypes(P, Op, TypeRange(T));
}

ParseResult parseCombine(OpAsmParser &P,
                         SmallVectorImpl<std::unique_ptr<Region>> &Regions) {
  std::unique_ptr<Region> Body;
  OptionalParseResult Parsed = P.parseOptionalRegion(Body);
  if (!Parsed.has_value())
    return success();
  Regions.push_back(std::move(Body));
  return *Parsed;
}

void printCombine(OpAsmPrinter &P, Operation *,
                  MutableArrayRef<Region> Regions) {
  for (Region &Body : Regions) {
    P << ' ';
    P.printRegion(Body);
  }
}

} // namespace mlir::nv_tileas
