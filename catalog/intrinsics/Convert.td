//===- Convert.td - Conversions ----------------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// sm_90 has them since PTX 7.8, sm_89 since 8.1.
def Narrow : Special<Blackwell, PTX86>;

let Family = "Convert" in {

class Convert<string name, string mods, string to, string from,
              Gate needs = Everywhere>
    : Row<Nvvm<name>.ret, "cvt" # mods # "." # to # "." # from # " $d, $0;",
          needs>;

/// Two floats into one packed register; the first goes to the high half.
class ConvertPair<string name, string mods, string to, Gate needs>
    : Row<Nvvm<name>.ret, "cvt" # mods # "." # to # ".f32 $d, $0, $1;", needs>;

//===----------------------------------------------------------------------===//
// Between f32, f64 and integers
//===----------------------------------------------------------------------===//

foreach Rnd = ["rn", "rz", "rm", "rp"] in {
  foreach Ftz = ["", ".ftz"] in {
    def : Convert<"d2f." # Rnd # Ftz, "." # Rnd # Ftz, "f32", "f64">;
    def : Convert<"f2i." # Rnd # Ftz, "." # Rnd # "i" # Ftz, "s32", "f32">;
    def : Convert<"f2ui." # Rnd # Ftz, "." # Rnd # "i" # Ftz, "u32", "f32">;
    def : Convert<"f2ll." # Rnd # Ftz, "." # Rnd # "i" # Ftz, "s64", "f32">;
    def : Convert<"f2ull." # Rnd # Ftz, "." # Rnd # "i" # Ftz, "u64", "f32">;
  }
  def : Convert<"d2i." # Rnd, "." # Rnd # "i", "s32", "f64">;
  def : Convert<"d2ui." # Rnd, "." # Rnd # "i", "u32", "f64">;
  def : Convert<"d2ll." # Rnd, "." # Rnd # "i", "s64", "f64">;
  def : Convert<"d2ull." # Rnd, "." # Rnd # "i", "u64", "f64">;
  foreach To = ["f.f32", "d.f64"] in {
    defvar Letter = !substr(To, 0, 1);
    defvar Ty = !substr(To, 2);
    def : Convert<"i2" # Letter # "." # Rnd, "." # Rnd, Ty, "s32">;
    def : Convert<"ui2" # Letter # "." # Rnd, "." # Rnd, Ty, "u32">;
    def : Convert<"ll2" # Letter # "." # Rnd, "." # Rnd, Ty, "s64">;
    def : Convert<"ull2" # Letter # "." # Rnd, "." # Rnd, Ty, "u64">;
  }
}

// A double and its two halves.
def : Row<int_nvvm_d2i_lo, "{ .reg .b32 %hi; mov.b64 {$d, %hi}, $0; }">;
def : Row<int_nvvm_d2i_hi, "{ .reg .b32 %lo; mov.b64 {%lo, $d}, $0; }">;
def : Row<int_nvvm_lohi_i2d, "mov.b64 $d, {$0, $1};">;

//===----------------------------------------------------------------------===//
// Half, bfloat, tf32
//===----------------------------------------------------------------------===//

def : Convert<"f2h.rn", ".rn", "f16", "f32">;
def : Convert<"f2h.rn.ftz", ".rn.ftz", "f16", "f32">;
// A bfloat is the upper half of the float with the same value.
foreach Ftz = ["", ".ftz"] in
  def : Row<Nvvm<"bf2h.rn" # Ftz>.ret,
            "{ .reg .b32 %wide; mov.b32 %wide, {0, $0}; cvt.rn" # Ftz #
            ".f16.f32 $d, %wide; }">;

foreach Rnd = ["rn", "rz"] in {
  def : Convert<"f2f16." # Rnd, "." # Rnd, "f16", "f32">;
  def : Convert<"f2f16." # Rnd # ".relu", "." # Rnd # ".relu", "f16", "f32",
                From<80, PTX70>>;
  def : Convert<"f2f16." # Rnd # ".satfinite", "." # Rnd # ".satfinite", "f16",
                "f32", From<75, PTX81>>;
  def : Convert<"f2f16." # Rnd # ".relu.satfinite",
                "." # Rnd # ".relu.satfinite", "f16", "f32", From<80, PTX81>>;
  foreach Relu = ["", ".relu"] in {
    def : Convert<"f2bf16." # Rnd # Relu, "." # Rnd # Relu, "bf16", "f32",
                  From<80, PTX70>>;
    def : Convert<"f2bf16." # Rnd # Relu # ".satfinite",
                  "." # Rnd # Relu # ".satfinite", "bf16", "f32",
                  From<80, PTX81>>;
    foreach Ty = ["f16x2", "bf16x2"] in {
      def : ConvertPair<"ff2" # Ty # "." # Rnd # Relu, "." # Rnd # Relu, Ty,
                        From<80, PTX70>>;
      def : ConvertPair<"ff2" # Ty # "." # Rnd # Relu # ".satfinite",
                        "." # Rnd # Relu # ".satfinite", Ty, From<80, PTX81>>;
    }
    def : Convert<"f2tf32." # Rnd # Relu, "." # Rnd # Relu, "tf32", "f32",
                  From<90, PTX78>>;
    def : Convert<"f2tf32." # Rnd # Relu # ".satfinite",
                  "." # Rnd # Relu # ".satfinite", "tf32", "f32",
                  From<100, PTX86>>;
  }
}
def : Convert<"f2tf32.rna", ".rna", "tf32", "f32", From<80, PTX70>>;
def : Convert<"f2tf32.rna.satfinite", ".rna.satfinite", "tf32", "f32",
              From<80, PTX81>>;

// Stochastic rounding takes random bits in the last operand.
let InRegisters = 1 in {
foreach Ty = ["f16x2", "bf16x2"] in
  foreach Mod = ["", ".relu", ".satfinite", ".relu.satfinite"] in
    def : Row<Nvvm<"ff2" # Ty # ".rs" # Mod>.ret,
              "cvt.rs" # Mod # "." # Ty # ".f32 $d, $0, $1, $2;",
              Exactly<[100, 103], PTX87>>;
foreach Ty = ["e4m3x4", "e5m2x4", "e2m3x4", "e3m2x4", "e2m1x4"] in
  foreach Relu = ["", ".relu"] in
    def : Row<Nvvm<"f32x4.to." # Ty # ".rs" # Relu # ".satfinite">.ret,
              "cvt.rs" # Relu # ".satfinite." # Ty # ".f32 $d, " #
              "{${0.0}, ${0.1}, ${0.2}, ${0.3}}, $1;",
              Exactly<[100, 103], PTX87>>;
} // InRegisters

//===----------------------------------------------------------------------===//
// Eight bits and less
//===----------------------------------------------------------------------===//

foreach Relu = ["", ".relu"] in {
  foreach Ty = ["e4m3x2", "e5m2x2"] in {
    def : ConvertPair<"ff.to." # Ty # ".rn" # Relu, ".rn.satfinite" # Relu, Ty,
                      Fp8>;
    def : Convert<"f16x2.to." # Ty # ".rn" # Relu, ".rn.satfinite" # Relu, Ty,
                  "f16x2", Fp8>;
    def : Convert<Ty # ".to.f16x2.rn" # Relu, ".rn" # Relu, "f16x2", Ty, Fp8>;
  }
  foreach Ty = ["e2m3x2", "e3m2x2"] in {
    def : ConvertPair<"ff.to." # Ty # ".rn" # Relu # ".satfinite",
                      ".rn.satfinite" # Relu, Ty, Narrow>;
    def : Convert<Ty # ".to.f16x2.rn" # Relu, ".rn" # Relu, "f16x2", Ty,
                  Narrow>;
  }
  // Pairs of four-bit values occupy a byte, which the IR has no register for.
  def : Row<Nvvm<"ff.to.e2m1x2.rn" # Relu # ".satfinite">.ret,
            "{ .reg .b8 %byte; cvt.rn.satfinite" # Relu #
            ".e2m1x2.f32 %byte, $0, $1; cvt.u16.u8 $d, %byte; }", Narrow>;
  def : Row<Nvvm<"e2m1x2.to.f16x2.rn" # Relu>.ret,
            "{ .reg .b8 %byte; cvt.u8.u16 %byte, $0; cvt.rn" # Relu #
            ".f16x2.e2m1x2 $d, %byte; }", Narrow>;
}
foreach Rnd = ["rz", "rp"] in
  foreach Sat = ["", ".satfinite"] in {
    def : ConvertPair<"ff.to.ue8m0x2." # Rnd # Sat, "." # Rnd # Sat, "ue8m0x2",
                      Narrow>;
    def : Convert<"bf16x2.to.ue8m0x2." # Rnd # Sat, "." # Rnd # Sat, "ue8m0x2",
                  "bf16x2", Narrow>;
  }
def : Convert<"ue8m0x2.to.bf16x2", ".rn", "bf16x2", "ue8m0x2", Narrow>;

} // let Family
