//===- InternalConvert.td - libNVVM's arithmetic -----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

class Rounding<int high, int low>
    : Field<0, "rounding", high, low, Names<["rn", "rm", "rp", "rz"], 1>.ret,
            "rounding-cvt">;
class Subword<string name, int high, int low, string rule>
    : Field<0, name, high, low,
            Names<["whole", "low half", "high half"]>.ret, rule>;

//===----------------------------------------------------------------------===//
// cvt.packfloat
//===----------------------------------------------------------------------===//

/// Modifiers of a conversion by the fields of its word.
class Modifiers<string rounding, string saturation, string relu> {
  string ret = "${rounding:{" # rounding #
      ";5=${!Unexpected rounding mode.};6=${!Unexpected rounding mode.};"
      "7=${!Unexpected rounding mode.};"
      "*=${!PTX has no such rounding for these types}}}${saturation:{" #
      saturation # ";*=${!Invalid Saturation Modifier.}}}${relu:{0=;1=" # relu #
      "}}";
}
defvar Saturating = "0=;1=.satfinite";
defvar OnlySaturating
    = "0=${!PTX has only saturating conversions to this type};1=.satfinite";
// Where the results are finite in any case.
defvar AlwaysFinite = "0=;1=";
defvar NotSaturating = "0=;1=${!PTX has no .satfinite for these types}";
defvar NoRelu = "${!PTX has no .relu for these types}";

/// A pair that is as wide as the result.
class ToWide<string types, string operands> {
  string ret = "cvt" # Modifiers<"1=.rn;4=.rz", Saturating, ".relu">.ret # types #
               " $d, " # operands # "$;";
}

/// A pair of `width` bits, and in the other half of the result operand `other`.
class ToNarrow<string modifiers, string types, int width, string operands,
               int other> {
  string ret = "{\n.reg .b" # width # " %pair;\n.reg .b32 %low, %high;\n"
      "cvt" # modifiers # types # " %pair, " # operands # ";\n"
      "cvt.u32.u" # width # " %low, %pair;\n${upper half:{"
      "0=shl.b32 %high, $" # other # ", 16$;\nor.b32 $d, %low, %high;"
      "1=shl.b32 %high, %low, 16$;\nor.b32 $d, %high, $" # other # "}};\n}";
}

/// A pair of `width` bits in the low bits of operand 1.
class FromNarrow<string modifiers, string types, int width> {
  string ret = "{\n.reg .b" # width # " %pair;\ncvt.u" # width #
               ".u32 %pair, $1;\ncvt" # modifiers # types # " $d, %pair;\n}";
}

