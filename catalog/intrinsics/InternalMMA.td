//===- InternalMMA.td - Matrix multiplication of libNVVM ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def C : TypeVariable<"C">;
def A : TypeVariable<"A">;
def B : TypeVariable<"B">;

defvar Elements = [Value<1, "b1">, Value<2, "u4">, Value<3, "s4">,
                   Value<4, "u8">, Value<5, "s8">, Value<6, "f16">,
                   Value<7, "bf16">, Value<8, "tf32">, Value<9, "f64">,
                   Value<12, "e4m3">, Value<13, "e5m2">];
defvar Shapes = [Value<0x1, "8x8x4">, Value<0x2, "8x8x16">,
                 Value<0x3, "8x8x32">, Value<0x4, "8x8x64">,
                 Value<0x5, "8x8x128">, Value<0x6, "8x32x16">,
                 Value<0x10, "16x8x4">, Value<0x11, "16x8x8">,
                 Value<0x12, "16x8x16">, Value<0x13, "16x8x32">,
                 Value<0x14, "16x8x64">, Value<0x15, "16x8x128">,
                 Value<0x16, "16x8x256">, Value<0x17, "16x16x16">,
                 Value<0x18, "32x8x16">, Value<0x19, "16x16x8">];

let Category = "Matrix", Effects = "Collective", Constants = Word<"const-arg-arg0">.ret in {
def : Carrier<"mma", [Form<C, [I64Ty, A, B, C]>]> {
  let Fields = [
    Reserved<0, 31, 30, "reserved-mma-word">,
    Reserved<0, 63, 54, "reserved-mma-word">,
    Field<0, "MNK", 39, 32, Shapes, "mma-mnk">,
    Field<0, "A type", 15, 8, Elements, "mma-a-type">,
    CheckHere,
    Free<0, "rounding", 2, 0,
         Names<["none", "rn", "rm", "rp", "rz"]>.ret>,
    Free<0, "unassigned", 3, 3>,
    Free<0, "operation", 7, 4,
         Names<["mma", "xor.popc", "and.popc"]>.ret>,
    Free<0, "B type", 23, 16, Elements>,
    Free<0, "unassigned", 29, 24>,
    Free<0, "accumulators", 47, 40, [Value<6, "f16">]>,
    Free<0, "unassigned", 53, 48>
  ];
  let Check = "MMAWord";
  let Example = [0x1200060600];
}
let NoPTX = "the meaning of its word is not known; llvm.nvvm.mma.* has PTX's products" in {
def : Carrier<"mma.sparse", [Form<C, [I64Ty, I32Ty, I32Ty, A, B, C]>]> {
  let Constants = [
    ConstantIf<0, "word", "const-arg-arg0", ChecksSparseWord>,
    ConstantIf<2, "selector", "const-arg-arg0", ChecksSparseWord>
  ];
  let Fields = [Free<0, "unassigned", 63, 0>];
}
def : Carrier<"mma.blockscale",
              [Form<C, [I64Ty, I32Ty, I16Ty, I16Ty, I32Ty, I16Ty, I16Ty, A, B,
                        C]>]> {
  let Constants = [NewConstant<0, "word", "const-arg-arg0">,
                   OwnConstantIf<0, "word", "const-arg-arg0", ChecksScaledWord>];
}
}
}
