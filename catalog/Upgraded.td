//===- Upgraded.td - Intrinsics of older LLVM --------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// NVVM intrinsics that LLVM no longer has. When it reads a call of one, it
// replaces the call without checking the types of the operands; so they are
// compared with these first. Intrinsics that only newer versions of LLVM have
// are replaced by inline assembly in the same way.
//
//===----------------------------------------------------------------------===//

/// llvm.nvvm.`name`. If the name ends in a period, types follow it, such as
/// `types`, and pointers may point to any address space. The last operand must
/// be a constant, such as `last`, unless that is empty.
class Upgraded<string name, string result, list<string> parameters,
               string types = "", string last = ""> {
  string Name = name;
  string Result = result;
  list<string> Parameters = parameters;
  string Types = types;
  string Last = last;
  // What a call of a newer intrinsic becomes.
  string Assembly = "";
  string Constraints = "";
  string Value = "";
  bit HasEffects = 0;
  bit IsConvergent = 0;
}

/// An intrinsic of a version of LLVM that is newer than the one in use. It reads
/// and writes no memory unless it has effects. If there is a value, the last
/// operand is a constant that chooses between rows and is no operand of the
/// assembly. Without assembly, the call without that operand is one of LLVM's own
/// intrinsic of that name.
class Newer<string name, string result, list<string> parameters,
            string assembly, string constraints>
    : Upgraded<name, result, parameters> {
  let Assembly = assembly;
  let Constraints = constraints;
}

def : Upgraded<"abs.bf16", "bfloat", ["bfloat"]>;
def : Upgraded<"abs.bf16x2", "<2 x bfloat>", ["<2 x bfloat>"]>;
def : Upgraded<"abs.i", "i32", ["i32"]>;
def : Upgraded<"abs.ll", "i64", ["i64"]>;
def : Upgraded<"atomic.load.add.f32.", "float",
               ["ptr addrspace(1)", "float"], "p1">;
def : Upgraded<"atomic.load.add.f64.", "double",
               ["ptr addrspace(1)", "double"], "p1">;
def : Upgraded<"atomic.load.dec.32.", "i32", ["ptr addrspace(1)", "i32"], "p1">;
def : Upgraded<"atomic.load.inc.32.", "i32", ["ptr addrspace(1)", "i32"], "p1">;
def : Upgraded<"bar.sync", "void", ["i32"]>;
def : Upgraded<"barrier", "void", ["i32", "i32"]>;
def : Upgraded<"barrier.n", "void", ["i32"]>;
def : Upgraded<"barrier.sync", "void", ["i32"]>;
def : Upgraded<"barrier.sync.cnt", "void", ["i32", "i32"]>;
def : Upgraded<"barrier0", "void", []>;
def : Upgraded<"barrier0.and", "i32", ["i32"]>;
def : Upgraded<"barrier0.or", "i32", ["i32"]>;
def : Upgraded<"barrier0.popc", "i32", ["i32"]>;
def : Upgraded<"bitcast.d2ll", "i64", ["double"]>;
def : Upgraded<"bitcast.f2i", "i32", ["float"]>;
def : Upgraded<"bitcast.i2f", "float", ["i32"]>;
def : Upgraded<"bitcast.ll2d", "double", ["i64"]>;
def : Upgraded<"brev32", "i32", ["i32"]>;
def : Upgraded<"brev64", "i64", ["i64"]>;
def : Upgraded<"clz.i", "i32", ["i32"]>;
def : Upgraded<"clz.ll", "i32", ["i64"]>;
def : Upgraded<"ex2.approx.d", "double", ["double"]>;
def : Upgraded<"ex2.approx.f", "float", ["float"]>;
def : Upgraded<"ex2.approx.ftz.f", "float", ["float"]>;
def : Upgraded<"fabs.d", "double", ["double"]>;
def : Upgraded<"fabs.f", "float", ["float"]>;
def : Upgraded<"fabs.ftz.f", "float", ["float"]>;
def : Upgraded<"h2f", "float", ["i16"]>;
// The last operand is an alignment.
def : Upgraded<"ldg.global.f.", "float",
               ["ptr addrspace(1)", "i32"], "f32.p1", "4">;
