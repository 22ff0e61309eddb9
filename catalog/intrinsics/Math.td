//===- Math.td - Floating-point arithmetic -----------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

/// Flushes the bfloat, or both bfloats, in a register of this name.
class FlushBfloat<string reg> {
  string ret = "mov.b32 %wide, {0, %" # reg # "};\n"
               "mul.ftz.f32 %wide, %wide, 0f3F800000;\n"
               "mov.b32 {%zero, %" # reg # "}, %wide;\n";
}
class FlushBfloats<string reg> {
  string ret = "shl.b32 %low, %" # reg # ", 16;\n"
               "mul.ftz.f32 %low, %low, 0f3F800000;\n"
               "and.b32 %high, %" # reg # ", 0xFFFF0000;\n"
               "mul.ftz.f32 %high, %high, 0f3F800000;\n"
               "prmt.b32 %" # reg # ", %low, %high, 0x7632;\n";
}

let Family = "Math" in {

/// An operation of `operands` operands: its name in LLVM and its mnemonic.
class Float<string name, string mnemonic, int operands, Gate needs = Everywhere>
    : Row<Nvvm<name>.ret, mnemonic # " " # Operands<operands>.ret # ";", needs>;

//===----------------------------------------------------------------------===//
// Arithmetic with a rounding mode
//===----------------------------------------------------------------------===//

foreach Rnd = ["rn", "rz", "rm", "rp"] in {
  foreach Op = ["add", "mul", "div"] in {
    def : Float<Op # "." # Rnd # ".d", Op # "." # Rnd # ".f64", 2>;
    def : Float<Op # "." # Rnd # ".f", Op # "." # Rnd # ".f32", 2>;
    def : Float<Op # "." # Rnd # ".ftz.f", Op # "." # Rnd # ".ftz.f32", 2>;
  }
  def : Float<"add." # Rnd # ".sat.f", "add." # Rnd # ".sat.f32", 2>;
  def : Float<"add." # Rnd # ".ftz.sat.f", "add." # Rnd # ".ftz.sat.f32", 2>;

  def : Float<"fma." # Rnd # ".d", "fma." # Rnd # ".f64", 3>;
  foreach Mod = ["", ".ftz", ".sat", ".ftz.sat"] in
    def : Float<"fma." # Rnd # Mod # ".f", "fma." # Rnd # Mod # ".f32", 3>;

  foreach Op = ["rcp", "sqrt"] in {
    def : Float<Op # "." # Rnd # ".d", Op # "." # Rnd # ".f64", 1>;
    def : Float<Op # "." # Rnd # ".f", Op # "." # Rnd # ".f32", 1>;
    def : Float<Op # "." # Rnd # ".ftz.f", Op # "." # Rnd # ".ftz.f32", 1>;
  }
}

// Two 16-bit floats in one register count as a type of their own.
foreach Ty = ["f16", "f16x2"] in {
  foreach Mod = ["", ".ftz", ".sat", ".ftz.sat"] in
    def : Float<"fma.rn" # Mod # "." # Ty, "fma.rn" # Mod # "." # Ty, 3,
                From<53, PTX42>>;
  foreach Mod = [".relu", ".ftz.relu"] in
    def : Float<"fma.rn" # Mod # "." # Ty, "fma.rn" # Mod # "." # Ty, 3,
                From<80, PTX70>>;
}
foreach Ty = ["bf16", "bf16x2"] in {
  foreach Mod = ["", ".relu"] in
    def : Float<"fma.rn" # Mod # "." # Ty, "fma.rn" # Mod # "." # Ty, 3,
                From<80, PTX70>>;
}
// PTX neither flushes nor saturates bfloats. A bfloat is the upper half of the
// float with the same value, and if one is subnormal, so is the other; so it is
// flushed as a float.
defvar BfloatFmaModifiers = [".ftz", ".sat", ".ftz.sat", ".ftz.relu"];
foreach Mod = BfloatFmaModifiers in {
  defvar Flushes = !ne(Mod, ".sat");
  defvar Saturates = !ne(!find(Mod, "sat"), -1);
  defvar Relu = !subst(".ftz", "", !subst(".sat", "", Mod));
  def : Row<Nvvm<"fma.rn" # Mod # ".bf16">.ret,
            "{ .reg .b16 %a, %b, %c, %zero; .reg .f32 %wide;\n" #
            !interleave(!foreach(I, [0, 1, 2],
                "mov.b16 %" # !substr("abc", I, 1) # ", $" # I # ";\n" #
                !if(Flushes, FlushBfloat<!substr("abc", I, 1)>.ret, "")), "") #
            "fma.rn" # Relu # ".bf16 %a, %a, %b, %c;\n" #
            !if(Flushes, FlushBfloat<"a">.ret, "") #
            !if(Saturates, "mov.b16 %zero, 0x0000;\n"
                           "max.bf16 %a, %a, %zero;\n"
                           "mov.b16 %b, 0x3F80;\n"
                           "min.bf16 %a, %a, %b;\n", "") #
            "mov.b16 $d, %a; }", From<80, PTX70>>;
  def : Row<Nvvm<"fma.rn" # Mod # ".bf16x2">.ret,
            "{ .reg .b32 %a, %b, %c, %zero; .reg .f32 %low, %high;\n" #
            !interleave(!foreach(I, [0, 1, 2],
                "mov.b32 %" # !substr("abc", I, 1) # ", $" # I # ";\n" #
                !if(Flushes, FlushBfloats<!substr("abc", I, 1)>.ret, "")), "") #
            "fma.rn" # Relu # ".bf16x2 %a, %a, %b, %c;\n" #
            !if(Flushes, FlushBfloats<"a">.ret, "") #
            !if(Saturates, "mov.b32 %zero, 0;\n"
                           "max.bf16x2 %a, %a, %zero;\n"
                           "mov.b32 %b, 0x3F803F80;\n"
                           "min.bf16x2 %a, %a, %b;\n", "") #
            "mov.b32 $d, %a; }", From<80, PTX70>>;
}

//===----------------------------------------------------------------------===//
// Approximations
//===----------------------------------------------------------------------===//

foreach Ftz = ["", ".ftz"] in {
  foreach Op = ["sin", "cos", "lg2", "sqrt", "rsqrt"] in
    def : Float<Op # ".approx" # Ftz # ".f", Op # ".approx" # Ftz # ".f32", 1>;
  def : Float<"div.approx" # Ftz # ".f", "div.approx" # Ftz # ".f32", 2>;
  def : Float<"div.full" # Ftz, "div.full" # Ftz # ".f32", 2>;
  def : Float<"rsqrt.approx" # Ftz # ".d", "rsqrt.approx" # Ftz # ".f64", 1>;
}
def : Float<"rcp.approx.ftz.f", "rcp.approx.ftz.f32", 1>;
def : Float<"rcp.approx.ftz.d", "rcp.approx.ftz.f64", 1>;
// The denormal mode of the function decides whether it flushes.
def : Float<"sqrt.f", "sqrt.rn${d:z}.f32", 1>;
def : Unsupported<int_nvvm_lg2_approx_d, "PTX has no lg2 of f64", Nowhere>;

let ByLane = 1 in {
let ByType = [For<["half", "<2 x half>"], From<75, PTX70>>,
              For<["bfloat", "<2 x bfloat>", "double", "other"], Nowhere>] in
  def : Row<int_nvvm_ex2_approx, "ex2.approx${d:f} $d, $0;">;
let ByType = [For<["bfloat", "<2 x bfloat>"], From<90, PTX78>>,
              For<["half", "<2 x half>", "double", "other"], Nowhere>] in
  def : Row<int_nvvm_ex2_approx_ftz, "ex2.approx.ftz${d:f} $d, $0;">;
} // let ByLane

//===----------------------------------------------------------------------===//
// Minimum and maximum
//===----------------------------------------------------------------------===//

class MinMax<string op, string mods, string type, Gate needs>
    : Float<"f" # op # !tolower(mods) # "." # type,
            op # mods # "." # !cond(!eq(type, "d") : "f64",
                                    !eq(type, "f") : "f32",
                                    true : type),
            2, needs>;

