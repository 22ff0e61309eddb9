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
// has examples. And the words of LLVM assembly, for editors.
//
//===----------------------------------------------------------------------===//

include "Annotations.td"

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

/// An instruction; `value` is how it is written.
class InstructionTerm<string name, string value, string meaning>
    : Term<name, value, meaning>;

/// Another word of the language; `value` is an example of its use.
class Keyword<string name, string value, string meaning>
    : Term<name, value, meaning>;

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

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

def : InstructionTerm<"ret", "ret <ty> <value>",
                      "returns from the function (ret), from a kernel ends the thread">;
def : InstructionTerm<"br", "br i1 <cond>, label %<then>, label %<else>",
                      "goes to a block: to the first if the condition holds (@p bra), or always if there is only one">;
def : InstructionTerm<"switch", "switch <ty> <value>, label %<default> [<ty> <case>, label %<block>]",
                      "goes to the block of the case that equals the value, else to the default">;
def : InstructionTerm<"indirectbr", "indirectbr ptr <address>, [label %<block>]",
                      "goes to the block whose address is the operand">;
def : InstructionTerm<"invoke", "%x = invoke <ty> @<f>(<args>) to label %<normal> unwind label %<except>",
                      "calls a function that may throw an exception">;
def : InstructionTerm<"callbr", "%x = callbr <ty> asm <code>, <constraints>(<args>) to label %<next> [label %<other>]",
                      "executes inline assembly that may go to other blocks">;
def : InstructionTerm<"resume", "resume <ty> <exception>",
                      "throws the exception that is being handled again">;
def : InstructionTerm<"catchswitch", "%x = catchswitch within none [label %<handler>] unwind to caller",
                      "chooses the handler of an exception">;
def : InstructionTerm<"catchpad", "%x = catchpad within %<switch> [<args>]",
                      "begins a handler of exceptions">;
def : InstructionTerm<"catchret", "catchret from %<pad> to label %<block>",
                      "ends a handler of exceptions">;
def : InstructionTerm<"cleanuppad", "%x = cleanuppad within none [<args>]",
                      "begins what is done when an exception passes">;
def : InstructionTerm<"cleanupret", "cleanupret from %<pad> unwind to caller",
                      "ends what is done when an exception passes">;
def : InstructionTerm<"landingpad", "%x = landingpad <ty> cleanup",
                      "is where an exception arrives">;
def : InstructionTerm<"unreachable", "unreachable",
                      "is never executed: optimizers drop all that only leads here">;
def : InstructionTerm<"fneg", "%x = fneg <ty> <value>",
                      "changes the sign of floating-point values (neg.f32), also of NaN">;
def : InstructionTerm<"add", "%x = add <ty> <a>, <b>",
                      "adds integers, modulo 2 to the width (add.s32); nuw and nsw promise that nothing is lost">;
def : InstructionTerm<"fadd", "%x = fadd <ty> <a>, <b>",
                      "adds floating-point values, rounded to nearest even (add.rn.f32, or part of an fma under contract)">;
def : InstructionTerm<"sub", "%x = sub <ty> <a>, <b>",
                      "subtracts integers, modulo 2 to the width (sub.s32)">;
def : InstructionTerm<"fsub", "%x = fsub <ty> <a>, <b>",
                      "subtracts floating-point values, rounded to nearest even (sub.rn.f32)">;
def : InstructionTerm<"mul", "%x = mul <ty> <a>, <b>",
                      "multiplies integers and keeps the low half (mul.lo.s32)">;
def : InstructionTerm<"fmul", "%x = fmul <ty> <a>, <b>",
                      "multiplies floating-point values, rounded to nearest even (mul.rn.f32)">;
def : InstructionTerm<"udiv", "%x = udiv <ty> <a>, <b>",
                      "divides unsigned integers (div.u32); by zero it is undefined behavior">;
def : InstructionTerm<"sdiv", "%x = sdiv <ty> <a>, <b>",
                      "divides signed integers towards zero (div.s32); by zero, and of the least value by -1, it is undefined behavior">;
