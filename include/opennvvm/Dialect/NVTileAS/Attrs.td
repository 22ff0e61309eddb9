//===- Attrs.td - Attributes ------------------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_ATTRS
#define OPENNVVM_DIALECT_NVTILEAS_ATTRS

include "mlir/IR/AttrTypeBase.td"
include "opennvvm/Dialect/NVTileAS/Dialect.td"
include "opennvvm/Dialect/NVTileAS/Enums.td"

class NVTileAS_Attr<string name, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<NVTileAS_Dialect, name, traits> {
  let mnemonic = attrMnemonic;
}

class NVTileAS_EnumAttr<EnumInfo info, string attrMnemonic, string example>
    : EnumAttr<NVTileAS_Dialect, info, attrMnemonic> {
  let description = "Example: `" # example # "`.";
  let assemblyFormat = "custom<Word>($value)";
}

def NVTileAS_MemSemanticAttr : NVTileAS_EnumAttr<NVTileAS_MemSemantic,
    "mem_semantic", "#nv_tileas<mem_semantic relaxed>">;
def NVTileAS_MemScopeAttr : NVTileAS_EnumAttr<NVTileAS_MemScope,
    "mem_scope", "#nv_tileas<mem_scope gpu>">;
def NVTileAS_RMWModeAttr : NVTileAS_EnumAttr<NVTileAS_RMWMode,
    "rmw_mode", "#nv_tileas<rmw_mode add>">;
def NVTileAS_PaddingValueAttr : NVTileAS_EnumAttr<NVTileAS_PaddingValue,
    "padding_value", "#nv_tileas<padding_value nan>">;
def NVTileAS_SignednessAttr : NVTileAS_EnumAttr<NVTileAS_Signedness,
    "signedness", "#nv_tileas<signedness signed>">;

def NVTileAS_CombinerAttr : NVTileAS_EnumAttr<NVTileAS_Combiner,
    "combiner", "#nv_tileas<combiner add>">;

def NVTileAS_AtomModeParameter : EnumParameter<NVTileAS_AtomMode> {
  let defaultValue = "AtomMode::Tile";
}

def NVTileAS_AtomAttr : NVTileAS_Attr<"Atom", "atom"> {
  let summary = "the hardware operation that a copy or an MMA is made of";
  let description = [{
    `box` is the box of a TMA atom, `mode` how it addresses memory, `k` and
    `vec` the K extent and the block size that a block-scaled MMA resolved to
    (0 until then).

    ```mlir
    #nv_tileas<atom universal_copy>
    #nv_tileas<atom tma_load box = [128, 64]>
    #nv_tileas<atom tma_reduce box = [64, 64] mode = im2col>
    #nv_tileas<atom mxf4 k = 64 vec = 16>
    ```
  }];
  let parameters = (ins
    EnumParameter<NVTileAS_AtomKind>:$kind,
    OptionalArrayRefParameter<"int64_t", "box of a TMA atom">:$box,
    NVTileAS_AtomModeParameter:$mode,
    DefaultValuedParameter<"int64_t", "0">:$atomK,
    DefaultValuedParameter<"int64_t", "0">:$vecSize);
  let builders = [
    AttrBuilder<(ins "AtomKind":$kind), [{
      return $_get($_ctxt, kind, ::llvm::ArrayRef<int64_t>(), AtomMode::Tile,
                   int64_t(0), int64_t(0));
    }]>
  ];
  let assemblyFormat = [{
    custom<Word>($kind) (`box` `=` `[` $box^ `]`)?
    (`mode` `=` custom<Word>($mode)^)? (`k` `=` $atomK^)?
    (`vec` `=` $vecSize^)?
  }];
  let extraClassDeclaration = [{
    /// One of tma_load, tma_store and tma_reduce.
    bool isTma() const;
    /// One of the kinds of tcgen05.mma.
    bool isMma() const;
  }];
}

def NVTileAS_BlockedLayoutAttr : NVTileAS_Attr<"BlockedLayout", "blocked"> {
  let summary = "register layout: how many elements each thread holds";
  let description = [{
    `order` lists the dimensions from the fastest to the slowest.

    ```mlir
    #nv_tileas.blocked<[1, 8], order = [1, 0]>
    ```
  }];
  let parameters = (ins
    OptionalArrayRefParameter<"int64_t">:$sizePerThread,
    OptionalArrayRefParameter<"int64_t">:$order);
  let assemblyFormat = [{
    `<` `[` (`]`) : ($sizePerThread^ `]`)? `,` `order` `=` `[`
    (`]`) : ($order^ `]`)? `>`
  }];
  let genVerifyDecl = 1;
}

