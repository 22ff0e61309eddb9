//===- Texture.td - Textures and surfaces ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// A shape: its name in LLVM, its name in PTX and its dimensions. The index
/// into an array comes before the coordinates.
class Shape<string name, string ptx, int dims, bit isArray> {
  string Name = name;
  string PTX = ptx;
  int Dims = dims;
  int Coordinates = !add(dims, isArray);
}

def Shape1D : Shape<"1d", "1d", 1, 0>;
def Shape1DArray : Shape<"1d.array", "a1d", 1, 1>;
def Shape2D : Shape<"2d", "2d", 2, 0>;
def Shape2DArray : Shape<"2d.array", "a2d", 2, 1>;
def Shape3D : Shape<"3d", "3d", 3, 0>;
def ShapeCube : Shape<"cube", "cube", 3, 0>;
def ShapeCubeArray : Shape<"cube.array", "acube", 3, 1>;

defvar SurfaceShapes = [Shape1D, Shape1DArray, Shape2D, Shape2DArray, Shape3D];

/// "{$1, $2, $3, $3}": PTX takes one, two or four, and ignores the fourth if
/// there are three.
class Coordinates<int first, int n> {
  string ret = "{" # Arguments<first, n>.ret #
               !if(!eq(n, 3), ", $" # !add(first, 2), "") # "}";
}

/// The contents of a surface: "v2i16" in LLVM, ".v2.b16" in PTX. Bytes are
/// passed in 16-bit registers.
class SurfaceElement<int count, int width> {
  int Count = count;
  int Bits = width;
  string Name = !if(!eq(count, 1), "", "v" # count) # "i" # width;
  string PTX = !if(!eq(count, 1), "", ".v" # count) # ".b" # width;
}

foreach Bits = [8, 16, 32, 64] in
  foreach Count = !if(!eq(Bits, 64), [1, 2], [1, 2, 4]) in
    def : SurfaceElement<Count, Bits>;

/// The two ways to name a texture: one handle that includes the sampler, or one
/// handle for each.
class Handles<string prefix, int count, TextureMode mode> {
  string Prefix = prefix;
  int Count = count;
  TextureMode Mode = mode;
  string Operands = Arguments<0, count>.ret;
}
def OneHandle : Handles<"unified.", 1, UnifiedTextures>;
def TwoHandles : Handles<"", 2, IndependentTextures>;

let Family = "Texture" in {

//===----------------------------------------------------------------------===//
// Textures
//===----------------------------------------------------------------------===//

foreach H = [OneHandle, TwoHandles] in
  let Textures = H.Mode in {
    foreach S = [Shape1D, Shape1DArray, Shape2D, Shape2DArray, Shape3D,
                 ShapeCube, ShapeCubeArray] in
      foreach Ty = ["f32", "s32", "u32"] in {
        defvar Name = "tex." # H.Prefix # S.Name;
        defvar Where = "." # S.PTX # ".v4." # Ty #
                       ".f32 {$d0, $d1, $d2, $d3}, [" # H.Operands # ", " #
                       Coordinates<H.Count, S.Coordinates>.ret # "]";
        defvar Next = !add(H.Count, S.Coordinates);
        def : Row<Nvvm<Name # ".v4" # Ty # ".f32">.ret, "tex" # Where # ";">;
        def : Row<Nvvm<Name # ".level.v4" # Ty # ".f32">.ret,
                  "tex.level" # Where # ", $" # Next # ";">;
        // Gradients of cubes require a handle that includes the sampler.
        if !or(!eq(H.Count, 1), !eq(!find(S.Name, "cube"), -1)) then
          def : Row<Nvvm<Name # ".grad.v4" # Ty # ".f32">.ret,
                    "tex.grad" # Where # ", " #
                    Coordinates<Next, S.Dims>.ret # ", " #
                    Coordinates<!add(Next, S.Dims), S.Dims>.ret # ";">;
      }

    // Integer coordinates name a texel.
    foreach S = SurfaceShapes in
      foreach Ty = ["f32", "s32", "u32"] in
        def : Row<Nvvm<"tex." # H.Prefix # S.Name # ".v4" # Ty # ".s32">.ret,
                  "tex." # S.PTX # ".v4." # Ty #
                  ".s32 {$d0, $d1, $d2, $d3}, [" # H.Operands # ", " #
                  Coordinates<H.Count, S.Coordinates>.ret # "];">;

    // One component of the four texels that filtering would use.
    foreach Component = ["r", "g", "b", "a"] in
      foreach Ty = ["f32", "s32", "u32"] in
        def : Row<Nvvm<"tld4." # H.Prefix # Component # ".2d.v4" # Ty #
                       ".f32">.ret,
                  "tld4." # Component # ".2d.v4." # Ty #
                  ".f32 {$d0, $d1, $d2, $d3}, [" # H.Operands # ", " #
                  Coordinates<H.Count, 2>.ret # "];">;
  }

//===----------------------------------------------------------------------===//
// Surfaces
//===----------------------------------------------------------------------===//

foreach S = SurfaceShapes in
  foreach Element = !instances<SurfaceElement>() in {
    defvar At = "[$0, " # Coordinates<1, S.Coordinates>.ret # "]";
    defvar Values = "{" # Arguments<!add(S.Coordinates, 1),
                                    Element.Count>.ret # "}";
    foreach OutOfRange = ["clamp", "trap", "zero"] in {
      def : Row<Nvvm<"suld." # S.Name # "." # Element.Name # "." #
                     OutOfRange>.ret,
                "suld.b." # S.PTX # Element.PTX # "." # OutOfRange # " {" #
                !if(!eq(Element.Count, 1), "$d",
                    ResultParts<Element.Count>.ret) # "}, " # At # ";">;
      def : Row<Nvvm<"sust.b." # S.Name # "." # Element.Name # "." #
                     OutOfRange>.ret,
                "sust.b." # S.PTX # Element.PTX # "." # OutOfRange # " " # At #
                ", " # Values # ";">;
    }
    // Formatted stores only support words; LLVM has no 64-bit ones.
    if !eq(Element.Bits, 32) then
      def : Row<Nvvm<"sust.p." # S.Name # "." # Element.Name # ".trap">.ret,
                "sust.p." # S.PTX # Element.PTX # ".trap " # At # ", " #
                Values # ";">;
    else if !ne(Element.Bits, 64) then
      def : Unsupported<Nvvm<"sust.p." # S.Name # "." # Element.Name #
                             ".trap">.ret,
                        "PTX has formatted surface stores of 32-bit values "
                        "only", Nowhere>;
  }

//===----------------------------------------------------------------------===//
// Queries and handles
//===----------------------------------------------------------------------===//

foreach Op = ["txq", "suq"] in
  foreach Q = ["array_size", "channel_data_type", "channel_order", "depth",
               "height", "width"] in
    def : Row<Nvvm<Op # "." # Q>.ret, Op # "." # Q # ".b32 $d, [$0];">;
foreach Q = ["num_mipmap_levels", "num_samples"] in
  def : Row<Nvvm<"txq." # Q>.ret, "txq." # Q # ".b32 $d, [$0];">;

foreach Kind = ["sampler.samplerref", "surface.surfref", "texture.texref"] in
  def : Row<Nvvm<"istypep." # !substr(Kind, 0, 7)>.ret,
            "istypep." # !substr(Kind, 8) # " $d, $0;">;

// The handle of a variable is its address; argument 0 repeats its name.
def : Row<int_nvvm_texsurf_handle, "mov.u64 $d, $1;">;
let ByType = [For<["ptr", "ptr addrspace(3)"], Nowhere>] in
def : Row<int_nvvm_texsurf_handle_internal, "mov.u64 $d, $0;">;

} // let Family
