//===- InlineAsm.td - Inline assembly ----------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"asm-intel-dialect", "instruction",
           "intel dialect not supported">,
      Severities<Off, Error, Off> {
  let Why = "PTX has one syntax. libNVVM refuses the other dialect that LLVM knows since release 13.3.";
  let Legal = "Inline assembly without inteldialect.";
  let Help = "remove inteldialect";
  let Unmended = Intent;
  let Source = "libNVVM 13.3, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  call void asm sideeffect inteldialect \"membar.gl;\", \"\"()\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  call void asm sideeffect \"membar.gl;\", \"\"()\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-asm-ptx", "instruction",
           "inline assembly with {0} needs PTX {1}; the version is {2}">,
      Severities<Warning, Off, Warning> {
  let Why = "Older versions of PTX do not have the instruction.";
  let Legal = "The PTX version that the message names, or a newer one.";
  let Help = "raise --ptx, or omit it";
  let Unmended = OtherTarget;
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
  let Why = "The letter does not name a kind of operand.";
  let Legal = "b, c, h, r, l, q, f, d, the number of an output, n, i, s, E, F, X, N, m, o, V, p.";
  let Help = "use the letter of the operand's type: h, r, l, f or d";
  let Unmended = Intent;
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
  let Why = "The operand is printed as a number, so it must be known at compile time.";
  let Legal = "A constant; for other values, the letter of a register.";
  let Help = "pass a constant, or use the letter r or l";
  let Unmended = Intent;
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
def : Rule<"misc-asm-syntax", "instruction",
           "inline assembly, {0}: {1}">,
      Severities<Error, Off, Error> {
  let Why = "ptxas rejects the text.";
  let Legal = "Statements that end with a semicolon, and brackets and braces in pairs. A brace may be closed by another text of the function.";
  let Help = "close the brace or bracket, or end the statement, that the message names";
  let Unmended = Intent;
  let Source = "PTX ISA; ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b32 t; mov.b32 t, $0;\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b32 t; mov.b32 t, $0; }\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
}
def : Rule<"misc-asm-undeclared", "instruction",
           "inline assembly, {0}: {1} is not declared">,
      Severities<Error, Off, Error> {
  let Why = "ptxas rejects names that nothing declares before they are used.";
  let Legal = "Operands, special registers, variables of the module, and what a .reg of the same scope, of one around it, or of another text of the function declares.";
  let Help = "declare it with .reg, or pass the value as an operand";
  let Unmended = Intent;
  let Source = "PTX ISA; ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"mov.b32 tmp, $0;\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b32 tmp; mov.b32 tmp, $0; }\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
}
def : Rule<"misc-asm-kind", "instruction",
           "inline assembly, {0}: {1}">,
      Severities<Error, Off, Error> {
  let Why = "ptxas rejects operands of another kind or width than the instruction has.";
  let Legal = "As many operands as the instruction has, of its type, or of the kind that the message names.";
  let Help = "pass what the message names";
  let Unmended = Intent;
  let Source = "PTX ISA; ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b64 t; add.s32 t, $0, 1; }\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b32 t; add.s32 t, $0, 1; }\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
}
def : Rule<"misc-asm-unknown", "instruction",
           "inline assembly, {0}: {1} is not known{2}">,
      Severities<Warning, Off, Warning> {
  let Why = "A word that no known version of PTX has is a spelling mistake, or newer than this tool. The function is then printed for the PTX version that its front end states.";
  let Legal = "Instructions and modifiers of the versions of PTX that are known.";
  let Help = "correct the spelling, or ignore this if ptxas knows the word";
  let Unmended = Intent;
  let Source = "PTX ISA; ptxas 13.0, measured";
  let Bad = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b32 t; mvo.b32 t, $0; }\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k(i32 %x) {\n"
            "  call void asm sideeffect \"{ .reg .b32 t; mov.b32 t, $0; }\", \"r\"(i32 %x)\n"
            "  ret void\n"
            "}";
}