def : InstructionTerm<"fdiv", "%x = fdiv <ty> <a>, <b>",
                      "divides floating-point values (div.rn.f32, or div.approx.f32 if prec-div is 0 or afn permits it)">;
def : InstructionTerm<"urem", "%x = urem <ty> <a>, <b>",
                      "is the remainder of unsigned integers (rem.u32); by zero it is undefined behavior">;
def : InstructionTerm<"srem", "%x = srem <ty> <a>, <b>",
                      "is the remainder of signed integers, with the sign of the dividend (rem.s32); by zero it is undefined behavior">;
def : InstructionTerm<"frem", "%x = frem <ty> <a>, <b>",
                      "is the remainder of floating-point values, with the sign of the dividend">;
def : InstructionTerm<"shl", "%x = shl <ty> <value>, <amount>",
                      "shifts to the left (shl.b32); by the width or more, the result is poison">;
def : InstructionTerm<"lshr", "%x = lshr <ty> <value>, <amount>",
                      "shifts to the right and fills with zeros (shr.u32); by the width or more, the result is poison">;
def : InstructionTerm<"ashr", "%x = ashr <ty> <value>, <amount>",
                      "shifts to the right and fills with the sign (shr.s32); by the width or more, the result is poison">;
def : InstructionTerm<"and", "%x = and <ty> <a>, <b>",
                      "is the bitwise conjunction (and.b32)">;
def : InstructionTerm<"or", "%x = or <ty> <a>, <b>",
                      "is the bitwise disjunction (or.b32); disjoint promises that no bit is in both">;
def : InstructionTerm<"xor", "%x = xor <ty> <a>, <b>",
                      "is the bitwise exclusive disjunction (xor.b32); with -1, not.b32">;
def : InstructionTerm<"alloca", "%x = alloca <ty>, align <8>",
                      "makes a local variable in the frame of the function (.local)">;
def : InstructionTerm<"load", "%x = load <ty>, ptr <p>, align <4>",
                      "reads memory (ld); the address space of the pointer chooses ld.global, ld.shared and so on">;
def : InstructionTerm<"store", "store <ty> <value>, ptr <p>, align <4>",
                      "writes memory (st); the address space of the pointer chooses st.global, st.shared and so on">;
def : InstructionTerm<"getelementptr", "%x = getelementptr <ty>, ptr <p>, <indices>",
                      "computes an address; it reads no memory">;
def : InstructionTerm<"fence", "fence syncscope(\"<device>\") <seq_cst>",
                      "orders the memory accesses of the thread (fence, or membar on older machines)">;
def : InstructionTerm<"cmpxchg", "%x = cmpxchg ptr <p>, <ty> <expected>, <ty> <new> <acq_rel> <monotonic>",
                      "replaces what is in memory if it is as expected, atomically (atom.cas); the result is what was there, and whether it was replaced">;
def : InstructionTerm<"atomicrmw", "%x = atomicrmw <add> ptr <p>, <ty> <value> <monotonic>",
                      "changes what is in memory, atomically (atom, or red if nobody reads the result, which is what was there)">;
def : InstructionTerm<"trunc", "%x = trunc <ty> <value> to <ty>",
                      "keeps the low bits of integers (cvt.u16.u32)">;
def : InstructionTerm<"zext", "%x = zext <ty> <value> to <ty>",
                      "widens integers with zeros (cvt.u64.u32); nneg promises that none is negative">;
def : InstructionTerm<"sext", "%x = sext <ty> <value> to <ty>",
                      "widens integers with their sign (cvt.s64.s32)">;
def : InstructionTerm<"fptoui", "%x = fptoui <ty> <value> to <ty>",
                      "converts to unsigned integers, towards zero (cvt.rzi.u32.f32); what does not fit is poison">;
