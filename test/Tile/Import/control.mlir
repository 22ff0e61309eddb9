// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Branches and loops, those that are left early, too.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @control(%n: tile<i32>, %c: tile<i1>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    for %i in (%zero to %n, step %one) : tile<i32> {
      %t = print_tko "%d\0A", %i : tile<i32> -> token
      %u = print_tko "and %%\0A" token = %t -> token
    }
    %sum = for unsigned %i in (%zero to %n, step %one) : tile<i32>
        iter_values(%s = %zero) -> (tile<i32>) {
      assert %c, "never" : tile<i1>
      %next = addi %s, %i : tile<i32>
      continue %next : tile<i32>
    }
    %v = if %c -> (tile<i32>) {
      yield %zero : tile<i32>
    } else {
      yield %sum : tile<i32>
    }
    if %c {
      return
    }
    %out = loop iter_values(%k = %v) : tile<i32> -> tile<i1> {
      if %c {
        break %c : tile<i1>
      }
      continue %k : tile<i32>
    }
    %again = loop : tile<i1> {
      break %c : tile<i1>
    }
    loop {
      break
    }
    loop {
    }
  }

  // The inner branch may leave the loop, or not: a flag says so.
  entry @flagged(%c: tile<i1>, %d: tile<i1>, %x: tile<i32>) {
    %got = loop iter_values(%k = %x) : tile<i32> -> tile<i32> {
      %v = if %c -> (tile<i32>) {
        if %d {
          break %k : tile<i32>
        }
        yield %x : tile<i32>
      } else {
        yield %k : tile<i32>
      }
      %n = addi %v, %k : tile<i32>
      continue %n : tile<i32>
    }
    %t = print_tko "%i", %got : tile<i32> -> token
  }
}

// CHECK-LABEL: func.func @control(%arg0: i32, %arg1: i1) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.constant 1 : i32
// CHECK-NEXT: scf.for %[[V2:.*]] = %[[V0]] to %arg0 step %[[V1]]  : i32 {
// CHECK-NEXT: %[[V3:.*]] = nv_tileas.print "%d\0A"(%[[V2]]) : i32 -> mem_token
// CHECK-NEXT: nv_tileas.print "and %%\0A" token %[[V3]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[V4:.*]] = scf.for unsigned %[[V2]] = %[[V0]] to %arg0 step %[[V1]] iter_args(%[[V5:.*]] = %[[V0]]) -> (i32)  : i32 {
// CHECK-NEXT: nv_tileas.assert %arg1, "never" : i1
// CHECK-NEXT: %[[V3]] = arith.addi %[[V5]], %[[V2]] : i32
// CHECK-NEXT: scf.yield %[[V3]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V6:.*]] = scf.if %arg1 -> (i32) {
// CHECK-NEXT: scf.yield %[[V0]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[V4]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %arg1 {
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V3]]:2 = scf.while (%[[V2]] = %[[V6]]) : (i32) -> (i32, i1) {
// CHECK-NEXT: %[[V7:.*]]:3 = scf.if %arg1 -> (i1, i32, i1) {
// CHECK-NEXT: %[[V8:.*]] = arith.constant false
// CHECK-NEXT: %[[V9:.*]] = ub.poison : i32
// CHECK-NEXT: scf.yield %[[V8]], %[[V9]], %arg1 : i1, i32, i1
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V10:.*]] = arith.constant true
// CHECK-NEXT: %[[V9]] = ub.poison : i1
// CHECK-NEXT: scf.yield %[[V10]], %[[V2]], %[[V9]] : i1, i32, i1
// CHECK-NEXT: }
// CHECK-NEXT: scf.condition(%[[V7]]#0) %[[V7]]#1, %[[V7]]#2 : i32, i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[V2]]: i32, %[[V5]]: i1):
// CHECK-NEXT: scf.yield %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V11:.*]] = scf.while : () -> i1 {
// CHECK-NEXT: %[[V8]] = arith.constant false
// CHECK-NEXT: scf.condition(%[[V8]]) %arg1 : i1
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[V2]]: i1):
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[V8]] = arith.constant false
// CHECK-NEXT: scf.condition(%[[V8]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[V10]] = arith.constant true
// CHECK-NEXT: scf.condition(%[[V10]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-LABEL: func.func @flagged(%arg0: i1, %arg1: i1, %arg2: i32) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.while (%[[V1:.*]] = %arg2) : (i32) -> (i32, i32) {
// CHECK-NEXT: %[[V2:.*]]:5 = scf.if %arg0 -> (i1, i1, i32, i32, i32) {
// CHECK-NEXT: %[[V3:.*]]:5 = scf.if %arg1 -> (i1, i1, i32, i32, i32) {
// CHECK-NEXT: %[[V4:.*]] = arith.constant true
// CHECK-NEXT: %[[V5:.*]] = arith.constant false
// CHECK-NEXT: %[[V6:.*]] = ub.poison : i32
// CHECK-NEXT: %[[V7:.*]] = ub.poison : i32
// CHECK-NEXT: scf.yield %[[V4]], %[[V5]], %[[V6]], %[[V1]], %[[V7]] : i1, i1, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V5]] = arith.constant false
// CHECK-NEXT: %[[V6]] = ub.poison : i1
// CHECK-NEXT: %[[V7]] = ub.poison : i32
// CHECK-NEXT: %[[V8:.*]] = ub.poison : i32
// CHECK-NEXT: scf.yield %[[V5]], %[[V6]], %[[V7]], %[[V8]], %arg2 : i1, i1, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield %[[V3]]#0, %[[V3]]#1, %[[V3]]#2, %[[V3]]#3, %[[V3]]#4 : i1, i1, i32, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V5]] = arith.constant false
// CHECK-NEXT: %[[V3]] = ub.poison : i1
// CHECK-NEXT: %[[V6]] = ub.poison : i32
// CHECK-NEXT: %[[V7]] = ub.poison : i32
// CHECK-NEXT: scf.yield %[[V5]], %[[V3]], %[[V6]], %[[V7]], %[[V1]] : i1, i1, i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V9:.*]]:3 = scf.if %[[V2]]#0 -> (i1, i32, i32) {
// CHECK-NEXT: scf.yield %[[V2]]#1, %[[V2]]#2, %[[V2]]#3 : i1, i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[V3]] = arith.addi %[[V2]]#4, %[[V1]] : i32
// CHECK-NEXT: %[[V4]] = arith.constant true
// CHECK-NEXT: %[[V6]] = ub.poison : i32
// CHECK-NEXT: scf.yield %[[V4]], %[[V3]], %[[V6]] : i1, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: scf.condition(%[[V9]]#0) %[[V9]]#1, %[[V9]]#2 : i32, i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[V1]]: i32, %[[V10:.*]]: i32):
// CHECK-NEXT: scf.yield %[[V1]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: nv_tileas.print "%i"(%[[V0]]#1) : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
