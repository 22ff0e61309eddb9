; Instructions in inline assembly, on the lowest machine that has them and on
; one that does not.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/part-80-22.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_75 %t/part-80-22.ll 2>&1 \
; RUN:   | FileCheck %t/part-80-22.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_86 %t/part-86-21.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/part-86-21.ll 2>&1 \
; RUN:   | FileCheck %t/part-86-21.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_89 %t/part-89-18.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_88 %t/part-89-18.ll 2>&1 \
; RUN:   | FileCheck %t/part-89-18.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/part-90-17.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_89 %t/part-90-17.ll 2>&1 \
; RUN:   | FileCheck %t/part-90-17.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90a %t/part-90a-11.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/part-90a-11.ll 2>&1 \
; RUN:   | FileCheck %t/part-90a-11.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_90a %t/part-90a-1.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/part-90a-1.ll 2>&1 \
; RUN:   | FileCheck %t/part-90a-1.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/part-100-15.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90a %t/part-100-15.ll 2>&1 \
; RUN:   | FileCheck %t/part-100-15.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100f %t/part-100f-10.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/part-100f-10.ll 2>&1 \
; RUN:   | FileCheck %t/part-100f-10.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100f %t/part-100f-6.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/part-100f-6.ll 2>&1 \
; RUN:   | FileCheck %t/part-100f-6.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100f %t/part-100f-4.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/part-100f-4.ll 2>&1 \
; RUN:   | FileCheck %t/part-100f-4.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100a %t/part-100a-3.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/part-100a-3.ll 2>&1 \
; RUN:   | FileCheck %t/part-100a-3.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_100a %t/part-100a-2.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_100 %t/part-100a-2.ll 2>&1 \
; RUN:   | FileCheck %t/part-100a-2.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_103f %t/part-103f-4.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_103 %t/part-103f-4.ll 2>&1 \
; RUN:   | FileCheck %t/part-103f-4.ll
; RUN: nvvmc verify --profile=nvptx --arch=sm_120f %t/part-120f-4.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=HAS --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_100a %t/part-120f-4.ll 2>&1 \
; RUN:   | FileCheck %t/part-120f-4.ll

; HAS-NOT: [misc-asm-arch]

