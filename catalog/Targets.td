//===- Targets.td - Machines, PTX versions, layouts --------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

include "Catalog.td"

//===----------------------------------------------------------------------===//
// PTX ISA versions: ten times major plus minor
//===----------------------------------------------------------------------===//

class PTX<int number> {
  int Number = number;
}

include "PTXVersions.td"

/// The newest version, whatever rows there are.
defvar PTXLatest = !foldl(PTX32, !instances<PTX>(), Newest, V,
                          !if(!gt(V.Number, Newest.Number), V, Newest));

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

/// One machine and the first PTX version that supports it. Variant "a" has
/// features of this machine only, "f" those of its family. What a gate or a
/// resource says about the machines numbered `like` holds for it as well.
class SM<int number, PTX since, string variant = "", int like = number> {
  int Number = number;
  string Variant = variant;
  PTX Since = since;
  int Like = like;
}

include "Machines.td"

/// The machine if neither the user nor the module names one.
class AssumedMachine<string name> {
  string Text = name;
}
def : AssumedMachine<"sm_75">;

//===----------------------------------------------------------------------===//
// What a multiprocessor holds at a time
//===----------------------------------------------------------------------===//

/// For the machines with these numbers: threads and blocks per multiprocessor,
/// and kilobytes of shared memory that a block may request at launch.
class Resources<list<int> numbers, int threads, int blocks, int shared> {
  list<int> Numbers = numbers;
  int Threads = threads;
  int Blocks = blocks;
  int SharedKB = shared;
}

def : Resources<[20, 21], 1536, 8, 48>;
def : Resources<[30, 32, 35, 37], 2048, 16, 48>;
def : Resources<[50, 52, 53, 60, 61, 62], 2048, 32, 48>;
def : Resources<[70, 72], 2048, 32, 96>;
def : Resources<[75], 1024, 16, 64>;
def : Resources<[80], 2048, 32, 163>;
def : Resources<[86, 88], 1536, 16, 99>;
def : Resources<[87], 1536, 16, 163>;
def : Resources<[89, 120, 121], 1536, 24, 99>;
def : Resources<[90, 100, 103], 2048, 32, 227>;
def : Resources<[101, 110], 1536, 24, 227>;

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// Bytes of parameters that a kernel may have, from a machine number and a PTX
/// version on.
class ParameterLimit<int bytes, int lowest, PTX since> {
  int Bytes = bytes;
  int Lowest = lowest;
  PTX Since = since;
}

def : ParameterLimit<4352, 20, PTX32>;
def : ParameterLimit<32764, 70, PTX81>;

/// The limit that the Tileiras verifier documents, which only depends on the
/// machine.
class DocumentedLimit<int bytes, int lowest>
    : ParameterLimit<bytes, lowest, PTX32>;

def : DocumentedLimit<440, 20>;
def : DocumentedLimit<1024, 50>;
def : DocumentedLimit<32764, 80>;
def : DocumentedLimit<32768, 100>;

//===----------------------------------------------------------------------===//
// Triples of UnifiedNVVMIR
//===----------------------------------------------------------------------===//

class UnifiedTriple<string text> {
  string Text = text;
}

def : UnifiedTriple<"nvptx-nvidia-cuda">;
def : UnifiedTriple<"nvptx64-nvidia-cuda">;
def : UnifiedTriple<"nvptx-nvidia-nvcl">;
def : UnifiedTriple<"nvptx64-nvidia-nvcl">;
def : UnifiedTriple<"nvsass-nvidia-cuda">;
def : UnifiedTriple<"nvsass-nvidia-nvcl">;
def : UnifiedTriple<"nvsass-nvidia-directx">;
def : UnifiedTriple<"nvsass-nvidia-spirv">;

//===----------------------------------------------------------------------===//
// Data layouts that are shown as examples
//===----------------------------------------------------------------------===//

class ExampleLayout<string what, string pointers> {
  string What = what;
  string Text = "e-" # pointers #
                "-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128"
                "-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64"
                "-v128:128:128-n16:32:64";
}

def : ExampleLayout<"32-bit", "p:32:32:32">;
def : ExampleLayout<"64-bit", "p:64:64:64">;
def : ExampleLayout<"64-bit", "p:64:64:64-p3:32:32:32">;
