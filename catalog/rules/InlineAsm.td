//===- InlineAsm.td - Inline assembly ----------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"misc-asm-ptx", "instruction",
           "inline assembly with {0} needs PTX {1}; the version is {2}">,
      Severities<Warning, Off, Warning> {
  let Why = "Readers of an older PTX version do not know the instruction.";
  let Legal = "The PTX version that the message names, or a newer one.";
  let Help = "raise --ptx, or leave it away";
  let Source = "OpenNVVM lint";
  let Bad = "; --arch=sm_90 --ptx=7.8\n"
            "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect \"fence.proxy.async;\", \"\"()\n"
            "  ret void\n"
            "}";
  let Good = "; --arch=sm_90 --ptx=8.0\n"
             "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"fence.proxy.async;\", \"\"()\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-letter", "instruction",
           "constraint \"{0}\" is not known">,
      Severities<Warning, Off, Error> {
  let Why = "No register and no kind of operand goes by this letter.";
  let Legal = "b, c, h, r, l, q, f, d, the number of an output, n, i, s, E, F, X, N, m, o, V, p.";
  let Help = "use the letter of the operand's type: h, r, l, f or d";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"mov.b32 %r0, $0;\", \"x\"(i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(i32 %x) {\n"
             "  call void asm sideeffect \"mov.b32 %r0, $0;\", \"r\"(i32 %x)\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-immediate", "instruction",
           "operand of constraint \"{0}\" is not a constant">,
      Severities<Warning, Off, Error> {
  let Why = "The operand is printed as a number, and it has none when the text is written.";
  let Legal = "A constant; a register's letter for anything else.";
  let Help = "pass a constant, or use the letter r or l";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"mov.b32 %r0, $0;\", \"n\"(i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"mov.b32 %r0, $0;\", \"n\"(i32 7)\n"
             "  ret void\n"
             "}";
}
