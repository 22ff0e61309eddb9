//===- LLVMVerifier.td - What helps against LLVM's words ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's verifier reports what is wrong, but not how to fix it. A row has a
// remedy for messages that begin with its text; the longest match wins. Rule
// misc-llvm-verifier has a remedy for all others.
//
//===----------------------------------------------------------------------===//

class VerifierMessage<string sentence, string remedy> {
  string Sentence = sentence;
  string Remedy = remedy;
}

def : VerifierMessage<"Instruction does not dominate all uses!",
                  "define the value in a block that dominates the use; where paths join, pass it through a phi">;
def : VerifierMessage<"PHINode should have one entry for each predecessor of its parent basic block!",
                  "give the phi one entry for each edge that leads to its block, and no other">;
def : VerifierMessage<"PHI node entries do not match predecessors!",
                  "give the phi one entry for each edge that leads to its block, and no other">;
def : VerifierMessage<"PHI node has multiple entries for the same basic block with different incoming values!",
                  "write the same value in all entries of one block: its edges cannot have different values">;
def : VerifierMessage<"PHI node operands are not the same type as the result!",
                  "cast the incoming values to the type of the phi at the end of the blocks that they come from">;
def : VerifierMessage<"PHI nodes not grouped at top of basic block!",
                  "move the phi before the block's other instructions">;
def : VerifierMessage<"PHI nodes cannot have token type!",
                  "remove the phi; a token cannot be selected at run time">;
def : VerifierMessage<"Only PHI nodes may reference their own value!",
                  "use another value, or make the instruction a phi">;
def : VerifierMessage<"Basic Block in function '",
                  "end the block with ret, br, switch or unreachable">;
def : VerifierMessage<"Basic Block does not have terminator!",
                  "end the block with ret, br, switch or unreachable">;
def : VerifierMessage<"Terminator found in the middle of a basic block!",
                  "move what follows the terminator to a new block, or remove it">;
def : VerifierMessage<"Entry block to function must not have predecessors!",
                  "insert a new entry block that only branches to this one">;
def : VerifierMessage<"blockaddress may not be used with the entry block!",
                  "insert a new entry block that only branches to this one">;
def : VerifierMessage<"Branch condition is not 'i1' type!",
                  "compare with zero: icmp ne">;
def : VerifierMessage<"Switch constants must all be same type as switch value!",
                  "give the cases the type of the value">;
def : VerifierMessage<"Duplicate integer as switch case",
                  "remove all but one of the equal cases">;
def : VerifierMessage<"Instruction has bogus parent pointer!",
                  "insert the instruction into a block: a front end or pass created it but did not insert it">;
def : VerifierMessage<"Referencing function in another module!",
                  "link the modules first, or declare the function in this one">;
def : VerifierMessage<"Referencing global in another module!",
                  "link the modules first, or declare the variable in this one">;
def : VerifierMessage<"Referring to an argument in another function!",
                  "pass the value as an argument of this function">;
def : VerifierMessage<"Referring to a basic block in another function!",
                  "branch to a block of this function">;
def : VerifierMessage<"Referring to an instruction in another function!",
                  "pass the value as an argument of this function">;
def : VerifierMessage<"Function return type does not match operand type of return inst!",
                  "cast the returned value to the function's type, or change the type that the function returns">;
def : VerifierMessage<"Found return instr that returns non-void in Function of void return type!",
                  "return void, or change the type that the function returns">;
def : VerifierMessage<"Incorrect number of arguments passed to called function!",
                  "pass as many arguments as the function has parameters">;
def : VerifierMessage<"Called function requires more parameters than were provided!",
                  "pass the missing arguments">;
def : VerifierMessage<"Call parameter type does not match function signature!",
                  "cast the argument to the type of the parameter; for pointers use addrspacecast">;
def : VerifierMessage<"Called function must be a pointer!",
                  "call a function or a pointer to one">;
def : VerifierMessage<"calling convention does not permit calls",
                  "kernels are launched, not called: move the body to a device function that both can call">;
def : VerifierMessage<"Calling convention requires void return type",
                  "return void and write the result through a pointer parameter">;
def : VerifierMessage<"Calling convention does not support varargs or perfect forwarding!",
                  "give the function a fixed list of parameters">;
def : VerifierMessage<"Calling convention does not allow sret",
                  "return void and write the result through an ordinary pointer parameter">;
def : VerifierMessage<"Calling convention disallows byval",
                  "pass a pointer without byval">;