def : Upgraded<"ldg.global.i.", "i32",
               ["ptr addrspace(1)", "i32"], "i32.p1", "4">;
def : Upgraded<"ldg.global.p.", "ptr",
               ["ptr addrspace(1)", "i32"], "p0.p1", "4">;
def : Upgraded<"max.i", "i32", ["i32", "i32"]>;
def : Upgraded<"max.ll", "i64", ["i64", "i64"]>;
def : Upgraded<"max.s", "i16", ["i16", "i16"]>;
def : Upgraded<"max.ui", "i32", ["i32", "i32"]>;
def : Upgraded<"max.ull", "i64", ["i64", "i64"]>;
def : Upgraded<"max.us", "i16", ["i16", "i16"]>;
def : Upgraded<"min.i", "i32", ["i32", "i32"]>;
def : Upgraded<"min.ll", "i64", ["i64", "i64"]>;
def : Upgraded<"min.s", "i16", ["i16", "i16"]>;
def : Upgraded<"min.ui", "i32", ["i32", "i32"]>;
def : Upgraded<"min.ull", "i64", ["i64", "i64"]>;
def : Upgraded<"min.us", "i16", ["i16", "i16"]>;
def : Upgraded<"popc.i", "i32", ["i32"]>;
def : Upgraded<"popc.ll", "i32", ["i64"]>;
def : Upgraded<"ptr.constant.to.gen.", "ptr", ["ptr addrspace(4)"], "p0.p4">;
def : Upgraded<"ptr.gen.to.constant.", "ptr addrspace(4)", ["ptr"], "p4.p0">;
def : Upgraded<"ptr.gen.to.global.", "ptr addrspace(1)", ["ptr"], "p1.p0">;
def : Upgraded<"ptr.gen.to.local.", "ptr addrspace(5)", ["ptr"], "p5.p0">;
def : Upgraded<"ptr.gen.to.param.", "ptr addrspace(101)", ["ptr"], "p101.p0">;
def : Upgraded<"ptr.gen.to.shared.", "ptr addrspace(3)", ["ptr"], "p3.p0">;
def : Upgraded<"ptr.global.to.gen.", "ptr", ["ptr addrspace(1)"], "p0.p1">;
def : Upgraded<"ptr.local.to.gen.", "ptr", ["ptr addrspace(5)"], "p0.p5">;
def : Upgraded<"ptr.param.to.gen.", "ptr", ["ptr addrspace(101)"], "p0.p101">;
def : Upgraded<"ptr.shared.to.gen.", "ptr", ["ptr addrspace(3)"], "p0.p3">;
def : Upgraded<"rotate.b32", "i32", ["i32", "i32"]>;
def : Upgraded<"rotate.b64", "i64", ["i64", "i32"]>;
def : Upgraded<"rotate.right.b64", "i64", ["i64", "i32"]>;
def : Upgraded<"swap.lo.hi.b64", "i64", ["i64"]>;

//===----------------------------------------------------------------------===//
// LLVM 23: conversions between pairs of floats of 16 and of fewer bits
//===----------------------------------------------------------------------===//

/// Two numbers of four bits occupy a byte, which the IR has no register for.
class IntoByte<string conversion, string operands> {
  string ret = "{ .reg .b8 byte; " # conversion # " byte, " # operands #
               "; cvt.u16.u8 $0, byte; }";
}
class FromByte<string conversion, string operands> {
  string ret = "{ .reg .b8 byte; cvt.u8.u16 byte, $1; " # conversion #
               " $0, byte" # operands # "; }";
}

defvar HalfPair = "<2 x half>";
defvar BFloatPair = "<2 x bfloat>";

