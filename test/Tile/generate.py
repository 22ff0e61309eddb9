#!/usr/bin/env python3
# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes modules that verify, for round trips.

    generate.py COUNT [SEED]

Each is a function of random operations with random types, attributes and optional
parts, nested up to three levels deep. The modules are separated as
--split-input-file expects.
"""

import random
import sys

ELEMENTS = ["i1", "i4", "i8", "i16", "i32", "i64", "index", "f16", "bf16",
            "f32", "f64", "tf32", "f8E4M3FN", "f8E5M2", "f8E8M0FNU",
            "f4E2M1FN", "fNV4E0M3F"]
FLOATS = ELEMENTS[7:]
COPIES = [("gmem", "rmem"), ("gmem", "smem"), ("rmem", "gmem"),
          ("rmem", "smem"), ("rmem", "tmem"), ("smem", "gmem"),
          ("smem", "rmem"), ("smem", "tmem"), ("tmem", "rmem")]
RMW = ["add", "max", "min", "umax", "umin", "and", "or", "xor"]
PADDING = ["zero", "neg_zero", "nan", "pos_inf", "neg_inf"]


class Module:
    def __init__(self, rng):
        self.rng = rng
        self.arguments = []
        self.lines = []
        self.names = 0

    def flip(self):
        return self.rng.random() < 0.5

    def pick(self, choices):
        return self.rng.choice(choices)

    def name(self):
        self.names += 1
        return f"%v{self.names}"

    def argument(self, short):
        """A value of the short type, from outside."""
        name = f"%a{len(self.arguments)}"
        self.arguments.append(f"{name}: {full(short)}")
        return name

    def emit(self, depth, text):
        self.lines.append("  " * (depth + 1) + text)

    # Types and attributes

    def shape(self, low=0, high=3):
        return [self.pick([1, 2, 4, 8, 16, 64])
                for _ in range(self.rng.randint(low, high))]

    def order(self, rank):
        return self.rng.sample(range(rank), rank)

    def blocked(self, rank):
        sizes = [self.pick([1, 2, 8]) for _ in range(rank)]
        return f"#nv_tileas.blocked<{sizes}, order = {self.order(rank)}>"

    def shared(self, rank, padded=True):
        more = [f"swizzle = {self.pick([32, 64, 128])}"] if self.flip() else []
        if padded and self.flip():
            more.append(f"padding = {self.rng.randint(1, 9)}")
        tail = "".join(f", {m}" for m in more)
        return f"#nv_tileas.shared<order = {self.order(rank)}{tail}>"

    def mma_layout(self):
        return f"#nv_tileas.mma<{self.mma_atom()}>"

    def mma_atom(self):
        return self.atom(self.pick(["f16", "tf32", "f8f6f4", "i8", "mxf4"]))

    def atom(self, kind, box=None, mode=None):
        text = kind
        if box:
            text += f" box = {box}"
        mode = mode or (self.pick(["im2col", "gather4"]) if self.flip() else "")
        return f"#nv_tileas<atom {text}{' mode = ' + mode if mode else ''}>"

    def tile(self, shape, element, layout=""):
        dims = "".join(f"{d}x" for d in shape)
        return f"tile<{dims}{element}{', ' + layout if layout else ''}>"

    def view(self, shape, element, residency="gmem", layout=""):
        dims = "".join(f"{d}x" for d in shape)
        where = "" if residency == "gmem" and self.flip() else f", {residency}"
        return f"tiled_view<{dims}{element}{where}{', ' + layout if layout else ''}>"

    def any_type(self, depth=2):
        if depth == 0:
            return self.pick(["i32", "f32", "index", "async_token", "mem_token",
                              "vector<4xf32>", "fNV4E0M3F", "tuple<>"])
        inner = [self.any_type(depth - 1)
                 for _ in range(self.rng.randint(0, 2))]
        consumers = self.rng.randint(1, 4)
        idx = f" idx = {self.rng.randrange(consumers)}" if self.flip() else ""
        shape = self.shape()
        return self.pick([
            self.tile(shape, self.pick(ELEMENTS),
                      self.blocked(len(shape)) if self.flip() else ""),
            self.view(shape, self.pick(ELEMENTS),
                      self.pick(["gmem", "smem", "tmem", "rmem"]),
                      self.shared(len(shape)) if self.flip() else ""),
            f"producer_token<[{', '.join(inner)}]>",
            f"consumer_token<[{', '.join(inner)}] consumers = {consumers}{idx}>",
            f"pipeline_iterator<{self.any_type(depth - 1)}>",
            f"queue<{self.any_type(depth - 1)}>",
            f"tma_desc<{''.join(f'{d}x' for d in shape)}f16>",
        ])

    # Operations

    def tiled_memory(self, depth):
        kind = self.pick(["tiled_load", "async.tiled_load", "tiled_store",
                          "tiled_atomic_rmw", "async.tiled_atomic_rmw"])
        atomic = "atomic" in kind
        shape = self.shape()
        element = self.pick(["i32", "i64", "f32", "f64"] if atomic else ELEMENTS)
        layout = f"strided<{[1] * len(shape)}>" if self.flip() else ""
        view = self.view(shape, element, layout=layout)
        # Stores and atomics with one layout throughout; loads of registers.
        encoding = self.blocked(len(shape)) if self.flip() else ""
        tile = self.tile(shape, element, encoding)
        source = self.name()
        self.emit(depth, f"{source} = nv_tileas.block_tile "
                         f"{self.argument('index')} : index -> {view}")
        more = self.rng.randint(0, 2)
        coords = ", ".join(self.argument("index")
                           for _ in range(len(shape) + more))
        where = f"{source}[{coords}]"
        if self.flip() and coords:
            where += f" offsets [{coords}]"
        token = self.pick(["mem_token", "async_token", ""])
        if token:
            where += f" token {self.argument(token)} : {token}"
        attributes = [f"atom = {self.atom(self.pick(['universal_copy', 'cp_async', 'tma_reduce']))}"]
        if more:
            attributes.append(f"descriptor_coords = {more} : i64")
        if self.flip():
            orders = ["relaxed"] + (["acquire", "release", "acq_rel"] if atomic
                                    else [])
            scope = self.pick(["tl_blk", "cluster", "gpu", "sys"])
            attributes.append(f"mem_semantic = #nv_tileas<mem_semantic {self.pick(orders)}>")
            attributes.append(f"mem_scope = #nv_tileas<mem_scope {scope}>")
        if atomic:
            modes = RMW[:5] if element in FLOATS else RMW
            attributes.append(f"rmw_mode = #nv_tileas<rmw_mode {self.pick(modes)}>")
        elif self.flip():
            padding = self.pick(PADDING if element in FLOATS else PADDING[:1])
            attributes.append(f"padding_value = #nv_tileas<padding_value {padding}>")
        elif self.flip():
            flags = ", ".join(self.pick(["true", "false"]) for _ in shape)
            attributes.append(f"in_bounds = array<i1{': ' + flags if shape else ''}>")
        done = self.pick(["mem_token", "async_token", ""])
        results = [done] if done else []
        operand = ""
        types = view
        if kind == "tiled_store" or atomic:
            operand = f"{self.argument(tile)}, "
            types = f"{tile}, {view}"
        if kind != "tiled_store":
            results.insert(0, tile)
        left = ", ".join(self.name() for _ in results)
        arrow = f" -> {', '.join(results)}" if results else ""
        self.emit(depth, f"{left + ' = ' if left else ''}nv_tileas.{kind} "
                         f"{operand}{where} {{{', '.join(attributes)}}} : {types}{arrow}")

    def tma(self, depth):
        box = [self.pick([8, 16, 64]) for _ in range(self.rng.randint(1, 3))]
        # The order determines the contiguous dimension, so all are multiples.
        element = self.pick(["f16", "bf16", "f32", "i32", "tf32"])
        dims = "".join(f"{d}x" for d in box)
        shared = self.view(box, element, "smem", self.shared(len(box), False))
        desc = f"tma_desc<{dims}{element}>"
        value = self.name()
        captures = [self.pick(["index", "i32", "i64"])
                    for _ in range(self.rng.randint(0, 2))]
        text = ""
        if captures:
            names = ", ".join(self.argument(c) for c in captures)
            text = f" captures({names} : {', '.join(captures)})"
        view = self.view(box, element)
        kind = self.pick(["load", "store"])
        atom = self.atom(f"tma_{kind}", box)
        strides = (f", element_strides = array<i64: {', '.join(['1'] * len(box))}>"
                   if self.flip() else "")
        align = f", alignment = {self.pick([64, 128, 256])} : i64" if self.flip() else ""
        # Operands of a descriptor come from outside of every block.
        self.emit(depth, f"{value} = nv_tileas.make_tiled_tma_desc "
                         f"{self.argument(view)}{text} box = {box} "
                         f"{{atom = {atom}{align}{strides}}} : {view} -> {desc}")
        coords = ", ".join(self.argument("index") for _ in box)
        barrier = (f" barrier {self.argument('mem_token')}"
                   if kind == "load" and self.flip() else "")
        self.emit(depth, f"{self.name()} = nv_tileas.async.tiled_tma_{kind} "
                         f"{value}[{coords}], {self.argument(shared)}{barrier} "
                         f"box = {box} {{atom = {atom}{strides}}} : {desc}, {shared}")

    def layouts(self, depth):
        rank = self.rng.randint(1, 3)
        shape = self.shape(rank, rank)
        element = self.pick(ELEMENTS)
        one, two = (self.pick([self.blocked(rank), self.shared(rank),
                               self.mma_layout()]) for _ in range(2))
        a, b = self.tile(shape, element, one), self.tile(shape[::-1], element, two)
        choice = self.rng.randrange(5)
        if choice == 0:
            self.emit(depth, f"{self.name()} = nv_tileas.convert_layout "
                             f"{self.argument(a)} : {a} -> {b}")
        elif choice == 1:
            source, target = self.pick(COPIES)
            first = self.view(shape, element, source)
            second = self.view(shape, element, target)
            result, op = self.pick([("", "copy"),
                                    (f"{self.name()} = ", "async.copy")])
            self.emit(depth, f"{result}nv_tileas.{op} {self.argument(first)}, "
                             f"{self.argument(second)} {{atom = "
                             f"{self.atom('cp_async')}}} : {first}, {second}")
        elif choice == 2:
            t = self.tile(shape, element, self.shared(rank))
            self.emit(depth, f"{self.name()} = nv_tileas.alloc_tensor : {t}")
        elif choice == 3:
            self.emit(depth, f"{self.name()} = nv_tileas.shuffle "
                             f"{self.argument(a)} : {a} -> {a}")
        else:
            self.emit(depth, f"{self.name()}:2 = nv_tileas.reduce "
                             f"{self.argument(a)}, {self.argument(a)} "
                             f"{{axis = {self.rng.randrange(rank)} : i32}} : "
                             f"{a}, {a} -> {self.tile([1], element)}, {b}")

    def products(self, depth):
        m, n, k = (self.pick([64, 128]) for _ in range(3))
        batch = [2] if self.flip() else []
        if self.flip():
            a, acc, sign = self.pick([("f16", "f32", ""), ("bf16", "f32", ""),
                                      ("i8", "i32", "signed")])
            both = (f", signedness_a = #nv_tileas<signedness {sign}>, "
                    f"signedness_b = #nv_tileas<signedness un{sign}>" if sign else "")
            types = [self.tile(batch + [m, k], a), self.tile(batch + [k, n], a),
                     self.tile(batch + [m, n], acc)]
            result, op = self.pick([(self.name(), "dot"),
                                    (f"{self.name()}, {self.name()}", "async.dot")])
            attributes = f"atom = {self.mma_atom()}{both}"
        else:
            a, kind, vec, cta = self.pick([
                ("f8E5M2", "mxf8f6f4", 32, ", two_cta"),
                ("f4E2M1FN", "mxf4 k = 64 vec = 16", 16, ""),
                ("fNV4E0M3F", "mxf4nvf4", 16, ""), ("f4E2M1FN", "mxf4", 32, "")])
            scale = "f8E8M0FNU"
            types = [self.tile(batch + [m, k], a), self.tile(batch + [k, n], a),
                     self.tile(batch + [m, n], "f32"),
                     self.tile(batch + [m, k // vec], scale),
                     self.tile(batch + [k // vec, n], scale)]
            result, op = self.name(), "block_scaled_mma"
            attributes = f"atom = #nv_tileas<atom {kind}>{cta}"
        operands = ", ".join(self.argument(t) for t in types)
        self.emit(depth, f"{result} = nv_tileas.{op} {operands} {{{attributes}}} "
                         f": {', '.join(types)} -> {types[2]}")

    def queues(self, depth):
        element = self.any_type()
        queue = f"queue<{element}>"
        values = [self.any_type() for _ in range(self.rng.randint(0, 2))]
        names = "".join(f", {self.argument(v)}" for v in values)
        types = "".join(f", {v}" for v in values)
        self.emit(depth, f"nv_tileas.queue.put {self.argument(queue)}{names} : "
                         f"{queue}{types}")
        self.emit(depth, f"{self.name()} = nv_tileas.queue.get "
                         f"{self.argument(queue)} : {queue} -> {element}")

    def tokens(self, depth):
        payload = [self.any_type(1) for _ in range(self.rng.randint(0, 2))]
        inner = ", ".join(payload)
        consumers = self.rng.randint(1, 4)
        idx = self.rng.randrange(consumers)
        count = f" consumers = {consumers}"
        producer = f"producer_token<[{inner}]>"
        consumer = f"consumer_token<[{inner}]{count}>"
        bound = f"consumer_token<[{inner}]{count} idx = {idx}>"
        iterator = f"pipeline_iterator<{self.any_type(1)}>"
        buffer = self.view(self.shape(), "f16", "smem")
        p, c, i, j, a, w = (self.name() for _ in range(6))
        self.emit(depth, f"{p}, {c} = nv_tileas.async.pipeline.create_pipeline "
                         f"{self.argument(buffer)} {{num_stages = "
                         f"{self.rng.randint(1, 9)} : i32}} : {buffer} -> "
                         f"{producer}, {consumer}")
        pipeline = "nv_tileas.async.pipeline."
        self.emit(depth, f"{i} = {pipeline}create_iterator {p} : {producer} -> {iterator}")
        self.emit(depth, f"{j} = {pipeline}inc_iter {i} : {iterator}")
        self.emit(depth, f"{a} = {pipeline}producer_acquire {p}, {j} : {producer}, {iterator}")
        self.emit(depth, f"{self.name()} = {pipeline}producer_commit {a} : {producer}")
        if self.flip():
            self.emit(depth, f"{w} = {pipeline}consumer_wait {c}, {i} {{consumer_idx = "
                             f"{idx} : i32}} : {consumer}, {iterator} -> {bound}")
        else:
            self.emit(depth, f"{w}{''.join(', ' + self.name() for _ in payload)} = "
                             f"{pipeline}consumer_read {c}, {i} {{consumer_idx = {idx} : i32}} : "
                             f"{consumer}, {iterator} -> {', '.join([bound] + payload)}")
        self.emit(depth, f"{self.name()} = {pipeline}consumer_release {w} : {bound}")

    def region(self, depth):
        kind = self.pick(["produce_one", "produce_one_async", "consume_one",
                          "consume_one_async", "producer_write"])
        end = "consumer" if kind.startswith("consume") else "producer"
        payload = [self.any_type(1) for _ in range(self.rng.randint(0, 2))]
        token = f"{end}_token<[{', '.join(payload)}]>"
        iterator = f"pipeline_iterator<{self.any_type(0)}>"
        results = [self.any_type(1) for _ in range(self.rng.randint(0, 2))]
        if kind.endswith("async"):
            results.append("async_token")
        left = "".join(", " + self.name() for _ in results)[2:]
        types = ", ".join(full(p) for p in payload)
        idx = ", consumer_idx = 0 : i32" if end == "consumer" and self.flip() else ""
        arrow = f" -> {', '.join(results)}" if results else ""
        self.emit(depth, f"{left + ' = ' if left else ''}nv_tileas.async.pipeline.{kind} "
                         f"{self.argument(token)}, {self.argument(iterator)} "
                         f"{{producer_types = [{types}]{idx}}} : {token}, {iterator}{arrow} {{")
        arguments = ", ".join(f"{self.name()}: {full(self.seen(p))}"
                              for p in payload)
        self.emit(depth, f"^bb0({arguments}):")
        self.body(depth + 1)
        self.end(depth + 1, results)
        self.emit(depth, "}")

    def seen(self, payload):
        """A block argument for a payload: itself, or an iterator over it. What
        is an iterator already has to be wrapped, for it would be unwrapped."""
        if not payload.startswith("pipeline_iterator") and self.flip():
            return payload
        return f"pipeline_iterator<{payload}>"

    def elementwise(self, depth):
        """map, generate and reduce, which have regions on elements."""
        shape, element = self.shape(1, 3), self.pick(["i32", "f32", "f64", "f16", "i8"])
        layout = self.pick(["", self.blocked(len(shape)), self.mma_layout()])
        tile = self.tile(shape, element, layout)
        word = "arith.add" + ("f" if element in FLOATS else "i")
        kind = self.rng.randrange(3)
        x, y, z = (self.name() for _ in range(3))
        if kind == 0:
            head = (f"nv_tileas.map {self.argument(tile)}, {self.argument(tile)} : "
                    f"{tile}, {tile} -> {tile}")
        elif kind == 1:
            axis = self.rng.randrange(len(shape))
            less = shape[:axis] + shape[axis + 1:]
            head = (f"nv_tileas.reduce {self.argument(tile)} {{axis = {axis} : i32}} : "
                    f"{tile} -> {self.tile(less, element)}")
        else:
            head = f"nv_tileas.generate : {self.tile(shape, element, layout)}"
        self.emit(depth, f"{self.name()} = {head} {{")
        if kind == 2:
            places = ", ".join(f"{self.name()}: index" for _ in shape)
            self.emit(depth, f"^bb0({places}):")
            self.emit(depth + 1, f"{z} = arith.constant {'1.5' if element in FLOATS else '3'} : "
                                 f"{element}")
        else:
            self.emit(depth, f"^bb0({x}: {element}, {y}: {element}):")
            self.emit(depth + 1, f"{z} = {word} {x}, {y} : {element}")
        self.emit(depth + 1, f"nv_tileas.yield {z} : {element}")
        self.emit(depth, "}")

    def rearranged(self, depth):
        """Tiles from tiles without regions."""
        shape, element = self.shape(1, 3), self.pick(ELEMENTS)
        layout = self.blocked(len(shape)) if self.flip() else ""
        tile, axis = self.tile(shape, element, layout), self.rng.randrange(len(shape))
        kind = self.rng.randrange(7)
        x, left = self.argument(tile if kind else full(element)), f"{self.name()} = nv_tileas."
        if kind == 0:
            self.emit(depth, f"{left}splat {x} : {element} -> {tile}")
        elif kind == 1:
            more = self.tile(shape[:axis] + [1] + shape[axis:], element)
            self.emit(depth, f"{left}expand_dims {x} {{axis = {axis} : i32}} : {tile} -> {more}")
        elif kind == 2:
            wide = [self.pick([2, 8]) if d == 1 else d for d in shape]
            self.emit(depth, f"{left}broadcast {x} : {tile} -> {self.tile(wide, element)}")
        elif kind == 3:
            how = self.pick([f"xor_mask = {self.rng.randrange(shape[axis])}",
                             f"rotate = {self.rng.randint(-9, 9)}"])
            self.emit(depth, f"{left}shuffle {x} {{axis = {axis} : i32, {how} : i64}} : "
                             f"{tile} -> {tile}")
        elif kind == 4:
            word = self.pick(["add", "mul", "min", "max"])
            less = self.tile(shape[:axis] + shape[axis + 1:], element)
            self.emit(depth, f"{left}reduce {x} {{axis = {axis} : i32, combiner = "
                             f"#nv_tileas<combiner {word}>}} : {tile} -> {less}")
        else:
            part = [self.pick([d, max(d // 2, 1)]) for d in shape]
            at = [self.rng.randint(0, d - p) for d, p in zip(shape, part)]
            small = self.tile(part, element, layout)
            if kind == 5:
                self.emit(depth, f"{left}extract_slice {x} {at} : {tile} -> {small}")
            else:
                self.emit(depth, f"{left}insert_slice {self.argument(small)}, {x} {at} : "
                                 f"{small}, {tile}")

    def places(self, depth):
        """Elements at computed places, and windows of addresses."""
        shape, element = self.shape(1, 2), self.pick(["i32", "f32", "i64"])
        data, rank = self.tile(shape, element), self.rng.randint(1, 3)
        view = self.view([self.pick([3, 8, 64]) for _ in range(rank)], element)
        index = self.tile(shape, self.pick(["i32", "index", "i64"]))
        indices = ", ".join(self.argument(index) for _ in range(rank))
        types = ", ".join([index] * rank)
        where = f"{self.argument(view)}[{indices}]"
        if self.flip():
            mask = self.tile(shape, "i1")
            where, types = f"{where} mask {self.argument(mask)}", f"{types}, {mask}"
        kind = self.rng.randrange(3)
        if kind == 0:
            self.emit(depth, f"{self.name()} = nv_tileas.gather_load {where} : {view}, {types} "
                             f"-> {data}")
        elif kind == 1:
            self.emit(depth, f"nv_tileas.scatter_store {self.argument(data)}, {where} : {data}, "
                             f"{view}, {types}")
        else:
            self.emit(depth, f"{self.name()} = nv_tileas.scatter_atomic_rmw {self.argument(data)}, "
                             f"{where} {{rmw_mode = #nv_tileas<rmw_mode {self.pick(['add', 'max'])}>"
                             f"}} : {data}, {view}, {types} -> {data}")
        window = self.view(shape, element)
        groups = "".join(f" {word} [{', '.join(self.argument('index') for _ in shape)}]"
                         for word in ("at", "sizes", "strides") if self.flip())
        self.emit(depth, f"{self.name()} = nv_tileas.block_tile {self.argument('index')}{groups} : "
                         f"index -> {window}")

    def storage(self, depth):
        shape, element = self.shape(1, 3), self.pick(ELEMENTS)
        buffer = self.tile(shape, element, f"#nv_tileas.tmem<columns = {self.pick([32, 64])}>")
        tile = self.tile(shape, element, self.blocked(len(shape)) if self.flip() else "")
        view = self.view(shape, element, self.pick(["smem", "tmem", "rmem"]))
        token, value = self.argument("async_token"), self.argument(tile)
        self.emit(depth, self.pick([
            f"{self.name()} = nv_tileas.alloc_view : {view}",
            f"{self.name()} = nv_tileas.create_barrier : mem_token",
            "nv_tileas.cluster_sync",
            f"{self.name()} = nv_tileas.queue.create {{depth = {self.rng.randint(1, 9)} : i32}} : "
            f"queue<{self.any_type()}>",
            f"{self.name()} = nv_tileas.async.wait {token}, {value} : async_token, {tile}",
            f"nv_tileas.async.wait {token} : async_token",
            f"{self.name()} = nv_tileas.tmem_load {self.argument(buffer)} : {buffer} -> {tile}",
            f"nv_tileas.tmem_store {value}, {self.argument(buffer)} : {tile}, {buffer}"]))

    def agents(self, depth):
        count = self.rng.randint(1, 3)
        results = [self.any_type(1) for _ in range(self.rng.randint(0, 2))]
        left = "".join(", " + self.name() for _ in results)[2:]
        arrow = f" -> {', '.join(results)}" if results else ""
        warps = [self.pick([4, -1]) for _ in range(count)]
        self.emit(depth, f"{left + ' = ' if left else ''}nv_tileas.async.pipeline."
                         f"agent_switch warps = {warps}{arrow} {{")
        for agent in range(count):
            if agent:
                self.emit(depth, "}, {")
            self.body(depth + 1)
            self.end(depth + 1, results)
        self.emit(depth, "} attributes {isolated, max_regs = array<i32: 40>}"
                  if self.flip() else "}")

    def end(self, depth, types):
        values = ", ".join(self.argument(t) for t in types)
        self.emit(depth, "nv_tileas.async.pipeline.yield"
                  + (f" {values} : {', '.join(types)}" if types else ""))

    def body(self, depth):
        plain = [self.tiled_memory, self.tma, self.layouts, self.products,
                 self.queues, self.tokens, self.elementwise, self.rearranged,
                 self.places, self.storage]
        nested = [self.region, self.agents] if depth < 3 else []
        for _ in range(self.rng.randint(0 if depth else 1, 3)):
            self.pick(plain + nested)(depth)

    def text(self):
        self.body(0)
        target = ""
        if self.flip():
            target = (" attributes {nv_tileas.target = #nv_tileas.target<sm = "
                      f"{self.pick([100, 103])}{self.pick(['', ', warps = 64'])}>}}")
        return "\n".join([f"func.func @f({', '.join(self.arguments)}){target} {{",
                          *self.lines, "  return", "}"])


DIALECT = ("tile<", "tiled_view<", "producer_token<", "consumer_token<",
           "pipeline_iterator<", "queue<", "tma_desc<", "async_token",
           "mem_token", "fNV4E0M3F")


def full(short):
    """The spelling outside of the dialect's operations."""
    return f"!nv_tileas.{short}" if short.startswith(DIALECT) else short


def main():
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    print("\n\n// -----\n\n".join(
        Module(random.Random(f"{seed}.{number}")).text()
        for number in range(int(sys.argv[1]))))


if __name__ == "__main__":
    main()