def : InstructionTerm<"fptosi", "%x = fptosi <ty> <value> to <ty>",
                      "converts to signed integers, towards zero (cvt.rzi.s32.f32); what does not fit is poison">;
def : InstructionTerm<"uitofp", "%x = uitofp <ty> <value> to <ty>",
                      "converts unsigned integers, rounded to nearest even (cvt.rn.f32.u32)">;
def : InstructionTerm<"sitofp", "%x = sitofp <ty> <value> to <ty>",
                      "converts signed integers, rounded to nearest even (cvt.rn.f32.s32)">;
def : InstructionTerm<"fptrunc", "%x = fptrunc <ty> <value> to <ty>",
                      "rounds to a narrower format, to nearest even (cvt.rn.f32.f64)">;
def : InstructionTerm<"fpext", "%x = fpext <ty> <value> to <ty>",
                      "converts to a wider format, exactly (cvt.f64.f32)">;
def : InstructionTerm<"ptrtoint", "%x = ptrtoint ptr <p> to <ty>",
                      "is a pointer as an integer">;
def : InstructionTerm<"ptrtoaddr", "%x = ptrtoaddr ptr <p> to <ty>",
                      "is the address of a pointer, without leave to make a pointer of it again">;
def : InstructionTerm<"inttoptr", "%x = inttoptr <ty> <value> to ptr",
                      "makes a pointer of an integer">;
def : InstructionTerm<"bitcast", "%x = bitcast <ty> <value> to <ty>",
                      "takes the same bits for another type of the same width (mov.b32)">;
def : InstructionTerm<"addrspacecast", "%x = addrspacecast ptr <p> to ptr addrspace(<1>)",
                      "converts a pointer between generic and another address space (cvta, cvta.to)">;
def : InstructionTerm<"icmp", "%x = icmp <eq> <ty> <a>, <b>",
                      "compares integers or pointers (setp.eq.s32)">;
def : InstructionTerm<"fcmp", "%x = fcmp <olt> <ty> <a>, <b>",
                      "compares floating-point values (setp.lt.f32); with o it fails for NaN, with u it holds (setp.ltu.f32)">;
def : InstructionTerm<"phi", "%x = phi <ty> [ <value>, %<block> ]",
                      "is the value that belongs to the block from which control has come; all of a block are read at once">;
def : InstructionTerm<"call", "%x = call <ty> @<f>(<args>)",
                      "calls a function or an intrinsic, or executes inline assembly">;
def : InstructionTerm<"select", "%x = select i1 <cond>, <ty> <a>, <ty> <b>",
                      "is one of two values, without a branch (selp.b32)">;
def : InstructionTerm<"va_arg", "%x = va_arg ptr <list>, <ty>",
                      "is the next of a function's variable arguments">;
def : InstructionTerm<"extractelement", "%x = extractelement <vector> <v>, <ty> <index>",
                      "is an element of a vector">;
def : InstructionTerm<"insertelement", "%x = insertelement <vector> <v>, <ty> <value>, <ty> <index>",
                      "is a vector with another element">;
def : InstructionTerm<"shufflevector", "%x = shufflevector <vector> <a>, <vector> <b>, <n x i32> <mask>",
                      "is a vector of elements of two others, chosen by constants">;
def : InstructionTerm<"extractvalue", "%x = extractvalue <struct> <s>, <0>",
                      "is a member of a structure or an array">;
def : InstructionTerm<"insertvalue", "%x = insertvalue <struct> <s>, <ty> <value>, <0>",
                      "is a structure or an array with another member">;
def : InstructionTerm<"freeze", "%x = freeze <ty> <value>",
                      "is some fixed value if the operand is poison or undef, and the operand otherwise">;

//===----------------------------------------------------------------------===//
// Other words
//===----------------------------------------------------------------------===//

def : Keyword<"define", "define <void> @<f>(<parameters>) { <blocks> }",
              "begins a function with a body (.func, or .entry for a kernel)">;
def : Keyword<"declare", "declare <void> @<f>(<types>)",
              "names a function that is defined elsewhere, or an intrinsic">;
