# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random pipelines, alone or between agents, as a part of random kernels."""

PIPELINE = "nv_tileas.async.pipeline."


class Pipelines:
    """What a kernel can do with pipelines."""

    # Pipelines. `kind` is what a stage holds, a view or a tile.

    def create_pipeline(self, kind):
        producer, consumer = self.name(), self.name()
        if self.stages is None or self.rng.randrange(2):
            self.stages = self.name()
            self.add(f"{self.stages} = nv_tileas.alloc_view : !stages")
        self.add(f"{producer}, {consumer} = {PIPELINE}create_pipeline {self.stages} {{num_stages = 2 : "
                 f"i32}} : !stages -> !p_{kind}, !c_{kind}")
        return producer, consumer

    def iterator(self, token, end, kind):
        name = self.name()
        self.add(f"{name} = {PIPELINE}create_iterator {token} : !{end}_{kind} -> !i_{kind}")
        return name

    def fill(self, kind):
        """Inside of a region: the stage is %s."""
        if kind == "view":
            self.add("  %w = nv_tileas.block_tile %s : !shared -> !shared")
            self.add(f"  nv_tileas.tiled_store {self.tile()}, %w[%i0, %i0] {{atom = #u}} : "
                     "!t, !shared")

    def produce(self, token, iterator, kind):
        if self.rng.randrange(3) == 0:
            return self.produce_async(token, iterator, kind)
        form = "!shared" if kind == "view" else "!t"
        tile = self.tile()
        name = "" if kind == "view" else f"{self.name()} = "
        arrow = "" if kind == "view" else " -> !t"
        end = "" if kind == "view" else f" {tile} : !t"
        whole = self.rng.randrange(2)
        if not whole:
            bound = self.name()
            self.add(f"{bound} = {PIPELINE}producer_acquire {token}, {iterator} : "
                     f"!p_{kind}, !i_{kind}")
        word = "produce_one" if whole else "producer_write"
        self.add(f"{name}{PIPELINE}{word} {token if whole else bound}, {iterator} "
                 f"{{producer_types = [{form}]}} : !p_{kind}, !i_{kind}{arrow} {{")
        self.add(f"^bb0(%s: {form}):")
        self.fill(kind)
        self.add(f"  {PIPELINE}yield{end}")
        self.add("}")
        if not whole:
            self.add(f"{self.name()} = {PIPELINE}producer_commit {bound} : !p_{kind}")

    def produce_async(self, token, iterator, kind):
        """The stage is handed on while the work that fills it is under way."""
        window, done = self.name(), self.name()
        row = self.index()
        self.add(f"{window} = nv_tileas.block_tile %m at [{row}, %i0] : !memory -> !window")
        form, results, names = "!shared", "!token", done
        if kind == "tile":
            form, results, names = "!t", "!t, !token", f"{self.name()}, {done}"
        self.add(f"{names} = {PIPELINE}produce_one_async {token}, {iterator} {{producer_types = "
                 f"[{form}]}} : !p_{kind}, !i_{kind} -> {results} {{")
        self.add(f"^bb0(%s: {form}):")
        if kind == "view":
            self.add(f"  %d = nv_tileas.async.copy {window}, %s {{atom = #u}} : !window, !shared")
            self.add(f"  {PIPELINE}yield %d : !token")
        else:
            self.add(f"  %x, %d = nv_tileas.async.tiled_load {window}[%i0, %i0] {{atom = #u}} : "
                     "!window -> !t, !token")
            self.add(f"  {PIPELINE}yield %x, %d : !t, !token")
        self.add("}")
        if self.rng.randrange(2):
            self.wait(done)

    def consume_async(self, token, iterator):
        """The stage is released when it has been copied to memory."""
        window, done = self.name(), self.name()
        self.add(f"{done} = {PIPELINE}consume_one_async {token}, {iterator} {{producer_types = "
                 "[!shared], consumer_idx = 0 : i32} : !c_view, !i_view -> !token {")
        self.add("^bb0(%s: !shared):")
        self.add("  %w = nv_tileas.block_tile %n at [%i2, %i0] : !memory -> !window")
        self.add("  %d = nv_tileas.async.copy %s, %w {atom = #u} : !shared, !window")
        self.add(f"  {PIPELINE}yield %d : !token")
        self.add("}")
        self.meanwhile()
        self.wait(done)
        self.add(f"{window} = nv_tileas.block_tile %n at [%i2, %i0] : !memory -> !window")
        self.new(f"nv_tileas.tiled_load {window}[%i0, %i0] {{atom = #u}} : !window -> !t",
                 self.tiles)

    def consume(self, token, iterator, kind):
        if kind == "view" and self.rng.randrange(4) == 0:
            return self.consume_async(token, iterator)
        form = "!shared" if kind == "view" else "!t"
        whole = self.rng.randrange(2)
        indent, part = ("  ", "%s") if whole else ("", self.name())
        tile, bound, window = self.name(), self.name(), self.name()
        released = bound
        if not whole and self.rng.randrange(2):
            # The read waits once more.
            released = self.name()
            self.add(f"{released} = {PIPELINE}consumer_wait {token}, {iterator} "
                     f"{{consumer_idx = 0 : i32}} : !c_{kind}, !i_{kind} -> !b_{kind}")
        if whole:
            self.add(f"{tile} = {PIPELINE}consume_one {token}, {iterator} {{producer_types = "
                     f"[{form}], consumer_idx = 0 : i32}} : !c_{kind}, !i_{kind} -> !t {{")
            self.add(f"^bb0(%s: {form}):")
        else:
            self.add(f"{bound}, {part} = {PIPELINE}consumer_read {token}, {iterator} "
                     f"{{consumer_idx = 0 : i32}} : !c_{kind}, !i_{kind} -> !b_{kind}, {form}")
        value = part
        if kind == "view":
            value = "%x" if whole else tile
            self.add(f"{indent}{window} = nv_tileas.block_tile {part} : !shared -> !shared")
            self.add(f"{indent}{value} = nv_tileas.tiled_load {window}[%i0, %i0] {{atom = #u}} : "
                     "!shared -> !t")
        if whole:
            self.add(f"  {PIPELINE}yield {value} : !t")
            self.add("}")
            value = tile
        else:
            self.add(f"{self.name()} = {PIPELINE}consumer_release {released} : !b_{kind}")
        self.tiles.append(value)

    def step(self, iterator, kind):
        name = self.name()
        self.add(f"{name} = {PIPELINE}inc_iter {iterator} : !i_{kind}")
        return name

    def pipeline(self):
        """Both ends in one agent: each stage is consumed after it is produced."""
        kind = self.rng.choice(["view", "tile"])
        producer, consumer = self.create_pipeline(kind)
        i, j = self.iterator(producer, "p", kind), self.iterator(consumer, "c", kind)
        rounds = []
        for _ in range(self.rng.randint(1, 3)):
            rounds.append((i, j))
            i, j = self.step(i, kind), self.step(j, kind)
        for i, j in rounds:
            self.produce(producer, i, kind)
            self.consume(consumer, j, kind)

    def agent(self, token, end, kind, last):
        """A loop over stages, between statements that no other agent sees."""
        kept = [list(k) for k in (self.tiles, self.buffers, self.views)]
        self.indent += "  "
        self.is_agent = True
        first = self.iterator(token, end, kind)
        carried, iterator = self.name(), self.name()
        result = self.name()
        self.add(f"{self.name()}, {result} = scf.for {self.name()} = %i0 to {last} step %i1 "
                 f"iter_args({iterator} = {first}, {carried} = {self.tile()}) "
                 f"-> (!i_{kind}, !t) {{")
        self.tiles.append(carried)
        self.indent += "  "
        for _ in range(self.rng.randint(0, 2)):
            self.statement(0)
        (self.produce if end == "p" else self.consume)(token, iterator, kind)
        for _ in range(self.rng.randint(0, 2)):
            self.statement(0)
        self.add(f"scf.yield {self.step(iterator, kind)}, {self.tiles[-1]} : !i_{kind}, !t")
        self.indent = self.indent[2:]
        self.add("}")
        self.tiles = [result]
        if end == "c":
            window = self.name()
            self.add(f"{window} = nv_tileas.block_tile %n at [%i2, %i0] : !memory -> !window")
            self.add(f"nv_tileas.tiled_store {result}, {window}[%i0, %i1] {{atom = #u}} : "
                     "!t, !window")
        self.is_agent = False
        self.indent = self.indent[2:]
        self.tiles, self.buffers, self.views = kept

    def agents(self):
        kind = self.rng.choice(["view", "tile"])
        producer, consumer = self.create_pipeline(kind)
        last = self.index()
        self.add(f"{PIPELINE}agent_switch warps = [1, 1] {{")
        self.agent(producer, "p", kind, last)
        self.add("}, {")
        self.agent(consumer, "c", kind, last)
        self.add("}")
