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
  let Why = "The triple selects the pointer width and the CUDA programming model. Other triples name other targets.";
  let Legal = "nvptx-*-cuda and nvptx64-*-cuda in profile nvvm; the same prefixes with -cuda anywhere after them in libnvvm; any nvptx or nvptx64 triple in nvptx.";
  let Help = "write: target triple = \"nvptx64-nvidia-cuda\"";
  let Fix = WriteTriple;
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
  let Why = "The triple of unified NVVM IR names the machine language and the programming interface. Only eight combinations exist.";
  let Legal = "nvptx, nvptx64 or nvsass with nvidia-cuda or nvidia-nvcl, and nvsass with nvidia-directx or nvidia-spirv; nvptx64-nvidia-cuda is the usual one.";
  let Help = "write: target triple = \"nvptx64-nvidia-cuda\"";
  let Fix = WriteTriple;
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
  let Why = "Without a triple, a reader would have to guess the pointer width and the target.";
  let Legal = "A triple that the mode and profile accept; profile nvptx assumes nvptx64-nvidia-cuda.";
  let Help = "write: target triple = \"nvptx64-nvidia-cuda\"";
  let Fix = WriteTriple;
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
  let Why = "An empty layout means LLVM's default sizes and alignments, which are wrong for i64 and i128 on a GPU.";
  let Legal = "A data layout that describes the GPU; profile nvptx assumes LLVM's own.";
  let Help = "write: target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"";
  let Fix = WriteLayout;
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
  let Why = "The data layout does not describe the GPU. The notes name what is wrong with it, and the message lists valid layouts.";
  let Legal = "One of the listed layouts, or any other with the same properties.";
  let Help = "use one of these layouts, or fix the components that the notes name";
  let Fix = WriteLayout;
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
  let Why = "LLVM cannot parse the data layout, so the size and alignment of types are unknown.";
  let Legal = "Any layout that LLVM can parse and that has the required properties.";
  let Help = "use one of these layouts";
  let Fix = WriteLayout;
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
/// A note under layout-invalid.
class LayoutNotes : Severities<Note, Note, Note>;

