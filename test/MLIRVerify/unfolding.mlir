// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75})' -o /dev/null --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s

// A type of a few lines that unfolds into two to the twentieth parts.
// CHECK: Formal parameter space overflowed (8388608 bytes required, max 1024 bytes allowed) in function k
// CHECK: 8388608 0: array<i8, 8388608>
!s0 = !llvm.struct<(i64, i64)>
!s1 = !llvm.struct<(!s0, !s0)>
!s2 = !llvm.struct<(!s1, !s1)>
!s3 = !llvm.struct<(!s2, !s2)>
!s4 = !llvm.struct<(!s3, !s3)>
!s5 = !llvm.struct<(!s4, !s4)>
!s6 = !llvm.struct<(!s5, !s5)>
!s7 = !llvm.struct<(!s6, !s6)>
!s8 = !llvm.struct<(!s7, !s7)>
!s9 = !llvm.struct<(!s8, !s8)>
!s10 = !llvm.struct<(!s9, !s9)>
!s11 = !llvm.struct<(!s10, !s10)>
!s12 = !llvm.struct<(!s11, !s11)>
!s13 = !llvm.struct<(!s12, !s12)>
!s14 = !llvm.struct<(!s13, !s13)>
!s15 = !llvm.struct<(!s14, !s14)>
!s16 = !llvm.struct<(!s15, !s15)>
!s17 = !llvm.struct<(!s16, !s16)>
!s18 = !llvm.struct<(!s17, !s17)>
!s19 = !llvm.struct<(!s18, !s18)>
gpu.module @device {
  llvm.func @k(%a: !llvm.ptr {llvm.byval = !s19}) attributes {nvvm.kernel} {
    llvm.return
  }
}
