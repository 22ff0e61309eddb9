// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Agents and their warps: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects one warp count per agent region, but got 1 for 2 regions}}
nv_tileas.async.pipeline.agent_switch warps = [4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

nv_tileas.async.pipeline.agent_switch warps = [4, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects 'num_agents_per_group' to divide the number of agent regions}}
// expected-note @below {{it is 3, the number of regions is 2}}
nv_tileas.async.pipeline.agent_switch warps = [4, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 3 : i32}

// -----

nv_tileas.async.pipeline.agent_switch warps = [4, 8] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 1 : i32}

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects 'num_agents_per_group' to divide the number of agent regions}}
// expected-note @below {{it is 0, the number of regions is 2}}
nv_tileas.async.pipeline.agent_switch warps = [4, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 0 : i32}

// -----

nv_tileas.async.pipeline.agent_switch warps = [4, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 2 : i32}

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects a positive warp count or -1 to inherit}}
// expected-note @below {{there is a count of 0}}
nv_tileas.async.pipeline.agent_switch warps = [4, 0] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

nv_tileas.async.pipeline.agent_switch warps = [4, -1] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects a positive warp count or -1 to inherit}}
// expected-note @below {{there is a count of -2}}
nv_tileas.async.pipeline.agent_switch warps = [-2, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

nv_tileas.async.pipeline.agent_switch warps = [-1, -1] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent regions disagree on warp count}}
// expected-note @below {{the counts of a group of agents are [4, 8]}}
nv_tileas.async.pipeline.agent_switch warps = [4, 8] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

nv_tileas.async.pipeline.agent_switch warps = [4, -1] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

// Warp counts must agree within each group.
// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent regions disagree on warp count}}
// expected-note @below {{the counts of a group of agents are [1, 2]}}
nv_tileas.async.pipeline.agent_switch warps = [4, 4, 1, 2] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 2 : i32}

// -----

nv_tileas.async.pipeline.agent_switch warps = [4, -1, 2, 2] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 2 : i32}

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 8>} {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent warp count exceeds module budget}}
  // expected-note @below {{the agents have 16 warps, the budget is 8}}
  nv_tileas.async.pipeline.agent_switch warps = [8, 8] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }
}

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 8>} {
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }
}

// -----

// 32 warps, unless a target says otherwise.
// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent warp count exceeds module budget}}
// expected-note @below {{the agents have 64 warps, the budget is 32}}
nv_tileas.async.pipeline.agent_switch warps = [32, 32] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

nv_tileas.async.pipeline.agent_switch warps = [16, 16] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

// The nearest target decides.
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 64>} {
  module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 8>} {
    // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent warp count exceeds module budget}}
    // expected-note @below {{the agents have 16 warps, the budget is 8}}
    nv_tileas.async.pipeline.agent_switch warps = [8, 8] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }
  }
}

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 8>} {
  module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 64>} {
    nv_tileas.async.pipeline.agent_switch warps = [32, 32] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }
  }
}

// -----

// Sums do not overflow.
// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent warp count exceeds module budget}}
// expected-note @below {{the agents have 4294967294 warps, the budget is 32}}
nv_tileas.async.pipeline.agent_switch warps = [2147483647, 2147483647] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield }

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 4>} {
  nv_tileas.async.pipeline.agent_switch warps = [-1, 4] { nv_tileas.async.pipeline.yield }, { nv_tileas.async.pipeline.yield } attributes {num_agents_per_group = 1 : i32}
}

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
// expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
"nv_tileas.async.pipeline.agent_switch"() <{agent_warp_counts = array<i32: 4>}> ({
  "test.end"() : () -> ()
}) : () -> ()

// -----

"nv_tileas.async.pipeline.agent_switch"() <{agent_warp_counts = array<i32: 4>}> ({
  "nv_tileas.async.pipeline.yield"() : () -> ()
}) : () -> ()

// -----

func.func @f(%x: i32, %y: i64) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects region yield types to match with result types ['i32'], but got: ['i64']}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> i32 {
    nv_tileas.async.pipeline.yield %x : i32
  }, {
    nv_tileas.async.pipeline.yield %y : i64
  }
  return
}

// -----

func.func @f(%x: i32, %y: i32) {
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> i32 {
    nv_tileas.async.pipeline.yield %x : i32
  }, {
    nv_tileas.async.pipeline.yield %y : i32
  }
  return
}

// -----

// An agent is one block.
// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op region #0 ('agents') failed to verify constraint: region with 1 blocks}}
"nv_tileas.async.pipeline.agent_switch"() <{agent_warp_counts = array<i32: 4>}> ({
}) : () -> ()

// -----

// expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op requires attribute 'agent_warp_counts'}}
"nv_tileas.async.pipeline.agent_switch"() : () -> ()

// -----

"nv_tileas.async.pipeline.agent_switch"() <{agent_warp_counts = array<i32>}> : () -> ()

// -----

// Of two violations, the first in the documented order is reported.
func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects one warp count per agent region, but got 1 for 2 regions}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [4] -> i32 {

    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %y : pipeline_iterator<f32>
  } attributes {num_agents_per_group = 3 : i32}
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects 'num_agents_per_group' to divide the number of agent regions}}
  // expected-note @below {{it is 3, the number of regions is 2}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 8] -> i32 {

    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %y : pipeline_iterator<f32>
  } attributes {num_agents_per_group = 3 : i32}
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent regions disagree on warp count}}
  // expected-note @below {{the counts of a group of agents are [40, 80]}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [40, 80] -> i32 {

    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %y : pipeline_iterator<f32>
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op agent warp count exceeds module budget}}
  // expected-note @below {{the agents have 80 warps, the budget is 32}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [40, 40] -> i32 {
    %z = nv_tileas.alloc_tensor : tile<4xf16>
    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %y : pipeline_iterator<f32>
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> i32 {
    // expected-error @below {{'nv_tileas.alloc_tensor' op requires an explicit memory layout on at least one operand or result}}
    // expected-note @below {{the results are of types '!nv_tileas.tile<4xf16>'}}
    %z = nv_tileas.alloc_tensor : tile<4xf16>
    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %y : pipeline_iterator<f32>
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op branch arms must yield matching pipeline iterator types}}
  // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<f16>' and '!nv_tileas.pipeline_iterator<f32>'}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> i32 {

    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %y : pipeline_iterator<f32>
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op expects region yield types to match with result types ['i32'], but got: ['!nv_tileas.pipeline_iterator<f16>']}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> i32 {

    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.pipeline_iterator<f16>, %y: !nv_tileas.pipeline_iterator<f32>) {
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> pipeline_iterator<f16> {

    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }, {
    nv_tileas.async.pipeline.yield %x : pipeline_iterator<f16>
  }
  return
}
