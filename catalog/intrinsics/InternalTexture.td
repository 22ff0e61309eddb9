//===- InternalTexture.td - libNVVM's textures, surfaces ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

defvar TextureDims = [Value<0, "0">, Value<1, "1">, Value<2, "2">,
                      Value<3, "3">, Value<4, "4">, Value<5, "5">,
                      Value<7, "7">, Value<8, "8">];
defvar AllDims = Names<["0", "1", "2", "3", "4", "5", "6", "7", "8"]>.ret;
defvar ThreeValues = Names<["0", "1", "2"]>.ret;

defvar TextureWord = [
  Field<0, "dimensionality", 3, 0, TextureDims, "texsurf-dimensionality">,
  Field<0, "LOD adjustment", 6, 4,
        [Value<0, "0">, Value<1, "1">, Value<2, "2">, Value<4, "4">,
         Value<5, "5">, Value<6, "6">], "texsurf-lod-adjust">,
  Field<0, "binding", 12, 10, ThreeValues, "texsurf-binding">,
  Reserved<0, 31, 21, "reserved-texsurf">,
  Free<0, "unassigned", 9, 7>,
  Free<0, "unassigned", 20, 13>
];
defvar QueryWord = [
  Field<0, "dimensionality", 3, 0, AllDims, "texsurf-dimensionality">,
  Field<0, "query", 7, 4, AllDims, "texsurf-query-value">,
  Field<0, "binding", 11, 9, ThreeValues, "texsurf-binding">,
  Reserved<0, 31, 13, "reserved-texsurf">,
  Free<0, "unassigned", 8, 8>,
  Free<0, "unassigned", 12, 12>
];
defvar SurfaceWord = [
  Field<0, "dimensionality", 3, 0, AllDims, "texsurf-dimensionality">,
  Field<0, "border", 5, 4, ThreeValues, "texsurf-border">,
  Field<0, "address mode", 8, 7, ThreeValues, "texsurf-address-mode">,
  Field<0, "second address mode", 22, 20, ThreeValues,
        "texsurf-address-mode">,
  Field<0, "scope", 34, 31, ThreeValues, "texsurf-scope">,
  Field<0, "semantic", 30, 27, Names<["0", "1", "2", "3", "4", "5", "6"]>.ret,
        "texsurf-semantic">,
  Field<0, "query", 39, 35,
        Names<["0", "1", "2", "3", "4", "5", "6", "7"]>.ret,
        "texsurf-query-mode">,
  Reserved<0, 63, 45, "reserved-texsurf">,
  Free<0, "unassigned", 6, 6>,
  Free<0, "unassigned", 19, 9>,
  Free<0, "unassigned", 26, 23>,
  Free<0, "unassigned", 44, 40>
];

defvar ThreeI32 = [I32Ty, I32Ty, I32Ty];
defvar EightI32 = !listconcat(ThreeI32, ThreeI32, [I32Ty, I32Ty]);
defvar ThreeF32 = [F32Ty, F32Ty, F32Ty];
defvar SixF32 = !listconcat(ThreeF32, ThreeF32);

class SurfaceForm<string name, InternalType result, list<InternalType> params>
    : Carrier<name, [Form<result, params>]> {
  let Constants = Word<>.ret;
  let Fields = SurfaceWord;
}

/// libNVVM's verifier rejects each call, of whatever machine, and looks at
/// nothing but the signature before.
class Bindless<string name, InternalType result, list<InternalType> params>
    : Carrier<name # ".bindless.offset", [Form<result, params>]> {
  let Lowest = 120;
  let Older = "texsurf-bindless-gate";
  let Rejected = true;
  let Constants = Word<>.ret;
}

/// A texture operation whose handles are two i64, and the one whose handles are
/// four i32; `params` follow them.
multiclass TextureForms<string name, InternalType result,
                        list<InternalType> params, string check> {
  def : Carrier<name, [Form<result, !listconcat([I32Ty, I64Ty, I64Ty],
                                                params)>]> {
    let Constants = Word<>.ret;
    let Fields = TextureWord;
    let Check = check;
  }
  def : Bindless<name, result,
                 !listconcat([I32Ty, I32Ty, I32Ty, I32Ty, I32Ty], params)>;
}
multiclass SampleForms<string name, list<InternalType> params>
    : TextureForms<name, V, params, "SampleVector">;