def : Keyword<"target", "target triple = \"<nvptx64-nvidia-cuda>\"",
              "sets the triple or the data layout of the module">;
def : Keyword<"triple", "target triple = \"<nvptx64-nvidia-cuda>\"",
              "is what the module is for; nvptx64 has pointers of 64 bits">;
def : Keyword<"datalayout", "target datalayout = \"<e-i64:64>\"",
              "is the sizes and alignments of types">;
def : Keyword<"source_filename", "source_filename = \"<k.cu>\"",
              "is the name of the file that the module comes from">;
def : Keyword<"attributes", "attributes #<0> = { <nounwind> }",
              "begins a group of attributes, which functions and calls name by its number">;
def : Keyword<"module", "module asm \"<text>\"",
              "begins assembly that belongs to no function">;
def : Keyword<"asm", "call <ty> asm sideeffect \"<code>\", \"<constraints>\"(<args>)",
              "begins inline PTX: operands are $0, $1 and so on, as the constraints describe them">;
def : Keyword<"sideeffect", "asm sideeffect \"<code>\", \"<constraints>\"",
              "keeps inline assembly although nobody needs its results">;
def : Keyword<"type", "%<name> = type { <types> }", "names a type">;
def : Keyword<"global", "@<x> = addrspace(<1>) global <ty> <value>",
              "makes a variable that can be written">;
def : Keyword<"constant", "@<x> = addrspace(<4>) constant <ty> <value>",
              "makes a variable that is only read">;
def : Keyword<"alias", "@<x> = alias <ty>, ptr @<y>",
              "is another name for a function (.alias) or a variable">;
def : Keyword<"ifunc", "@<x> = ifunc <ty>, ptr @<resolver>",
              "is a function that is chosen when the program is loaded">;
def : Keyword<"addrspace", "ptr addrspace(<3>)",
              "is the address space of a pointer or a variable: 1 global, 3 shared, 4 constant, 5 local">;
def : Keyword<"align", "align <16>", "is an alignment in bytes, a power of two">;
def : Keyword<"section", "section \"<name>\"",
              "is the section of a function or variable">;
def : Keyword<"comdat", "comdat($<name>)",
              "belongs to a group of which the linker keeps one">;
def : Keyword<"ptx_kernel", "define ptx_kernel void @<f>()",
              "is the calling convention of kernels (.entry)">;
def : Keyword<"ptx_device", "define ptx_device <void> @<f>()",
              "is the calling convention of functions that run on the machine (.func)">;
def : Keyword<"fastcc", "define fastcc <void> @<f>()",
              "is a calling convention that PTX does not tell from the default">;
def : Keyword<"ccc", "define ccc <void> @<f>()", "is the default calling convention">;
def : Keyword<"external", "@<x> = external global <ty>",
              "is visible to other modules (.visible), or without a value defined in one (.extern)">;
def : Keyword<"internal", "define internal <void> @<f>()",
              "is visible in this module only">;
def : Keyword<"private", "@<x> = private constant <ty> <value>",
              "is visible in this module only, and has no name in the symbol table">;
def : Keyword<"weak", "define weak <void> @<f>()",
              "may be replaced by a definition of another module (.weak)">;
def : Keyword<"weak_odr", "define weak_odr <void> @<f>()",
              "may be replaced by a definition of another module, which is the same (.weak)">;
def : Keyword<"linkonce", "define linkonce <void> @<f>()",
              "is as weak, and is dropped if nobody uses it">;
def : Keyword<"linkonce_odr", "define linkonce_odr <void> @<f>()",
              "is as weak_odr, and is dropped if nobody uses it: inline functions and templates">;
def : Keyword<"available_externally", "define available_externally <void> @<f>()",
              "may be inlined; otherwise the definition of another module counts">;
def : Keyword<"common", "@<x> = common global <ty> zeroinitializer",
              "is one variable however many modules define it (.common)">;