foreach Op = ["min", "max"] in {
  def : MinMax<Op, "", "d", Everywhere>;
  foreach Ftz = ["", ".ftz"] in {
    def : MinMax<Op, Ftz, "f", Everywhere>;
    foreach Ty = ["f16", "f16x2"] in
      def : MinMax<Op, Ftz, Ty, From<80, PTX70>>;
    foreach Ty = ["f", "f16", "f16x2"] in {
      def : MinMax<Op, Ftz # ".NaN", Ty, From<80, PTX70>>;
      foreach NaN = ["", ".NaN"] in
        def : MinMax<Op, Ftz # NaN # ".xorsign.abs", Ty, From<86, PTX72>>;
    }
  }
  foreach Ty = ["bf16", "bf16x2"] in {
    foreach NaN = ["", ".NaN"] in {
      def : MinMax<Op, NaN, Ty, From<80, PTX70>>;
      def : MinMax<Op, NaN # ".xorsign.abs", Ty, From<86, PTX72>>;
    }
  }
  // Flushing is done on the float with the same value.
  foreach Mods = ["", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs"] in {
    defvar Of = "f" # Op # ".ftz" # !tolower(Mods) # ".";
    defvar Do = Op # ".ftz" # Mods # ".f32 ";
    defvar Needs = !if(!eq(!find(Mods, "abs"), -1), From<80, PTX70>,
                       From<86, PTX72>);
    def : Row<Nvvm<Of # "bf16">.ret,
              "{ .reg .b16 %zero; .reg .f32 %a, %b;\n"
              "mov.b32 %a, {0, $0};\n"
              "mov.b32 %b, {0, $1};\n" #
              Do # "%a, %a, %b;\n"
              "mov.b32 {%zero, $d}, %a; }", Needs>;
    def : Row<Nvvm<Of # "bf16x2">.ret,
              "{ .reg .b32 %a, %b; .reg .f32 %low, %high;\n"
              "shl.b32 %a, $0, 16;\n"
              "shl.b32 %b, $1, 16;\n" #
              Do # "%low, %a, %b;\n"
              "and.b32 %a, $0, 0xFFFF0000;\n"
              "and.b32 %b, $1, 0xFFFF0000;\n" #
              Do # "%high, %a, %b;\n"
              "prmt.b32 $d, %low, %high, 0x7632; }", Needs>;
  }
}