def NVTileAS_SharedLayoutAttr : NVTileAS_Attr<"SharedLayout", "shared"> {
  let summary = "shared-memory layout";
  let description = [{
    `order` lists the dimensions from the contiguous one outwards; `swizzle` is
    0, 32, 64 or 128 bytes; `padding` counts elements after each row. TMA can
    read and write it if there is no padding.

    ```mlir
    #nv_tileas.shared<order = [1, 0], swizzle = 128>
    ```
  }];
  let parameters = (ins
    OptionalArrayRefParameter<"int64_t">:$order,
    DefaultValuedParameter<"int64_t", "0">:$swizzle,
    DefaultValuedParameter<"int64_t", "0">:$padding);
  let assemblyFormat = [{
    `<` `order` `=` `[` (`]`) : ($order^ `]`)?
    (`,` struct($swizzle, $padding)^)? `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// Whether a TMA operation can read and write data laid out so.
    bool isTmaCompatible() const { return getPadding() == 0; }
  }];
}

def NVTileAS_TmemLayoutAttr : NVTileAS_Attr<"TmemLayout", "tmem"> {
  let summary = "tensor-memory layout";
  let description = "Example: `#nv_tileas.tmem<columns = 64>`.";
  let parameters = (ins "int64_t":$columns);
  let assemblyFormat = "`<` `columns` `=` $columns `>`";
  let genVerifyDecl = 1;
}

def NVTileAS_MmaLayoutAttr : NVTileAS_Attr<"MmaLayout", "mma"> {
  let summary = "register layout that an MMA atom imposes";
  let description = [{
    That of the accumulator, or with `operand` that of A (0) or B (1).

    ```mlir
    #nv_tileas.mma<#nv_tileas<atom f16>>
    #nv_tileas.mma<#nv_tileas<atom f16>, operand = 0>
    ```
  }];
  let parameters = (ins "AtomAttr":$atom,
    DefaultValuedParameter<"int64_t", "-1">:$operand);
  let builders = [
    AttrBuilderWithInferredContext<(ins "AtomAttr":$atom,
        CArg<"int64_t", "-1">:$operand), [{
      return $_get(atom.getContext(), atom, operand);
    }]>
  ];
  let assemblyFormat = [{
    `<` custom<FullAtom>($atom) (`,` `operand` `=` $operand^)? `>`
  }];
  let genVerifyDecl = 1;
}

def NVTileAS_TargetAttr : NVTileAS_Attr<"Target", "target"> {
  let summary = "the machine that operations below are for";
  let description = [{
    Carried as the discardable attribute `nv_tileas.target`: `sm` is the
    compute capability, `warps` the total number of warps that agents may have.

    ```mlir
    module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 16>} {}
    ```
  }];
  let parameters = (ins "int64_t":$sm,
    DefaultValuedParameter<"int64_t", "32">:$warps);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Floats that are not rounded as by default
//===----------------------------------------------------------------------===//

def NVTileAS_FpKindAttr : NVTileAS_EnumAttr<NVTileAS_FpKind,
    "fp_kind", "#nv_tileas<fp_kind add>">;

def NVTileAS_FpRoundingParameter : EnumParameter<NVTileAS_FpRounding> {
  let defaultValue = "FpRounding::NearestEven";
}

def NVTileAS_FpAttr : NVTileAS_Attr<"Fp", "fp"> {
  let summary = "how floats are rounded, and whether subnormals are zeros";
  let description = [{
    `approx` and `full` are the approximations that PTX has of the operation;
    `full` of a division is off by two units at most. With `ftz`, subnormal
    operands and results are zeros of their sign.

    ```mlir
    #nv_tileas.fp<nearest_even, ftz>
    #nv_tileas.fp<zero>
    ```
  }];
  let parameters = (ins EnumParameter<NVTileAS_FpRounding>:$rounding,
    DefaultValuedParameter<"bool", "false">:$ftz);
  let assemblyFormat = "`<` custom<Word>($rounding) `` custom<Flush>($ftz) `>`";
  let extraClassDeclaration = [{
    /// Whether it says what arith and math do anyway.
    bool isDefault() const {
      return getRounding() == FpRounding::NearestEven && !getFtz();
    }
  }];
}

//===----------------------------------------------------------------------===//
// What assume promises
//===----------------------------------------------------------------------===//

def NVTileAS_DivByAttr : NVTileAS_Attr<"DivBy", "div_by"> {
  let summary = "a power of two that divides integers or addresses";
  let description = [{
    Of a tile, every element; with `every` and `along`, the first of each
    `every` along a dimension, whose elements count up by one.

    ```mlir
    #nv_tileas.div_by<16>
    #nv_tileas.div_by<16, every = 4, along = 0>
    ```
  }];
  let parameters = (ins "int64_t":$divisor,
    DefaultValuedParameter<"int64_t", "0">:$every,
    DefaultValuedParameter<"int64_t", "-1">:$along);
  let assemblyFormat = "`<` $divisor (`,` struct($every, $along)^)? `>`";
  let genVerifyDecl = 1;
}

def NVTileAS_BoundedAttr : NVTileAS_Attr<"Bounded", "bounded"> {
  let summary = "bounds of signed integers, both of which may occur";
  let description = [{
    ```mlir
    #nv_tileas.bounded<lower = 0>
    #nv_tileas.bounded<lower = 0, upper = 1023>
    ```
  }];
  let parameters = (ins
    DefaultValuedParameter<"int64_t",
        "::std::numeric_limits<int64_t>::min()">:$lower,
    DefaultValuedParameter<"int64_t",
        "::std::numeric_limits<int64_t>::max()">:$upper);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def NVTileAS_SameElementsAttr
    : NVTileAS_Attr<"SameElements", "same_elements"> {
  let summary = "neighbors that are equal, in groups of a size by dimension";
  let description = [{
    ```mlir
    #nv_tileas.same_elements<[1, 4]>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$groups);
  let assemblyFormat = "`<` `[` $groups `]` `>`";
  let genVerifyDecl = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_ATTRS
