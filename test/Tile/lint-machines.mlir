// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What machines have, at both ends. A number between those of two machines counts
// as the lower one.
//
// RUN: nv-tileas-opt %s --nv-tileas-lint -verify-diagnostics -o /dev/null

!m = !nv_tileas.tiled_view<64x64xf16>
!s = !nv_tileas.tiled_view<64x64xf16, smem>
!t = !nv_tileas.tile<4x4xf32>
!acc = !nv_tileas.tile<4x4xf32, #nv_tileas.tmem<columns = 64>>
#cp = #nv_tileas<atom cp_async>
#box = #nv_tileas<atom tma_load box = [64, 64]>

func.func @copy_75(%m: !m) attributes {nv_tileas.kernel, nv_tileas.target = #nv_tileas.target<sm = 75>} {
  %s = nv_tileas.alloc_view : !s
  // expected-warning @+2 {{cp_async needs sm_80 or higher; the target is sm_75 [nv-tileas-lint:target-machine]}}
  // expected-note @+1 {{change nv_tileas.target}}
  %t = nv_tileas.async.copy %m, %s {atom = #cp} : !m, !s
  nv_tileas.async.wait %t : async_token
  return
}
func.func @copy_80(%m: !m) attributes {nv_tileas.kernel, nv_tileas.target = #nv_tileas.target<sm = 80>} {
  %s = nv_tileas.alloc_view : !s
  %t = nv_tileas.async.copy %m, %s {atom = #cp} : !m, !s
  nv_tileas.async.wait %t : async_token
  return
}
func.func @tma_89(%m: !m) attributes {nv_tileas.kernel, nv_tileas.target = #nv_tileas.target<sm = 89>} {
  // expected-warning @+2 {{TMA needs sm_90 or higher; the target is sm_89}}
  // expected-note @+1 {{change nv_tileas.target}}
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #box} : !m -> tma_desc<64x64xf16>
  return
}
func.func @tma_90(%m: !m) attributes {nv_tileas.kernel, nv_tileas.target = #nv_tileas.target<sm = 90>} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #box} : !m -> tma_desc<64x64xf16>
  return
}
func.func @cluster_89() attributes {nv_tileas.kernel, nv_tileas.target = #nv_tileas.target<sm = 89>} {
  // expected-warning @+2 {{a cluster needs sm_90 or higher; the target is sm_89}}
  // expected-note @+1 {{change nv_tileas.target}}
  nv_tileas.cluster_sync
  return
}
func.func @cluster_95() attributes {nv_tileas.kernel, nv_tileas.target = #nv_tileas.target<sm = 95>} {
  nv_tileas.cluster_sync
  return
}
func.func @registers_89() attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32, nv_tileas.target = #nv_tileas.target<sm = 89>} {
  // expected-warning @+2 {{'max_regs' needs sm_90 or higher; the target is sm_89}}
  // expected-note @+1 {{change nv_tileas.target}}
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
  }, {
  } attributes {max_regs = array<i32: 40, 40>}
  return
}
func.func @registers_90() attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32, nv_tileas.target = #nv_tileas.target<sm = 90>} {
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
  }, {
  } attributes {max_regs = array<i32: 40, 40>}
  return
}
func.func @tensor_90(%x: !t) attributes {nv_tileas.target = #nv_tileas.target<sm = 90>} {
  // expected-warning @+2 {{tensor memory needs sm_100, sm_101, sm_103, sm_107 or sm_110; the target is sm_90}}
  // expected-note @+1 {{change nv_tileas.target}}
  %d = nv_tileas.dot %x, %x, %x {atom = #nv_tileas<atom tf32>} : !t, !t, !t -> !acc
  return
}
func.func @tensor_100(%x: !t) attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  %d = nv_tileas.dot %x, %x, %x {atom = #nv_tileas<atom tf32>} : !t, !t, !t -> !acc
  return
}
func.func @tensor_110(%x: !t) attributes {nv_tileas.target = #nv_tileas.target<sm = 110>} {
  %d = nv_tileas.dot %x, %x, %x {atom = #nv_tileas<atom tf32>} : !t, !t, !t -> !acc
  return
}
func.func @tensor_120(%x: !t) attributes {nv_tileas.target = #nv_tileas.target<sm = 120>} {
  // expected-warning @+2 {{tensor memory needs sm_100, sm_101, sm_103, sm_107 or sm_110; the target is sm_120}}
  // expected-note @+1 {{change nv_tileas.target}}
  %d = nv_tileas.dot %x, %x, %x {atom = #nv_tileas<atom tf32>} : !t, !t, !t -> !acc
  return
}