foreach Relu = ["", ".relu"] in {
  foreach Ty = ["e2m3x2", "e3m2x2"] in
    def : Newer<"f16x2.to." # Ty # ".rn" # Relu # ".satfinite", "i16",
                [HalfPair],
                "cvt.rn.satfinite" # Relu # "." # Ty # ".f16x2 $0, $1;", "=h,r">;
  foreach Ty = ["e4m3x2", "e5m2x2", "e2m3x2", "e3m2x2"] in
    def : Newer<"bf16x2.to." # Ty # ".rn" # Relu # ".satfinite", "i16",
                [BFloatPair],
                "cvt.rn.satfinite" # Relu # "." # Ty # ".bf16x2 $0, $1;",
                "=h,r">;
  def : Newer<"f16x2.to.e2m1x2.rn" # Relu # ".satfinite", "i16", [HalfPair],
              IntoByte<"cvt.rn.satfinite" # Relu # ".e2m1x2.f16x2", "$1">.ret,
              "=h,r">;
  def : Newer<"bf16x2.to.e2m1x2.rn" # Relu # ".satfinite", "i16", [BFloatPair],
              IntoByte<"cvt.rn.satfinite" # Relu # ".e2m1x2.bf16x2", "$1">.ret,
              "=h,r">;
  defvar ToScaled = "cvt.rn.satfinite" # Relu # ".scaled::n2::ue8m0.s2f6x2.";
  def : Newer<"ff.to.s2f6x2.rn" # Relu # ".satfinite.scale.n2.ue8m0", "i16",
              ["float", "float", "i16"], ToScaled # "f32 $0, $1, $2, $3;",
              "=h,f,f,h">;
  def : Newer<"bf16x2.to.s2f6x2.rn" # Relu # ".satfinite.scale.n2.ue8m0",
              "i16", [BFloatPair, "i16"], ToScaled # "bf16x2 $0, $1, $2;",
              "=h,r,h">;
  foreach Sat = ["", ".satfinite"] in {
    defvar Name = ".to.bf16x2.rn" # Relu # Sat # ".scale.n2.ue8m0";
    defvar FromScaled = "cvt.rn" # Sat # Relu # ".scaled::n2::ue8m0.bf16x2.";
    foreach Ty = ["e4m3x2", "e5m2x2", "e2m3x2", "e3m2x2", "s2f6x2"] in
      def : Newer<Ty # Name, BFloatPair, ["i16", "i16"],
                  FromScaled # Ty # " $0, $1, $2;", "=r,h,h">;
    def : Newer<"e2m1x2" # Name, BFloatPair, ["i16", "i16"],
                FromByte<FromScaled # "e2m1x2", ", $2">.ret, "=r,h,h">;
  }
}

//===----------------------------------------------------------------------===//
// LLVM 24: conversions to and from unsigned floats of eight bits
//===----------------------------------------------------------------------===//

foreach Rnd = ["rn", "rz", "rp"] in
  foreach Sat = ["", ".satfinite"] in {
    defvar To = ".to.ue5m3x2." # Rnd # Sat;
    defvar Conversion = "cvt." # Rnd # Sat # ".ue5m3x2.";
    def : Newer<"ff" # To, "i16", ["float", "float"],
                Conversion # "f32 $0, $1, $2;", "=h,f,f">;
    def : Newer<"f16x2" # To, "i16", [HalfPair],
                Conversion # "f16x2 $0, $1;", "=h,r">;
    def : Newer<"bf16x2" # To, "i16", [BFloatPair],
                Conversion # "bf16x2 $0, $1;", "=h,r">;
  }
def : Newer<"ue5m3x2.to.f16x2.rn", HalfPair, ["i16"],
            "cvt.rn.f16x2.ue5m3x2 $0, $1;", "=r,h">;
foreach Sat = ["", ".satfinite"] in
  def : Newer<"ue5m3x2.to.bf16x2.rn" # Sat # ".scale.n2.ue8m0", BFloatPair,
              ["i16", "i16"],
              "cvt.rn" # Sat # ".scaled::n2::ue8m0.bf16x2.ue5m3x2 $0, $1, $2;",
              "=r,h,h">;

//===----------------------------------------------------------------------===//
// LLVM 24: conversions of floats that can make zeros positive
//===----------------------------------------------------------------------===//

