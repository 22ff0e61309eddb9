//===- Annotations.td - Rows of keys, and some invented ----*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Takes the place of catalog/Annotations.td, see CMakeLists.txt.
//
//===----------------------------------------------------------------------===//

include "../../catalog/Annotations.td"

def : AnnotationKey<"resident_blocks", MinCTAPerSM, "i32 <blocks>",
                    "makes this many blocks fit on a multiprocessor (.minnctapersm)">;
let Dimension = 1 in
def : AnnotationKey<"height", MaxNTid, "i32 <threads>",
                    "limits the threads of a block in dimension y (.maxntid)">;
let ReadByLLVM = 1 in
def : AnnotationKey<"max_registers", MaxNReg, "i32 <registers>",
                    "limits the registers of a thread (.maxnreg)">;
def : AnnotationKey<"wide", Unified, "i64 <first half>, i64 <second half>",
                    "names a variable across the modules of a program (.attribute(.unified))">;
