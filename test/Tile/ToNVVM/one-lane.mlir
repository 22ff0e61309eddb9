// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An integer that one lane changes has an address that ptxas takes for the lane's own: it has lanes
// with one address combine what they change. Floats are not combined.
//
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s
//
// RUN: nvvmc compile %s --arch=sm_80 --opt=2 -o %t.ptx
// RUN: %if ptxas %{ %ptxas -arch=sm_80 %t.ptx -o %t.cubin %}
// RUN: %if ptxas && nvdisasm %{ %{nvdisasm} -c %t.cubin | FileCheck %s --check-prefix=SASS %}

// SASS-NOT: VOTE
// SASS: RED.E.ADD{{.*}}GPU
// SASS-NOT: VOTE

// CHECK-LABEL: llvm.func @number(
// CHECK: %[[P:.*]] = llvm.inttoptr
// CHECK: scf.if
// CHECK: %[[LANE:.*]] = nvvm.read.ptx.sreg.laneid
// CHECK: %[[OWN:.*]] = llvm.getelementptr %[[P]][%[[LANE]]] : {{.*}}, i64
// CHECK: llvm.atomicrmw add %[[OWN]]
// CHECK: llvm.atomicrmw fadd
// CHECK-NOT: laneid
// CHECK: llvm.return

func.func @number(%p: i64 {nv_tileas.pointee = i64}, %q: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %one = arith.constant 1 : i64
  %half = arith.constant 0.5 : f32
  %o = nv_tileas.atomic_rmw_at %one, %p {rmw_mode = #nv_tileas<rmw_mode add>,
      mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : i64, i64 -> i64
  %h = nv_tileas.atomic_rmw_at %half, %q {rmw_mode = #nv_tileas<rmw_mode add>,
      mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : f32, i64 -> f32
  return
}