def : Keyword<"extern_weak", "@<x> = extern_weak global <ty>",
              "is null if no module defines it">;
def : Keyword<"appending", "@<x> = appending global [<n> x ptr] <value>",
              "is an array that linking concatenates">;
def : Keyword<"hidden", "define hidden <void> @<f>()",
              "is not visible outside of the linked program">;
def : Keyword<"protected", "define protected <void> @<f>()",
              "is visible outside of the linked program, which uses its own definition">;
def : Keyword<"dso_local", "define dso_local <void> @<f>()",
              "promises that the definition in this program counts">;
def : Keyword<"unnamed_addr", "@<x> = unnamed_addr constant <ty> <value>",
              "promises that nobody compares its address">;
def : Keyword<"local_unnamed_addr", "@<x> = local_unnamed_addr constant <ty> <value>",
              "promises that nobody in this module compares its address">;
def : Keyword<"externally_initialized", "@<x> = addrspace(1) externally_initialized global <ty> <value>",
              "may have another value than its initializer when a kernel starts: the host can set it">;
def : Keyword<"thread_local", "@<x> = thread_local global <ty> <value>",
              "is a variable of each thread">;
def : Keyword<"tail", "tail call <ty> @<f>(<args>)",
              "promises that the callee uses no variable of the caller's frame">;
def : Keyword<"musttail", "musttail call <ty> @<f>(<args>)",
              "asks that the callee takes the caller's frame; PTX has no such call">;
def : Keyword<"notail", "notail call <ty> @<f>(<args>)",
              "keeps the call from becoming a tail call">;
def : Keyword<"volatile", "load volatile <ty>, ptr <p>",
              "keeps an access as it stands (ld.volatile)">;
def : Keyword<"atomic", "load atomic <ty>, ptr <p> syncscope(\"<device>\") <acquire>, align <4>",
              "makes an access indivisible, with an order and a scope">;
def : Keyword<"syncscope", "syncscope(\"<device>\")",
              "is with whom an atomic operation is ordered: block (.cta), cluster, device (.gpu), or everyone (.sys)">;
def : Keyword<"unordered", "load atomic <ty>, ptr <p> unordered, align <4>",
              "is an atomic access that is ordered with nothing (ld.relaxed)">;
def : Keyword<"monotonic", "atomicrmw add ptr <p>, i32 <1> monotonic",
              "orders accesses of one address only (.relaxed)">;
def : Keyword<"acquire", "load atomic <ty>, ptr <p> acquire, align <4>",
              "keeps later accesses behind it (.acquire)">;
def : Keyword<"release", "store atomic <ty> <value>, ptr <p> release, align <4>",
              "keeps earlier accesses before it (.release)">;
def : Keyword<"acq_rel", "atomicrmw add ptr <p>, i32 <1> acq_rel",
              "keeps earlier accesses before it and later ones behind it (.acq_rel)">;
def : Keyword<"seq_cst", "fence seq_cst",
              "is acq_rel, and part of one order that all threads see (fence.sc)">;
def : Keyword<"xchg", "atomicrmw xchg ptr <p>, i32 <1> monotonic",
              "stores the value and gives what was there (atom.exch)">;
def : Keyword<"nuw", "add nuw <ty> <a>, <b>",
              "promises that the unsigned result fits; otherwise it is poison">;
def : Keyword<"nsw", "add nsw <ty> <a>, <b>",
              "promises that the signed result fits; otherwise it is poison">;
def : Keyword<"nusw", "getelementptr nusw <ty>, ptr <p>, <indices>",
              "promises that the sum does not wrap, with offsets taken as signed">;
def : Keyword<"exact", "udiv exact <ty> <a>, <b>",
              "promises that nothing is lost: no remainder, no bits that are shifted out">;
def : Keyword<"disjoint", "or disjoint <ty> <a>, <b>",
              "promises that no bit is set in both operands, so that it is an addition">;