def : VerifierMessage<"cannot guarantee tail call due to mismatched",
                  "replace musttail with tail, or remove it">;
def : VerifierMessage<"musttail call must precede a ret with an optional bitcast",
                  "return the result of the call directly, or remove musttail">;
def : VerifierMessage<"Both operands to a binary operator are not of the same type!",
                  "cast one operand to the type of the other">;
def : VerifierMessage<"Integer arithmetic operators only work with integral types!",
                  "use the floating-point instruction: fadd, fsub, fmul, fdiv">;
def : VerifierMessage<"Floating-point arithmetic operators only work with floating-point types!",
                  "use the integer instruction: add, sub, mul, sdiv, udiv">;
def : VerifierMessage<"Integer arithmetic operators must have same type for operands and result!",
                  "cast the operands to the same type">;
def : VerifierMessage<"Floating-point arithmetic operators must have same type for operands and result!",
                  "cast the operands to the same type">;
def : VerifierMessage<"Logical operators only work with integral types!",
                  "bitcast the operands to integers">;
def : VerifierMessage<"Logical operators must have same type for operands and result!",
                  "cast the operands to the same type">;
def : VerifierMessage<"Shifts only work with integral types!",
                  "bitcast the operands to integers">;
def : VerifierMessage<"Shift return type must be same as operands!",
                  "cast the amount to the type of the value">;
def : VerifierMessage<"Both operands to ICmp instruction are not of the same type!",
                  "cast one operand to the type of the other">;
def : VerifierMessage<"Invalid operand types for ICmp instruction",
                  "use fcmp for floating-point values; compare aggregates element by element">;
def : VerifierMessage<"Both operands to FCmp instruction are not of the same type!",
                  "cast one operand to the type of the other">;
def : VerifierMessage<"Invalid operand types for FCmp instruction",
                  "use icmp for integers and pointers">;
def : VerifierMessage<"Invalid operands for select instruction!",
                  "both values must have the type of the result, and the condition must be i1 or a vector of i1 of the same length">;
def : VerifierMessage<"Load operand must be a pointer.",
                  "load through a pointer; inttoptr converts an integer to one">;
def : VerifierMessage<"Store operand must be a pointer.",
                  "store through a pointer; inttoptr converts an integer to one">;
def : VerifierMessage<"storing unsized types is not allowed",
                  "store a type that has a size">;
def : VerifierMessage<"loading unsized types is not allowed",
                  "load a type that has a size">;
def : VerifierMessage<"huge alignment values are unsupported",
                  "use an alignment of at most 4294967296">;
def : VerifierMessage<"GEP base pointer is not a vector or a vector of pointers",
                  "index a pointer; inttoptr converts an integer to one">;
def : VerifierMessage<"GEP into unsized type!",
                  "index a type that has a size, such as i8">;
def : VerifierMessage<"GEP indexes must be integers",
                  "use integers as indices">;
def : VerifierMessage<"Invalid indices for GEP pointer type!",
                  "use no more indices than the type has levels, and constants for fields of structures">;
def : VerifierMessage<"Invalid bitcast",
                  "use ptrtoint, inttoptr or addrspacecast for pointers, and trunc or zext if widths differ">;
def : VerifierMessage<"AddrSpaceCast source must be a pointer",
                  "use inttoptr for an integer">;
def : VerifierMessage<"AddrSpaceCast result must be a pointer",
                  "use ptrtoint to get an integer">;
def : VerifierMessage<"AddrSpaceCast must be between different address spaces",
                  "use the pointer directly">;
def : VerifierMessage<"PtrToInt source must be pointer",
                  "use trunc, zext or bitcast for an integer">;
def : VerifierMessage<"IntToPtr source must be an integral",
                  "bitcast a floating-point value to an integer first">;
def : VerifierMessage<"DestTy too big for Trunc",
                  "use zext or sext">;
def : VerifierMessage<"Type too small for ZExt",
                  "use trunc">;
def : VerifierMessage<"Type too small for SExt",
                  "use trunc">;
def : VerifierMessage<"DestTy too big for FPTrunc",
                  "use fpext">;
def : VerifierMessage<"DestTy too small for FPExt",
                  "use fptrunc">;
def : VerifierMessage<"Invalid InsertValueInst operands!",
                  "insert a value of the type at these indices">;
def : VerifierMessage<"Invalid ExtractValueInst operands!",
                  "use indices that exist in the type">;
def : VerifierMessage<"Invalid extractelement operands!",
                  "extract from a vector, with an integer index">;
