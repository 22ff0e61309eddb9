// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A number that one thread reads goes through shared memory to those that need it, which are none
// if it is computed with, and the results are written, by that thread alone.
//
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#strong = #nv_tileas<mem_semantic relaxed>
#gpu = #nv_tileas<mem_scope gpu>

// CHECK: llvm.func @stored(
// CHECK-NOT: ptr<3>
// CHECK: llvm.return
func.func @stored(%p: i64 {nv_tileas.pointee = f32}, %n: i32) attributes {nv_tileas.kernel} {
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> f32, mem_token
  %w = math.fpowi %v, %n : f32, i32
  %s = nv_tileas.store_at %w, %p token %t {mem_semantic = #strong, mem_scope = #gpu} : f32, i64 -> mem_token
  return
}

// CHECK: llvm.func @swapped(
// CHECK-NOT: ptr<3>
// CHECK: llvm.return
func.func @swapped(%p: i64 {nv_tileas.pointee = i32}) attributes {nv_tileas.kernel} {
  %zero = arith.constant 0 : i32
  %o, %t = nv_tileas.atomic_rmw_at %zero, %p {rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #strong,
      mem_scope = #gpu} : i32, i64 -> i32, mem_token
  %more = arith.addi %o, %o : i32
  %is = arith.cmpi slt, %o, %zero : i32
  %n = arith.select %is, %more, %zero : i32
  %s, %u = nv_tileas.atomic_cas_at %o, %n, %p token %t {mem_semantic = #strong, mem_scope = #gpu}
      : i32, i64 -> i32, mem_token
  return
}

// Its address is that of a strong load.
// CHECK: llvm.func @followed(
// CHECK-NOT: ptr<3>
// CHECK: llvm.return
func.func @followed(%p: i64 {nv_tileas.pointee = i64}) attributes {nv_tileas.kernel} {
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> i64, mem_token
  %w, %u = nv_tileas.load_at %v token %t {mem_semantic = #strong, mem_scope = #gpu} : i64 -> i64, mem_token
  %s = nv_tileas.store_at %w, %v token %u {mem_semantic = #strong, mem_scope = #gpu} : i64, i64 -> mem_token
  return
}

// All threads read there.
// CHECK: llvm.func @read(
// CHECK: ptr<3>
// CHECK: llvm.return
func.func @read(%p: i64 {nv_tileas.pointee = i64}, %q: i64 {nv_tileas.pointee = i64}) attributes {nv_tileas.kernel} {
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> i64, mem_token
  %w, %u = nv_tileas.load_at %v : i64 -> i64, mem_token
  %s = nv_tileas.store_at %w, %q : i64, i64 -> mem_token
  return
}

// Control flow depends on it.
// CHECK: llvm.func @decides(
// CHECK: ptr<3>
// CHECK: llvm.return
func.func @decides(%p: i64 {nv_tileas.pointee = i1}, %q: i64 {nv_tileas.pointee = i32}) attributes {nv_tileas.kernel} {
  %one = arith.constant 1 : i32
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> i1, mem_token
  scf.if %v {
    %s = nv_tileas.store_at %one, %q : i32, i64 -> mem_token
  }
  return
}

// A tile is made of it.
// CHECK: llvm.func @spread(
// CHECK: ptr<3>
// CHECK: llvm.return
func.func @spread(%p: i64 {nv_tileas.pointee = f32}, %q: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> f32, mem_token
  %tile = nv_tileas.splat %v : f32 -> tile<2xf32>
  %at = nv_tileas.splat %q : i64 -> tile<2xi64>
  %s = nv_tileas.store_at %tile, %at : tile<2xf32>, tile<2xi64> -> mem_token
  return
}

// What other threads have could be divided by, or be what is promised not to be.
// CHECK: llvm.func @divides(
// CHECK: ptr<3>
// CHECK: llvm.return
func.func @divides(%p: i64 {nv_tileas.pointee = i32}) attributes {nv_tileas.kernel} {
  %one = arith.constant 1 : i32
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> i32, mem_token
  %w = arith.divsi %one, %v : i32
  %s = nv_tileas.store_at %w, %p token %t {mem_semantic = #strong, mem_scope = #gpu} : i32, i64 -> mem_token
  return
}

// CHECK: llvm.func @promised(
// CHECK: ptr<3>
// CHECK: llvm.return
func.func @promised(%p: i64 {nv_tileas.pointee = i32}) attributes {nv_tileas.kernel} {
  %one = arith.constant 1 : i32
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> i32, mem_token
  %w = arith.subi %v, %one overflow<nuw> : i32
  %s = nv_tileas.store_at %w, %p token %t {mem_semantic = #strong, mem_scope = #gpu} : i32, i64 -> mem_token
  return
}

// CHECK: llvm.func @finite(
// CHECK: ptr<3>
// CHECK: llvm.return
func.func @finite(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %v, %t = nv_tileas.load_at %p {mem_semantic = #strong, mem_scope = #gpu} : i64 -> f32, mem_token
  %w = arith.divf %v, %v fastmath<nnan> : f32
  %s = nv_tileas.store_at %w, %p token %t {mem_semantic = #strong, mem_scope = #gpu} : f32, i64 -> mem_token
  return
}
