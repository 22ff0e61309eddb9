//===- Vocabulary.td - What a module can say of itself -----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The words of metadata and the string attributes that mean something to NVVM
// IR: for editors, and for the check of what nobody reads. docs/annotations.md
// has examples.
//
//===----------------------------------------------------------------------===//

/// A word called `name`. `value` is what is written behind it, and what a person
/// must fill in is in angle brackets; `meaning` says what it does, as a sentence
/// without its subject.
class Term<string name, string value, string meaning> {
  string Name = name;
  string Value = value;
  string Meaning = meaning;
}

/// A key of !nvvm.annotations, about functions unless it says otherwise. With
/// an attribute of the same meaning, if there is one.
class AnnotationKey<string name, string value, string meaning,
                    string attribute = ""> : Term<name, value, meaning> {
  string Attribute = attribute;
}

/// An attribute that is written as a string.
class FunctionAttribute<string name, string value, string meaning>
    : Term<name, value, meaning>;
class ParameterAttribute<string name, string value, string meaning>
    : Term<name, value, meaning>;

/// Metadata with a name; `value` is its definition.
class NamedMetadata<string name, string value, string meaning>
    : Term<name, value, meaning>;

/// A flag of !llvm.module.flags; `value` is the node without its braces.
class ModuleFlag<string name, string value, string meaning>
    : Term<name, value, meaning>;

/// What is attached to functions or instructions: !name !0.
class Attachment<string name, string value, string meaning>
    : Term<name, value, meaning>;

/// Address space `name`.
class AddressSpaceTerm<int number, string meaning>
    : Term<!cast<string>(number), "", meaning>;

//===----------------------------------------------------------------------===//
// Annotations: functions
//===----------------------------------------------------------------------===//

def : AnnotationKey<"kernel", "i32 1",
                    "makes the function a kernel (.entry)", "nvvm.kernel">;
def : AnnotationKey<"entry", "i32 1",
                    "marks an entry of OptiX: it returns void and, unless it is a kernel, has no parameters",
                    "nvvm.entry">;
def : AnnotationKey<"exit_handler", "i32 1",
                    "marks what runs at the end of the program: it returns void and has no parameters",
                    "nvvm.exit_handler">;
foreach D = ["x", "y", "z"] in {
  def : AnnotationKey<"maxntid" # D, "i32 <threads>",
                      "limits the threads of a block in dimension " # D # " (.maxntid)",
                      "nvvm.maxntid">;
  def : AnnotationKey<"reqntid" # D, "i32 <threads>",
                      "sets the threads of a block in dimension " # D # " (.reqntid)",
                      "nvvm.reqntid">;
  def : AnnotationKey<"cluster_dim_" # D, "i32 <blocks>",
                      "sets the blocks of a cluster in dimension " # D # " (.reqnctapercluster), from sm_90 on",
                      "nvvm.cluster_dim">;
}
def : AnnotationKey<"minctasm", "i32 <blocks>",
                    "asks for so few registers that this many blocks fit on a multiprocessor (.minnctapersm)",
                    "nvvm.minctasm">;
def : AnnotationKey<"maxnreg", "i32 <registers>",
                    "limits the registers of a thread (.maxnreg)",
                    "nvvm.maxnreg">;
foreach Name = ["maxclusterrank", "cluster_max_blocks"] in
  def : AnnotationKey<Name, "i32 <blocks>",
                      "limits the blocks of a cluster (.maxclusterrank), from sm_90 on",
                      "nvvm.maxclusterrank">;
def : AnnotationKey<"blocksareclusters", "i32 1",
                    "makes the launch count clusters instead of blocks (.blocksareclusters), from sm_90 and PTX 9.0 on",
                    "nvvm.blocksareclusters">;
def : AnnotationKey<"align", "i32 <number * 65536 + alignment>",
                    "aligns a parameter, counted from 1, or the result, number 0">;
def : AnnotationKey<"grid_constant", "!<node with numbers of parameters, from 1>",
                    "says that these byval parameters are only read, so that they are not copied",
                    "nvvm.grid_constant">;
def : AnnotationKey<"coroutine", "i32 1",
                    "makes the function a coroutine (.pragma \"coroutine\")">;

//===----------------------------------------------------------------------===//
// Annotations: variables and handles
//===----------------------------------------------------------------------===//

def : AnnotationKey<"managed", "i32 1",
                    "puts a variable into memory that host and devices share (.attribute(.managed))">;
def : AnnotationKey<"unified", "i64 <first half>, i64 <second half>",
                    "names a variable or function across the modules of a program (.attribute(.unified)), from sm_90 and PTX 8.0 on">;
def : AnnotationKey<"texture", "i32 1", "makes a variable a texture (.texref)">;
def : AnnotationKey<"surface", "i32 1", "makes a variable a surface (.surfref)">;
def : AnnotationKey<"sampler", "i32 <1, or a parameter from 0>",
                    "makes a variable, or a parameter of a kernel, a sampler (.samplerref)">;
def : AnnotationKey<"rdoimage", "i32 <parameter, from 0>",
                    "makes a parameter of a kernel a handle of a texture (.texref)">;
foreach Name = ["wroimage", "rdwrimage"] in
  def : AnnotationKey<Name, "i32 <parameter, from 0>",
                      "makes a parameter of a kernel a handle of a surface (.surfref)">;

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def : FunctionAttribute<"nvvm.kernel", "", "makes the function a kernel (.entry)">;
def : FunctionAttribute<"nvvm.entry", "",
                        "marks an entry of OptiX: it returns void and, unless it is a kernel, has no parameters">;
