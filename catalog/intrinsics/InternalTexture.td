//===- InternalTexture.td - Textures and surfaces of libNVVM *- tablegen -*-===//
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

defvar FloatCoords = [I32Ty, I64Ty, I64Ty, F32Ty, F32Ty, F32Ty];
defvar ThreeI32 = [I32Ty, I32Ty, I32Ty];
defvar EightI32 = !listconcat(ThreeI32, ThreeI32, [I32Ty, I32Ty]);
defvar SixF32 = [F32Ty, F32Ty, F32Ty, F32Ty, F32Ty, F32Ty];
defvar Fetch = !listconcat(FloatCoords, [I32Ty, F32Ty]);

class TextureForm<string name, list<InternalType> params>
    : Carrier<name, [Form<V, params>]> {
  let Constants = Word<>.ret;
  let Fields = TextureWord;
  let Check = "SampleVector";
}
class SurfaceForm<string name, InternalType result, list<InternalType> params>
    : Carrier<name, [Form<result, params>]> {
  let Constants = Word<>.ret;
  let Fields = SurfaceWord;
}

let Category = "Texture and surface",
    NoPTX = "its handle and word belong to another back end; PTX has llvm.nvvm.tex.*, tld4.*, suld.* and sust.*" in {
def : TextureForm<"tex.fetch", Fetch>;
def : TextureForm<"tex.fetch.offset", !listconcat(Fetch, ThreeI32)>;
defvar Grad = !listconcat(FloatCoords, [I32Ty], SixF32);
def : TextureForm<"tex.fetch.grad", Grad>;
def : TextureForm<"tex.fetch.grad.offset", !listconcat(Grad, ThreeI32)>;
foreach Kind = ["proj", "compare"] in {
  def : TextureForm<"tex.fetch." # Kind, !listconcat(Fetch, [F32Ty])>;
  def : TextureForm<"tex.fetch." # Kind # ".grad",
                    !listconcat(Grad, [F32Ty])>;
}
def : TextureForm<"tex.fetch.proj.offset",
                  !listconcat(Fetch, [F32Ty], ThreeI32)>;
def : TextureForm<"tex.fetch.proj.compare",
                  !listconcat(Fetch, [F32Ty, F32Ty])>;
def : TextureForm<"tex.fetch.compare.offset",
                  !listconcat(Fetch, ThreeI32, [F32Ty])>;
defvar Gather = !listconcat(FloatCoords, [I32Ty, I32Ty]);
def : TextureForm<"tex.gather", Gather>;
def : TextureForm<"tex.gather.compare", !listconcat(Gather, [F32Ty])>;
def : TextureForm<"tex.gather.offset", !listconcat(Gather, ThreeI32)>;
def : TextureForm<"tex.gather.compare.offset",
                  !listconcat(Gather, ThreeI32, [F32Ty])>;
def : TextureForm<"tex.gather.offset.sampling", !listconcat(Gather, EightI32)>;
defvar Load = !listconcat([I32Ty, I64Ty, I64Ty], ThreeI32, ThreeI32);
let Check = "TexelVector" in {
def : TextureForm<"tex.load", Load>;
def : TextureForm<"tex.load.offset", !listconcat(Load, ThreeI32)>;
}
let Constants = Word<>.ret, Fields = TextureWord in {
def : Carrier<"tex.footprint",
              [Form<V4I32AndI1Ty, !listconcat(Fetch, [I32Ty])>]>;
def : Carrier<"tex.footprint.offset",
              [Form<V4I32AndI1Ty, !listconcat(Fetch, [I32Ty], ThreeI32)>]>;
def : Carrier<"tex.footprint.grad",
              [Form<V4I32AndI1Ty, !listconcat(Grad, [I32Ty])>]>;
}
let Constants = Word<>.ret in {
def : Carrier<"tex.query", [Form<I32Ty, [I32Ty, I64Ty, I32Ty]>]> {
  let Fields = QueryWord;
}
def : Carrier<"surface.query", [Form<I32Ty, [I32Ty, I64Ty, I32Ty]>]> {
  let Fields = QueryWord;
}
}
defvar SurfaceCoords = [I64Ty, I64Ty, I32Ty, I32Ty, I32Ty, I32Ty];
defvar BankCoords = !listconcat([I64Ty], ThreeI32, ThreeI32);
def : SurfaceForm<"surface.load", T, SurfaceCoords>;
def : SurfaceForm<"surface.store", VoidTy, !listconcat(SurfaceCoords, [T])>;
def : SurfaceForm<"surface.status", T, SurfaceCoords>;
def : SurfaceForm<"surface.load.cbank", T, BankCoords>;
def : SurfaceForm<"surface.store.cbank", VoidTy,
                  !listconcat(BankCoords, [T])>;
class Bindless<string name, list<Form> forms>
    : Carrier<name # ".bindless.offset", forms> {
  let Lowest = 120;
  let Older = "texsurf-bindless-gate";
  let Rejected = true;
  let Constants = Word<>.ret;
}
defvar FourI32 = !listconcat([I32Ty], ThreeI32);
defvar BindlessCoords = !listconcat([I32Ty], FourI32, [F32Ty, F32Ty, F32Ty]);
def : Bindless<"tex.fetch",
               [Form<V, !listconcat(BindlessCoords, [I32Ty, F32Ty])>]>;
def : Bindless<"tex.gather",
               [Form<V, !listconcat(BindlessCoords, [I32Ty, I32Ty])>]>;
def : Bindless<"tex.load",
               [Form<V, !listconcat([I32Ty], FourI32, ThreeI32, ThreeI32)>]>;
foreach Name = ["tex.query", "surface.query"] in
  def : Bindless<Name, [Form<I32Ty, FourI32>]>;
def : Bindless<"surface.load",
               [Form<T, !listconcat([I64Ty, I32Ty, I32Ty], FourI32)>]>;
let Signature = "as declared: the handle as i32 operands" in
foreach Name = ["tex.footprint", "tex.fetch.offset", "surface.store",
                "surface.status"] in
  def : Bindless<Name, []>;
}
