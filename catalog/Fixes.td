//===- Fixes.td - Remedies that are safe by construction ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What `nvvmc fix` can do by itself. Each record is a function of lib/Fix, and
// rules name it in their field Fix. A remedy must not change what the program
// computes; where that depends on the module, the function declines. A rule that
// has none says why.
//
//===----------------------------------------------------------------------===//

// The module.
def WriteTriple
    : FixBuilder<"writes target triple = \"nvptx64-nvidia-cuda\", or nvptx-nvidia-cuda if the layout has 32-bit pointers">;
def WriteLayout
    : FixBuilder<"writes LLVM's layout for the triple, if no type of the module is laid out otherwise by it">;
def AddVersion
    : FixBuilder<"adds !nvvmir.version with version 2.0">;

def WriteOlder
    : FixBuilder<"removes attributes, flags and fields that say no more than what optimizers and debuggers may assume, gives llvm.lifetime a size, and writes ptrtoint">;
def RemoveAnnotation
    : FixBuilder<"removes the entries of !nvvm.annotations that are about no global, which nothing reads">;
def RemoveMark : FixBuilder<"removes the mark">;

// Globals and functions.
def RenameGlobal
    : FixBuilder<"gives it the name that it has in PTX, where it is defined and wherever it is used">;
def RemoveClause
    : FixBuilder<"removes the clause; a personality only where nothing unwinds">;
def RemoveAttribute
    : FixBuilder<"removes the attribute, also from attribute groups">;
def MarkKernel
    : FixBuilder<"makes the function a kernel if it could be one and nothing uses it, and removes the bound otherwise">;
def ExtendInteger
    : FixBuilder<"adds zeroext to a function that is only called directly and to its calls, or signext to a parameter of an internal function that only sign-extends it">;

// Instructions.
def ReplaceOwnForm
    : FixBuilder<"calls the intrinsic that replaced it, if that takes the same operands and has each of its options">;
def FenceToMembar
    : FixBuilder<"calls the membar of the fence's scope">;
def StrengthenFence
    : FixBuilder<"makes the fence acq_rel">;
def AtomicToVolatile
    : FixBuilder<"makes the access volatile, between calls of membar that order it, if it has at most 64 bits">;
def ExpandAtomic
    : FixBuilder<"calls a function with a loop around cmpxchg on an integer of 32, 64 or 128 bits, which the function is given">;
def UnshareAtomic
    : FixBuilder<"calls a function that loads, computes and stores if the pointer is to local memory, which no other thread can reach">;
def AllocateGeneric
    : FixBuilder<"allocates it with a generic pointer, and casts that to the local one">;
def StackInLocal
    : FixBuilder<"calls the form for local pointers, and casts">;
def CastThroughGeneric
    : FixBuilder<"casts to the generic address space first">;
def MakeConvergent
    : FixBuilder<"adds convergent to the function or the assembly, and sideeffect to assembly without a result">;
def DropUnreadOperand
    : FixBuilder<"passes undef, unless bit 10 of the flags asks for the operand">;
def ClearPolicyBit
    : FixBuilder<"clears the bit if there is no cache policy for which it asks">;
def WidenInteger
    : FixBuilder<"calls a function that computes the same with legal integers">;

//===----------------------------------------------------------------------===//
// What is left alone
//===----------------------------------------------------------------------===//

def Intent : Unmendable<"Only who wrote it knows what it should say.">;
def OtherTarget
    : Unmendable<"Another machine, PTX version or option would do, and the module does not choose those.">;
def OtherTypes
    : Unmendable<"Values would need other types, which may not hold the same.">;
def OtherMemory
    : Unmendable<"Data would have to be elsewhere, or hold something else at first.">;
def OtherControl
    : Unmendable<"Control would have to flow otherwise, in more than one place.">;
def OtherInterface
    : Unmendable<"Whoever calls or launches it would have to change as well.">;
def OtherModule
    : Unmendable<"It depends on other modules or libraries.">;
def NoEquivalent
    : Unmendable<"Nothing that is legal does the same.">;
def OtherFunction
    : Unmendable<"Which intrinsic or function of libdevice does the same depends on how subnormals and rounding are meant.">;
def PartOfLayout
    : Unmendable<"It explains layout-invalid, which is mended as a whole.">;
def NoModule : Unmendable<"There is no module whose text could be edited.">;
def Defect : Unmendable<"It is a defect of OpenNVVM or LLVM.">;
def Informs : Unmendable<"Nothing is wrong with the module.">;
