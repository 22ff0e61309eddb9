// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that do not exist, and their nearest neighbors that do.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

// expected-error @below {{tiles of 'si8' do not exist}}
func.func private @f(!nv_tileas.tile<4x4xsi8>)

// -----

func.func private @f(!nv_tileas.tile<4x4xi8>)

// -----

// expected-error @below {{tiles of 'i65' do not exist}}
func.func private @f(!nv_tileas.tile<4x4xi65>)

// -----

func.func private @f(!nv_tileas.tile<4x4xi64>)

// -----

// expected-error @below {{tiles of 'vector<2xf32>' do not exist}}
func.func private @f(!nv_tileas.tile<4x4xvector<2xf32>>)

// -----

func.func private @f(!nv_tileas.tile<4x4xindex>)

// -----

// expected-error @below {{tiles of 'f128' do not exist}}
func.func private @f(!nv_tileas.tile<4xf128>)

// -----

func.func private @f(!nv_tileas.tile<4xf64>)

// -----

// expected-error @below {{tiles of 'none' do not exist}}
func.func private @f(!nv_tileas.tile<4xnone>)

// -----

// expected-error @below {{tiles of 'f8E4M3' do not exist}}
func.func private @f(!nv_tileas.tile<4xf8E4M3>)

// -----

func.func private @f(!nv_tileas.tile<4xf8E4M3FN>)

// -----

// expected-error @below {{tiles of 'f8E5M2FNUZ' do not exist}}
func.func private @f(!nv_tileas.tile<4xf8E5M2FNUZ>)

// -----

func.func private @f(!nv_tileas.tile<4xf8E5M2>)

// -----

// expected-error @below {{tiles of 'f8E4M3B11FNUZ' do not exist}}
func.func private @f(!nv_tileas.tile<4xf8E4M3B11FNUZ>)

// -----

func.func private @f(!nv_tileas.tile<4xf4E2M1FN>)

// -----

// expected-error @below {{tiles of '!nv_tileas.tile<4xf32>' do not exist}}
func.func private @f(!nv_tileas.tile<4x!nv_tileas.tile<4xf32>>)

// -----

func.func private @f(!nv_tileas.tile<4x!nv_tileas.fNV4E0M3F>)

// -----

// expected-error @below {{expected static shape}}
func.func private @f(!nv_tileas.tile<?x4xf32>)

// -----

func.func private @f(!nv_tileas.tile<4x4xf32>)

// -----

// expected-error @below {{expected 'x' in dimension list}}
func.func private @f(!nv_tileas.tile<4x4>)

// -----

// expected-error @below {{tiles of '(i32) -> i32' do not exist}}
func.func private @f(!nv_tileas.tile<4x(i32) -> i32>)

// -----

// expected-error @below {{expected a type, or one of nv_tileas by its mnemonic}}
func.func private @f(!nv_tileas.tile<>)

// -----

// expected-error @below {{expected '<'}}
func.func private @f(!nv_tileas.tile)

// -----

func.func private @f(!nv_tileas.tile<f32>)

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
func.func private @f(!nv_tileas.tile<4xf32)

// -----

// expected-error @below {{expected attribute value}}
func.func private @f(!nv_tileas.tile<4xf32,>)

// -----

// expected-error @below {{expected attribute value}}
func.func private @f(!nv_tileas.tile<4xf32, smem>)

// -----

// expected-error @below {{expected '>'}}
func.func private @f(!nv_tileas.tile<4xf32, 1 : i32, 2 : i32>)

// -----

func.func private @f(!nv_tileas.tile<4xf32, 1 : i32>)

// -----

// expected-error @below {{invalid dimension}}
func.func private @f(!nv_tileas.tile<99999999999999999999x4xf32>)

// -----

func.func private @f(!nv_tileas.tile<9223372036854775807x4xf32>)

// -----

// expected-error @below {{expected a type, or one of nv_tileas by its mnemonic}}
func.func private @f(!nv_tileas.tile<-4xf32>)

// -----

// expected-error @below {{tiles of 'si8' do not exist}}
func.func private @f(!nv_tileas.tiled_view<4x4xsi8>)

// -----

func.func private @f(!nv_tileas.tiled_view<4x4xi8>)

// -----

// expected-error @below {{expected attribute value}}
func.func private @f(!nv_tileas.tiled_view<4xf32, lmem>)

// -----

func.func private @f(!nv_tileas.tiled_view<4xf32, rmem>)

// -----

// expected-error @below {{expected attribute value}}
func.func private @f(!nv_tileas.tiled_view<4xf32, smem, tmem>)

// -----

