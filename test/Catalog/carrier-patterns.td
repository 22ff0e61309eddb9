// What patterns of carriers may not say.
//
// DEFINE: %{bad} = not catalog-tblgen -gen-internal-intrinsics %s -I %{src}/catalog -I %{llvm-include} 2>&1
//
// RUN: %{bad} -DFIELD | FileCheck %s --check-prefix=FIELD
// RUN: %{bad} -DUNCOVERED | FileCheck %s --check-prefix=UNCOVERED
// RUN: %{bad} -DREST | FileCheck %s --check-prefix=REST
// RUN: %{bad} -DTWICE | FileCheck %s --check-prefix=TWICE
// RUN: %{bad} -DTYPE | FileCheck %s --check-prefix=TYPE
// RUN: %{bad} -DPLACES | FileCheck %s --check-prefix=PLACES
// RUN: %{bad} -DPOINTER | FileCheck %s --check-prefix=POINTER
// RUN: %{bad} -DMACHINE | FileCheck %s --check-prefix=MACHINE
// RUN: catalog-tblgen -gen-internal-intrinsics %s -DGOOD -I %{src}/catalog -I %{llvm-include} | FileCheck %s --check-prefix=GOOD

include "InternalIntrinsic.td"

def N : IntegerVariable<"N">;

class Test<string ptx> : Carrier<"test", [Form<N, [I32Ty, N, GenericPtr]>]> {
  let Fields = [Free<0, "mode", 1, 0, Names<["a", "b", "c"]>.ret>];
  let PTX = ptx;
}

#ifdef FIELD
// FIELD: error: pattern of llvm.nvvm.test: neither an argument, a field nor the result after ${
def : Test<"x${size:{0=a;*=b}} $d;">;
#endif

#ifdef UNCOVERED
// UNCOVERED: error: pattern of llvm.nvvm.test: no text for value 3 of argument 0
def : Test<"x${mode:{0=.a;1=.b;2=.c}} $d;">;
#endif

#ifdef REST
// REST: error: pattern of llvm.nvvm.test: a case after the one for all other values
def : Test<"x${mode:{0=.a;*=.b;2=.c}} $d;">;
#endif

#ifdef TWICE
// TWICE: error: pattern of llvm.nvvm.test: value 1 twice in one choice
def : Test<"x${mode:{1=.a;1=.b;*=.c}} $d;">;
#endif

#ifdef TYPE
// TYPE: error: pattern of llvm.nvvm.test: a case for type 'int', which has no name here
def : Test<"x${d:{int=.a}} $d;">;
#endif

#ifdef PLACES
// PLACES: error: pattern of llvm.nvvm.test: cases that end in different places of an instruction
def : Test<"x${mode:{0=.a;1=.b $1;*=${!nothing}}} $d;">;
#endif

#ifdef POINTER
// POINTER: error: pattern of llvm.nvvm.test: argument 1 is not a pointer
def : Test<"x $d, [${1:a3}];">;
#endif

#ifdef MACHINE
// MACHINE: error: pattern of llvm.nvvm.test: no colon after the number of a machine
def : Test<"x${mode:{0=.a;*=${!100 is none}}} $d;">;
#endif

#ifdef GOOD
// GOOD: "x${mode:{0=.a;1=.b;*=${!100:none}}}${d:{i64=.w;*=}} $d, [${2:a3}];"
def : Test<"x${mode:{0=.a;1=.b;*=${!100:none}}}${d:{i64=.w;*=}} $d, [${2:a3}];">;
#endif