/// A conversion with its last operand, which says whether results that are
/// negative zeros become positive. LLVM has had those of \p known without it.
multiclass PositiveZero<string name, string result, list<string> operands,
                        string conversion, string types, string constraints,
                        bit known> {
  defvar Operands = !if(!eq(!size(operands), 2), " $0, $1, $2;", " $0, $1;");
  foreach IsPositive = [0, 1] in
    def : Newer<name, result, !listconcat(operands, ["i1"]),
                !if(!and(known, !not(IsPositive)), "",
                    conversion # !if(IsPositive, ".pzo", "") # types #
                    Operands),
                !if(!and(known, !not(IsPositive)), "", constraints)> {
      let Value = !cast<string>(IsPositive);
    }
}

foreach Relu = ["", ".relu"] in {
  foreach Rnd = [".rn", ".rz"] in {
    defvar IsNearest = !eq(Rnd, ".rn");
    foreach Sat = ["", ".satfinite"] in {
      defvar Name = Rnd # Relu # Sat;
      defvar Cvt = "cvt" # Rnd # Relu # Sat;
      defm : PositiveZero<"ff2bf16x2" # Name, BFloatPair, ["float", "float"],
                          Cvt, ".bf16x2.f32", "=r,f,f", 1>;
      defm : PositiveZero<"ff2f16x2" # Name, HalfPair, ["float", "float"], Cvt,
                          ".f16x2.f32", "=r,f,f", 1>;
      defm : PositiveZero<"f2bf16" # Name, "bfloat", ["float"], Cvt,
                          ".bf16.f32", "=h,f", 1>;
      defm : PositiveZero<"f2f16" # Name, "half", ["float"], Cvt, ".f16.f32",
                          "=h,f", 1>;
    }
    defvar Saturating = "cvt" # Rnd # ".satfinite" # Relu;
    foreach Ty = ["e4m3x2", "e5m2x2"] in {
      defm : PositiveZero<"ff.to." # Ty # Rnd # Relu, "i16",
                          ["float", "float"], Saturating, "." # Ty # ".f32",
                          "=h,f,f", IsNearest>;
      defm : PositiveZero<"f16x2.to." # Ty # Rnd # Relu, "i16", [HalfPair],
                          Saturating, "." # Ty # ".f16x2", "=h,r", IsNearest>;
      defm : PositiveZero<"bf16x2.to." # Ty # Rnd # Relu # ".satfinite", "i16",
                          [BFloatPair], Saturating, "." # Ty # ".bf16x2",
                          "=h,r", 0>;
    }
    foreach Ty = ["e2m3x2", "e3m2x2"] in {
      defvar To = ".to." # Ty # Rnd # Relu # ".satfinite";
      defm : PositiveZero<"ff" # To, "i16", ["float", "float"], Saturating,
                          "." # Ty # ".f32", "=h,f,f", IsNearest>;
      defm : PositiveZero<"f16x2" # To, "i16", [HalfPair], Saturating,
                          "." # Ty # ".f16x2", "=h,r", 0>;
      defm : PositiveZero<"bf16x2" # To, "i16", [BFloatPair], Saturating,
                          "." # Ty # ".bf16x2", "=h,r", 0>;
    }
  }
  // LLVM 24 gave them the operand, too, but there is no such instruction.
  foreach Sat = ["", ".satfinite"] in {
    def : Newer<"ff2bf16x2.rs" # Relu # Sat, BFloatPair,
                ["float", "float", "i32", "i1"], "", ""> { let Value = "0"; }
    def : Newer<"ff2f16x2.rs" # Relu # Sat, HalfPair,
                ["float", "float", "i32", "i1"], "", ""> { let Value = "0"; }
  }
}

//===----------------------------------------------------------------------===//
// LLVM 24: matrices of four bits, widened as they are loaded
//===----------------------------------------------------------------------===//