;--- part-80-22.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "applypriority.global.L2::evict_normal [%rd0],128;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cp.async.ca.shared.global [%r5],[%rd0],4;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cp.async.wait_all;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cp.async.mbarrier.arrive.shared.b64 [%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "createpolicy.fractional.L2::evict_last.b64 %rd3,1.0;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cvt.rna.tf32.f32 %r0,%f1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.bf16.f32 %h0,%f1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.bf16x2.f32 %r0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.f16x2.f32 %r0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "discard.global.L2 [%rd0],128;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "ld.global.L2::256B.u32 %r0,[%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "ld.global.L2::cache_hint.u32 %r0,[%rd0],%rd1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "st.global.L2::cache_hint.u32 [%rd0],%r1,%rd1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mbarrier.init.shared.b64 [%r5],1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r1,%r2},{%r1,%r2,%r3,%r4},{%r1,%r2},{%r1,%r2};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32 {%f1,%f2,%f3,%f4},{%r1,%r2},{%r1},{%f1,%f2,%f3,%f4};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32 {%f1,%f2,%f3,%f4},{%r1,%r2},{%r1},{%f1,%f2,%f3,%f4};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "{.reg .f64 %q; mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%q,%q},{%q},{%q},{%q,%q};}", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%r1,%r2,%r3,%r4},{%r1,%r2,%r3,%r4},{%r1,%r2},{%r1,%r2,%r3,%r4};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mma.sp.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r1,%r2},{%r1,%r2},{%r1,%r2},{%r1,%r2},%r3,0;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%r1,%r2},{%r1,%r2},{%r1,%r2},{%r1,%r2},%r3,0;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "prefetch.global.L2::evict_last [%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "redux.sync.add.s32 %r0,%r1,-1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "min.f16 %h0,%h1,%h2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "min.NaN.f32 %f1,%f2,%f3;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "min.bf16 %h0,%h1,%h2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "fma.rn.bf16 %h0,%h1,%h2,%h3;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "fma.rn.relu.f16 %h0,%h1,%h2,%h3;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "abs.bf16 %h0,%h1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "wmma.load.a.sync.aligned.row.m16n16k16.bf16 {%r1,%r2,%r3,%r4},[%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_75 [misc-asm-arch]
  call void asm sideeffect "wmma.load.a.sync.aligned.row.m16n16k8.tf32 {%r1,%r2,%r3,%r4},[%rd0];", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-86-21.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_80 [misc-asm-arch]
  call void asm sideeffect "min.xorsign.abs.f32 %f1,%f2,%f3;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-89-18.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_88 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.satfinite.e4m3x2.f32 %h0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_88 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.satfinite.e5m2x2.f32 %h0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_88 [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k32.row.col.f32.e4m3.e4m3.f32 {%f1,%f2,%f3,%f4},{%r1,%r2,%r3,%r4},{%r1,%r2},{%f1,%f2,%f3,%f4};", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-90-17.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "{.reg .b128 %q; atom.global.cas.b128 %q,[%rd0],%q,%q;}", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "{.reg .b128 %q; atom.global.exch.b128 %q,[%rd0],%q;}", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "atom.global.add.noftz.bf16 %h0,[%rd0],%h1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "atom.global.add.noftz.bf16x2 %r0,[%rd0],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "atom.global.v2.f32.add {%f1,%f2},[%rd0],{%f1,%f2};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "atom.global.v4.f32.add {%f1,%f2,%f3,%f4},[%rd0],{%f1,%f2,%f3,%f4};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "atom.relaxed.cluster.global.add.u32 %r0,[%rd0],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "atom.shared::cluster.add.u32 %r0,[%r5],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "red.global.add.noftz.bf16x2 [%rd0],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "red.global.v2.f32.add [%rd0],{%f1,%f2};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%r5],%r1,[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "barrier.cluster.arrive.aligned;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%r5],[%rd0],16,[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%r5],[%rd0],16,[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [%r5],[%rd0],16,[%r5],%h1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes [%r5],[%rd0,{%r1}],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.prefetch.L2.global [%rd0],16;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.reduce.async.bulk.global.shared::cta.bulk_group.add.u32 [%rd0],[%r5],16;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "elect.sync %r0|%p2,-1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.acq_rel.cluster;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.acquire.sync_restrict::shared::cluster.cluster;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.mbarrier_init.release.cluster;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.proxy.async;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.proxy.tensormap::generic.release.gpu;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "getctarank.shared::cluster.u32 %r0,%r5;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mapa.shared::cluster.u32 %r0,%r5,%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "griddepcontrol.wait;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "isspacep.shared::cluster %p2,%rd0;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "ld.shared::cluster.u32 %r0,[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "ld.relaxed.cluster.global.u32 %r0,[%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "stmatrix.sync.aligned.m8n8.x1.shared.b16 [%r5],{%r1};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.try_wait.shared.b64 %p2,[%r5],%rd1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.expect_tx.relaxed.cta.shared.b64 [%r5],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.complete_tx.relaxed.cta.shared.b64 [%r5],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.arrive.expect_tx.shared.b64 %rd3,[%r5],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.arrive.release.cluster.shared::cluster.b64 _,[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.test_wait.acquire.cluster.shared.b64 %p2,[%r5],%rd1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "mbarrier.test_wait.relaxed.cta.shared.b64 %p2,[%r5],%rd1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "multimem.ld_reduce.relaxed.sys.global.add.f32 %f1,[%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "prefetch.tensormap [%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "tanh.approx.bf16 %h0,%h1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "ex2.approx.ftz.bf16 %h0,%h1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "min.u16x2 %r0,%r1,%r2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "add.bf16 %h0,%h1,%h2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "add.u16x2 %r0,%r1,%r2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [%rd0],[%r5],128;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "set.eq.bf16.bf16 %h0,%h1,%h2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "setp.eq.bf16 %p2,%h1,%h2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.1d.shared::cta.global.mbarrier::complete_tx::bytes [%r5],[%rd0,{%r1}],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.acquire.gpu;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "fence.release.cta;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_89 [misc-asm-arch]
  call void asm sideeffect "membar.proxy.async;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-90a-11.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90 [misc-asm-arch]
  call void asm sideeffect "setmaxnreg.inc.sync.aligned.u32 24;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90 [misc-asm-arch]
  call void asm sideeffect "tensormap.replace.tile.rank.global.b1024.b32 [%rd0],1;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-90a-1.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90 [misc-asm-arch]
  call void asm sideeffect "wgmma.fence.sync.aligned;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-100-15.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "red.async.mmio.release.gpu.global.add.u32 [%rd0],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "st.async.mmio.release.gpu.global.b32 [%rd0],%r1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "st.bulk.weak.shared::cta [%r5],16,0;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [%r5],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.global.shared::cta.bulk_group.cp_mask [%rd0],[%r5],16,%h1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cta.global.tile::gather4.mbarrier::complete_tx::bytes [%r5],[%rd0,{%r1,%r1,%r1,%r1,%r1}],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "ld.global.L2::evict_last.v8.b32 {%r0,%r1,%r2,%r3,%r4,%r6,%r7,%r8},[%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "ld.global.v8.b32 {%r0,%r1,%r2,%r3,%r4,%r6,%r7,%r8},[%rd0];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "st.global.v8.b32 [%rd0],{%r0,%r1,%r2,%r3,%r4,%r6,%r7,%r8};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "add.f32x2 %rd3,%rd0,%rd1;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "add.f32.f16 %f1,%h1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_90a [misc-asm-arch]
  call void asm sideeffect "fma.rn.f32x2 %rd3,%rd0,%rd1,%rd0;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-100f-10.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [%r5],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "{.reg .b8 %q; cvt.rn.satfinite.e2m1x2.f32 %q,%f1,%f2;}", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.satfinite.e2m3x2.f32 %h0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cvt.rn.satfinite.e3m2x2.f32 %h0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cvt.rp.satfinite.ue8m0x2.f32 %h0,%f1,%f2;", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {%r1,%r2},[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "ldmatrix.sync.aligned.m8n16.x1.shared.b8x16.b6x16_p32 {%r1},[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "stmatrix.sync.aligned.m16n8.x1.trans.shared.b8 [%r5],{%r1};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32 {%f1,%f2,%f3,%f4},{%r1,%r2,%r3,%r4},{%r1,%r2},{%f1,%f2,%f3,%f4};", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-100f-6.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w.mbarrier::complete_tx::bytes [%r5],[%rd0,{%r1,%r1,%r1}],[%r5],{%h1,%h2};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.3d.shared::cluster.global.im2col::w::128.mbarrier::complete_tx::bytes [%r5],[%rd0,{%r1,%r1,%r1}],[%r5],{%h1,%h2};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.2d.shared::cluster.global.tile::gather4.mbarrier::complete_tx::bytes [%r5],[%rd0,{%r1,%r1,%r1,%r1,%r1}],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.2d.global.shared::cta.tile::scatter4.bulk_group [%rd0,{%r1,%r1,%r1,%r1,%r1}],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cp.async.bulk.tensor.1d.shared::cluster.global.mbarrier::complete_tx::bytes.cta_group::1 [%r5],[%rd0,{%r1}],[%r5];", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "tcgen05.wait::ld.sync.aligned;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-100f-4.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "redux.sync.min.f32 %f1,%f2,-1;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-100a-3.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "tcgen05.shift.cta_group::1.down [%r0];", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-100a-2.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100 [misc-asm-arch]
  call void asm sideeffect "cvt.rs.f16x2.f32 %r0,%f1,%f2,%r1;", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-103f-4.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_103 [misc-asm-arch]
  call void asm sideeffect "tcgen05.ld.red.sync.aligned.32x32b.x2.min.f32 {%r0,%r1},%r2,[%r3];", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}

;--- part-120f-4.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @k() {
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100a [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f32.e2m1.e2m1.f32 {%f1,%f2,%f3,%f4},{%r1,%r2,%r3,%r4},{%r1,%r2},{%f1,%f2,%f3,%f4};", ""() convergent
; CHECK: [[#@LINE+1]]:3: warning: inline assembly with {{.*}}; the target is sm_100a [misc-asm-arch]
  call void asm sideeffect "mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0 {%f1,%f2,%f3,%f4},{%r1,%r2,%r3,%r4},{%r1,%r2},{%f1,%f2,%f3,%f4},%r1,{0,0},%r2,{0,0};", ""() convergent
; CHECK-NOT: [misc-asm-arch]
  ret void
}
