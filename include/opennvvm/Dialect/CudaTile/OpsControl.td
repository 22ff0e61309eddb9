//===- OpsControl.td - Loops, branches and messages -------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_OPSCONTROL
#define OPENNVVM_DIALECT_CUDATILE_OPSCONTROL

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "opennvvm/Dialect/CudaTile/OpsCore.td"

class CudaTile_EndOp<string word, int number, string oneLine,
                     list<Trait> traits = []>
    : CudaTile_Op<word, number, "13.1", "control", oneLine,
                  !listconcat([Terminator, Pure], traits)> {
  let arguments = (ins Variadic<CudaTile_AnyType>:$operands);
  let countsResults = 1;
  let assemblyFormat = [{
    attr-dict ($operands^ `:` custom<CudaTileTypes>(type($operands)))?
  }];
}
def CudaTile_BreakOp : CudaTile_EndOp<"break", 0x0a,
    "leaves the loop around it, with its results"> {
  let hasVerifier = 1;
}
def CudaTile_ContinueOp : CudaTile_EndOp<"continue", 0x11,
    "begins the next iteration of the loop around it"> {
  let hasVerifier = 1;
}
def CudaTile_YieldOp : CudaTile_EndOp<"yield", 0x6d,
    "the results of a branch, or of a combination">;
def CudaTile_ReturnOp : CudaTile_EndOp<"return", 0x5c, "ends the tile block"> {
  let hasVerifier = 1;
}

def CudaTile_ForOp : CudaTile_Op<"for", 0x29, "13.1", "control",
    "a loop that counts",
    [AllTypesMatch<["lowerBound", "upperBound", "step"]>, SingleBlock,
     RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let form = "for (`unsigned`)? %i `in` `(` $lowerBound `to` $upperBound `,` `step` $step `)` `:` type(%i) (`iter_values` `(` %a = $initValues `,` … `)` `->` `(` types `)`)? region";
  let description = [{
    From the lower bound to the upper bound, which is not reached, in steps
    above zero. The comparison is signed unless it says `unsigned`.
  }];
  let arguments = (ins CudaTile_IntScalar:$lowerBound,
                       CudaTile_IntScalar:$upperBound, CudaTile_IntScalar:$step,
                       Variadic<CudaTile_AnyType>:$initValues,
                       UnitAttr:$unsignedCmp);
  let results = (outs Variadic<CudaTile_AnyType>:$resultValues);
  let regions = (region SizedRegion<1>:$region);
  let countsResults = 1;
  let hasCustomAssemblyFormat = 1;
  let later = ["unsignedCmp:13.2"];
  let extraClassDefinition = CudaTile_DefaultDialect;
  let extraClassDeclaration = [{
    ::mlir::BlockArgument getInductionVar() {
      return getRegion().getArgument(0);
    }
    ::mlir::Block::BlockArgListType getIterValues() {
      return getRegion().getArguments().drop_front();
    }
  }];
  let hasRegionVerifier = 1;
}
def CudaTile_LoopOp : CudaTile_Op<"loop", 0x41, "13.1", "control",
    "a loop until break",
    [SingleBlock, RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let form = "loop (`iter_values` `(` %a = $initValues `,` … `)` `:` types (`->` types)?)? region";
  let arguments = (ins Variadic<CudaTile_AnyType>:$initValues);
  let results = (outs Variadic<CudaTile_AnyType>:$resultValues);
  let regions = (region SizedRegion<1>:$region);
  let countsResults = 1;
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = CudaTile_DefaultDialect;
  let hasRegionVerifier = 1;
}
def CudaTile_IfOp : CudaTile_Op<"if", 0x32, "13.1", "control",
    "one of two branches",
    [NoRegionArguments, RecursiveMemoryEffects,
     DeclareOpInterfaceMethods<OpAsmOpInterface, ["getDefaultDialect"]>]> {
  let arguments = (ins CudaTile_Int1Scalar:$condition);
  let results = (outs Variadic<CudaTile_AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion,
                        MaxSizedRegion<1>:$elseRegion);
  let countsResults = 1;
  let assemblyFormat = [{
    $condition (`->` `(` custom<CudaTileTypes>(type($results))^ `)`)?
    custom<Branch>($thenRegion) (`else` custom<Branch>($elseRegion)^)? attr-dict
  }];
  let extraClassDefinition = CudaTile_DefaultDialect;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def CudaTile_AssertOp : CudaTile_Op<"assert", 0x05, "13.1", "control",
    "says a message if an element is false; the program may go on",
    [MemoryEffects<[MemWrite]>]> {
  let arguments = (ins CudaTile_Int1Tile:$condition, StrAttr:$message);
  let assemblyFormat = [{
    $condition `,` $message attr-dict `:`
    custom<CudaTileType>(type($condition))
  }];
}
def CudaTile_PrintTkoOp : CudaTile_Op<"print_tko", 0x55, "13.1", "control",
    "prints tiles by a format of C",
    [AttrSizedOperandSegments, MemoryEffects<[MemWrite]>]> {
  let description = "Its name was `print` in 13.1, without tokens.";
  let arguments = (ins StrAttr:$str, Variadic<CudaTile_AnyTile>:$args,
                       Optional<CudaTile_TokenType>:$token);
  let results = (outs CudaTile_TokenType:$result_token);
  let countsResults = 1;
  let assemblyFormat = [{
    $str (`,` $args^)? (`token` `` `=` `` $token^)? attr-dict
    (`:` custom<CudaTileTypes>(type($args))^)? `->`
    custom<CudaTileType>(type($result_token))
  }];
  let later = ["token:13.2", "result_token:13.2"];
  let hasVerifier = 1;
}

class CudaTile_DependencyOp<string word, int number, string oneLine>
    : CudaTile_Op<word, number, "13.4", "control", oneLine,
                  [MemoryEffects<[MemRead, MemWrite]>]> {
  let machines = "Below compute capability 9.0, it does nothing.";
  let arguments = (ins Optional<CudaTile_TokenType>:$token);
  let results = (outs CudaTile_TokenType:$result_token);
  let assemblyFormat = [{
    (`token` `=` $token^)? attr-dict `->`
    custom<CudaTileType>(type($result_token))
  }];
}
def CudaTile_GdcWaitTkoOp : CudaTile_DependencyOp<"gdc_wait_tko", 0x78,
    "waits for the kernels that this one depends on">;
def CudaTile_GdcLaunchDependentsTkoOp
    : CudaTile_DependencyOp<"gdc_launch_dependents_tko", 0x77,
    "lets the kernels begin that depend on this one">;

#endif // OPENNVVM_DIALECT_CUDATILE_OPSCONTROL
