//===- Attribute.td - Function attributes ------------------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"attribute-builtin", "attribute",
           "builtin function attribute is not supported.">,
      Severities<Error, Off, Off> {
  let Why = "GPUs have no C library, so there are no builtins to call.";
  let Legal = "Functions and calls without it.";
  let Help = "remove builtin from the call";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() {\n"
            "  ret void\n"
            "}\n"
            "define void @k() {\n"
            "  call void @f() builtin\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}\n"
             "define void @k() {\n"
             "  call void @f()\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-jumptable", "attribute",
           "jumptable function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "No linker builds jump tables for GPU code.";
  let Legal = "Functions and calls without it.";
  let Help = "remove jumptable";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() unnamed_addr jumptable {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() unnamed_addr {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-naked", "attribute",
           "naked function attribute is not supported.">,
      Severities<Error, Error, Error> {
  let Why = "A PTX function needs its prologue to receive parameters.";
  let Legal = "Functions and calls without it.";
  let Help = "remove naked, and write the body as IR";
  let Unmended = OtherControl;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() naked {\n"
            "  unreachable\n"
            "}";
  let Good = "define void @f() {\n"
             "  unreachable\n"
             "}";
}
def : Rule<"attribute-nobuiltin", "attribute",
           "nobuiltin function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "The attribute is about the C library, which does not exist on a GPU.";
  let Legal = "Functions and calls without it.";
  let Help = "remove nobuiltin";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() nobuiltin {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-noimplicitfloat", "attribute",
           "noimplicitfloat function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "Integers and floating-point values share one register file, so the attribute has no meaning.";
  let Legal = "Functions and calls without it.";
  let Help = "remove noimplicitfloat";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() noimplicitfloat {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-noredzone", "attribute",
           "noredzone function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "GPU code has no red zone.";
  let Legal = "Functions and calls without it.";
  let Help = "compile without -mno-red-zone, or remove noredzone";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() noredzone {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-nonlazybind", "attribute",
           "nonlazybind function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "GPU code has no dynamic linker.";
  let Legal = "Functions and calls without it.";
  let Help = "remove nonlazybind";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() nonlazybind {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-returns-twice", "attribute",
           "returns_twice function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "GPUs have no setjmp or similar functions.";
  let Legal = "Functions and calls without it.";
  let Help = "remove returns_twice";
  let Unmended = OtherControl;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() returns_twice {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-safestack", "attribute",
           "safestack function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "GPU code has only one stack.";
  let Legal = "Functions and calls without it.";
  let Help = "compile without -fsanitize=safe-stack";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() safestack {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-sanitize-address", "attribute",
           "sanitize_address function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "There is no address-sanitizer runtime on a GPU.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code without -fsanitize=address";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() sanitize_address {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-sanitize-memory", "attribute",
           "sanitize_memory function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "There is no memory-sanitizer runtime on a GPU.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code without -fsanitize=memory";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() sanitize_memory {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-sanitize-thread", "attribute",
           "sanitize_thread function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "There is no thread-sanitizer runtime on a GPU.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code without -fsanitize=thread";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() sanitize_thread {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-ssp", "attribute",
           "ssp function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "GPU code has no stack protector: return addresses are not in memory, and there is no guard value.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code without -fstack-protector";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() ssp {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-sspreq", "attribute",
           "sspreq function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "GPU code has no stack protector: return addresses are not in memory, and there is no guard value.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code without -fstack-protector-all";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() sspreq {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-sspstrong", "attribute",
           "sspstrong function attribute is not supported.">,
      Severities<Error, Error, Warning> {
  let Why = "GPU code has no stack protector: return addresses are not in memory, and there is no guard value.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code without -fstack-protector-strong";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() sspstrong {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-alignstack", "attribute",
           "alignstack function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "PTX has no stack pointer to align.";
  let Legal = "Functions and calls without it.";
  let Help = "remove alignstack; put the alignment on the alloca";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() alignstack(8) {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"attribute-uwtable", "attribute",
           "uwtable function attribute is not supported.">,
      Severities<Error, Error, Off> {
  let Why = "GPU code has no stack unwinding.";
  let Legal = "Functions and calls without it.";
  let Help = "compile device code with -fno-asynchronous-unwind-tables";
  let Fix = RemoveAttribute;
  let Source = "NVVM IR Verifier: Function Attribute Rejection; libNVVM 13.0, measured";
  let Bad = "define void @f() uwtable {\n"
            "  ret void\n"
            "}";
  let Good = "define void @f() {\n"
             "  ret void\n"
             "}";
}
