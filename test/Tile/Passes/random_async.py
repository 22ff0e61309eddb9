# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asynchronous work, and accumulators in tensor memory, as parts of random kernels."""

SIGNED = ("signedness_a = #nv_tileas<signedness signed>, "
          "signedness_b = #nv_tileas<signedness signed>")


class Asynchronous:
    """What a kernel can start, and wait for later."""

    def meanwhile(self):
        """Statements while work is under way: they leave memory alone."""
        for _ in range(self.rng.randrange(3)):
            self.rng.choice([self.map, self.reduce, self.shuffle, self.slice, self.splat])()

    def wait(self, *tokens):
        self.add(f"nv_tileas.async.wait {', '.join(tokens)} : {', '.join('!token' for _ in tokens)}")

    def start_copy(self, pair):
        token = self.name()
        (a, ta), (b, tb) = pair
        self.add(f"{token} = nv_tileas.async.copy {a}, {b} {{atom = #u}} : {ta}, {tb}")
        return token

    def copy(self):
        name = self.name()
        self.add(f"{name} = nv_tileas.block_tile %m at [{self.index()}, %i0] : !memory -> !window")
        view = self.rng.choice(self.views)
        pair = [(name, "!window"), (view, "!shared")]
        self.rng.shuffle(pair)
        if self.rng.randrange(2):
            (a, ta), (b, tb) = pair
            self.add(f"nv_tileas.copy {a}, {b} {{atom = #u}} : {ta}, {tb}")
            return
        token = self.start_copy(pair)
        self.meanwhile()
        self.wait(token)
        if self.rng.randrange(2):
            # The same copy, after the source has changed.
            window = self.name()
            source, form = pair[0]
            self.add(f"{window} = nv_tileas.block_tile {source} : {form} -> {form}")
            self.add(f"nv_tileas.tiled_store {self.tile()}, {window}[%i0, %i0] {{atom = #u}} : "
                     f"!t, {form}")
            self.wait(self.start_copy(pair))
        # What has arrived.
        window = self.name()
        self.add(f"{window} = nv_tileas.block_tile {view} : !shared -> !shared")
        self.new(f"nv_tileas.tiled_load {window}[%i0, %i0] {{atom = #u}} : !shared -> !t",
                 self.tiles)

    def prefetch(self):
        """Each iteration waits for the copy that the one before has started."""
        window, view, tile = self.name(), self.rng.choice(self.views), self.name()
        self.add(f"{window} = nv_tileas.block_tile %m at [{self.index()}, %i0] : "
                 "!memory -> !window")
        pair = [(window, "!window"), (view, "!shared")]
        first, carried, last, total = (self.start_copy(pair), self.name(), self.name(),
                                       self.name())
        self.add(f"{last}, {tile} = scf.for {self.name()} = %i0 to {self.index()} step %i1 "
                 f"iter_args({carried} = {first}, {total} = {self.tile()}) -> (!token, !t) {{")
        self.indent += "  "
        kept = list(self.tiles)
        self.wait(carried)
        shared, value = self.name(), self.name()
        self.add(f"{shared} = nv_tileas.block_tile {view} : !shared -> !shared")
        self.add(f"{value} = nv_tileas.tiled_load {shared}[%i0, %i0] {{atom = #u}} : "
                 "!shared -> !t")
        following = self.start_copy(pair)
        self.tiles += [total, value]
        self.meanwhile()
        self.map()
        self.add(f"scf.yield {following}, {self.tiles[-1]} : !token, !t")
        self.tiles = kept
        self.indent = self.indent[2:]
        self.add("}")
        self.wait(last)
        self.tiles.append(tile)

    def load_async(self):
        view, form, at = self.window()
        tile, token = self.name(), self.name()
        self.add(f"{tile}, {token} = nv_tileas.async.tiled_load {view}{at} {{atom = #u}} : "
                 f"{form} -> !t, !token")
        self.meanwhile()
        self.new(f"nv_tileas.async.wait {token}, {tile} : !token, !t", self.tiles)

    def atomic_async(self):
        """Often twice the same."""
        view, form, at = self.window()
        value = self.tile()
        word = self.rng.choice(["add", "max", "xor", "umin"])
        for _ in range(self.rng.randint(1, 2)):
            tile, token = self.name(), self.name()
            self.add(f"{tile}, {token} = nv_tileas.async.tiled_atomic_rmw {value}, {view}{at} "
                     f"{{atom = #u, rmw_mode = #nv_tileas<rmw_mode {word}>}} : !t, {form} -> "
                     "!t, !token")
            self.meanwhile()
            self.new(f"nv_tileas.async.wait {token}, {tile} : !token, !t", self.tiles)

    def start_load(self, view, barrier=""):
        token = self.name()
        self.add(f"{token} = nv_tileas.async.tiled_tma_load %load[%i1, %i0], {view}{barrier} "
                 "box = [4, 4] {atom = #box} : !desc, !boxed")
        return token

    def read_box(self, view):
        window = self.name()
        self.add(f"{window} = nv_tileas.block_tile {view} : !boxed -> !boxed")
        self.new(f"nv_tileas.tiled_load {window}[%i0, %i0] {{atom = #u}} : !boxed -> !t",
                 self.tiles)

    def tma(self):
        """A box loaded into shared memory, read, and perhaps stored elsewhere."""
        view = self.name()
        self.add(f"{view} = nv_tileas.alloc_view : !boxed")
        token = self.start_load(view)
        self.meanwhile()
        self.wait(token)
        if self.rng.randrange(2):
            # The same box, after what may have changed memory.
            self.store()
            self.wait(self.start_load(view))
        self.read_box(view)
        if self.rng.randrange(2):
            at = f"[{self.index()}, {self.index()}]"
            # The same store, after the box has changed.
            for _ in range(self.rng.randint(1, 2)):
                done = self.name()
                self.add(f"{done} = nv_tileas.async.tiled_tma_store %store{at}, {view} "
                         "box = [4, 4] {atom = #unbox} : !desc, !boxed")
                self.meanwhile()
                self.wait(done)
                window = self.name()
                self.add(f"{window} = nv_tileas.block_tile {view} : !boxed -> !boxed")
                self.add(f"nv_tileas.tiled_store {self.tile()}, {window}[%i0, %i0] {{atom = #u}} "
                         ": !t, !boxed")

    def barriers(self):
        """Two loads at a time, each with its barrier."""
        views = [self.name() for _ in range(2)]
        bars = [self.name() for _ in range(2)]
        for view, bar in zip(views, bars):
            self.add(f"{view} = nv_tileas.alloc_view : !boxed")
            self.add(f"{bar} = nv_tileas.create_barrier : mem_token")
        tokens = [self.start_load(v, f" barrier {b}") for v, b in zip(views, bars)]
        self.meanwhile()
        self.wait(*tokens)
        for view in views:
            self.read_box(view)

    # Tensor memory.

    def multiply(self, form):
        """The same product, added twice to one accumulator."""
        a, b, c, acc = self.tile(), self.tile(), self.tile(), self.name()
        atom = f"{{atom = #nv_tileas<atom i8>, {SIGNED}}}"
        self.add(f"{acc} = nv_tileas.dot {a}, {b}, {c} {atom} : !t, !t, !t -> !acc")
        for _ in range(self.rng.randint(1, 2)):
            name, token = self.name(), self.name()
            result = name if form == "dot" else f"{name}, {token}"
            self.add(f"{result} = nv_tileas.{form} {a}, {b}, {acc} {atom} : !t, !t, !acc -> !acc")
            if form == "async.dot":
                self.meanwhile()
                self.wait(token)
        return acc

    def tensor_memory(self):
        acc = self.multiply(self.rng.choice(["dot", "async.dot"]))
        self.new(f"nv_tileas.tmem_load {acc} : !acc -> !t", self.tiles)
        if self.rng.randrange(2):
            self.add(f"nv_tileas.tmem_store {self.tile()}, {acc} : !t, !acc")
            self.new(f"nv_tileas.tmem_load {acc} : !acc -> !t", self.tiles)

    def scaled_product(self):
        """Of constants, perhaps added twice."""
        name = self.name()
        numbers = [self.rng.randint(1, 3) for _ in range(3)]
        forms = ["tile<4x32xf8E4M3FN>", "tile<32x4xf8E4M3FN>", "tile<4x4xf32>"]
        factors = ["tile<4x1xf8E8M0FNU>", "tile<1x4xf8E8M0FNU>"]
        values = []
        for number, form in zip(numbers + [2, 4], forms + factors):
            values.append(self.name())
            self.add(f"{values[-1]} = arith.constant dense<{number}.0> : !nv_tileas.{form}")
        total = values[2]
        scaled = "{atom = #nv_tileas<atom mxf8f6f4>}"
        for step in range(self.rng.randint(1, 2) + 1):
            into = forms[2] if step == 0 else "!facc"
            product = self.name()
            self.add(f"{product} = nv_tileas.block_scaled_mma {values[0]}, {values[1]}, {total}, "
                     f"{values[3]}, {values[4]} {scaled} : {forms[0]}, {forms[1]}, {into}, "
                     f"{factors[0]}, {factors[1]} -> !facc")
            total = product if step == 0 else total
        self.add(f"{name} = nv_tileas.tmem_load {total} : !facc -> tile<4x4xf32, #b>")
        result = self.name()
        self.add(f"{result} = nv_tileas.map {name} : tile<4x4xf32, #b> -> !t {{")
        self.add("^bb0(%a: f32):")
        self.add("  %0 = arith.fptosi %a : f32 to i32")
        self.add("  nv_tileas.yield %0 : i32")
        self.add("}")
        self.tiles.append(result)
