//===- Attrs.td - Facts, hints and places -----------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_ATTRS
#define OPENNVVM_DIALECT_CUDATILE_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "opennvvm/Dialect/CudaTile/Enums.td"

class CudaTile_Attr<string name, string word, list<Trait> traits = [],
                    string base = "::mlir::Attribute">
    : AttrDef<CudaTile_Dialect, name, traits, base> {
  let mnemonic = word;
}

//===----------------------------------------------------------------------===//
// What assume promises
//===----------------------------------------------------------------------===//

def CudaTile_AssumePredicate : AttrInterface<"AssumePredicateAttr"> {
  let cppNamespace = "::mlir::cuda_tile";
  let description = "A fact about a value, which `assume` states.";
  let methods = [InterfaceMethod<
      "Reports on \\p Emit if the fact cannot be one of a value of type \\p T.",
      "::llvm::LogicalResult", "verifyFact",
      (ins "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$Emit,
           "::mlir::Type":$T)>];
}
class CudaTile_Predicate<string name, string word>
    : CudaTile_Attr<name, word,
          [DeclareAttrInterfaceMethods<CudaTile_AssumePredicate>]>;

def CudaTile_DivByAttr : CudaTile_Predicate<"DivBy", "div_by"> {
  let summary = "a power of two divides a number, or an address in bytes";
  let description = [{
    `div_by<16>` holds for every element; `div_by<16, every 4 along 0>` for the
    first of each 4 along dimension 0, whose elements count up by one.
  }];
  let parameters = (ins "uint64_t":$divisor,
                        OptionalParameter<"std::optional<int64_t>">:$every,
                        OptionalParameter<"std::optional<int64_t>">:$along);
  let hasCustomAssemblyFormat = 1;
}
def CudaTile_SameElementsAttr
    : CudaTile_Predicate<"SameElements", "same_elements"> {
  let summary = "neighbors are equal, in groups of a size for each dimension";
  let parameters = (ins "::mlir::DenseI64ArrayAttr":$values);
  let assemblyFormat = "`<` $values `>`";
}
def CudaTile_BoundedAttr : CudaTile_Predicate<"Bounded", "bounded"> {
  let summary = "signed numbers between two bounds, both of which may occur";
  let parameters = (ins OptionalParameter<"std::optional<int64_t>">:$lb,
                        OptionalParameter<"std::optional<int64_t>">:$ub);
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Hints
//===----------------------------------------------------------------------===//

def CudaTile_OptimizationHintsAttr
    : CudaTile_Attr<"OptimizationHints", "optimization_hints"> {
  let summary = "wishes to the compiler, by machine";
  let description = [{
    `<sm_90 = {occupancy = 2}, default = {latency = 4}>`. A compiler may ignore
    them; one that it cannot make sense of is a warning.
  }];
  let parameters = (ins "::mlir::DictionaryAttr":$value);
  let hasCustomAssemblyFormat = 1;
}

//===----------------------------------------------------------------------===//
// Places in a source program
//===----------------------------------------------------------------------===//

def CudaTile_DIFileAttr : CudaTile_Attr<"DIFile", "di_file"> {
  let summary = "a source file";
  let parameters = (ins "::mlir::StringAttr":$name,
                        "::mlir::StringAttr":$directory);
  let assemblyFormat = "`<` $name `in` $directory `>`";
}
def CudaTile_DICompileUnitAttr
    : CudaTile_Attr<"DICompileUnit", "di_compile_unit"> {
  let summary = "what one run of a compiler read";
  let parameters = (ins "::mlir::cuda_tile::DIFileAttr":$file);
  let assemblyFormat = "`<` struct(params) `>`";
}
def CudaTile_DISubprogramAttr
    : CudaTile_Attr<"DISubprogram", "di_subprogram"> {
  let summary = "a function of a source file";
  let parameters = (ins "::mlir::cuda_tile::DIFileAttr":$file, "unsigned":$line,
                        "::mlir::StringAttr":$name,
                        "::mlir::StringAttr":$linkageName,
                        "::mlir::cuda_tile::DICompileUnitAttr":$compileUnit,
                        DefaultValuedParameter<"unsigned", "0">:$scopeLine);
  let assemblyFormat = "`<` struct(params) `>`";
}
def CudaTile_DILexicalBlockAttr
    : CudaTile_Attr<"DILexicalBlock", "di_lexical_block"> {
  let summary = "a block of statements";
  let parameters = (ins "::mlir::Attribute":$scope,
                        "::mlir::cuda_tile::DIFileAttr":$file,
                        DefaultValuedParameter<"unsigned", "0">:$line,
                        DefaultValuedParameter<"unsigned", "0">:$column);
  let assemblyFormat = "`<` struct(params) `>`";
}
def CudaTile_DILocAttr : LocationAttrDef<CudaTile_Dialect, "DILoc"> {
  let mnemonic = "di_loc";
  let summary = "a place in a scope of a source file";
  let parameters = (ins "::mlir::LocationAttr":$sourceLoc,
                        "::mlir::Attribute":$scope);
  let assemblyFormat = "`<` $sourceLoc `in` $scope `>`";
}

#endif // OPENNVVM_DIALECT_CUDATILE_ATTRS
