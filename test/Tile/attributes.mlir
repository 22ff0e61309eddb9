// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that do not exist, and their nearest neighbors that do.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

// expected-error @below {{expected one of: universal_copy, cp_async, tmem_copy, tma_load, tma_store, tma_reduce, f16, tf32, f8f6f4, i8, mxf8f6f4, mxf4, mxf4nvf4}}
func.func private @f() attributes {a = #nv_tileas<atom mxf5>}

// -----

func.func private @f() attributes {a = #nv_tileas<atom mxf4>}

// -----

// expected-error @below {{expected '['}}
func.func private @f() attributes {a = #nv_tileas<atom tma_load box = 4>}

// -----

func.func private @f() attributes {a = #nv_tileas<atom tma_load box = [4]>}

// -----

// expected-error @below {{expected one of: tile, im2col, gather4, scatter4}}
func.func private @f() attributes {a = #nv_tileas<atom tma_load mode = row>}

// -----

func.func private @f() attributes {a = #nv_tileas<atom tma_load mode = im2col>}

// -----

// expected-error @below {{expected integer value}}
// expected-error @below {{failed to parse NVTileAS_AtomAttr parameter 'atomK' which is to be a `int64_t`}}
func.func private @f() attributes {a = #nv_tileas<atom mxf4 k = x>}

// -----

func.func private @f() attributes {a = #nv_tileas<atom mxf4 k = 64 vec = 16>}

// -----

// expected-error @below {{expected one of: universal_copy, cp_async, tmem_copy, tma_load, tma_store, tma_reduce, f16, tf32, f8f6f4, i8, mxf8f6f4, mxf4, mxf4nvf4}}
func.func private @f() attributes {a = #nv_tileas<atom>}

// -----

// expected-error @below {{expected one of: weak, relaxed, acquire, release, acq_rel}}
func.func private @f() attributes {a = #nv_tileas<mem_semantic seq_cst>}

// -----

func.func private @f() attributes {a = #nv_tileas<mem_semantic acq_rel>}

// -----

// expected-error @below {{expected one of: tl_blk, cluster, gpu, sys}}
func.func private @f() attributes {a = #nv_tileas<mem_scope cta>}

// -----

func.func private @f() attributes {a = #nv_tileas<mem_scope tl_blk>}

// -----

// expected-error @below {{expected one of: and, or, xor, add, fadd, max, min, umax, umin, xchg}}
func.func private @f() attributes {a = #nv_tileas<rmw_mode inc>}

// -----

func.func private @f() attributes {a = #nv_tileas<rmw_mode umin>}

// -----

// expected-error @below {{expected one of: zero, neg_zero, nan, pos_inf, neg_inf}}
func.func private @f() attributes {a = #nv_tileas<padding_value one>}

// -----

func.func private @f() attributes {a = #nv_tileas<padding_value pos_inf>}

// -----

// expected-error @below {{expected one of: unsigned, signed}}
func.func private @f() attributes {a = #nv_tileas<signedness maybe>}

// -----

func.func private @f() attributes {a = #nv_tileas<signedness unsigned>}

// -----

// expected-error @below {{expects 'order' to be a permutation}}
func.func private @f() attributes {a = #nv_tileas.blocked<[1, 8], order = [1, 1]>}

// -----

func.func private @f() attributes {a = #nv_tileas.blocked<[1, 8], order = [0, 1]>}

// -----

// expected-error @below {{expects one size per thread for each dimension}}
func.func private @f() attributes {a = #nv_tileas.blocked<[1], order = [1, 0]>}

// -----

func.func private @f() attributes {a = #nv_tileas.blocked<[1], order = [0]>}

// -----

// expected-error @below {{expects positive sizes per thread}}
func.func private @f() attributes {a = #nv_tileas.blocked<[0, 8], order = [1, 0]>}

// -----

func.func private @f() attributes {a = #nv_tileas.blocked<[1, 8], order = [1, 0]>}

// -----

// expected-error @below {{expects 'order' to be a permutation}}
func.func private @f() attributes {a = #nv_tileas.blocked<[1, 8], order = [-1, 0]>}

// -----

func.func private @f() attributes {a = #nv_tileas.blocked<[], order = []>}

// -----

// expected-error @below {{expects 'order' to be a permutation}}
func.func private @f() attributes {a = #nv_tileas.shared<order = [0, 2]>}

// -----

func.func private @f() attributes {a = #nv_tileas.shared<order = [0, 2, 1]>}

// -----

// expected-error @below {{expects a swizzle of 0, 32, 64 or 128 bytes}}
func.func private @f() attributes {a = #nv_tileas.shared<order = [0], swizzle = 16>}

// -----

func.func private @f() attributes {a = #nv_tileas.shared<order = [0], swizzle = 32>}

// -----

// expected-error @below {{expects padding that is not negative}}
func.func private @f() attributes {a = #nv_tileas.shared<order = [0], padding = -1>}

// -----

func.func private @f() attributes {a = #nv_tileas.shared<order = [0], padding = 1>}

// -----

// expected-error @below {{duplicate or unknown struct parameter name: depth}}
func.func private @f() attributes {a = #nv_tileas.shared<order = [0], depth = 1>}

// -----

func.func private @f() attributes {a = #nv_tileas.shared<order = []>}

// -----

// expected-error @below {{expects a positive number of columns}}
func.func private @f() attributes {a = #nv_tileas.tmem<columns = 0>}

// -----

func.func private @f() attributes {a = #nv_tileas.tmem<columns = 1>}

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @f() attributes {a = #nv_tileas.mma<42 : i32>}

// -----

func.func private @f() attributes {a = #nv_tileas.mma<#nv_tileas<atom i8>>}

// -----

// expected-error @below {{expects a positive machine and number of warps}}
func.func private @f() attributes {a = #nv_tileas.target<sm = 0>}

// -----

func.func private @f() attributes {a = #nv_tileas.target<sm = 90>}

// -----

// expected-error @below {{expects a positive machine and number of warps}}
func.func private @f() attributes {a = #nv_tileas.target<sm = 90, warps = 0>}

// -----

func.func private @f() attributes {a = #nv_tileas.target<sm = 90, warps = 1>}

// -----

// expected-error @below {{struct is missing required parameter: sm}}
func.func private @f() attributes {a = #nv_tileas.target<warps = 4>}

// -----

// expected-error @below {{unknown attribute `no_such_attribute` in dialect `nv_tileas`}}
func.func private @f() attributes {a = #nv_tileas.no_such_attribute}

// -----

func.func private @f() attributes {a = #nv_tileas.target<sm = 103>}