def : Keyword<"nneg", "zext nneg <ty> <value> to <ty>",
              "promises that the operand is not negative">;
def : Keyword<"samesign", "icmp samesign <ult> <ty> <a>, <b>",
              "promises that both operands have the same sign">;
def : Keyword<"inbounds", "getelementptr inbounds <ty>, ptr <p>, <indices>",
              "promises that the address stays in the object, or one behind its end">;
def : Keyword<"fast", "fadd fast <ty> <a>, <b>",
              "is all of nnan, ninf, nsz, arcp, contract, afn and reassoc">;
def : Keyword<"nnan", "fadd nnan <ty> <a>, <b>",
              "promises that no operand and no result is NaN">;
def : Keyword<"ninf", "fadd ninf <ty> <a>, <b>",
              "promises that no operand and no result is infinite">;
def : Keyword<"nsz", "fadd nsz <ty> <a>, <b>", "makes the sign of zero insignificant">;
def : Keyword<"arcp", "fdiv arcp <ty> <a>, <b>",
              "permits the reciprocal of the divisor">;
def : Keyword<"contract", "fadd contract <ty> <a>, <b>",
              "permits one rounding for two operations (fma.rn.f32)">;
def : Keyword<"afn", "fdiv afn <ty> <a>, <b>",
              "permits approximations (div.approx.f32, sin.approx.f32)">;
def : Keyword<"reassoc", "fadd reassoc <ty> <a>, <b>",
              "permits another order of operations">;
def : Keyword<"true", "i1 true", "is 1 as an i1">;
def : Keyword<"false", "i1 false", "is 0 as an i1">;
def : Keyword<"null", "ptr null",
              "is the pointer to nothing; address 0 of shared and local memory is a place there">;
def : Keyword<"none", "within none", "is no token">;
def : Keyword<"undef", "i32 undef", "is any value, another one at each use">;
def : Keyword<"poison", "i32 poison",
              "is the result of an operation whose promise was broken; to branch on it is undefined behavior">;
def : Keyword<"zeroinitializer", "[<n> x i32] zeroinitializer", "is zero of any type">;
def : Keyword<"blockaddress", "blockaddress(@<f>, %<block>)",
              "is the address of a block">;
def : Keyword<"to", "trunc <ty> <value> to <ty>",
              "precedes the type that a value is converted to, or the block that follows">;
def : Keyword<"label", "label %<block>", "precedes the name of a block">;
def : Keyword<"void", "define void @<f>()", "is no result">;
def : Keyword<"ptr", "ptr addrspace(<1>)",
              "is a pointer: of 64 bits in nvptx64, and for shared, constant and local memory where the layout says so of 32">;
def : Keyword<"half", "half <1.0>", "is a floating-point value of 16 bits (.f16)">;
def : Keyword<"bfloat", "bfloat <1.0>",
              "is a floating-point value of 16 bits with the exponent of a float (.bf16)">;
def : Keyword<"float", "float <1.0>", "is a floating-point value of 32 bits (.f32)">;
def : Keyword<"double", "double <1.0>", "is a floating-point value of 64 bits (.f64)">;
def : Keyword<"fp128", "fp128 <0xL0>", "is a floating-point value of 128 bits">;
def : Keyword<"token", "token",
              "is the type of what ties instructions together, which cannot be stored">;
def : Keyword<"metadata", "metadata !<0>",
              "is the type of an operand that describes, and has no value">;
def : Keyword<"opaque", "%<t> = type opaque", "is a type whose members are not known">;
def : Keyword<"distinct", "!<0> = distinct !{}",
              "is a node that is never merged with an equal one">;
def : Keyword<"gc", "gc \"<name>\"", "is the garbage collector of a function">;
def : Keyword<"prefix", "prefix <ty> <value>", "is data before the code of a function">;
def : Keyword<"prologue", "prologue <ty> <value>", "is data at the start of a function">;
def : Keyword<"personality", "personality ptr @<f>",
              "is the function that handles exceptions">;