//===----------------------------------------------------------------------===//
// Sign, rounding to integers, saturation, moves
//===----------------------------------------------------------------------===//

let ByLane = 1 in {
let ByType = [For<["half", "<2 x half>"], From<53, PTX65>>,
              For<["bfloat", "<2 x bfloat>"], From<80, PTX70>>,
              For<["other"], Nowhere>] in
  def : Row<int_nvvm_fabs, "abs${d:f} $d, $0;">;
let ByType = [For<["half", "<2 x half>"], From<53, PTX65>>,
              For<["bfloat", "<2 x bfloat>", "double", "other"], Nowhere>] in
  def : Row<int_nvvm_fabs_ftz, "abs.ftz${d:f} $d, $0;">;
} // let ByLane
foreach Ty = ["bf16", "bf16x2"] in
  def : Float<"neg." # Ty, "neg." # Ty, 1, From<80, PTX70>>;

foreach Op = ["ceil.rpi", "floor.rmi", "round.rni", "trunc.rzi"] in {
  defvar Name = !substr(Op, 0, !find(Op, "."));
  defvar Rnd = !substr(Op, !find(Op, "."));
  def : Float<Name # ".d", "cvt" # Rnd # ".f64.f64", 1>;
  def : Float<Name # ".f", "cvt" # Rnd # ".f32.f32", 1>;
  def : Float<Name # ".ftz.f", "cvt" # Rnd # ".ftz.f32.f32", 1>;
}
def : Float<"saturate.d", "cvt.sat.f64.f64", 1>;
def : Float<"saturate.f", "cvt.sat.f32.f32", 1>;
def : Float<"saturate.ftz.f", "cvt.ftz.sat.f32.f32", 1>;
def : Float<"move.double", "mov.f64", 1>;
def : Float<"move.float", "mov.f32", 1>;

} // let Family
