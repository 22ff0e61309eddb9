//===- OpsCore.td - Modules, shapes, products, reductions -*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPSCORE
#define OPENNVVM_DIALECT_CUDATILE_OPSCORE

include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "opennvvm/Dialect/CudaTile/OpBase.td"

/// Inside of the operation, names need no prefix.
defvar CudaTile_DefaultDialect = [{
  ::llvm::StringRef $cppClass::getDefaultDialect() { return "cuda_tile"; }
}];

def CudaTile_ModuleOp : CudaTile_Op<"module", 0x4b, "13.1", "core",
    "a program: entries and global variables",
    [IsolatedFromAbove, NoRegionArguments, SymbolTable, Symbol,
     NoTerminator, SingleBlock,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let description = [{
    In bytecode, a module is the file; its functions, global variables and
    producer have sections of their own.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
                       OptionalAttr<StrAttr>:$producer);
  let regions = (region SizedRegion<1>:$body);
  let isInBody = 0;
  let assemblyFormat =
      "$sym_name (`producer` $producer^)? attr-dict-with-keyword $body";
  let later = ["producer:13.3"];
  let extraClassDefinition = CudaTile_DefaultDialect;
  let hasVerifier = 1;
}

def CudaTile_EntryOp : CudaTile_Op<"entry", 0x16, "13.1", "core",
    "a kernel: what every tile block executes",
    [IsolatedFromAbove, FunctionOpInterface,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let form = "entry @name `(` %a `:` type `,` … `)` (`optimization_hints` `=` hints)? region";
  let description = [{
    Parameters are tiles of rank 0; there are no results. The body ends in
    `return`.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name,
      TypeAttrOf<FunctionType>:$function_type,
      OptionalAttr<DictArrayAttr>:$arg_attrs,
      OptionalAttr<DictArrayAttr>:$res_attrs,
      OptionalAttr<CudaTile_OptimizationHintsAttr>:$optimization_hints);
  let regions = (region SizedRegion<1>:$body);
  let isInBody = 0;
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = CudaTile_DefaultDialect;
  let extraClassDeclaration = [{
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() {
      return getFunctionType().getInputs();
    }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() {
      return getFunctionType().getResults();
    }
  }];
  let hasVerifier = 1;
}

def CudaTile_GlobalOp : CudaTile_Op<"global", 0x31, "13.1", "core",
    "a variable in global memory, with its initial value", [Symbol]> {
  let form = "global (`private`)? (`constant`)? @name (`alignment` `=` number)? `<` element `:` value `>` `:` type";
  let arguments = (ins SymbolNameAttr:$sym_name,
      ElementsAttr:$value,
      DefaultValuedAttr<I64Attr, "0">:$alignment,
      UnitAttr:$constant,
      DefaultValuedAttr<CudaTile_VisibilityAttr,
          "::mlir::cuda_tile::SymbolVisibility::Public">:$symbol_visibility);
  let isInBody = 0;
  let hasCustomAssemblyFormat = 1;
  let later = ["constant:13.3", "symbol_visibility:13.3"];
  let hasVerifier = 1;
}
def CudaTile_GetGlobalOp : CudaTile_PureOp<"get_global", 0x2c, "13.1", "core",
    "the address of a global variable",
    [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs CudaTile_PointerScalar:$result);
  let assemblyFormat =
      "$name attr-dict `:` custom<CudaTileType>(type($result))";
}

//===----------------------------------------------------------------------===//
// Tiles out of nothing
//===----------------------------------------------------------------------===//

def CudaTile_ConstantOp : CudaTile_PureOp<"constant", 0x10, "13.1", "core",
    "a tile that is known", [ConstantLike, AllTypesMatch<["value", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs CudaTile_NumberTile:$result);
  let assemblyFormat = "custom<Elements>($value, type($result)) attr-dict";
  let hasFolder = 1;
  let hasVerifier = 1;
}
def CudaTile_IotaOp : CudaTile_PureOp<"iota", 0x3a, "13.1", "core",
    "0, 1, 2 and so on"> {
  let results = (outs CudaTile_IntTile:$result);
  let assemblyFormat = "attr-dict `:` custom<CudaTileType>(type($result))";
  let hasVerifier = 1;
}
def CudaTile_GetTileBlockIdOp : CudaTile_PureOp<"get_tile_block_id", 0x30,
    "13.1", "core", "which tile block of the grid this is"> {
  let results = (outs CudaTile_Int32Scalar:$blockId_x,
                      CudaTile_Int32Scalar:$blockId_y,
                      CudaTile_Int32Scalar:$blockId_z);
  let assemblyFormat = [{
    attr-dict `:` custom<SameType>(type($blockId_x), type($blockId_y),
                                   type($blockId_z))
  }];
}
def CudaTile_GetNumTileBlocksOp : CudaTile_PureOp<"get_num_tile_blocks", 0x2e,
    "13.1", "core", "the extents of the grid"> {
  let results = (outs CudaTile_Int32Scalar:$gridSize_x,
                      CudaTile_Int32Scalar:$gridSize_y,
                      CudaTile_Int32Scalar:$gridSize_z);
  let assemblyFormat = [{
    attr-dict `:` custom<SameType>(type($gridSize_x), type($gridSize_y),
                                   type($gridSize_z))
  }];
}

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

class CudaTile_ReshapingOp<string word, int number, string oneLine>
    : CudaTile_PureOp<word, number, "13.1", "core", oneLine> {
  let arguments = (ins CudaTile_AnyTile:$source);
  let results = (outs CudaTile_AnyTile:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<CudaTileType>(type($source)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_BroadcastOp : CudaTile_ReshapingOp<"broadcast", 0x0b,
    "repeats a tile along the dimensions whose extent is 1">;
def CudaTile_ReshapeOp : CudaTile_ReshapingOp<"reshape", 0x5b,
    "other extents, with the elements in the same row-major order">;
def CudaTile_PermuteOp : CudaTile_PureOp<"permute", 0x53, "13.1", "core",
    "other dimensions: result extent i is source extent permutation[i]"> {
  let arguments = (ins CudaTile_AnyTile:$source,
                       DenseI32ArrayAttr:$permutation);
  let results = (outs CudaTile_AnyTile:$result);
  let assemblyFormat = [{
    $source $permutation attr-dict `:` custom<CudaTileType>(type($source)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_CatOp : CudaTile_PureOp<"cat", 0x0c, "13.1", "core",
    "one tile behind the other"> {
  let arguments = (ins CudaTile_AnyTile:$lhs, CudaTile_AnyTile:$rhs,
                       I64Attr:$dim);
  let results = (outs CudaTile_AnyTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `dim` `=` $dim attr-dict `:`
    custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_ExtractOp : CudaTile_PureOp<"extract", 0x26, "13.1", "core",
    "one of the equal parts of a tile; indices are unsigned"> {
  let arguments = (ins CudaTile_AnyTile:$source,
                       Variadic<CudaTile_Int32Scalar>:$indices);
  let results = (outs CudaTile_AnyTile:$result);
  let countsResults = 1;
  let assemblyFormat = [{
    $source `[` $indices `]` attr-dict `:` custom<CudaTileType>(type($source))
    `->` custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_InsertOp : CudaTile_PureOp<"insert", 0x76, "13.4", "core",
    "a tile with one of its equal parts replaced",
    [AllTypesMatch<["destination", "result"]>]> {
  let arguments = (ins CudaTile_AnyTile:$source, CudaTile_AnyTile:$destination,
                       Variadic<CudaTile_Int32Scalar>:$indices);
  let results = (outs CudaTile_AnyTile:$result);
  let countsResults = 1;
  let assemblyFormat = [{
    $source `,` $destination `[` $indices `]` attr-dict `:`
    custom<CudaTileType>(type($source)) `,`
    custom<CudaTileType>(type($destination))
  }];
  let hasVerifier = 1;
}
def CudaTile_PackOp : CudaTile_PureOp<"pack", 0x6f, "13.3", "core",
    "the bytes of a tile of rank 1, the low bits first"> {
  let arguments = (ins CudaTile_NumberTile:$source);
  let results = (outs CudaTile_Int8Tile:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<CudaTileType>(type($source)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_UnpackOp : CudaTile_PureOp<"unpack", 0x70, "13.3", "core",
    "a tile of rank 1 from its bytes"> {
  let arguments = (ins CudaTile_Int8Tile:$source);
  let results = (outs CudaTile_NumberTile:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<CudaTileType>(type($source)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_SelectOp : CudaTile_PureOp<"select", 0x5f, "13.1", "core",
    "of two tiles, element by element",
    [AllTypesMatch<["val_if_true", "val_if_false", "result"]>]> {
  let arguments = (ins CudaTile_Int1Tile:$cond, CudaTile_AnyTile:$val_if_true,
                       CudaTile_AnyTile:$val_if_false);
  let results = (outs CudaTile_AnyTile:$result);
  let assemblyFormat = [{
    $cond `,` $val_if_true `,` $val_if_false attr-dict `:`
    custom<CudaTileType>(type($cond)) `,` custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_OffsetOp : CudaTile_PureOp<"offset", 0x51, "13.1", "core",
    "addresses, moved by signed numbers of elements",
    [AllTypesMatch<["ptr", "result"]>]> {
  let arguments = (ins CudaTile_PointerTile:$ptr, CudaTile_IntTile:$offset);
  let results = (outs CudaTile_PointerTile:$result);
  let assemblyFormat = [{
    $ptr `,` $offset attr-dict `:` custom<CudaTileType>(type($ptr)) `,`
    custom<CudaTileType>(type($offset)) `->`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}
def CudaTile_AssumeOp : CudaTile_PureOp<"assume", 0x06, "13.1", "core",
    "the same value, with a fact that the program promises",
    [AllTypesMatch<["value", "result"]>]> {
  let description = "If the fact does not hold, behavior is undefined.";
  let arguments = (ins CudaTile_AnyType:$value,
                       CudaTile_AssumePredicate:$predicate);
  let results = (outs CudaTile_AnyType:$result);
  let assemblyFormat = [{
    custom<Predicate>($predicate) `,` $value attr-dict `:`
    custom<CudaTileType>(type($result))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

def CudaTile_MmaFOp : CudaTile_PureOp<"mmaf", 0x49, "13.1", "core",
    "acc + lhs * rhs of matrices of floats; the order of sums is open",
    [AllTypesMatch<["acc", "result"]>]> {
  let arguments = (ins CudaTile_FloatTile:$lhs, CudaTile_FloatTile:$rhs,
                       CudaTile_BaseFloatTile:$acc, UnitAttr:$fast_acc);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc (`fast_acc` $fast_acc^)? attr-dict `:`
    custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `,`
    custom<CudaTileType>(type($acc))
  }];
  let later = ["fast_acc:13.3"];
  let hasVerifier = 1;
}
def CudaTile_MmaIOp : CudaTile_PureOp<"mmai", 0x4a, "13.1", "core",
    "acc + lhs * rhs of matrices of integers, which wraps",
    [AllTypesMatch<["acc", "result"]>]> {
  let arguments = (ins CudaTile_Int8Tile:$lhs, CudaTile_Int8Tile:$rhs,
                       CudaTile_Int32Tile:$acc,
                       CudaTile_SignednessAttr:$signedness_lhs,
                       CudaTile_SignednessAttr:$signedness_rhs);
  let results = (outs CudaTile_Int32Tile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc custom<Word>($signedness_lhs)
    custom<Word>($signedness_rhs) attr-dict `:`
    custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `,`
    custom<CudaTileType>(type($acc))
  }];
  let hasVerifier = 1;
}
def CudaTile_MmaFScaledOp : CudaTile_PureOp<"mmaf_scaled", 0x72, "13.3", "core",
    "a product whose factors have a scale for each block of 16 or 32 elements",
    [AllTypesMatch<["acc", "result"]>]> {
  let machines = "Compute capability 10.0 and above.";
  let arguments = (ins CudaTile_FloatTile:$lhs, CudaTile_FloatTile:$rhs,
                       CudaTile_BaseFloatTile:$acc,
                       CudaTile_FloatTile:$lhs_scale,
                       CudaTile_FloatTile:$rhs_scale);
  let results = (outs CudaTile_BaseFloatTile:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs `,` $acc `,` $lhs_scale `,` $rhs_scale attr-dict `:`
    custom<CudaTileType>(type($lhs)) `,` custom<CudaTileType>(type($rhs)) `,`
    custom<CudaTileType>(type($acc)) `,`
    custom<CudaTileType>(type($lhs_scale)) `,`
    custom<CudaTileType>(type($rhs_scale))
  }];
  let hasVerifier = 1;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

def CudaTile_ReduceOp : CudaTile_PureOp<"reduce", 0x58, "13.1", "core",
    "combines the elements along a dimension, in an order of its own",
    [SingleBlock, RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let description = [{
    The body has two arguments for each operand, what comes earlier and what comes
    later, and yields the next results. It has no effects.
  }];
  let arguments = (ins Variadic<CudaTile_AnyTile>:$operands, I64Attr:$dim,
                       ArrayAttr:$identities);
  let results = (outs Variadic<CudaTile_AnyTile>:$results);
  let regions = (region SizedRegion<1>:$body);
  let countsResults = 1;
  let assemblyFormat = [{
    $operands attr-dict ` ` `dim` `` `=` `` custom<Number>($dim)
    `identities` `` `=` `` $identities `:`
    custom<CudaTileTypes>(type($operands)) `->`
    custom<CudaTileTypes>(type($results)) custom<Arguments>($body)
  }];
  let extraClassDefinition = CudaTile_DefaultDialect;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
def CudaTile_ScanOp : CudaTile_PureOp<"scan", 0x5e, "13.1", "core",
    "the results of reducing each prefix, the element itself included",
    [SingleBlock, RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let arguments = (ins Variadic<CudaTile_AnyTile>:$operands, I64Attr:$dim,
                       BoolAttr:$reverse, ArrayAttr:$identities);
  let results = (outs Variadic<CudaTile_AnyTile>:$results);
  let regions = (region SizedRegion<1>:$body);
  let countsResults = 1;
  let assemblyFormat = [{
    $operands attr-dict ` ` `dim` `` `=` `` custom<Number>($dim)
    `reverse` `` `=` `` $reverse `identities` `` `=` `` $identities `:`
    custom<CudaTileTypes>(type($operands)) `->`
    custom<CudaTileTypes>(type($results)) custom<Arguments>($body)
  }];
  let extraClassDefinition = CudaTile_DefaultDialect;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

#endif // OPENNVVM_DIALECT_CUDATILE_OPSCORE