def : Rule<"layout-endianness", "module",
           "DataLayoutError: Endianness must be little endian [Supported: -e].">,
      LayoutNotes {
  let Why = "GPUs are little endian.";
  let Legal = "e, or no component.";
  let Help = "replace E with e";
  let Unmended = PartOfLayout;
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
  let Why = "Functions are in the generic address space.";
  let Legal = "P0, or no component.";
  let Help = "remove the P component";
  let Unmended = PartOfLayout;
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
  let Why = "Variables without an address space are in the generic address space.";
  let Legal = "G0, or no component.";
  let Help = "remove the G component";
  let Unmended = PartOfLayout;
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
  let Why = "An alloca returns a generic pointer.";
  let Legal = "A0, or no component.";
  let Help = "remove the A component, and use addrspacecast where a local pointer is needed";
  let Unmended = PartOfLayout;
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
  let Why = "PTX symbols are not mangled.";
  let Legal = "No m component.";
  let Help = "remove the m component";
  let Unmended = PartOfLayout;
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
  let Why = "Optimizers choose integer widths by the native widths, and GPUs compute in 16, 32 and 64 bits.";
  let Legal = "Native widths that include 16 and 64, in any order.";
  let Help = "write n16:32:64";
  let Unmended = PartOfLayout;
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
  let Why = "Optimizers choose integer widths by the native widths, and GPU registers have 32 bits.";
  let Legal = "Native widths that include 32.";
  let Help = "write n16:32:64";
  let Unmended = PartOfLayout;
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
  let Why = "All pointers of NVPTX are integral: they convert to integers and back.";
  let Legal = "No ni component.";
  let Help = "remove the ni component";
  let Unmended = PartOfLayout;
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
  let Why = "Pointers are stored as 32-bit or 64-bit words at their natural alignment.";
  let Legal = "Spaces 0 to 6: ABI and preferred alignment equal, and 32 or 64; index as wide as the pointer. With 64-bit generic pointers, spaces 1, 3, 4, 5 and 6 may be 32; with 32-bit ones, all are 32.";
  let Help = "remove the p components, or write p:64:64:64";
  let Unmended = PartOfLayout;
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
  let Why = "Integers are stored at their natural alignment. LLVM's defaults for i64 and i128 are smaller.";
  let Legal = "i1:8, i8:8, i16:16, i32:32, i64:64, i128:128, and the same preferred alignment; profile nvptx also accepts i128:64, which older front ends write.";
  let Help = "write i64:64-i128:128";
  let Unmended = PartOfLayout;
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
  let Why = "Floating-point values are stored at their natural alignment.";
  let Legal = "f32:32, f64:64, f128:128, and the same preferred alignment.";
  let Help = "remove the f components";
  let Unmended = PartOfLayout;
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
  let Why = "A module without !nvvmir.version counts as NVVM IR 1.0, which is a different dialect.";
  let Legal = "!nvvmir.version with one node that holds the major and minor version, and the debug version if there is debug information.";
  let Help = "add: !nvvmir.version = !{!0} and !0 = !{i32 2, i32 0}, with a number that no other node has";
  let Fix = AddVersion;
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
  let Why = "Other versions of NVVM IR follow other rules.";
  let Legal = "2.0.";
  let Help = "regenerate the module with a front end that writes NVVM IR 2.0";
  let Unmended = Intent;
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
  let LibNVVMText = "{2} version {0}.{1} incompatible with current version 3.2";
  let Why = "Other versions of the debug metadata use other nodes.";
  let Legal = "3.0, 3.1 or 3.2.";
  let Help = "write the debug version as i32 3, i32 2";
  let Unmended = Intent;
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
  let Why = "The version cannot be read, so it cannot be checked.";
  let Legal = "A node of two or four i32 constants. Linked modules have several such nodes.";
  let Help = "let the list name one node, which holds the version: !{i32 2, i32 0}";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "; --libnvvm=13.0\n"
            "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvmir.version = !{!0}\n"
            "!0 = !{!\"2.0\"}";
  let Good = "; --libnvvm=13.0\n"
             "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvmir.version = !{!0}\n"
             "!0 = !{i32 2, i32 0}";
}
def : Rule<"misc-nvvmir-version-form", "module",
           "invalid nvvmir.version metadata: expected {0}">,
      Severities<Off, Error, Off> {
  let Why = "The version cannot be read, so it cannot be checked.";
  let Legal = "A node of two or four i32 constants. Linked modules have several such nodes.";
  let Help = "let the list name one node, which holds the version: !{i32 2, i32 0}";
  let Unmended = Intent;
  let Source = "libNVVM 13.3, measured";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvmir.version = !{!0}\n"
            "!0 = !{i32 2, i32 0, i32 3}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvmir.version = !{!0}\n"
             "!0 = !{i32 2, i32 0, i32 3, i32 2}";
}
def : Rule<"misc-annotation-operand0", "module",
           "nvvm.annotations operand 0 must be a global value">,
      Severities<Error, Error, Warning> {
  let Why = "The annotation does not name a global value, and LLVM drops it silently.";
  let Legal = "A function or variable.";
  let Help = "name the function or variable, or remove the node: LLVM leaves null if the annotated value was deleted";
  let Fix = RemoveAnnotation;
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
  let Why = "Readers look up keys as strings, so this annotation is ignored.";
  let Legal = "A metadata string.";
  let Help = "write: !{ptr @f, !\"key\", i32 value}";
  let Unmended = Intent;
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
  let Why = "Readers ignore keys that they do not know. A key that is close to a known one is a warning, misc-misspelled.";
  let Legal = "{annotation keys}.";
  let Help = "check the spelling; nvvmc explain misc-annotation-unknown-key lists the keys";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "define ptx_kernel void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{ptr @k, !\"our_tool.weight\", i32 1}";
  let Good = "define ptx_kernel void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr @k, !\"maxnreg\", i32 1}";
}
def : Rule<"misc-misspelled", "module",
           "{0} is not known; did you mean {1}?">,
      Severities<Warning, Off, Warning> {
  let Why = "Readers ignore annotations, attributes and metadata that they do not know, so a misspelled one has no effect: a function with the annotation \"kernal\" is no kernel.";
  let Legal = "The keys that misc-annotation-unknown-key lists; the attributes nvvm.kernel, nvvm.entry, nvvm.exit_handler, nvvm.maxntid, nvvm.reqntid, nvvm.minctasm, nvvm.maxnreg, nvvm.cluster_dim, nvvm.maxclusterrank, nvvm.blocksareclusters and, of parameters, nvvm.grid_constant; the attachments !nvvm.kernel and !nvvm.coroutine; the lists !nvvm.annotations and !nvvmir.version; the flags nvvm-reflect-ftz, nvvm-reflect-prec-div and nvvm-reflect-prec-sqrt. Names that are close to none of them are left to whoever reads them.";
  let Help = "write {1}, or a name that is not so close to it";
  let Unmended = Intent;
  let Source = "OpenNVVM lint";
  let Bad = "define void @k() {\n"
            "  ret void\n"
            "}\n"
            "!nvvm.annotations = !{!0}\n"
            "!0 = !{ptr @k, !\"kernal\", i32 1}";
  let Good = "define void @k() {\n"
             "  ret void\n"
             "}\n"
             "!nvvm.annotations = !{!0}\n"
             "!0 = !{ptr @k, !\"kernel\", i32 1}";
}
def : Rule<"misc-arch-assumed", "module",
           "no --arch, target-cpu or target attribute: sm_75 assumed">,
      Severities<Note, Off, Note> {
  let Why = "What a machine supports can only be checked if the machine is known. sm_75 is the oldest that current tools compile for.";
  let Legal = "--arch, or target-cpu on the functions.";
  let Help = "name the machine with --arch=sm_90";
  let Unmended = Informs;
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
  let Why = "Says which kind of IR was checked. It is only printed with --show-info.";
  let Legal = "Nothing is wrong.";
  let Unmended = Informs;
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
