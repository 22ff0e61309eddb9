; If a few bytes ask for too much, they are rejected before memory is allocated.
; The nearest values within the limits are accepted.

; RUN: rm -rf %t && split-file %s %t
; RUN: %python %S/Inputs/limits.py %t
; RUN: not nvvmc verify --arch=sm_90 %t/bits.ll 2>&1 | FileCheck %s --check-prefix=BITS
; RUN: not nvvmc verify --arch=sm_90 %t/lanes.ll 2>&1 | FileCheck %s --check-prefix=LANES
; RUN: not nvvmc verify --arch=sm_90 %t/digits.ll 2>&1 | FileCheck %s --check-prefix=DIGITS
; RUN: not nvvmc verify --arch=sm_90 %t/brackets.ll 2>&1 | FileCheck %s --check-prefix=BRACKETS
; RUN: not nvvmc verify --arch=sm_90 %t/types.ll 2>&1 | FileCheck %s --check-prefix=TYPES
; RUN: not nvvmc verify --arch=sm_90 %t/registers.ll 2>&1 | FileCheck %s --check-prefix=REGISTERS
; RUN: not nvvmc verify --arch=sm_90 %t/byval.ll 2>&1 | FileCheck %s --check-prefix=BYVAL
; RUN: not nvvmc verify --arch=sm_90 %t/bytes.ll 2>&1 | FileCheck %s --check-prefix=BYTES
; RUN: %python %S/../Driver/Inputs/status.py 2 nvvmc compile --arch=sm_90 %t/bits.ll -o %t/out
; RUN: nvvmc verify --arch=sm_90 %t/good.ll 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty

; BITS: bits.ll:3:16: error: type i8388607; the limit is 16384 [misc-llvm-parser]
; LANES: lanes.ll:3:32: error: a vector of 4294967295 lanes; the limit is 16384 [misc-llvm-parser]
; DIGITS: digits.ll:3:31: error: a number of 100000 digits; the limit is 5000 [misc-llvm-parser]
; BRACKETS: brackets.ll:3:{{[0-9]+}}: error: brackets nested more than 256 deep; the limit is 256 [misc-llvm-parser]
; TYPES: types.ll:1:1: error: types that are nested 2001 deep; the limit is 512 [misc-llvm-parser]
; REGISTERS: registers.ll:5:3: error: values of 2000001 registers; the limit is {{[0-9]+}} [misc-llvm-parser]
; BYVAL: byval.ll:5:3: error: values of 8388608 registers; the limit is {{[0-9]+}} [misc-llvm-parser]
; BYTES: bytes.ll:3:1: error: initial values of 1000000001 bytes; the limit is {{[0-9]+}} [misc-llvm-parser]
; GOOD-NOT: error:

;--- bits.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(i8388607 %x) {
  ret void
}
;--- lanes.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f() { %a = freeze <4294967295 x i8> zeroinitializer
  ret void
}
;--- registers.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define void @f(ptr %p, ptr %q) {
  %v = load [1000000 x i32], ptr %p
  store [1000000 x i32] %v, ptr %q
  ret void
}
;--- byval.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
declare void @g(ptr byval([8388607 x i32]))
define void @f(ptr %p) {
  call void @g(ptr byval([8388607 x i32]) %p)
  ret void
}
;--- bytes.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
@g = addrspace(1) global { i8, [1000000000 x i8] } { i8 1, [1000000000 x i8] zeroinitializer }
;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
%deep = type { %deeper }
%deeper = type { [2 x { i8, i64 }] }
@g = addrspace(1) global [1000000000 x i8] zeroinitializer ; i8388607 <70000 x i8>
@s = addrspace(1) constant [11 x i8] c"i8388607((\00"
define void @f(ptr %p, i128 %x) {
  %v = load <32 x i32>, ptr %p
  store <32 x i32> %v, ptr %p
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
