//===- Directives.cpp - What formats of operations call -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Directives.h"
#include "Regions.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::cuda_tile;

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

static ParseResult parseRoundingOr(OpAsmParser &P, RoundingModeAttr &Mode,
                                   RoundingMode Usual) {
  if (failed(P.parseOptionalKeyword("rounding"))) {
    Mode = RoundingModeAttr::get(P.getContext(), Usual);
    return success();
  }
  return failure(P.parseLess() || parseWord(P, Mode) || P.parseGreater());
}

static void printRoundingUnless(OpAsmPrinter &P, RoundingModeAttr Mode,
                                RoundingMode Usual) {
  if (Mode.getValue() != Usual)
    P << "rounding<" << stringifyRoundingMode(Mode.getValue()) << '>';
}

ParseResult cuda_tile::parseRounding(OpAsmParser &P, RoundingModeAttr &Mode) {
  return parseRoundingOr(P, Mode, RoundingMode::NearestEven);
}
void cuda_tile::printRounding(OpAsmPrinter &P, Operation *,
                              RoundingModeAttr Mode) {
  printRoundingUnless(P, Mode, RoundingMode::NearestEven);
}
ParseResult cuda_tile::parseFullRounding(OpAsmParser &P,
                                         RoundingModeAttr &Mode) {
  return parseRoundingOr(P, Mode, RoundingMode::Full);
}
void cuda_tile::printFullRounding(OpAsmPrinter &P, Operation *,
                                  RoundingModeAttr Mode) {
  printRoundingUnless(P, Mode, RoundingMode::Full);
}
ParseResult cuda_tile::parseIntegerRounding(OpAsmParser &P,
                                            RoundingModeAttr &Mode) {
  return parseRoundingOr(P, Mode, RoundingMode::NearestIntToZero);
}
void cuda_tile::printIntegerRounding(OpAsmPrinter &P, Operation *,
                                     RoundingModeAttr Mode) {
  printRoundingUnless(P, Mode, RoundingMode::NearestIntToZero);
}

ParseResult cuda_tile::parseOrdering(OpAsmParser &P,
                                     MemoryOrderingSemanticsAttr &Order,
                                     MemoryScopeAttr &Scope) {
  if (parseWord(P, Order))
    return failure();
  StringRef Word;
  if (succeeded(P.parseOptionalKeyword(&Word, {"tl_blk", "device", "sys"})))
    Scope = MemoryScopeAttr::get(P.getContext(), *symbolizeMemoryScope(Word));
  return success();
}
void cuda_tile::printOrdering(OpAsmPrinter &P, Operation *,
                              MemoryOrderingSemanticsAttr Order,
                              MemoryScopeAttr Scope) {
  P << stringifyEnum(Order.getValue());
  if (Scope)
    P << ' ' << stringifyEnum(Scope.getValue());
}

//===----------------------------------------------------------------------===//
// Numbers and facts
//===----------------------------------------------------------------------===//

ParseResult cuda_tile::parseNumber(OpAsmParser &P, IntegerAttr &Number) {
  int64_t Value;
  if (P.parseInteger(Value))
    return failure();
  Number = P.getBuilder().getI64IntegerAttr(Value);
  return success();
}
void cuda_tile::printNumber(OpAsmPrinter &P, Operation *, IntegerAttr Number) {
  P << Number.getInt();
}