let Category = "Texture and surface",
    NoPTX = "its handle and word belong to another back end; PTX has llvm.nvvm.tex.*, tld4.*, suld.* and sust.*" in {
defvar Fetch = !listconcat(ThreeF32, [I32Ty, F32Ty]);
defvar Grad = !listconcat(ThreeF32, [I32Ty], SixF32);
defm : SampleForms<"tex.fetch", Fetch>;
defm : SampleForms<"tex.fetch.offset", !listconcat(Fetch, ThreeI32)>;
defm : SampleForms<"tex.fetch.grad", Grad>;
defm : SampleForms<"tex.fetch.grad.offset", !listconcat(Grad, ThreeI32)>;
foreach Kind = ["proj", "compare"] in {
  defm : SampleForms<"tex.fetch." # Kind, !listconcat(Fetch, [F32Ty])>;
  defm : SampleForms<"tex.fetch." # Kind # ".grad",
                     !listconcat(Grad, [F32Ty])>;
}
defm : SampleForms<"tex.fetch.proj.offset",
                   !listconcat(Fetch, [F32Ty], ThreeI32)>;
defm : SampleForms<"tex.fetch.proj.compare",
                   !listconcat(Fetch, [F32Ty, F32Ty])>;
defm : SampleForms<"tex.fetch.compare.offset",
                   !listconcat(Fetch, ThreeI32, [F32Ty])>;
defvar Gather = !listconcat(ThreeF32, [I32Ty, I32Ty]);
defm : SampleForms<"tex.gather", Gather>;
defm : SampleForms<"tex.gather.compare", !listconcat(Gather, [F32Ty])>;
defm : SampleForms<"tex.gather.offset", !listconcat(Gather, ThreeI32)>;
defm : SampleForms<"tex.gather.compare.offset",
                   !listconcat(Gather, ThreeI32, [F32Ty])>;
defm : SampleForms<"tex.gather.offset.sampling",
                   !listconcat(Gather, EightI32)>;
defvar Load = !listconcat(ThreeI32, ThreeI32);
defm : TextureForms<"tex.load", V, Load, "TexelVector">;
defm : TextureForms<"tex.load.offset", V, !listconcat(Load, ThreeI32),
                    "TexelVector">;
defm : TextureForms<"tex.footprint", V4I32AndI1Ty,
                    !listconcat(Fetch, [I32Ty]), "None">;
defm : TextureForms<"tex.footprint.offset", V4I32AndI1Ty,
                    !listconcat(Fetch, [I32Ty], ThreeI32), "None">;
defm : TextureForms<"tex.footprint.grad", V4I32AndI1Ty,
                    !listconcat(Grad, [I32Ty]), "None">;

foreach Name = ["tex.query", "surface.query"] in {
  def : Carrier<Name, [Form<I32Ty, [I32Ty, I64Ty, I32Ty]>]> {
    let Constants = Word<>.ret;
    let Fields = QueryWord;
  }
  def : Bindless<Name, I32Ty, !listconcat([I32Ty], ThreeI32)>;
}

defvar SurfaceCoords = [I64Ty, I64Ty, I32Ty, I32Ty, I32Ty, I32Ty];
defvar BankCoords = !listconcat([I64Ty], ThreeI32, ThreeI32);
foreach Name = ["surface.load", "surface.status"] in {
  def : SurfaceForm<Name, T, SurfaceCoords>;
  def : Bindless<Name, T, BankCoords>;
}
def : SurfaceForm<"surface.store", VoidTy, !listconcat(SurfaceCoords, [T])>;
def : Bindless<"surface.store", VoidTy, !listconcat(BankCoords, [T])>;
def : SurfaceForm<"surface.load.cbank", T, BankCoords>;
def : SurfaceForm<"surface.store.cbank", VoidTy,
                  !listconcat(BankCoords, [T])>;
}