/// Matrices of a kind that one instruction loads.
class Loaded<int count, string result, string operands, string constraints> {
  int Count = count;
  string Result = result;
  string Operands = operands;
  string Constraints = constraints;
}
foreach M = [Loaded<1, "i32", "{$0}, [$1]", "=r">,
             Loaded<2, "{ i32, i32 }", "{$0, $1}, [$2]", "=r,=r">,
             Loaded<4, "{ i32, i32, i32, i32 }", "{$0, $1, $2, $3}, [$4]",
                    "=r,=r,=r,=r">] in
  def : Newer<"ldmatrix.sync.aligned.m8n16.x" # M.Count # ".s8.s4.p3",
              M.Result, ["ptr addrspace(3)"],
              "ldmatrix.sync.aligned.m8n16.x" # M.Count # ".shared.s8.s4 " #
              M.Operands # ";", M.Constraints # ",l,~{memory}"> {
    let HasEffects = 1;
    let IsConvergent = 1;
  }

//===----------------------------------------------------------------------===//
// LLVM 23: asynchronous stores
//===----------------------------------------------------------------------===//

/// An integer of the IR, and the letter of its registers.
class StoredType<int width, string letter> {
  int Bits = width;
  string Letter = letter;
}
defvar Stored = [StoredType<8, "h">, StoredType<16, "h">, StoredType<32, "r">,
                 StoredType<64, "l">, StoredType<128, "q">];

/// Only stores to multimem take the byte from a wider register.
class StoredFrom<StoredType type, string words> {
  defvar Store = "st.async." # words # ".global.b" # type.Bits # " [$0], ";
  string ret = !if(!eq(type.Bits, 8),
                   "{ .reg .b8 byte; cvt.u8.u16 byte, $1; " # Store #
                   "byte; }",
                   Store # "$1;");
}

let HasEffects = 1 in {
foreach Ty = !filter(T, Stored, !ge(T.Bits, 32)) in
  def : Newer<"st.async.i" # Ty.Bits, "void",
              ["ptr addrspace(7)", "i" # Ty.Bits, "ptr addrspace(7)"],
              "st.async.shared::cluster.mbarrier::complete_tx::bytes.b" #
              Ty.Bits # " [$0], $1, [$2];", "l," # Ty.Letter # ",l,~{memory}">;
foreach Ty = !filter(T, Stored, !le(T.Bits, 64)) in {
  defvar Letters = "l," # Ty.Letter # ",~{memory}";
  foreach Scope = ["gpu", "sys"] in
    foreach Multimem = [0, 1] in
      def : Newer<"st.async." # Scope # ".i" # Ty.Bits, "void",
                  ["ptr addrspace(1)", "i" # Ty.Bits, "i1"],
                  !if(Multimem,
                      "multimem.st.async.release." # Scope # ".global.b" #
                      Ty.Bits # " [$0], $1;",
                      StoredFrom<Ty, "release." # Scope>.ret), Letters> {
        let Value = !cast<string>(Multimem);
      }
  def : Newer<"st.async.mmio.sys.i" # Ty.Bits, "void",
              ["ptr addrspace(1)", "i" # Ty.Bits],
              StoredFrom<Ty, "mmio.release.sys">.ret, Letters>;
}

//===----------------------------------------------------------------------===//
// LLVM 24: layouts of mbarrier objects
//===----------------------------------------------------------------------===//

foreach Space = [0, 3] in
  foreach Layout = [0, 1] in {
    defvar Pointer = !if(Space, "ptr addrspace(3)", "ptr");
    defvar Shared = !if(Space, ".shared::cta", "");
    def : Newer<"mbarrier.init.p" # Space, "void", [Pointer, "i32", "i32"],
                "mbarrier.init" # !if(Layout, ".layout::v1", "") # Shared #
                ".b64 [$0], $1;", "l,r,~{memory}"> {
      let Value = !cast<string>(Layout);
    }
    def : Newer<"mbarrier.check_layout.p" # Space, "i1", [Pointer, "i32"],
                "mbarrier.check_layout.layout::v" # Layout # Shared #
                ".b64 $0, [$1];", "=b,l,~{memory}"> {
      let Value = !cast<string>(Layout);
    }
  }
} // HasEffects