def : VerifierMessage<"Invalid insertelement operands!",
                  "insert a value of the vector's element type, with an integer index">;
def : VerifierMessage<"Invalid shufflevector operands!",
                  "use two vectors of the same type, and a constant mask that stays within both">;
def : VerifierMessage<"Intrinsic has incorrect return type!",
                  "declare the intrinsic with the types that nvvmc intrinsics NAME prints">;
def : VerifierMessage<"Intrinsic has incorrect argument type!",
                  "declare the intrinsic with the types that nvvmc intrinsics NAME prints">;
def : VerifierMessage<"Intrinsic name not mangled correctly for type arguments!",
                  "use the name that the message gives">;
def : VerifierMessage<"Intrinsic called with incompatible signature",
                  "call the intrinsic with the types of its declaration">;
def : VerifierMessage<"Invalid user of intrinsic instruction!",
                  "call the intrinsic directly, or take the address of a function that calls it">;
def : VerifierMessage<"immarg operand has non-immediate parameter",
                  "pass a constant; if it depends on a value, branch to a separate call for each">;
def : VerifierMessage<"atomic memory access' size must be byte-sized",
                  "use i8, i16, i32 or i64">;
def : VerifierMessage<"Load cannot have Release ordering",
                  "use acquire, monotonic or seq_cst">;
def : VerifierMessage<"Store cannot have Acquire ordering",
                  "use release, monotonic or seq_cst">;
def : VerifierMessage<"Non-atomic load cannot have SynchronizationScope specified",
                  "write load atomic with an ordering, or remove syncscope">;
def : VerifierMessage<"Non-atomic store cannot have SynchronizationScope specified",
                  "write store atomic with an ordering, or remove syncscope">;
def : VerifierMessage<"atomicrmw instructions cannot be unordered.",
                  "use monotonic">;
def : VerifierMessage<"fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.",
                  "use one of these; a monotonic fence would have no effect">;
def : VerifierMessage<"Global is external, but doesn't have external or weak linkage!",
                  "declare it with external or extern_weak linkage, or define it">;
def : VerifierMessage<"Global variable initializer type does not match global variable type!",
                  "give the initial value the type of the variable">;
def : VerifierMessage<"Only global variables can have appending linkage!",
                  "remove appending">;
def : VerifierMessage<"Only global arrays can have appending linkage!",
                  "remove appending, or make the variable an array">;
def : VerifierMessage<"'common' global must have a zero initializer!",
                  "initialize with zeroinitializer, or use another linkage">;
def : VerifierMessage<"Alias must point to a definition",
                  "define the symbol that the alias names, or replace the alias with a declaration">;
def : VerifierMessage<"Aliases cannot form a cycle",
                  "make one of the aliases name a definition">;
def : VerifierMessage<"Alias cannot point to an interposable alias",
                  "make the alias name the definition">;
def : VerifierMessage<"Attribute '",
                  "remove the attribute, or move it to a place where it applies">;
def : VerifierMessage<"Attributes '",
                  "keep one of the two attributes">;
def : VerifierMessage<"It should have at least one range!",
                  "give !range pairs of constants, or remove it">;
def : VerifierMessage<"Unfinished range!",
                  "give !range pairs of constants, or remove it">;
def : VerifierMessage<"Range must not be empty!",
                  "use two different numbers in each pair">;
def : VerifierMessage<"fpmath requires a floating point result!",
                  "remove !fpmath">;
def : VerifierMessage<"module flag identifiers must be unique (or of 'require' type)",
                  "keep only one module flag with that name">;
def : VerifierMessage<"invalid behavior operand in module flag",
                  "use a first operand from i32 1 to i32 8">;
def : VerifierMessage<"incorrect number of operands in module flag",
                  "give the module flag three operands: behavior, name, value">;
def : VerifierMessage<"inlinable function call in a function with debug info must have a !dbg location",
                  "give the call a !dbg location, or remove !dbg from the enclosing function">;
def : VerifierMessage<"!dbg attachment points at wrong subprogram for function",
                  "use a location whose scope is in the function's !dbg subprogram">;
def : VerifierMessage<"function definition may only have a distinct !dbg attachment",
                  "write distinct !DISubprogram">;
def : VerifierMessage<"DISubprogram attached to more than one function",
                  "give each function its own DISubprogram">;
def : VerifierMessage<"LandingPadInst needs to be in a function with a personality.",
                  "compile without exceptions; NVVM IR does not support them">;