func.func private @f(!nv_tileas.tiled_view<4xf32, tmem, #nv_tileas.tmem<columns = 1>>)

// -----

// expected-error @below {{expected attribute value}}
func.func private @f(!nv_tileas.tiled_view<4xf32, smem,>)

// -----

// expected-error @below {{expected static shape}}
func.func private @f(!nv_tileas.tiled_view<?xf32>)

// -----

// expected-error @below {{tiles of 'si8' do not exist}}
func.func private @f(!nv_tileas.tma_desc<4xsi8>)

// -----

func.func private @f(!nv_tileas.tma_desc<4xi8>)

// -----

// expected-error @below {{invalid kind of attribute specified}}
func.func private @f(!nv_tileas.tma_desc<4xf32, 3 : i32>)

// -----

func.func private @f(!nv_tileas.tma_desc<4xf32, #nv_tileas<atom tma_load>>)

// -----

// expected-error @below {{expected 'x' in dimension list}}
func.func private @f(!nv_tileas.tma_desc<4x4>)

// -----

// expected-error @below {{expected '['}}
func.func private @f(!nv_tileas.producer_token<tile<4xf32>>)

// -----

func.func private @f(!nv_tileas.producer_token<[tile<4xf32>]>)

// -----

// expected-error @below {{unbalanced '[' character in pretty dialect name}}
func.func private @f(!nv_tileas.producer_token<[>)

// -----

func.func private @f(!nv_tileas.producer_token<[]>)

// -----

// expected-error @below {{expected a type, or one of nv_tileas by its mnemonic}}
func.func private @f(!nv_tileas.producer_token<[tile<4xf32>,]>)

// -----

func.func private @f(!nv_tileas.producer_token<[tile<4xf32>, f32]>)

// -----

// expected-error @below {{expects at least one consumer}}
func.func private @f(!nv_tileas.consumer_token<[f32] consumers = 0>)

// -----

func.func private @f(!nv_tileas.consumer_token<[f32] consumers = 1>)

// -----

// expected-error @below {{expects 'idx' less than the number of consumers}}
func.func private @f(!nv_tileas.consumer_token<[f32] consumers = 2 idx = 2>)

// -----

func.func private @f(!nv_tileas.consumer_token<[f32] consumers = 2 idx = 1>)

// -----

// expected-error @below {{expects 'idx' less than the number of consumers}}
func.func private @f(!nv_tileas.consumer_token<[f32] idx = -2>)

// -----

func.func private @f(!nv_tileas.consumer_token<[f32] idx = 0>)

// -----

// expected-error @below {{expected integer value}}
// expected-error @below {{failed to parse NVTileAS_ConsumerTokenType parameter 'numConsumers' which is to be a `int64_t`}}
func.func private @f(!nv_tileas.consumer_token<[f32] consumers = two>)

// -----

// expected-error @below {{expected a type, or one of nv_tileas by its mnemonic}}
func.func private @f(!nv_tileas.pipeline_iterator<>)

// -----

func.func private @f(!nv_tileas.pipeline_iterator<f32>)

// -----

// expected-error @below {{expected '<'}}
func.func private @f(!nv_tileas.pipeline_iterator)

// -----

// expected-error @below {{expected a type, or one of nv_tileas by its mnemonic}}
func.func private @f(!nv_tileas.queue<tile<>>)

// -----

func.func private @f(!nv_tileas.queue<tile<4xf32>>)

// -----

// expected-error @below {{unknown  type `no_such_type` in dialect `nv_tileas`}}
func.func private @f(!nv_tileas.no_such_type)

// -----

func.func private @f(!nv_tileas.async_token)

// -----

// expected-error @below {{unknown  type `mem_tokens` in dialect `nv_tileas`}}
func.func private @f(!nv_tileas.mem_tokens)

// -----

func.func private @f(!nv_tileas.mem_token)

// -----

// A short spelling is one of this dialect's types.
func.func @f(%q: !nv_tileas.queue<f32>) {
  // expected-error @below {{custom op 'nv_tileas.queue.get' expected a type, or one of nv_tileas by its mnemonic}}
  %x = nv_tileas.queue.get %q : queue<f32> -> tiles<4xf32>
  return
}

// -----

func.func @f(%q: !nv_tileas.queue<f32>) {
  %x = nv_tileas.queue.get %q : queue<f32> -> f32
  return
}

// -----

// expected-error @below {{expected attribute value}}
func.func private @f(!nv_tileas.tiled_view<4xf32, lmem>)

// -----

func.func private @f(!nv_tileas.tiled_view<4xf32, strided<[1]>>)

// -----

// FP6 elements, which only products of FP8 and FP4 mix with.
func.func private @f(!nv_tileas.tile<4xf6E2M3FN>, !nv_tileas.tile<4xf6E3M2FN>)
