//===- Module.td - Triple, layout, named metadata ----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

def : Rule<"triple-standard", "module",
           "Invalid target triple ({0}), must be one of:">,
      Severities<Error, Error, Error> {
  let Why = "The triple chooses the pointer width and the CUDA programming model; every other one belongs to another compiler.";
  let Legal = "nvptx-*-cuda and nvptx64-*-cuda in profile nvvm; the same prefix with -cuda anywhere behind it in libnvvm; any nvptx or nvptx64 triple in nvptx.";
  let Help = "write: target triple = \"nvptx64-nvidia-cuda\"";
  let Source = "NVVM IR Verifier: Target Triple Whitelist; libNVVM 13.0, measured";
  let Bad = "target triple = \"x86_64-unknown-linux-gnu\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"triple-unified", "module",
           "Invalid target triple">,
      Severities<Error, Off, Off> {
  let Why = "Unified NVVM IR names the machine language and the programming interface in its triple, and only eight pairs exist.";
  let Legal = "nvptx, nvptx64 or nvsass with nvidia-cuda or nvidia-nvcl, and nvsass with nvidia-directx or nvidia-spirv; nvptx64-nvidia-cuda is the usual one.";
  let Help = "write: target triple = \"nvptx64-nvidia-cuda\"";
  let Source = "NVVM IR Verifier: Target Triple Whitelist; libNVVM 13.0, measured";
  let Bad = "; --mode=unified\n"
            "target triple = \"nvptx64-unknown-cuda\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "; --mode=unified\n"
             "target triple = \"nvsass-nvidia-spirv\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"triple-missing", "module",
           "Invalid target triple (), must be one of:">,
      Severities<Error, Error, Note> {
  let LibNVVMText = "Module does not contain a triple, should be 'nvptx64-'";
  let Why = "Without a triple a reader has to guess the pointer width and the machine.";
  let Legal = "A triple that the mode and profile accept; profile nvptx assumes nvptx64-nvidia-cuda.";
  let Help = "write: target triple = \"nvptx64-nvidia-cuda\"";
  let Source = "libNVVM 13.0, measured";
  let Bad = "; no triple line\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-empty", "module",
           "Empty target data layout, must exist">,
      Severities<Error, Error, Note> {
  let Why = "Sizes and alignments would be LLVM's defaults, which are wrong for i64 and i128 on a GPU.";
  let Legal = "A data layout that says what the machine does; profile nvptx assumes LLVM's own.";
  let Help = "write: target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"";
  let Source = "NVVM IR Verifier: Data Layout; libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-invalid", "module",
           "Example valid data layout:">,
      Severities<Error, Error, Error> {
  let Why = "The notes under it name the properties that the layout lacks; the layouts that are printed have them.";
  let Legal = "One of the layouts that are printed, or any other one with the same properties.";
  let Help = "write one of these layouts, or mend the components that the notes name";
  let Source = "NVVM IR Verifier: Data Layout; libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-unparsable", "module",
           "Example valid data layout:">,
      Severities<Error, Error, Error> {
  let Why = "LLVM cannot read the layout, so nothing in the module has a known size.";
  let Legal = "Any string that LLVM's reader takes and that has the required properties.";
  let Help = "write one of these layouts";
  let Source = "OpenNVVM lint";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-p:oops\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
/// A line under layout-invalid.
class LayoutNotes : Severities<Note, Note, Note>;

def : Rule<"layout-endianness", "module",
           "DataLayoutError: Endianness must be little endian [Supported: -e].">,
      LayoutNotes {
  let Why = "The machine is little endian.";
  let Legal = "e, or nothing.";
  let Help = "replace E by e";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"E-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-program-space", "module",
           "DataLayoutError: Program address space must be 0 [Supported: -P:0].">,
      LayoutNotes {
  let Why = "Functions live in the generic space.";
  let Legal = "P0, or nothing.";
  let Help = "remove the P component";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-P1-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-global-space", "module",
           "DataLayoutError: Default global address space must be 0 [Supported: -G:0].">,
      LayoutNotes {
  let Why = "Variables without an address space live in the generic space.";
  let Legal = "G0, or nothing.";
  let Help = "remove the G component";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-G1-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-alloca-space", "module",
           "DataLayoutError: Alloca address space must be 0 [Supported: -A:0].">,
      LayoutNotes {
  let Why = "An alloca gives a generic pointer.";
  let Legal = "A0, or nothing.";
  let Help = "remove the A component and cast allocas where local pointers are wanted";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-A5-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-mangling", "module",
           "DataLayoutError: No mangling mode supported.">,
      LayoutNotes {
  let Why = "PTX symbols have no private prefixes or decorations.";
  let Legal = "No m component.";
  let Help = "remove the m component";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-m:e-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-native-16-64", "module",
           "DataLayoutError: Require 16 and 64 bit native integer widths [Supported: -n:16:32:64].">,
      LayoutNotes {
  let Why = "Optimizers narrow and widen by the native widths; the machine computes in 16, 32 and 64 bits.";
  let Legal = "Native widths that hold 16 and 64, in any order.";
  let Help = "write n16:32:64";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-i64:64-i128:128-n32\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-native-32", "module",
           "DataLayoutError: Require 32 bit native integer width [Supported: -n:16:32:64 or -n:32].">,
      LayoutNotes {
  let Why = "Optimizers narrow and widen by the native widths; 32 bits is the machine's own.";
  let Legal = "Native widths that hold 32.";
  let Help = "write n16:32:64";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-i64:64-i128:128-n16:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-non-integral", "module",
           "DataLayoutError: Non integral address spaces not supported.">,
      LayoutNotes {
  let Why = "Every NVPTX pointer is a plain number.";
  let Legal = "No ni component.";
  let Help = "remove the ni component";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-i64:64-i128:128-n16:32:64-ni:1\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-pointer-alignment", "module",
           "DataLayoutError: Unsupported pointer alignment [Supported: 64-bit: -p:64:64:64, 32-bit (deprecated): -p:32:32:32].">,
      LayoutNotes {
  let Why = "Pointers are stored as 64-bit or 32-bit words at their natural alignment.";
  let Legal = "Spaces 0 to 6: equal ABI and preferred alignment of 32 or 64, index as wide as the pointer; beside 64-bit generic pointers spaces 1, 3, 4, 5 and 6 may be 32, beside 32-bit ones all are 32.";
  let Help = "leave the p components away, or write p:64:64:64";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-p:64:64:128-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-integer-alignment", "module",
           "DataLayoutError: Unsupported integer alignment [Supported: -i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128].">,
      LayoutNotes {
  let Why = "Integers are loaded and stored at their natural alignment; LLVM's defaults for i64 and i128 are smaller.";
  let Legal = "i1:8, i8:8, i16:16, i32:32, i64:64, i128:128, preferred the same; profile nvptx also takes i128:64, as older front ends write it.";
  let Help = "write i64:64-i128:128";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-i64:32-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"layout-float-alignment", "module",
           "DataLayoutError: Unsupported floating-point alignment [Supported: -f32:32:32-f64:64:64].">,
      LayoutNotes {
  let Why = "Floating-point values are loaded and stored at their natural alignment.";
  let Legal = "f32:32, f64:64, f128:128, preferred the same.";
  let Help = "leave the f components away";
  let Source = "libNVVM 13.0, measured";
  let Bad = "target triple = \"nvptx64-nvidia-cuda\"\n"
            "target datalayout = \"e-f64:32-i64:64-i128:128-n16:32:64\"\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "target triple = \"nvptx64-nvidia-cuda\"\n"
             "target datalayout = \"e-i64:64-i128:128-n16:32:64\"\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-nvvmir-version-missing", "module",
           "IR version 1.0 incompatible with current version 2.0">,
      Severities<Warning, Error, Off> {
  let Why = "A module without !nvvmir.version counts as version 1.0, whose dialect differs.";
  let Legal = "!nvvmir.version with one node of major and minor, and of the debug version where there is one.";
  let Help = "add: !nvvmir.version = !{!0}  !0 = !{i32 2, i32 0}";
  let Source = "libNVVM 13.0, measured";
  let Bad = "; header without !nvvmir.version\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvmir.version = !{!0}\n"
             "!0 = !{i32 2, i32 0}";
}
def : Rule<"misc-nvvmir-version-value", "module",
           "IR version {0}.{1} incompatible with current version 2.0">,
      Severities<Error, Error, Off> {
  let Why = "Another version of the dialect has other rules.";
  let Legal = "2.0.";
  let Help = "regenerate the module with a front end that writes NVVM IR 2.0";
  let Source = "libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvmir.version = !{!0}\n"
            "!0 = !{i32 2, i32 1}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvmir.version = !{!0}\n"
             "!0 = !{i32 2, i32 0}";
}
def : Rule<"misc-nvvmir-version-debug", "module",
           "DBG version {0}.{1} incompatible with current version 3.2">,
      Severities<Error, Error, Off> {
  let Why = "Another version of the debug metadata has other nodes.";
  let Legal = "3.0, 3.1 or 3.2.";
  let Help = "write the debug version as i32 3, i32 2";
  let Source = "libNVVM 13.0, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvmir.version = !{!0}\n"
            "!0 = !{i32 2, i32 0, i32 4, i32 0}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvmir.version = !{!0}\n"
             "!0 = !{i32 2, i32 0, i32 3, i32 2}";
}
def : Rule<"misc-nvvmir-version-shape", "module",
           "!nvvmir.version must hold nodes of two or four i32 constants">,
      Severities<Error, Error, Off> {
  let LibNVVMText = "incompatible IR detected. Possible mix of compiler/IR from different releases.";
  let Why = "A version that cannot be read cannot be compared.";
  let Legal = "A node of two or four i32 constants; modules that were linked have several.";
  let Help = "write: !nvvmir.version = !{!0}  !0 = !{i32 2, i32 0}";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvmir.version = !{!0}\n"
            "!0 = !{!\"2.0\"}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvmir.version = !{!0}\n"
             "!0 = !{i32 2, i32 0}";
}
def : Rule<"misc-annotation-operand0", "module",
           "nvvm.annotations operand 0 must be a global value">,
      Severities<Error, Error, Warning> {
  let Why = "LLVM drops an annotation about nothing without a word.";
  let Legal = "A function or variable.";
  let Help = "name the function or variable, or remove the node: LLVM leaves null where what it named was deleted";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{!\"k\", !\"kernel\", i32 1}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr @k, !\"kernel\", i32 1}";
}
def : Rule<"misc-annotation-key", "module",
           "nvvm.annotations key must be a metadata string">,
      Severities<Error, Off, Error> {
  let Why = "A key that is no string is never found.";
  let Legal = "A metadata string.";
  let Help = "write: !{ptr @f, !\"key\", i32 value}";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{ptr @k, i32 7, i32 1}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr @k, !\"maxntidx\", i32 128}";
}
def : Rule<"misc-annotation-unknown-key", "module",
           "nvvm.annotations key {0} is not known">,
      Severities<Note, Off, Off> {
  let Why = "A misspelt key is ignored by every reader.";
  let Legal = "kernel, entry, exit_handler, maxntidx/y/z, reqntidx/y/z, minctasm, maxnreg, cluster_dim_x/y/z, cluster_max_blocks, maxclusterrank, blocksareclusters, align, grid_constant, texture, surface, sampler, managed, unified, coroutine, rdoimage, wroimage, rdwrimage.";
  let Help = "look for a misspelling; nvvmc explain misc-annotation-unknown-key lists the keys";
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{ptr @k, !\"maxnregs\", i32 1}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr @k, !\"maxnreg\", i32 1}";
}
def : Rule<"misc-arch-assumed", "module",
           "no --arch, target-cpu or target attribute: sm_75 assumed">,
      Severities<Note, Off, Note> {
  let Why = "Gates cannot be checked without a machine; sm_75 is the oldest that current tools compile for.";
  let Legal = "--arch, or target-cpu on the functions.";
  let Help = "name the machine with --arch=sm_90";
  let Source = "OpenNVVM lint";
  let Bad = "; no --arch\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "define ptx_kernel void @k() \"target-cpu\"=\"sm_90\" {\n"
             "  ret void\n"
             "}";
}
def : Rule<"misc-show-info", "module",
           "IR Kind is UnifiedNVVMIR">,
      Severities<Note, Off, Off> {
  let Why = "Says which kind of IR was checked; printed on request.";
  let Legal = "Nothing is wrong.";
  let Source = "NVVM IR Verifier: Configuration";
  let Bad = "; --mode=unified --show-info\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}";
  let Good = "; --mode=unified\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}";
}