ParseResult cuda_tile::parsePredicate(OpAsmParser &P,
                                      AssumePredicateAttr &Fact) {
  SMLoc Loc = P.getCurrentLocation();
  Attribute Read;
  if (succeeded(P.parseOptionalKeyword(DivByAttr::getMnemonic())))
    Read = DivByAttr::parse(P, {});
  else if (succeeded(P.parseOptionalKeyword(SameElementsAttr::getMnemonic())))
    Read = SameElementsAttr::parse(P, {});
  else if (succeeded(P.parseOptionalKeyword(BoundedAttr::getMnemonic())))
    Read = BoundedAttr::parse(P, {});
  else if (P.parseAttribute(Read))
    return failure();
  if (!Read)
    return failure();
  Fact = dyn_cast<AssumePredicateAttr>(Read);
  return Fact ? success()
              : ParseResult(P.emitError(Loc, "expected a fact, got ") << Read);
}
void cuda_tile::printPredicate(OpAsmPrinter &P, Operation *,
                               AssumePredicateAttr Fact) {
  llvm::TypeSwitch<Attribute>(Fact)
      .Case<DivByAttr, SameElementsAttr, BoundedAttr>([&](auto Own) {
        P << Own.getMnemonic();
        Own.print(P);
      })
      .Default([&](Attribute Other) { P << Other; });
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

ParseResult cuda_tile::parseSameType(OpAsmParser &P, Type &X, Type &Y,
                                     Type &Z) {
  if (parseCudaTileType(P, X))
    return failure();
  Y = Z = X;
  return success();
}
void cuda_tile::printSameType(OpAsmPrinter &P, Operation *, Type X, Type,
                              Type) {
  printCudaTileType(P, X);
}

ParseResult cuda_tile::parseViewType(OpAsmParser &P, Type &View, Type &Tensor) {
  SMLoc Loc = P.getCurrentLocation();
  if (parseCudaTileType(P, View))
    return failure();
  Tensor = tensorOf(View);
  return Tensor ? success()
                : ParseResult(P.emitError(Loc, "expected a view of tiles, got ")
                              << View);
}
void cuda_tile::printViewType(OpAsmPrinter &P, Operation *, Type View, Type) {
  printCudaTileType(P, View);
}

/// The number of dimensions of a view.
static int64_t rankOf(Type T) {
  if (auto Tensor = dyn_cast<TensorViewType>(T))
    return Tensor.getRank();
  return tileShapeOf(T).size();
}

ParseResult cuda_tile::parseResultsOf(OpAsmParser &P,
                                      SmallVectorImpl<Type> &Results,
                                      Type Source) {
  Type T;
  if (parseCudaTileType(P, T))
    return failure();
  Results.assign(rankOf(Source), T);
  return success();
}
void cuda_tile::printResultsOf(OpAsmPrinter &P, Operation *, TypeRange Results,
                               Type) {
  if (!Results.empty())
    printCudaTileType(P, Results.front());
  else
    P << "tile<i32>"; // There is no result whose type it would be.
}

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

void cuda_tile::ensureEnd(Region &Body, Builder &B, Location Loc,
                          StringRef End) {
  if (Body.empty())
    Body.emplaceBlock();
  Block &Last = Body.back();
  if (!Last.empty() && Last.back().hasTrait<OpTrait::IsTerminator>())
    return;
  // The region has no operation yet, from which a builder would know the
  // context.
  OpBuilder AtEnd(B.getContext());
  AtEnd.setInsertionPointToEnd(&Last);
  AtEnd.create(OperationState(Loc, End));
}

void cuda_tile::printBody(OpAsmPrinter &P, Region &Body, StringRef End) {
  Operation &Last = Body.front().back();
  bool IsPlain =
      Last.getName().getStringRef() == End && Last.getNumOperands() == 0;
  P.printRegion(Body, /*printEntryBlockArgs=*/false,
                /*printBlockTerminators=*/!IsPlain);
}

ParseResult
cuda_tile::parseArgumentList(OpAsmParser &P,
                             SmallVectorImpl<OpAsmParser::Argument> &List) {
  return P.parseCommaSeparatedList(
      OpAsmParser::Delimiter::Paren, [&]() -> ParseResult {
        OpAsmParser::Argument &A = List.emplace_back();
        return failure(P.parseArgument(A) || P.parseColon() ||
                       parseCudaTileType(P, A.type));
      });
}

void cuda_tile::printArgumentList(OpAsmPrinter &P,
                                  Block::BlockArgListType List) {
  P << '(';
  llvm::interleaveComma(List, P, [&](BlockArgument A) {
    P << A << ": ";
    printCudaTileType(P, A.getType());
  });
  P << ')';
}

ParseResult cuda_tile::parseArguments(OpAsmParser &P, Region &Body) {
  SmallVector<OpAsmParser::Argument> List;
  return failure(parseArgumentList(P, List) || P.parseRegion(Body, List));
}
void cuda_tile::printArguments(OpAsmPrinter &P, Operation *, Region &Body) {
  P.printNewline();
  printArgumentList(P, Body.getArguments());
  P << ' ';
  P.printRegion(Body, /*printEntryBlockArgs=*/false);
}

ParseResult cuda_tile::parseBranch(OpAsmParser &P, Region &Body) {
  if (P.parseRegion(Body))
    return failure();
  ensureEnd(Body, P.getBuilder(), P.getEncodedSourceLoc(P.getCurrentLocation()),
            YieldOp::getOperationName());
  return success();
}
void cuda_tile::printBranch(OpAsmPrinter &P, Operation *, Region &Body) {
  printBody(P, Body, YieldOp::getOperationName());
}
