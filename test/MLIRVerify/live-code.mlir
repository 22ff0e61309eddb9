// What the machine never reaches need not be possible there.
// RUN: nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_80})' -o /dev/null 2>&1 | count 0
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_90})' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PLAIN
// RUN: nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_90a})' -o /dev/null 2>&1 | count 0
// RUN: sed 's/900 : i32/700 : i32/' %s > %t.mlir
// RUN: not nv-tileas-opt %t.mlir --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_80})' -o /dev/null 2>&1 | FileCheck %s

// CHECK-DAG: error: nvvm.wgmma.fence.aligned needs sm_90a; the target is sm_80
// CHECK-DAG: error: nvvm.cluster.arrive needs sm_90 or higher
// CHECK-DAG: error: nvvm.fence.mbarrier.init needs sm_90 or higher
// PLAIN: error: nvvm.wgmma.fence.aligned needs sm_90a; the target is sm_90
// PLAIN-NOT: error:

gpu.module @device {
  llvm.mlir.global private constant @arch("__CUDA_ARCH\00") {addr_space = 4 : i32}
  llvm.func @__nvvm_reflect(!llvm.ptr) -> i32
  llvm.func @f(%n: i1) attributes {nvvm.kernel} {
    %name = llvm.mlir.addressof @arch : !llvm.ptr<4>
    %p = llvm.addrspacecast %name : !llvm.ptr<4> to !llvm.ptr
    %a = llvm.call @__nvvm_reflect(%p) : (!llvm.ptr) -> i32
    %hopper = llvm.mlir.constant(900 : i32) : i32
    %new = llvm.icmp "uge" %a, %hopper : i32
    llvm.cond_br %new, ^bulk, ^plain
  ^bulk:
    nvvm.wgmma.fence.aligned
    llvm.br ^plain
  ^plain:
    %both = llvm.and %new, %n : i1
    llvm.cond_br %both, ^cluster, ^end
  ^cluster:
    nvvm.cluster.arrive
    llvm.br ^end
  ^end:
    %cmp = arith.cmpi uge, %a, %hopper : i32
    scf.if %cmp {
      nvvm.fence.mbarrier.init
    }
    llvm.return
  }
}
