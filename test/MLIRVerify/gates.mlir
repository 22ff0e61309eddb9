// RUN: nv-tileas-opt %s --verify-diagnostics --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_75})'
// RUN: not nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_100a})' -o /dev/null 2>&1 | FileCheck %s
// RUN: nv-tileas-opt %s --pass-pipeline='builtin.module(nvvm-ir-verify{arch=sm_103a})' -o /dev/null

// Operations whose name is that of an intrinsic, or its beginning, or is
// spelled differently. Block scaling requires sm_103.
// CHECK: error: nvvm.tcgen05.mma.block_scale needs sm_103 or higher; the target is sm_100a
// CHECK-NOT: error: nvvm

gpu.module @device {
  llvm.func @f(%p: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %t: !llvm.ptr<6>, %d: i64, %b: i1) attributes {nvvm.kernel} {
    nvvm.barrier
    // expected-error@+1 {{nvvm.cluster.arrive needs sm_90 or higher; the target is sm_75}}
    nvvm.cluster.arrive
    // expected-error@+1 {{nvvm.cluster.wait needs sm_90 or higher}}
    nvvm.cluster.wait
    // expected-error@+1 {{nvvm.griddepcontrol needs sm_90 or higher}}
    nvvm.griddepcontrol wait
    // expected-error@+1 {{nvvm.cp.async.commit.group needs sm_80 or higher}}
    nvvm.cp.async.commit.group
    // expected-error@+1 {{nvvm.read.ptx.sreg.cluster.ctaid.x needs sm_90 or higher}}
    %c = nvvm.read.ptx.sreg.cluster.ctaid.x : i32
    // expected-error@+1 {{nvvm.read.ptx.sreg.aggr.smem.size needs sm_90 or higher}}
    %a = nvvm.read.ptx.sreg.aggr.smem.size : i32
    // expected-error@+1 {{nvvm.fence.mbarrier.init needs sm_90 or higher}}
    nvvm.fence.mbarrier.init
    // expected-error@+1 {{nvvm.tcgen05.mma.block_scale needs sm_103 or higher}}
    nvvm.tcgen05.mma.block_scale %t, %d, %d, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
    llvm.return
  }
}
