//===- Annotations.td - Keys of !nvvm.annotations ----------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an annotation can say of a function or variable, and the keys that say
// it. The reader, the launch bounds, PTX, the verifier and editors know a key
// from its row alone. docs/annotations.md has examples.
//
//===----------------------------------------------------------------------===//

include "Term.td"

//===----------------------------------------------------------------------===//
// What annotations say
//===----------------------------------------------------------------------===//

/// An enumerator of opennvvm::Annotation, for which code asks. `attribute` has
/// the same meaning, if it is not empty.
class Annotation<string attribute = ""> {
  string Attribute = attribute;
  // LLVM's readers turn it into attributes, and nothing else reads it.
  bit OnlyLLVMReads = 0;
}

/// A launch bound of one number, or of one for each dimension; the field of
/// opennvvm::LaunchBounds with the name of the record.
class LaunchBound<string attribute> : Annotation<attribute>;
class Number<string attribute> : LaunchBound<attribute>;
class Dimensions<string attribute, bit mayBeZero> : LaunchBound<attribute> {
  bit MayBeZero = mayBeZero;
}

// Attributes are read in this order.
def ReqNTid : Dimensions<"nvvm.reqntid", 0>;
def MaxNTid : Dimensions<"nvvm.maxntid", 0>;
def ClusterDim : Dimensions<"nvvm.cluster_dim", 1>;
def MinCTAPerSM : Number<"nvvm.minctasm">;
def MaxNReg : Number<"nvvm.maxnreg">;
def MaxClusterRank : Number<"nvvm.maxclusterrank">;
def BlocksAreClusters : Annotation<"nvvm.blocksareclusters">;

def Kernel : Annotation<"nvvm.kernel">;
def OptixEntry : Annotation<"nvvm.entry">;
def ExitHandler : Annotation<"nvvm.exit_handler">;
def Coroutine : Annotation;
let OnlyLLVMReads = 1 in {
def Alignment : Annotation;
def GridConstant : Annotation<"nvvm.grid_constant">;
}
def Managed : Annotation;
def Unified : Annotation;
def Texture : Annotation;
def Surface : Annotation;
def Sampler : Annotation;
/// Of a parameter.
def ReadOnlyImage : Annotation;
def WritableImage : Annotation;

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

/// A key of !nvvm.annotations, about functions unless it says otherwise. Keys
/// that say the same are alternatives.
class AnnotationKey<string name, Annotation says, string value, string meaning>
    : Term<name, value, meaning> {
  Annotation Says = says;
  // Which of several numbers it gives, from 0.
  int Dimension = 0;
  // LLVM's readers turn it into attributes. They take integers for granted, or
  // a node of integers if IsList is set, and a function that they describe.
  bit ReadByLLVM = 0;
  bit IsList = 0;
}

let ReadByLLVM = 1 in
def : AnnotationKey<"kernel", Kernel, "i32 1",
                    "makes the function a kernel (.entry)">;
def : AnnotationKey<"entry", OptixEntry, "i32 1",
                    "marks an entry of OptiX: it returns void and, unless it is a kernel, has no parameters">;
def : AnnotationKey<"exit_handler", ExitHandler, "i32 1",
                    "marks what runs at the end of the program: it returns void and has no parameters">;
let ReadByLLVM = 1 in {
foreach I = [0, 1, 2] in {
  defvar D = ["x", "y", "z"][I];
  let Dimension = I in {
  def : AnnotationKey<"maxntid" # D, MaxNTid, "i32 <threads>",
                      "limits the threads of a block in dimension " # D # " (.maxntid)">;
  def : AnnotationKey<"reqntid" # D, ReqNTid, "i32 <threads>",
                      "sets the threads of a block in dimension " # D # " (.reqntid)">;
  def : AnnotationKey<"cluster_dim_" # D, ClusterDim, "i32 <blocks>",
                      "sets the blocks of a cluster in dimension " # D # " (.reqnctapercluster), from sm_90 on">;
  }
}
def : AnnotationKey<"minctasm", MinCTAPerSM, "i32 <blocks>",
                    "asks for so few registers that this many blocks fit on a multiprocessor (.minnctapersm)">;
def : AnnotationKey<"maxnreg", MaxNReg, "i32 <registers>",
                    "limits the registers of a thread (.maxnreg)">;
foreach Name = ["maxclusterrank", "cluster_max_blocks"] in
  def : AnnotationKey<Name, MaxClusterRank, "i32 <blocks>",
                      "limits the blocks of a cluster (.maxclusterrank), from sm_90 on">;
}
def : AnnotationKey<"blocksareclusters", BlocksAreClusters, "i32 1",
                    "makes the launch count clusters instead of blocks (.blocksareclusters), from sm_90 and PTX 9.0 on">;
let ReadByLLVM = 1 in {
def : AnnotationKey<"align", Alignment, "i32 <number * 65536 + alignment>",
                    "aligns a parameter, counted from 1, or the result, number 0">;
let IsList = 1 in
def : AnnotationKey<"grid_constant", GridConstant, "!<node with numbers of parameters, from 1>",
                    "says that these byval parameters are only read, so that they are not copied">;
}
def : AnnotationKey<"coroutine", Coroutine, "i32 1",
                    "makes the function a coroutine (.pragma \"coroutine\")">;

//===----------------------------------------------------------------------===//
// Keys for variables and handles
//===----------------------------------------------------------------------===//

def : AnnotationKey<"managed", Managed, "i32 1",
                    "puts a variable into memory that host and devices share (.attribute(.managed))">;
def : AnnotationKey<"unified", Unified, "i64 <first half>, i64 <second half>",
                    "names a variable or function across the modules of a program (.attribute(.unified)), from sm_90 and PTX 8.0 on">;
def : AnnotationKey<"texture", Texture, "i32 1", "makes a variable a texture (.texref)">;
def : AnnotationKey<"surface", Surface, "i32 1", "makes a variable a surface (.surfref)">;
def : AnnotationKey<"sampler", Sampler, "i32 <1, or a parameter from 0>",
                    "makes a variable, or a parameter of a kernel, a sampler (.samplerref)">;
def : AnnotationKey<"rdoimage", ReadOnlyImage, "i32 <parameter, from 0>",
                    "makes a parameter of a kernel a handle of a texture (.texref)">;
foreach Name = ["wroimage", "rdwrimage"] in
  def : AnnotationKey<Name, WritableImage, "i32 <parameter, from 0>",
                      "makes a parameter of a kernel a handle of a surface (.surfref)">;
