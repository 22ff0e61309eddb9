#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Variants of one schedule: a producer fills the stages of a pipeline, consumers use them.

    schedule_variants.py [--seed=N] [--count=N] [--arch=sm_80] [--large=1]

The number of stages, the warps of agents, the number of consumers, the tiles, their swizzle,
how a stage is filled (asynchronous copies, copies, stores, by value) and the form of the
operations (with regions, with tokens, or both ends in one agent) are drawn from the seed. Each
program must compute on the machine what nv-tileas-run computes, without findings.
"""

import pathlib
import random
import sys
import tempfile

from schedules import problems

HEAD = """//   grid: {grid}

!matrix = !nv_tileas.tiled_view<{rows}x{columns}x{t}>
!result = !nv_tileas.tiled_view<{rows}x{columns}x{t}>
!window = !nv_tileas.tiled_view<{r}x{c}x{t}>
!slice = !nv_tileas.tiled_view<{r}x{c}x{t}, smem{layout}>
!tile = !nv_tileas.tile<{r}x{c}x{t}>
!part = {part}
!producer = !nv_tileas.producer_token<[!part]>
!consumer = !nv_tileas.consumer_token<[!part] consumers = {consumers}>
!stage = !nv_tileas.pipeline_iterator<!part>
#plain = #nv_tileas<atom universal_copy>
#async = #nv_tileas<atom cp_async>