def : FunctionAttribute<"nvvm.exit_handler", "",
                        "marks what runs at the end of the program: it returns void and has no parameters">;
def : FunctionAttribute<"nvvm.maxntid", "<x,y,z>",
                        "limits the threads of a block (.maxntid)">;
def : FunctionAttribute<"nvvm.reqntid", "<x,y,z>",
                        "sets the threads of a block (.reqntid)">;
def : FunctionAttribute<"nvvm.minctasm", "<blocks>",
                        "asks for so few registers that this many blocks fit on a multiprocessor (.minnctapersm)">;
def : FunctionAttribute<"nvvm.maxnreg", "<registers>",
                        "limits the registers of a thread (.maxnreg)">;
def : FunctionAttribute<"nvvm.cluster_dim", "<x,y,z>",
                        "sets the blocks of a cluster (.reqnctapercluster), from sm_90 on">;
def : FunctionAttribute<"nvvm.maxclusterrank", "<blocks>",
                        "limits the blocks of a cluster (.maxclusterrank), from sm_90 on">;
def : FunctionAttribute<"nvvm.blocksareclusters", "",
                        "makes the launch count clusters instead of blocks (.blocksareclusters), from sm_90 and PTX 9.0 on">;
def : FunctionAttribute<"target-cpu", "<sm_90>",
                        "is the machine of the module, if nothing else names one">;
def : ParameterAttribute<"nvvm.grid_constant", "",
                         "says that a byval parameter of a kernel is only read, so that it is not copied">;

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

def : NamedMetadata<"nvvm.annotations", "!{!<0>}",
                    "lists nodes about functions and variables: each names one, then pairs of keys and values">;
def : NamedMetadata<"nvvmir.version", "!{!<0>}",
                    "is the version of NVVM IR and, with four numbers, of its debug information: !{i32 2, i32 0}">;
def : NamedMetadata<"llvm.module.flags", "!{!<0>}",
                    "lists the flags of the module: nodes of a behavior, a name and a value">;
def : NamedMetadata<"llvm.ident", "!{!<0>}",
                    "names the compiler that has written the module">;
def : NamedMetadata<"llvm.dbg.cu", "!{!<0>}",
                    "lists the compile units of the debug information">;

def : ModuleFlag<"nvvm-reflect-ftz", "i32 4, !\"nvvm-reflect-ftz\", i32 <1>",
                 "is the answer to __nvvm_reflect(\"__CUDA_FTZ\"): 1 flushes subnormal numbers to zero">;
def : ModuleFlag<"nvvm-reflect-prec-div", "i32 4, !\"nvvm-reflect-prec-div\", i32 <1>",
                 "is the answer to __nvvm_reflect(\"__CUDA_PREC_DIV\"): 1 rounds divisions correctly">;
def : ModuleFlag<"nvvm-reflect-prec-sqrt", "i32 4, !\"nvvm-reflect-prec-sqrt\", i32 <1>",
                 "is the answer to __nvvm_reflect(\"__CUDA_PREC_SQRT\"): 1 rounds square roots correctly">;
def : ModuleFlag<"Debug Info Version", "i32 2, !\"Debug Info Version\", i32 <3>",
                 "is the version of the debug information; LLVM drops that of other versions">;
def : ModuleFlag<"Dwarf Version", "i32 7, !\"Dwarf Version\", i32 <2>",
                 "is the version of DWARF that the producer asked for">;

def : Attachment<"nvvm.kernel", "!<0>", "makes the function a kernel (.entry)">;
def : Attachment<"nvvm.coroutine", "!<0>",
                 "makes the function a coroutine (.pragma \"coroutine\")">;
def : Attachment<"dbg", "!<0>",
                 "is the place in the user's source, or the DISubprogram of a function">;
def : Attachment<"range", "!<0>", "bounds the result: pairs of a least value and the one behind the greatest">;
def : Attachment<"invariant.load", "!<0>",
                 "says that the memory never changes while it can be read: ld.global.nc">;
def : Attachment<"nontemporal", "!<0>", "says that the memory is not used again soon">;
def : Attachment<"tbaa", "!<0>", "tells accesses of different types apart for alias analysis">;
def : Attachment<"alias.scope", "!<0>", "lists the scopes of an access for alias analysis">;
def : Attachment<"noalias", "!<0>", "lists the scopes that an access does not alias">;
def : Attachment<"llvm.loop", "!<0>", "is about the loop of this branch: llvm.loop.unroll.disable and others">;
def : Attachment<"prof", "!<0>", "tells how often a branch is taken">;
def : Attachment<"fpmath", "!<0>", "permits a result with an error of so many units in the last place">;

//===----------------------------------------------------------------------===//
// Address spaces
//===----------------------------------------------------------------------===//

def : AddressSpaceTerm<0, "is generic: a pointer into any of 1, 3, 4 and 5">;
def : AddressSpaceTerm<1, "is global memory (.global)">;
def : AddressSpaceTerm<3, "is shared memory of the block (.shared)">;
def : AddressSpaceTerm<4, "is constant memory (.const)">;
def : AddressSpaceTerm<5, "is local memory of the thread (.local)">;
def : AddressSpaceTerm<6, "is tensor memory, from sm_100 on">;
def : AddressSpaceTerm<7, "is shared memory of the blocks of a cluster (.shared::cluster), from sm_90 on">;
def : AddressSpaceTerm<101, "is the memory of a kernel's parameters (.param)">;
