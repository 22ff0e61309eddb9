// A pattern that is wrong stops the build and is named.
//
// DEFINE: %{bad} = not catalog-tblgen -gen-intrinsics %s -I %S/Inputs -I %{src}/catalog -I %{llvm-include} 2>&1
//
// RUN: %{bad} -DNO_ARGUMENT | FileCheck %s --check-prefix=NO-ARGUMENT
// RUN: %{bad} -DNO_RESULT | FileCheck %s --check-prefix=NO-RESULT
// RUN: %{bad} -DNO_PART | FileCheck %s --check-prefix=NO-PART
// RUN: %{bad} -DUNWRITTEN | FileCheck %s --check-prefix=UNWRITTEN
// RUN: %{bad} -DNO_POINTER | FileCheck %s --check-prefix=NO-POINTER
// RUN: %{bad} -DMODIFIER | FileCheck %s --check-prefix=MODIFIER
// RUN: %{bad} -DBRACE | FileCheck %s --check-prefix=BRACE
// RUN: %{bad} -DSEMICOLON | FileCheck %s --check-prefix=SEMICOLON
// RUN: %{bad} -DDOLLAR | FileCheck %s --check-prefix=DOLLAR
// RUN: %{bad} -DNOT_IMMEDIATE | FileCheck %s --check-prefix=NOT-IMMEDIATE
// RUN: %{bad} -DUNCOVERED | FileCheck %s --check-prefix=UNCOVERED
// RUN: %{bad} -DTWICE | FileCheck %s --check-prefix=TWICE
// RUN: %{bad} -DPLACES | FileCheck %s --check-prefix=PLACES
//
// The nearest pattern without a fault passes.
// RUN: catalog-tblgen -gen-intrinsics %s -DGOOD -I %S/Inputs -I %{src}/catalog \
// RUN:   -I %{llvm-include} | FileCheck %s --check-prefix=GOOD

include "IntrinsicRow.td"

let TargetPrefix = "nvvm" in
def int_nvvm_test : Intrinsic<[llvm_i32_ty, llvm_i1_ty],
                              [llvm_ptr_ty, llvm_i32_ty, llvm_i32_ty],
                              [ImmArg<ArgIndex<2>>, Range<ArgIndex<2>, 0, 3>]>;

#ifdef NO_ARGUMENT
// NO-ARGUMENT: error: pattern of int_nvvm_test: argument 3 does not exist in "x $d0|$d1, $3;"
let Family = "Test" in def : Row<int_nvvm_test, "x $d0|$d1, $3;">;
#endif

#ifdef NO_RESULT
// NO-RESULT: error: pattern of int_nvvm_other: a result that does not exist in "x $d;"
let Family = "Test" in def : Row<int_nvvm_test, "x $d0|$d1;">;
let TargetPrefix = "nvvm" in
def int_nvvm_other : Intrinsic<[], []>;
let Family = "Test" in
def : Row<int_nvvm_other, "x $d;">;
#endif

#ifdef NO_PART
// NO-PART: error: pattern of int_nvvm_test: the result has no part 2
let Family = "Test" in def : Row<int_nvvm_test, "x $d2, $0;">;
#endif

#ifdef UNWRITTEN
// UNWRITTEN: error: pattern of int_nvvm_test: the result is never written
let Family = "Test" in def : Row<int_nvvm_test, "x $1;">;
#endif

#ifdef NO_POINTER
// NO-POINTER: error: pattern of int_nvvm_test: argument 1 is not a pointer
let Family = "Test" in def : Row<int_nvvm_test, "x $d0|$d1, [${1:a}];">;
#endif

#ifdef MODIFIER
// MODIFIER: error: pattern of int_nvvm_test: unknown modifier 'q'
let Family = "Test" in def : Row<int_nvvm_test, "x $d0|$d1, ${1:q};">;
#endif

#ifdef BRACE
// BRACE: error: pattern of int_nvvm_test: unmatched brace
let Family = "Test" in def : Row<int_nvvm_test, "x${2:{0=a;1=b;2=c} $d0|$d1;">;
#endif

#ifdef SEMICOLON
// SEMICOLON: error: pattern of int_nvvm_test: no semicolon at the end
let Family = "Test" in def : Row<int_nvvm_test, "x $d0|$d1, $1">;
#endif

#ifdef DOLLAR
// DOLLAR: error: pattern of int_nvvm_test: a dollar sign before nothing that it can name
let Family = "Test" in def : Row<int_nvvm_test, "x $d0|$d1, $x;">;
#endif

#ifdef NOT_IMMEDIATE
// NOT-IMMEDIATE: error: pattern of int_nvvm_test: argument 1 selects text but is not an immediate
let Family = "Test" in def : Row<int_nvvm_test, "x${1:{0=a;1=b}} $d0|$d1;">;
#endif

#ifdef UNCOVERED
// UNCOVERED: error: pattern of int_nvvm_test: no text for value 2 of argument 2
let Family = "Test" in def : Row<int_nvvm_test, "x${2:{0=a;1=b}} $d0|$d1;">;
#endif

#ifdef TWICE
// TWICE: error: pattern of int_nvvm_test: value 1 twice in one choice
let Family = "Test" in def : Row<int_nvvm_test, "x${2:{0=a;1=b;1=c;2=d}} $d0|$d1;">;
#endif

#ifdef PLACES
// PLACES: error: pattern of int_nvvm_test: cases that end in different places of an instruction
let Family = "Test" in def : Row<int_nvvm_test, "x${2:{0=.a;1=.b;2=.c, $1}}${0:s} $d0|$d1, [${0:a}];">;
#endif

#ifdef GOOD
// GOOD: "x${2:{0=.a;1=.b;2=.c}}${0:s} $d0|$d1, [${0:a}]${2:{0=;1=;2=, $1}};"
let Family = "Test" in def : Row<int_nvvm_test, "x${2:{0=.a;1=.b;2=.c}}${0:s} $d0|$d1, [${0:a}]${2:{0=;1=;2=, $1}};">;
#endif