class PackedFloatPTX {
  defvar ToSmall = Modifiers<"1=.rn", OnlySaturating, ".relu">.ret;
  defvar ToScale = Modifiers<"3=.rp;4=.rz", Saturating, NoRelu>.ret;
  defvar Exactly = Modifiers<"1=.rn", AlwaysFinite, ".relu">.ret;
  defvar NoForm = "*=${!PTX has no conversion between these types}";
  defvar FromFloats = "1=" # ToWide<".f16x2.f32", "$1, $2">.ret #
      ";2=" # ToNarrow<ToSmall, ".e4m3x2.f32", 16, "$1, $2", 3>.ret #
      ";3=" # ToNarrow<ToSmall, ".e5m2x2.f32", 16, "$1, $2", 3>.ret #
      ";4=" # ToWide<".bf16x2.f32", "$1, $2">.ret #
      ";5=" # ToNarrow<ToSmall, ".e2m1x2.f32", 8, "$1, $2", 3>.ret #
      ";6=" # ToNarrow<ToSmall, ".e2m3x2.f32", 16, "$1, $2", 3>.ret #
      ";7=" # ToNarrow<ToSmall, ".e3m2x2.f32", 16, "$1, $2", 3>.ret #
      ";8=" # ToNarrow<ToScale, ".ue8m0x2.f32", 16, "$1, $2", 3>.ret;
  defvar FromHalves = "2=" # ToNarrow<ToSmall, ".e4m3x2.f16x2", 16, "$1", 2>.ret #
      ";3=" # ToNarrow<ToSmall, ".e5m2x2.f16x2", 16, "$1", 2>.ret;
  defvar FromBFloats = "8=" # ToNarrow<ToScale, ".ue8m0x2.bf16x2", 16, "$1",
                                       2>.ret;
  defvar FromE5M2 = Modifiers<"1=.rn", NotSaturating, ".relu">.ret;
  defvar FromScale = Modifiers<"1=.rn", AlwaysFinite, NoRelu>.ret;
  // By the type of the source.
  defvar Sources = [
      FromFloats, FromHalves,
      "1=" # FromNarrow<Exactly, ".f16x2.e4m3x2", 16>.ret,
      "1=" # FromNarrow<FromE5M2, ".f16x2.e5m2x2", 16>.ret, FromBFloats,
      "1=" # FromNarrow<Exactly, ".f16x2.e2m1x2", 8>.ret,
      "1=" # FromNarrow<Exactly, ".f16x2.e2m3x2", 16>.ret,
      "1=" # FromNarrow<Exactly, ".f16x2.e3m2x2", 16>.ret,
      "4=" # FromNarrow<FromScale, ".bf16x2.ue8m0x2", 16>.ret];
  string ret = "${source type:{" #
      Cases<!foreach(S, Sources,
                     "${destination type:{" # S # ";" # NoForm # "}}")>.ret # ";" #
      NoForm # "}}";
}

/// Newer readers do not know type 12 either.
class LastPackedType<string name, int high, int low, string rule>
    : Only<Field<0, name, high, low, !foreach(I, !range(16), Value<I, "">), "">,
           [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15], rule> {
  let If = LacksPackedType12;
}

let Category = "Conversion", Constants = Word<>.ret in {
def : Carrier<"cvt", [Form<T, [I32Ty, S]>]> {
  let Lowest = 72;
  let Older = "convert-gate-base";
  let Check = "BFloat";
  let Fields = [
    Rounding<4, 2>,
    Subword<"source subword", 9, 7, "subword-src">,
    Subword<"destination subword", 12, 10, "subword-dest">,
    Reserved<0, 31, 24, "reserved-cvt-mode">,
    Free<0, "unassigned", 1, 0>,
    Free<0, "unassigned", 5, 5>,
    Free<0, "unsigned destination", 6, 6, Names<["no", "yes"]>.ret>,
    Free<0, "unassigned", 23, 13>
  ];
  let Example = [0x50];
  let Effects = "Pure";
}
def : Carrier<"cvt.packfloat", [Form<I32Ty, [I64Ty, I32Ty, I32Ty, I32Ty]>]> {
  let Lowest = 89;
  let Older = "convert-gate-ada";
  let Fields = [
    Field<0, "destination type", 3, 0,
          Names<["f16x2", "e4m3x2", "e5m2x2", "bf16x2", "e2m1x2", "e2m3x2",
                 "e3m2x2", "ue8m0x2", "9", "10", "11", "12"], 1>.ret,
          "convert-dst-type">,
    LastPackedType<"destination type", 3, 0, "convert-dst-type">,
    Field<0, "source type", 7, 4,
          Names<["f32", "f16x2", "e4m3x2", "e5m2x2", "bf16x2", "e2m1x2",
                 "e2m3x2", "e3m2x2", "ue8m0x2", "9", "10", "11", "12"]>.ret,
          "convert-src-type">,
    LastPackedType<"source type", 7, 4, "convert-src-type">,
    CheckHere,
    Free<0, "upper half", 8, 8, Names<["no", "yes"]>.ret>,
    Free<0, "relu", 9, 9, Names<["no", "yes"]>.ret>,
    Free<0, "rounding", 12, 10,
         Names<["none", "rn", "rm", "rp", "rz"]>.ret>,
    Free<0, "saturation", 16, 13, Names<["none", "satfinite"]>.ret>,
    Reserved<0, 63, 17, "reserved-cvt-mode">
  ];
  let Check = "PackedFloat";
  let Example = [0x401];
  let PTX = PackedFloatPTX<>.ret;
  let InRegisters = 1;
  let Effects = "Pure";
}
}

defvar ArithmeticFields = [
  Rounding<2, 0>,
  Reserved<0, 31, 10, "reserved-flags">,
  Free<0, "saturate", 3, 3, Names<["no", "yes"]>.ret>,
  Free<0, "unassigned", 9, 4>
];

let Category = "Arithmetic", Constants = Word<>.ret,
    Fields = ArithmeticFields, Example = [0x9], Effects = "Pure" in {
foreach Name = ["add", "mul", "div"] in
  def : Carrier<Name, [Form<Fl, [I32Ty, Fl, Fl]>]>;
// f64 has no .sat, and is not saturated.
def : Carrier<"sub", [Form<Fl, [I32Ty, Fl, Fl]>]> {
  defvar OfHalf = "${rounding:{1=;*=${!PTX rounds 16-bit floats to nearest "
                  "only}}}";
  defvar NoSaturation = "${!PTX has no .sat for bf16}";
  let PTX = "${d:{float=;double=;half=" # OfHalf # ";<2 x half>=" # OfHalf #
            ";bfloat=" # OfHalf # ";<2 x bfloat>=" # OfHalf # "}}sub"
            "${rounding:{" # Dotted<["rn", "rm", "rp", "rz"], 1>.ret # "}}"
            "${saturate:{0=;1=${d:{double=;bfloat=" # NoSaturation #
            ";<2 x bfloat>=" # NoSaturation # ";*=.sat}}}}${d:f} $d, $1, $2;";
}
def : Carrier<"fma", [Form<Fl, [I32Ty, Fl, Fl, Fl]>]>;
foreach Name = ["rcp", "sqrt"] in
  def : Carrier<Name, [Form<Fl, [I32Ty, Fl]>]>;
}
