// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each trait on an operation without other traits: the violation, then its
// legal twin.
//
// RUN: nv-tileas-test-opt %s -split-input-file -verify-diagnostics -o /dev/null

%0 = "nv_tile_test.read"() : () -> f32
// expected-error @below {{'nv_tile_test.queue' op expects the first operand to be a queue}}
"nv_tile_test.queue"(%0) : (f32) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.queue<f32>
"nv_tile_test.queue"(%0) : (!nv_tileas.queue<f32>) -> ()

// -----

// expected-error @below {{'nv_tile_test.queue' op expects the first operand to be a queue}}
"nv_tile_test.queue"() : () -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.queue<f32>
// expected-error @below {{'nv_tile_test.queue' op expects the queue operand not to alias another operand}}
// expected-note @below {{a queue cannot be put into itself}}
"nv_tile_test.queue"(%0, %0) : (!nv_tileas.queue<f32>, !nv_tileas.queue<f32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.queue<f32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.queue<f32>
"nv_tile_test.queue"(%0, %1) : (!nv_tileas.queue<f32>, !nv_tileas.queue<f32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.queue<f32>
// expected-error @below {{'nv_tile_test.queue' op expects the queue operand not to alias a result}}
// expected-note @below {{both are of type '!nv_tileas.queue<f32>'}}
"nv_tile_test.queue"(%0) : (!nv_tileas.queue<f32>) -> (!nv_tileas.queue<f32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.queue<f32>
"nv_tile_test.queue"(%0) : (!nv_tileas.queue<f32>) -> (f32)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.mem_layout' op requires an explicit memory layout on at least one operand or result}}
// expected-note @below {{the results are of types }}
"nv_tile_test.mem_layout"(%0, %1) : (!nv_tileas.tile<64x64xf16>, !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>
"nv_tile_test.mem_layout"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>) -> ()

// -----

// expected-error @below {{'nv_tile_test.mem_layout' op requires an explicit memory layout on at least one operand or result}}
// expected-note @below {{the results are of types }}
"nv_tile_test.mem_layout"() : () -> ()

// -----

"nv_tile_test.mem_layout"() : () -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
// expected-error @below {{'nv_tile_test.mem_layout' op requires an explicit memory layout on at least one operand or result}}
// expected-note @below {{the results are of types 'i32'}}
"nv_tile_test.mem_layout"(%0) : (!nv_tileas.tiled_view<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>) -> (i32)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, strided<[64, 1]>>
"nv_tile_test.mem_layout"(%0) : (!nv_tileas.tiled_view<64x64xf16, strided<[64, 1]>>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.consumer_token<[f32]>
// expected-error @below {{'nv_tile_test.acquire' op expects a pipeline producer token as first operand}}
"nv_tile_test.acquire"(%0) : (!nv_tileas.consumer_token<[f32]>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.producer_token<[f32]>
%1 = "nv_tile_test.read"() : () -> i32
"nv_tile_test.acquire"(%0, %1) : (!nv_tileas.producer_token<[f32]>, i32) -> ()

// -----

// expected-error @below {{'nv_tile_test.acquire' op expects a pipeline producer token as first operand}}
"nv_tile_test.acquire"() : () -> ()

// -----

%0 = "nv_tile_test.read"() : () -> i32
%1 = "nv_tile_test.read"() : () -> !nv_tileas.producer_token<[f32]>
// expected-error @below {{'nv_tile_test.acquire' op expects a pipeline producer token as first operand}}
"nv_tile_test.acquire"(%0, %1) : (i32, !nv_tileas.producer_token<[f32]>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.consumer_token<[f32]>
// expected-error @below {{'nv_tile_test.release' op expects a pipeline producer token as first operand}}
"nv_tile_test.release"(%0) : (!nv_tileas.consumer_token<[f32]>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.producer_token<[f32]>
%1 = "nv_tile_test.read"() : () -> i32
"nv_tile_test.release"(%0, %1) : (!nv_tileas.producer_token<[f32]>, i32) -> ()

// -----

// expected-error @below {{'nv_tile_test.release' op expects a pipeline producer token as first operand}}
"nv_tile_test.release"() : () -> ()

// -----

%0 = "nv_tile_test.read"() : () -> i32
%1 = "nv_tile_test.read"() : () -> !nv_tileas.producer_token<[f32]>
// expected-error @below {{'nv_tile_test.release' op expects a pipeline producer token as first operand}}
"nv_tile_test.release"(%0, %1) : (i32, !nv_tileas.producer_token<[f32]>) -> ()

// -----

// expected-error @below {{'nv_tile_test.shared_results' op requires all results to have a shared-memory encoding}}
// expected-note @below {{there is a result of type '!nv_tileas.tile<64x64xf16>'}}
"nv_tile_test.shared_results"() : () -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>, !nv_tileas.tile<64x64xf16>)

// -----

"nv_tile_test.shared_results"() : () -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>, i32)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.shared_results' op requires all results to have a shared-memory encoding}}
// expected-note @below {{there is a result of type '!nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>'}}
"nv_tile_test.shared_results"(%0) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
"nv_tile_test.shared_results"(%0) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
// expected-error @below {{'nv_tile_test.shared_results' op requires all results to inherit the shared-memory encoding #nv_tileas.shared<order = [1, 0]>}}
"nv_tile_test.shared_results"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [0, 1]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
"nv_tile_test.shared_results"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.load_store_operands_and_result_encoding' op requires the same encoding for all operands and results}}
// expected-note @below {{the first tile has the layout #nv_tileas.blocked<[1, 8], order = [1, 0]>, another one is of type '!nv_tileas.tile<64x64xf16>'}}
"nv_tile_test.load_store_operands_and_result_encoding"(%0) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
%2 = "nv_tile_test.read"() : () -> i32
"nv_tile_test.load_store_operands_and_result_encoding"(%0, %1, %2) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tiled_view<64x64xf16, #nv_tileas.shared<order = [1, 0]>>, i32) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.load_store_operands_and_result_encoding' op requires the same encoding for all operands and results}}
// expected-note @below {{the first tile has no layout, another one is of type '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
"nv_tile_test.load_store_operands_and_result_encoding"(%0, %1) : (!nv_tileas.tile<64x64xf16>, !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> ()

// -----

"nv_tile_test.load_store_operands_and_result_encoding"() : () -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.operands_and_result_encoding' op requires the same encoding for all operands and results}}
// expected-note @below {{the first tile has the layout #nv_tileas.blocked<[1, 8], order = [1, 0]>, another one is of type '!nv_tileas.tile<64x64xf16>'}}
"nv_tile_test.operands_and_result_encoding"(%0) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
%2 = "nv_tile_test.read"() : () -> i32
"nv_tile_test.operands_and_result_encoding"(%0, %1, %2) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tiled_view<64x64xf16, #nv_tileas.shared<order = [1, 0]>>, i32) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.operands_and_result_encoding' op requires the same encoding for all operands and results}}
// expected-note @below {{the first tile has no layout, another one is of type '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
"nv_tile_test.operands_and_result_encoding"(%0, %1) : (!nv_tileas.tile<64x64xf16>, !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> ()

// -----

"nv_tile_test.operands_and_result_encoding"() : () -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> i32
%2 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
// expected-error @below {{'nv_tile_test.load_store_operands_encoding' op requires the same encoding for all operands}}
// expected-note @below {{the first tile has the layout #nv_tileas.blocked<[1, 8], order = [1, 0]>, another one is of type '!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>'}}
"nv_tile_test.load_store_operands_encoding"(%0, %1, %2) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, i32, !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
"nv_tile_test.load_store_operands_encoding"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> i32
%2 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
// expected-error @below {{'nv_tile_test.operands_encoding' op requires the same encoding for all operands}}
// expected-note @below {{the first tile has the layout #nv_tileas.blocked<[1, 8], order = [1, 0]>, another one is of type '!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>'}}
"nv_tile_test.operands_encoding"(%0, %1, %2) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, i32, !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
"nv_tile_test.operands_encoding"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
// expected-error @below {{'nv_tile_test.load_store_operands_and_result_shape' op requires the same shape for all operands and results}}
// expected-note @below {{the first tile has shape [4], another one is of type '!nv_tileas.tile<8xf32>'}}
"nv_tile_test.load_store_operands_and_result_shape"(%0) : (!nv_tileas.tile<4xf32>) -> (!nv_tileas.tile<8xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<8xf32>
"nv_tile_test.load_store_operands_and_result_shape"(%0, %1) : (!nv_tileas.tile<4xf32>, !nv_tileas.tiled_view<8xf32>) -> (!nv_tileas.tile<4xi1>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<f32>
// expected-error @below {{'nv_tile_test.load_store_operands_and_result_shape' op requires the same shape for all operands and results}}
// expected-note @below {{the first tile has shape [4], another one is of type '!nv_tileas.tile<f32>'}}
"nv_tile_test.load_store_operands_and_result_shape"(%0, %1) : (!nv_tileas.tile<4xf32>, !nv_tileas.tile<f32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4x1xf32>
// expected-error @below {{'nv_tile_test.load_store_operands_shape' op requires the same shape for all operands}}
// expected-note @below {{the first tile has shape [4], another one is of type '!nv_tileas.tile<4x1xf32>'}}
"nv_tile_test.load_store_operands_shape"(%0, %1) : (!nv_tileas.tile<4xf32>, !nv_tileas.tile<4x1xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xi8>
"nv_tile_test.load_store_operands_shape"(%0, %1) : (!nv_tileas.tile<4xf32>, !nv_tileas.tile<4xi8>) -> (!nv_tileas.tile<8xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>
// expected-error @below {{'nv_tile_test.carried_atom' op requires the same atom for all operands and results}}
// expected-note @below {{the types have #nv_tileas<atom tma_load box = [64]> and #nv_tileas<atom tma_load box = [32]>}}
"nv_tile_test.carried_atom"(%0) : (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>) -> (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [32]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tma_desc<64xf16>
"nv_tile_test.carried_atom"(%0, %1) : (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>, !nv_tileas.tma_desc<64xf16>) -> (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
// expected-error @below {{'nv_tile_test.carried_atom' op requires the same atom for all operands and results}}
// expected-note @below {{the types have #nv_tileas<atom tma_load box = [64]> and #nv_tileas<atom f16>}}
"nv_tile_test.carried_atom"(%0, %1) : (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>, !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, #nv_tileas.mma<#nv_tileas<atom i8>>>
// expected-error @below {{'nv_tile_test.carried_atom' op requires the same atom for all operands and results}}
// expected-note @below {{the types have #nv_tileas<atom f16> and #nv_tileas<atom i8>}}
"nv_tile_test.carried_atom"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>, !nv_tileas.tiled_view<64x64xf16, #nv_tileas.mma<#nv_tileas<atom i8>>>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
"nv_tile_test.carried_atom"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>, !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

// expected-error @below {{'nv_tile_test.operation_atom' op requires the same atom for the operation and its results}}
// expected-note @below {{a result has #nv_tileas<atom tma_load box = [64]>}}
"nv_tile_test.operation_atom"() <{atom = #nv_tileas<atom tma_load box = [32]>}> : () -> (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [8]>>
"nv_tile_test.operation_atom"(%0) <{atom = #nv_tileas<atom tma_load box = [64]>}> : (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [8]>>) -> (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>)

// -----

// expected-error @below {{'nv_tile_test.operation_atom' op requires the same atom for the operation and its results}}
// expected-note @below {{a result has #nv_tileas<atom tma_load box = [64]>}}
"nv_tile_test.operation_atom"() : () -> (!nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>)

// -----

"nv_tile_test.operation_atom"() : () -> (!nv_tileas.tma_desc<64xf16>)

// -----

"nv_tile_test.operation_atom"() <{atom = #nv_tileas<atom tma_load box = [64]>}> : () -> (!nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<8xf32>
// expected-error @below {{'nv_tile_test.view_shape' op tile shape must match tensor shape}}
// expected-note @below {{the view is of type '!nv_tileas.tiled_view<4xf32>', the tile of type '!nv_tileas.tile<8xf32>'}}
"nv_tile_test.view_shape"(%0, %1) : (!nv_tileas.tiled_view<4xf32>, !nv_tileas.tile<8xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<8xf32>
%2 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xi1>
"nv_tile_test.view_shape"(%0, %1, %2) : (!nv_tileas.tiled_view<4xf32>, !nv_tileas.tiled_view<8xf32>, !nv_tileas.tile<4xi1>) -> (!nv_tileas.tile<4xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
// expected-error @below {{'nv_tile_test.view_shape' op tile shape must match tensor shape}}
// expected-note @below {{the view is of type '!nv_tileas.tiled_view<4xf32>', the tile of type '!nv_tileas.tile<4x1xf32>'}}
"nv_tile_test.view_shape"(%0) : (!nv_tileas.tiled_view<4xf32>) -> (!nv_tileas.tile<4x1xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
"nv_tile_test.view_shape"(%0) : (!nv_tileas.tile<4xf32>) -> (!nv_tileas.tile<8xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<3xf32>
// expected-error @below {{'nv_tile_test.size' op tile dimensions must be positive powers of two}}
// expected-note @below {{there is a tile of type '!nv_tileas.tile<3xf32>'}}
"nv_tile_test.size"(%0) : (!nv_tileas.tile<3xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
"nv_tile_test.size"(%0) : (!nv_tileas.tile<4xf32>) -> (!nv_tileas.tile<f32>)

// -----

// expected-error @below {{'nv_tile_test.size' op tile dimensions must be positive powers of two}}
// expected-note @below {{there is a tile of type '!nv_tileas.tile<4x0xf32>'}}
"nv_tile_test.size"() : () -> (!nv_tileas.tile<4x0xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<3xf32>
"nv_tile_test.size"(%0) : (!nv_tileas.tiled_view<3xf32>) -> (!nv_tileas.tile<1x1xf32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<16777216x2xf32>
// expected-error @below {{'nv_tile_test.size' op tile total element count exceeds the implementation limit}}
// expected-note @below {{there is a tile of type '!nv_tileas.tile<16777216x2xf32>'; the limit is 16777216 elements}}
"nv_tile_test.size"(%0) : (!nv_tileas.tile<16777216x2xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<16777216x1xf32>
"nv_tile_test.size"(%0) : (!nv_tileas.tile<16777216x1xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4611686018427387904x4611686018427387904xf32>
// expected-error @below {{'nv_tile_test.size' op tile total element count exceeds the implementation limit}}
// expected-note @below {{there is a tile of type '!nv_tileas.tile<4611686018427387904x4611686018427387904xf32>'; the limit is 16777216 elements}}
"nv_tile_test.size"(%0) : (!nv_tileas.tile<4611686018427387904x4611686018427387904xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16>
// expected-error @below {{'nv_tile_test.layout' op requires every tile operand to carry a layout}}
// expected-note @below {{there is an operand of type '!nv_tileas.tile<64x64xf16>'}}
"nv_tile_test.layout"(%0, %1) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, strided<[64, 1]>>
%2 = "nv_tile_test.read"() : () -> i32
"nv_tile_test.layout"(%0, %1, %2) : (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>, !nv_tileas.tile<64x64xf16, strided<[64, 1]>>, i32) -> (!nv_tileas.tile<64x64xf16>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf16>
// expected-error @below {{'nv_tile_test.view_element' op tile element type must match view element type}}
// expected-note @below {{the view is of 'f32', the tile of 'f16'}}
"nv_tile_test.view_element"(%0, %1) : (!nv_tileas.tiled_view<4xf32>, !nv_tileas.tile<4xf16>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tile<8xf32>
"nv_tile_test.view_element"(%0, %1) : (!nv_tileas.tiled_view<4xf32>, !nv_tileas.tile<8xf32>) -> (i32)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
// expected-error @below {{'nv_tile_test.view_element' op tile element type must match view element type}}
// expected-note @below {{the view is of 'f32', the tile of 'i32'}}
"nv_tile_test.view_element"(%0) : (!nv_tileas.tiled_view<4xf32>) -> (!nv_tileas.tile<4xi32>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<4xf32>
"nv_tile_test.view_element"(%0) : (!nv_tileas.tile<4xf32>) -> (!nv_tileas.tile<4xf16>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4x4xf32>
// expected-error @below {{'nv_tile_test.padding' op expects one 'in_bounds' flag per view dimension}}
// expected-note @below {{the number of flags is 1, the rank of the view 2}}
"nv_tile_test.padding"(%0) <{in_bounds = array<i1: true>}> : (!nv_tileas.tiled_view<4x4xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4x4xf32>
"nv_tile_test.padding"(%0) <{in_bounds = array<i1: true, true>}> : (!nv_tileas.tiled_view<4x4xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4x4xf32>
// expected-error @below {{'nv_tile_test.padding' op padding value is allowed only when in-bounds is false}}
// expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
"nv_tile_test.padding"(%0) <{in_bounds = array<i1: true, true>, padding_value = #nv_tileas<padding_value zero>}> : (!nv_tileas.tiled_view<4x4xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4x4xf32>
"nv_tile_test.padding"(%0) <{in_bounds = array<i1: true, false>, padding_value = #nv_tileas<padding_value zero>}> : (!nv_tileas.tiled_view<4x4xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4x4xi32>
// expected-error @below {{'nv_tile_test.padding' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
// expected-note @below {{the elements are of type 'i32'}}
"nv_tile_test.padding"(%0) <{padding_value = #nv_tileas<padding_value neg_zero>}> : (!nv_tileas.tiled_view<4x4xi32>) -> ()

// -----

"nv_tile_test.padding"() <{padding_value = #nv_tileas<padding_value neg_zero>}> : () -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
// expected-error @below {{'nv_tile_test.load_encoding' op expects the view to carry a memory layout, but got #nv_tileas.blocked<[1, 8], order = [1, 0]>}}
"nv_tile_test.load_encoding"(%0) : (!nv_tileas.tiled_view<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, strided<[64, 1]>>
"nv_tile_test.load_encoding"(%0) : (!nv_tileas.tiled_view<64x64xf16, strided<[64, 1]>>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>)

// -----

// expected-error @below {{'nv_tile_test.load_encoding' op expects the loaded tile to carry a register layout, but got "unknown"}}
"nv_tile_test.load_encoding"() : () -> (!nv_tileas.tile<64x64xf16, "unknown">)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
"nv_tile_test.load_encoding"(%0) : (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>) -> (!nv_tileas.tile<64x64xf16>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<64x64xf16, "unknown">
// expected-error @below {{'nv_tile_test.load_encoding' op expects the view to carry a memory layout, but got "unknown"}}
"nv_tile_test.load_encoding"(%0) : (!nv_tileas.tiled_view<64x64xf16, "unknown">) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%2 = "nv_tile_test.read"() : () -> index
// expected-error @below {{'nv_tile_test.position' op operandSegmentSizes does not match the op schema}}
// expected-note @below {{there is one view and, if something is written, one tile}}
"nv_tile_test.position"(%0, %1, %2) <{operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (!nv_tileas.tiled_view<4xf32>, !nv_tileas.tiled_view<4xf32>, index) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
"nv_tile_test.position"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!nv_tileas.tiled_view<4xf32>, index) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
%2 = "nv_tile_test.read"() : () -> index
%3 = "nv_tile_test.read"() : () -> index
// expected-error @below {{'nv_tile_test.position' op operandSegmentSizes does not match the op schema}}
// expected-note @below {{the number of offsets is 2, that of coordinates 1}}
"nv_tile_test.position"(%0, %1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (!nv_tileas.tiled_view<4xf32>, index, index, index) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
%2 = "nv_tile_test.read"() : () -> index
"nv_tile_test.position"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!nv_tileas.tiled_view<4xf32>, index, index) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
%2 = "nv_tile_test.read"() : () -> !nv_tileas.mem_token
%3 = "nv_tile_test.read"() : () -> !nv_tileas.mem_token
// expected-error @below {{'nv_tile_test.position' op tiled memop token segment must hold zero or one value}}
// expected-note @below {{it holds 2}}
"nv_tile_test.position"(%0, %1, %2, %3) <{operandSegmentSizes = array<i32: 1, 1, 0, 2>}> : (!nv_tileas.tiled_view<4xf32>, index, !nv_tileas.mem_token, !nv_tileas.mem_token) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
%2 = "nv_tile_test.read"() : () -> !nv_tileas.mem_token
"nv_tile_test.position"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (!nv_tileas.tiled_view<4xf32>, index, !nv_tileas.mem_token) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
// expected-error @below {{'nv_tile_test.position' op tiled memop coordinate count does not match the view rank}}
// expected-note @below {{the number of coordinates is 0; the view has rank 1, and 'descriptor_coords' is 0}}
"nv_tile_test.position"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!nv_tileas.tiled_view<4xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> i32
"nv_tile_test.position"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
// expected-error @below {{'nv_tile_test.position' op tiled memop coordinate count does not match the view rank}}
// expected-note @below {{the number of coordinates is 1; the view has rank 1, and 'descriptor_coords' is 1}}
"nv_tile_test.position"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, descriptor_coords = 1 : i64}> : (!nv_tileas.tiled_view<4xf32>, index) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
%2 = "nv_tile_test.read"() : () -> index
"nv_tile_test.position"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, descriptor_coords = 1 : i64}> : (!nv_tileas.tiled_view<4xf32>, index, index) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
// expected-error @below {{'nv_tile_test.position' op tiled memop coordinate count does not match the view rank}}
// expected-note @below {{the number of coordinates is 0; the view has rank 1, and 'descriptor_coords' is -1}}
"nv_tile_test.position"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, descriptor_coords = -1 : i64}> : (!nv_tileas.tiled_view<4xf32>) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> i32
// expected-error @below {{'nv_tile_test.position' op tiled memop coordinates must be index-typed}}
// expected-note @below {{there is one of type 'i32'}}
"nv_tile_test.position"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!nv_tileas.tiled_view<4xf32>, i32) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<4xf32>
%1 = "nv_tile_test.read"() : () -> index
%2 = "nv_tile_test.read"() : () -> i32
// expected-error @below {{'nv_tile_test.position' op tiled memop coordinates must be index-typed}}
// expected-note @below {{there is one of type 'i32'}}
"nv_tile_test.position"(%0, %1, %2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!nv_tileas.tiled_view<4xf32>, index, i32) -> ()

// -----

// expected-error @below {{'nv_tile_test.position' op operandSegmentSizes does not match the op schema}}
// expected-note @below {{there is one view and, if something is written, one tile}}
"nv_tile_test.position"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()

// -----

// No trait needs that another has run: operands of every wrong kind, and none.
// expected-error @below {{'nv_tile_test.all' op requires an explicit memory layout on at least one operand or result}}
// expected-note @below {{the results are of types }}
"nv_tile_test.all"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<3xf32>
"nv_tile_test.read"(%0) : (!nv_tileas.tile<3xf32>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<3xf32>
"nv_tile_test.write"(%0) : (!nv_tileas.tile<3xf32>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<3xf32>
"nv_tile_test.read_write"(%0) : (!nv_tileas.tile<3xf32>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> i32
// expected-error @below {{'nv_tile_test.all' op requires an explicit memory layout on at least one operand or result}}
// expected-note @below {{the results are of types }}
"nv_tile_test.all"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> ()

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tile<3xf32>
// expected-error @below {{'nv_tile_test.all' op expects the loaded tile to carry a register layout, but got #nv_tileas.shared<order = [1, 0]>}}
"nv_tile_test.all"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (!nv_tileas.tile<3xf32>) -> (!nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>)

// -----

%0 = "nv_tile_test.read"() : () -> !nv_tileas.tiled_view<f32>
// expected-error @below {{'nv_tile_test.all' op padding value is allowed only when in-bounds is false}}
// expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
"nv_tile_test.all"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, in_bounds = array<i1>, padding_value = #nv_tileas<padding_value nan>}> : (!nv_tileas.tiled_view<f32>) -> ()