module {{
  func.func @k(%a: !matrix{outs})
      attributes {{nv_tileas.kernel, nv_tileas.warps = {warps} : i32}} {{
    %c0 = arith.constant 0 : index
    %step = arith.constant {c} : index
    %blocks = gpu.grid_dim y
    %half = arith.constant {half} : index
    %end = {end}
    %by = gpu.block_id y
    %height = arith.constant {r} : index
    %row = arith.muli %by, %height : index
    %from = nv_tileas.block_tile %a : !matrix -> !window
    %buffer = nv_tileas.alloc_view : tiled_view<{stages}x{room}xi8, smem>
    %full, %empty = nv_tileas.async.pipeline.create_pipeline %buffer
        {{num_stages = {stages} : i32}} : tiled_view<{stages}x{room}xi8, smem>
        -> !producer, !consumer
"""

FILL = {
    "async": """
          %w = nv_tileas.block_tile %a at [%row, %i] : !matrix -> !window
          %t = nv_tileas.async.copy %w, %to {atom = #async} : !window, !slice""",
    "copy": """
          %w = nv_tileas.block_tile %a at [%row, %i] : !matrix -> !window
          nv_tileas.copy %w, %to {atom = #plain} : !window, !slice""",
    "store": """
          %x = nv_tileas.tiled_load %from[%row, %i] {atom = #plain} : !window -> !tile
          %v = nv_tileas.block_tile %to : !slice -> !slice
          nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #plain} : !tile, !slice""",
    "value": """
          %x = nv_tileas.tiled_load %from[%row, %i] {atom = #plain} : !window -> !tile""",
}


def add(t):
    return ("arith.addf" if t[0] == "f" else "arith.addi"), t


def use(v, number):
    """Doubles the stage's tile, or adds the one before it, and stores it."""
    load = "" if v["fill"] == "value" else """
          %v = nv_tileas.block_tile %of : !slice -> !slice
          %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #plain} : !slice -> !tile"""
    name = "%of" if v["fill"] == "value" else "%x"
    op, t = add(v["t"])
    return load + f"""
          %y = nv_tileas.map {name}, %so : !tile, !tile -> !tile {{
          ^bb1(%p: {t}, %q: {t}):
            %s = {op} %p, %q : {t}
            nv_tileas.yield %s : {t}
          }}
          %to = nv_tileas.block_tile %o{number} : !result -> !window
          nv_tileas.tiled_store %y, %to[%row, %i] {{atom = #plain}} : !tile, !window"""


def producer(v):
    fill = FILL[v["fill"]]
    name = "%unused" if v["fill"] == "value" else "%to"
    if v["form"] == "token":
        body = f"""
        %held = nv_tileas.async.pipeline.producer_acquire %full, %it : !producer, !stage
        %written = nv_tileas.async.pipeline.producer_write %held, %it
            {{producer_types = [!part]}} : !producer, !stage -> {v["wtype"]} {{
        ^bb0({name}: !part):{fill}
          nv_tileas.async.pipeline.yield {v["wyield"]}
        }}
        %over = nv_tileas.async.pipeline.producer_commit %held : !producer"""
    elif v["fill"] == "async":
        body = f"""
        %done = nv_tileas.async.pipeline.produce_one_async %full, %it
            {{producer_types = [!part]}} : !producer, !stage -> async_token {{
        ^bb0({name}: !part):{fill}
          nv_tileas.async.pipeline.yield %t : async_token
        }}"""
    elif v["fill"] == "value":
        body = f"""
        %done = nv_tileas.async.pipeline.produce_one %full, %it
            {{producer_types = [!part]}} : !producer, !stage -> !tile {{
        ^bb0({name}: !part):{fill}
          nv_tileas.async.pipeline.yield %x : !tile
        }}"""
    else:
        body = f"""
        nv_tileas.async.pipeline.produce_one %full, %it
            {{producer_types = [!part]}} : !producer, !stage {{
        ^bb0({name}: !part):{fill}
          nv_tileas.async.pipeline.yield
        }}"""
    return body


def consumer(v, number):
    body = use(v, number)
    if v["form"] == "token":
        return f"""
        %got, %of = nv_tileas.async.pipeline.consumer_read %empty, %at
            {{consumer_idx = {number} : i32}} : !consumer, !stage
            -> consumer_token<[!part] consumers = {v["consumers"]} idx = {number}>, !part{body}
        %gone = nv_tileas.async.pipeline.consumer_release %got
            : consumer_token<[!part] consumers = {v["consumers"]} idx = {number}>"""
    return f"""
        %y = nv_tileas.async.pipeline.consume_one %empty, %at
            {{producer_types = [!part], consumer_idx = {number} : i32}}
            : !consumer, !stage -> !tile {{
        ^bb0(%of: !part):{body}
          nv_tileas.async.pipeline.yield %y : !tile
        }}"""


FIRST_PRODUCER = """
      %p0 = nv_tileas.async.pipeline.create_iterator %full : !producer -> !stage"""
FIRST_CONSUMER = """
      %k0 = nv_tileas.async.pipeline.create_iterator %empty : !consumer -> !stage
      %zero = arith.constant dense<{zero}> : !tile"""


def program(v):
    text = HEAD.format(**v)
    zero = "0.0" if v["t"][0] == "f" else "0"
    produce = f"""{FIRST_PRODUCER}
      %last = scf.for %i = %c0 to %end step %step iter_args(%it = %p0) -> (!stage) {{
{producer(v)}
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next : !stage
      }}"""
    agents = [produce]
    for number in range(v["consumers"]):
        agents.append(f"""{FIRST_CONSUMER.format(zero=zero)}
      %last, %all = scf.for %i = %c0 to %end step %step iter_args(%at = %k0, %so = %zero)
          -> (!stage, !tile) {{
{consumer(v, number)}
        %next = nv_tileas.async.pipeline.inc_iter %at : !stage
        scf.yield %next, %y : !stage, !tile
      }}""")
    if v["form"] == "alone":
        text += f"""{FIRST_PRODUCER}{FIRST_CONSUMER.format(zero=zero)}
      %last:2, %all = scf.for %i = %c0 to %end step %step
          iter_args(%it = %p0, %at = %k0, %so = %zero) -> (!stage, !stage, !tile) {{
{producer(v)}{consumer(v, 0)}
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        %after = nv_tileas.async.pipeline.inc_iter %at : !stage
        scf.yield %next, %after, %y : !stage, !stage, !tile
      }}
"""
    else:
        regions = "\n    }, {".join(agents)
        groups = (" attributes {num_agents_per_group = 1 : i32}" if v["consumers"] == 1 else
                  "")
        text += (f"    nv_tileas.async.pipeline.agent_switch warps = {v['counts']} {{"
                 f"{regions}\n    }}{groups}\n")
    return text + "    return\n  }\n}\n"


def draw(random, rounds=None):
    """The parts of a program; with ROUNDS, one with agents that uses its stages so often,
    which is not known before it is launched."""
    consumers = random.choice([1, 1, 2])
    # sm_75 has fifteen barriers for all of it.
    v = {"stages": random.randint(1, 5 - consumers), "consumers": consumers,
         "t": random.choice(["f32", "f16", "i32"]), "fill": random.choice(list(FILL)),
         "form": random.choice(["region", "token", "alone"])}
    v["r"], v["c"] = random.choice([8, 16, 32]), random.choice([16, 32, 64])
    size = {"f32": 4, "f16": 2, "i32": 4}[v["t"]]
    swizzle = random.choice([0, 0, 32, 64, 128])
    if v["c"] * size % (swizzle or 1) or v["fill"] == "value":
        swizzle = 0
    v["layout"] = f", #nv_tileas.shared<order = [1, 0], swizzle = {swizzle}>" if swizzle else ""
    v["part"] = "!tile" if v["fill"] == "value" else "!slice"
    # The last tile of a row, and those of the last block, may be partly outside.
    v["columns"] = v["c"] * random.randint(2, 6) - random.choice([0, 0, 4])
    v["rows"] = 2 * v["r"] - random.choice([0, 0, 3])
    if rounds:
        v["columns"], v["form"] = 2 * rounds * v["c"], random.choice(["region", "token"])
    v["half"] = v["columns"] // 2
    v["end"] = ("arith.muli %blocks, %half : index" if rounds else
                f"arith.constant {v['columns']} : index")
    v["room"] = v["r"] * v["c"] * size
    v["grid"] = "1, 2"
    if v["form"] == "alone":
        v["consumers"], v["warps"] = 1, random.choice([1, 2, 4])
    else:
        # Agents of one group have the same number of warps.
        v["counts"] = [random.choice([1, 2, 4]) for _ in range(2)]
        if v["consumers"] == 2:
            v["counts"] = v["counts"][:1] * 3
        v["warps"] = sum(v["counts"])
    v["outs"] = "".join(f", %o{n}: !result" for n in range(v["consumers"]))
    v["wtype"], v["wyield"] = (("!tile", "%x : !tile") if v["fill"] == "value" else
                               ("!producer", "%held : !producer"))
    return v


def enlarge(v):
    """Stages that a launch has to give shared memory for."""
    swizzle = ", #nv_tileas.shared<order = [1, 0], swizzle = 128>"
    v.update(t="f32", r=128, c=64, stages=3, rows=256, columns=192, room=32768, half=96,
             end="arith.constant 192 : index", layout="" if v["fill"] == "value" else swizzle)


def main():
    options = dict(word[2:].split("=") for word in sys.argv[1:])
    numbers = random.Random(int(options.get("seed", "1")))
    count, failed = int(options.get("count", "8")), False
    for number in range(count):
        v = draw(numbers)
        if "large" in options:
            enlarge(v)
        text = program(v)
        kind = {"f32": "f", "f16": "e", "i32": "i"}[v["t"]]
        with tempfile.TemporaryDirectory() as scratch:
            path = pathlib.Path(scratch) / "k.mlir"
            path.write_text(text)
            for problem in problems(path, kind * (1 + v["consumers"]), options.get("arch"), "3",
                                    options.get("assembler"), pathlib.Path(scratch)):
                print(f"{number}: {problem}\n{v}")
                failed = True
                if keep := options.get("keep"):
                    (pathlib.Path(keep) / f"{number}.mlir").write_text(text)
    print(f"{count} variants")
    return failed


if __name__ == "__main__":
    sys.exit(main())
