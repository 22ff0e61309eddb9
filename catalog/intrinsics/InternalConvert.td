//===- InternalConvert.td - Conversions and arithmetic of libNVVM *- tablegen -*-===//
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

let Category = "Conversion", Constants = Word<>.ret in {
def : Carrier<"cvt", [Form<T, [I32Ty, S]>]> {
  let Lowest = 72;
  let Older = "convert-gate-base";
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
}
def : Carrier<"cvt.packfloat", [Form<I32Ty, [I64Ty, I32Ty, I32Ty, I32Ty]>]> {
  let Lowest = 89;
  let Older = "convert-gate-ada";
  let Fields = [
    Field<0, "destination type", 3, 0,
          Names<["f16x2", "e4m3x2", "e5m2x2", "bf16x2", "e2m1x2", "e2m3x2",
                 "e3m2x2", "ue8m0x2", "9", "10", "11", "12"], 1>.ret,
          "convert-dst-type">,
    Field<0, "source type", 7, 4,
          Names<["f32", "f16x2", "e4m3x2", "e5m2x2", "bf16x2", "e2m1x2",
                 "e2m3x2", "e3m2x2", "ue8m0x2", "9", "10", "11", "12"]>.ret,
          "convert-src-type">,
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
}
}

defvar ArithmeticFields = [
  Rounding<2, 0>,
  Reserved<0, 31, 10, "reserved-flags">,
  Free<0, "saturate", 3, 3, Names<["no", "yes"]>.ret>,
  Free<0, "unassigned", 9, 4>
];

let Category = "Arithmetic", Constants = Word<>.ret,
    Fields = ArithmeticFields, Example = [0x9] in {
foreach Name = ["add", "sub", "mul", "div"] in
  def : Carrier<Name, [Form<Fl, [I32Ty, Fl, Fl]>]>;
def : Carrier<"fma", [Form<Fl, [I32Ty, Fl, Fl, Fl]>]>;
foreach Name = ["rcp", "sqrt"] in
  def : Carrier<Name, [Form<Fl, [I32Ty, Fl]>]>;
}
