# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random kernels that read and write global memory and buffers, copy asynchronously
and by TMA, multiply in tensor memory, and hand tiles on in pipelines and queues."""

from random_async import Asynchronous
from random_buffers import Buffers
from random_pipelines import Pipelines

HEAD = """#b = #nv_tileas.blocked<[1, 2], order = [1, 0]>
#l = #nv_tileas.blocked<[1], order = [0]>
#s = #nv_tileas.shared<order = [1, 0]>
#u = #nv_tileas<atom universal_copy>
!t = !nv_tileas.tile<4x4xi32, #b>
!buffer = !nv_tileas.tile<4x4xi32, #s>
!memory = !nv_tileas.tiled_view<8x8xi32>
!window = !nv_tileas.tiled_view<4x4xi32>
!shared = !nv_tileas.tiled_view<4x4xi32, smem>
!token = !nv_tileas.async_token
!acc = !nv_tileas.tile<4x4xi32, #nv_tileas.tmem<columns = 64>>
!facc = !nv_tileas.tile<4x4xf32, #nv_tileas.tmem<columns = 64>>
!column = !nv_tileas.tile<4x1xi32, #s>
!line = !nv_tileas.tile<4xi32, #nv_tileas.shared<order = [0]>>
#box = #nv_tileas<atom tma_load box = [4, 4]>
#unbox = #nv_tileas<atom tma_store box = [4, 4]>
!desc = !nv_tileas.tma_desc<4x4xi32>
!boxed = !nv_tileas.tiled_view<4x4xi32, smem, #s>
!stages = !nv_tileas.tiled_view<2x4x4xi32, smem>
!p_view = !nv_tileas.producer_token<[!shared]>
!c_view = !nv_tileas.consumer_token<[!shared]>
!b_view = !nv_tileas.consumer_token<[!shared] idx = 0>
!i_view = !nv_tileas.pipeline_iterator<!shared>
!p_tile = !nv_tileas.producer_token<[!t]>
!c_tile = !nv_tileas.consumer_token<[!t]>
!b_tile = !nv_tileas.consumer_token<[!t] idx = 0>
!i_tile = !nv_tileas.pipeline_iterator<!t>
"""
CLUSTER = ", nv_tileas.cluster = array<i32: 2, 1, 1>"
HELPER = """func.func private @helper(%m: !memory, %x: !t, %i: index) -> !t {
  %w = nv_tileas.block_tile %m at [%i, %i] : !memory -> !window
  %0 = nv_tileas.tiled_load %w[%i, %i] {atom = #u} : !window -> !t
  nv_tileas.tiled_store %x, %w[%i, %i] {atom = #u} : !t, !window
  return %0 : !t
}
"""


class Kernel(Asynchronous, Buffers, Pipelines):
    """The text of one kernel. Of each kind of value it knows the names that may
    be used; a nested region forgets its own at its end."""

    def __init__(self, rng, number, in_cluster=False):
        self.rng, self.lines, self.indent, self.count = rng, [], "  ", 0
        self.tiles, self.buffers, self.views = [], [], []
        self.is_agent, self.stages = False, None
        self.add(f"func.func @k{number}(%m: !memory, %n: !memory, %c: i32) "
                 f"attributes {{nv_tileas.kernel{CLUSTER if in_cluster else ''}}} {{", "")
        for i in (0, 1, 2, 5):
            self.add(f"%i{i} = arith.constant {i} : index")
        for i in range(2):
            self.add(f"%{'qr'[i]} = nv_tileas.queue.create {{depth = 2 : i32}} : queue<!t>")
        self.add("%load = nv_tileas.make_tiled_tma_desc %m box = [4, 4] {atom = #box} : "
                 "!memory -> !desc")
        self.add("%store = nv_tileas.make_tiled_tma_desc %n box = [4, 4] {atom = #unbox} : "
                 "!memory -> !desc")
        for i in range(2):
            self.load()
        self.allocate()
        self.buffer()
        if in_cluster:
            self.exchanges()
        else:
            for _ in range(rng.randint(4, 14)):
                self.statement(2)
            self.sum()
        self.add("return")
        self.add("}", "")

    def exchanges(self):
        """Each block of the cluster writes rows that the other one reads."""
        self.is_agent = True
        own, other, c1, c4 = (self.name() for _ in range(4))
        self.add(f"{c1} = gpu.block_id x")
        self.add(f"{c4} = arith.constant 4 : index")
        self.add(f"{own} = arith.muli {c1}, {c4} : index")
        self.add(f"{other} = arith.subi {c4}, {own} : index")
        windows = [self.name() for _ in range(2)]
        for window, row in zip(windows, (own, other)):
            self.add(f"{window} = nv_tileas.block_tile %n at [{row}, %i0] : !memory -> !window")
        for _ in range(self.rng.randint(1, 3)):
            for _ in range(self.rng.randint(1, 4)):
                self.statement(0)
            self.add(f"nv_tileas.tiled_store {self.tiles[-1]}, {windows[0]}[%i0, %i0] {{atom = #u}} "
                     ": !t, !window")
            self.add("nv_tileas.cluster_sync")
            self.new(f"nv_tileas.tiled_load {windows[1]}[%i0, %i0] {{atom = #u}} : !window -> !t",
                     self.tiles)
            self.add("nv_tileas.cluster_sync")
        self.is_agent = False
        self.add(f"nv_tileas.tiled_store {self.tiles[-1]}, {windows[0]}[%i0, %i0] {{atom = #u}} : "
                 "!t, !window")

    def add(self, line, indent=None):
        self.lines.append((self.indent if indent is None else indent) + line)

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def index(self):
        return self.rng.choice(["%i0", "%i0", "%i1", "%i2", "%i5"])

    def tile(self):
        return self.rng.choice(self.tiles)

    def new(self, line, kind):
        name = self.name()
        self.add(f"{name} = {line}")
        kind.append(name)
        return name

    def window(self):
        """A view, its type, and coordinates."""
        name = self.name()
        kind = self.rng.randrange(3)
        if kind == 0:
            self.add(f"{name} = nv_tileas.block_tile {self.rng.choice(['%m', '%n'])} at "
                     f"[{self.index()}, {self.index()}] : !memory -> !window")
            return name, "!window", f"[{self.index()}, {self.index()}]"
        if kind == 1:
            source, form = self.rng.choice(self.views), "!shared"
        else:
            source, form = self.rng.choice(self.buffers), "!buffer"
        self.add(f"{name} = nv_tileas.block_tile {source} : {form} -> !shared")
        return name, "!shared", "[%i0, %i0]"

    def load(self):
        if not self.views:
            name = self.name()
            self.add(f"{name} = nv_tileas.block_tile %m at [%i0, %i2] : !memory -> !window")
            view, form, at = name, "!window", "[%i0, %i1]"
        else:
            view, form, at = self.window()
        self.new(f"nv_tileas.tiled_load {view}{at} {{atom = #u}} : {form} -> !t", self.tiles)

    def store(self):
        view, form, at = self.window()
        self.add(f"nv_tileas.tiled_store {self.tile()}, {view}{at} {{atom = #u}} : !t, {form}")

    def atomic(self):
        view, form, at = self.window()
        word = self.rng.choice(["add", "max", "xor", "umin"])
        self.new(f"nv_tileas.tiled_atomic_rmw {self.tile()}, {view}{at} {{atom = #u, "
                 f"rmw_mode = #nv_tileas<rmw_mode {word}>}} : !t, {form} -> !t", self.tiles)

    def allocate(self):
        """A view of shared memory, and what it holds at first."""
        view = self.new("nv_tileas.alloc_view : !shared", self.views)
        name = self.name()
        self.add(f"{name} = nv_tileas.block_tile {view} : !shared -> !shared")
        self.add(f"nv_tileas.tiled_store {self.tile()}, {name}[%i0, %i0] {{atom = #u}} : !t, !shared")

    def there_and_back(self):
        form = self.rng.choice(["!nv_tileas.tile<2x8xi32, #b>",
                                "!nv_tileas.tile<4x4xi32, #s>"])
        name = self.name()
        self.add(f"{name} = nv_tileas.convert_layout {self.tile()} : !t -> {form}")
        self.new(f"nv_tileas.convert_layout {name} : {form} -> !t", self.tiles)

    def map(self):
        word = self.rng.choice(["addi", "subi", "muli", "maxsi", "xori"])
        other = self.rng.choice(["%b", "%c"])
        name = self.name()
        self.add(f"{name} = nv_tileas.map {self.tile()}, {self.tile()} : !t, !t -> !t {{")
        self.add("^bb0(%a: i32, %b: i32):")
        self.add("  %0 = arith.addi %c, %c : i32")
        self.add(f"  %1 = arith.{word} %a, {other} : i32")
        self.add("  %2 = arith.addi %1, %0 : i32")
        self.add("  nv_tileas.yield %2 : i32")
        self.add("}")
        self.tiles.append(name)

    def reduce(self):
        first, second = self.name(), self.name()
        word = self.rng.choice(["add", "mul", "min", "umax", "and"])
        self.add(f"{first} = nv_tileas.reduce {self.tile()} {{axis = 1 : i32, combiner = "
                 f"#nv_tileas<combiner {word}>}} : !t -> tile<4xi32, #b>")
        self.add(f"{second} = nv_tileas.expand_dims {first} {{axis = 1 : i32}} : "
                 "tile<4xi32, #b> -> tile<4x1xi32, #b>")
        self.new(f"nv_tileas.broadcast {second} : tile<4x1xi32, #b> -> !t", self.tiles)

    def shuffle(self):
        how = self.rng.choice(["xor_mask = 2", "rotate = 1", "rotate = -3", "rotate = 0"])
        self.new(f"nv_tileas.shuffle {self.tile()} {{axis = 0 : i32, {how} : i64}} : !t -> !t",
                 self.tiles)

    def slice(self):
        name = self.name()
        self.add(f"{name} = nv_tileas.extract_slice {self.tile()} [0, 2] : !t -> tile<4x2xi32, #b>")
        self.new(f"nv_tileas.insert_slice {name}, {self.tile()} [0, 0] : tile<4x2xi32, #b>, !t",
                 self.tiles)

    def splat(self):
        name = self.name()
        self.add(f"{name} = arith.constant {self.rng.randrange(3)} : i32")
        self.new(f"nv_tileas.splat {name} : i32 -> !t", self.tiles)

    def dot(self):
        a, b, c = self.tile(), self.tile(), self.tile()
        self.new(f"nv_tileas.dot {a}, {b}, {c} {{atom = #nv_tileas<atom i8>, "
                 "signedness_a = #nv_tileas<signedness signed>, "
                 "signedness_b = #nv_tileas<signedness signed>} : !t, !t, !t -> !t", self.tiles)

    def small(self):
        """A tile of coordinates, most of them inside of memory."""
        name = self.name()
        self.add(f"{name} = nv_tileas.map {self.tile()} : !t -> !t {{")
        self.add("^bb0(%a: i32):")
        self.add("  %0 = arith.constant 9 : i32")
        self.add("  %1 = arith.andi %a, %0 : i32")
        self.add("  nv_tileas.yield %1 : i32")
        self.add("}")
        return name

    def gather(self):
        rows, columns = self.small(), self.small()
        if self.rng.randrange(2):
            self.new(f"nv_tileas.gather_load %n[{rows}, {columns}] : !memory, !t, !t -> !t",
                     self.tiles)
            return
        # Often twice the same.
        value = self.tile()
        for _ in range(self.rng.randint(1, 2)):
            self.new(f"nv_tileas.scatter_atomic_rmw {value}, %n[{rows}, {columns}] "
                     "{rmw_mode = #nv_tileas<rmw_mode add>} : !t, !memory, !t, !t -> !t",
                     self.tiles)

    def queue(self):
        """Two values go through a queue that holds two, or two queues at once."""
        queues = self.rng.choice([["%q"], ["%r"], ["%q", "%r"]])
        for queue in queues:
            for _ in range(2):
                self.add(f"nv_tileas.queue.put {queue}, {self.tile()} : queue<!t>, !t")
        for queue in queues:
            for _ in range(2):
                self.new(f"nv_tileas.queue.get {queue} : queue<!t> -> !t", self.tiles)

    def call(self):
        self.new(f"func.call @helper(%m, {self.tile()}, {self.index()}) : (!memory, !t, index) -> !t",
                 self.tiles)

    def region(self, depth):
        kept = [list(k) for k in (self.tiles, self.buffers, self.views)]
        self.indent += "  "
        for _ in range(self.rng.randint(1, 4)):
            self.statement(depth - 1)
        self.add(f"scf.yield {self.tile()} : !t")
        self.indent = self.indent[2:]
        self.tiles, self.buffers, self.views = kept

    def loop(self, depth):
        name, carried = self.name(), self.name()
        self.add(f"{name} = scf.for {self.name()} = %i0 to {self.index()} step %i1 "
                 f"iter_args({carried} = {self.tile()}) -> (!t) {{")
        self.tiles.append(carried)
        self.region(depth)
        self.tiles.remove(carried)
        self.add("}")
        self.tiles.append(name)

    def branch(self, depth):
        name, condition = self.name(), self.name()
        # A condition that folds makes a dead region, and MLIR 22's
        # remove-dead-values drops operands of calls in one.
        limit = self.name()
        self.add(f"{limit} = arith.constant {self.rng.randrange(6)} : i32")
        self.add(f"{condition} = arith.cmpi sle, {limit}, %c : i32")
        self.add(f"{name} = scf.if {condition} -> (!t) {{")
        self.region(depth)
        self.add("} else {")
        self.region(depth)
        self.add("}")
        self.tiles.append(name)

    def load_from(self, memory):
        name = self.name()
        self.add(f"{name} = nv_tileas.block_tile {memory} at [{self.index()}, %i0] : "
                 "!memory -> !window")
        self.new(f"nv_tileas.tiled_load {name}[{self.index()}, {self.index()}] {{atom = #u}} : "
                 "!window -> !t", self.tiles)

    def ordered(self):
        """A store, and a load that follows it by a token."""
        view, form, at = self.window()
        token = self.name()
        self.add(f"{token} = nv_tileas.tiled_store {self.tile()}, {view}{at} {{atom = #u}} : "
                 f"!t, {form} -> mem_token")
        self.new(f"nv_tileas.tiled_load {view}{at} token {token} : mem_token {{atom = #u}} : "
                 f"{form} -> !t", self.tiles)

    def read(self, text, is_async):
        if text.startswith("tiled_load") and is_async:
            name, token = self.name(), self.name()
            self.add(f"{name}, {token} = nv_tileas.async.{text}, !token")
            self.new(f"nv_tileas.async.wait {token}, {name} : !token, !t", self.tiles)
        else:
            self.new(f"nv_tileas.{text}", self.tiles)

    def twice(self):
        """The same read, before and after a write in between."""
        view, form, at = self.window()
        buffer, window = self.rng.choice(self.buffers), self.name()
        self.add(f"{window} = nv_tileas.block_tile {buffer} : !buffer -> !shared")
        rows, columns = self.small(), self.small()
        places = f"%n[{rows}, {columns}]"
        read, write = self.rng.choice([
            (f"tiled_load {view}{at} {{atom = #u}} : {form} -> !t",
             f"tiled_store {self.tile()}, {view}{at} {{atom = #u}} : !t, {form}"),
            (f"convert_layout {buffer} : !buffer -> !t",
             f"tiled_store {self.tile()}, {window}[%i0, %i0] {{atom = #u}} : !t, !shared"),
            (f"gather_load {places} : !memory, !t, !t -> !t",
             f"scatter_store {self.tile()}, {places} : !t, !memory, !t, !t")])
        is_async = self.rng.randrange(2)
        self.read(read, is_async)
        self.add(f"nv_tileas.{write}")
        self.read(read, is_async)

    def sum(self):
        """All tiles, added, so that none of them is without effect."""
        for tile in self.tiles[1:]:
            name = self.name()
            self.add(f"{name} = nv_tileas.map {tile}, {self.tiles[0]} : !t, !t -> !t {{")
            self.add("^bb0(%a: i32, %b: i32):")
            self.add("  %0 = arith.constant 3 : i32")
            self.add("  %1 = arith.muli %b, %0 : i32")
            self.add("  %2 = arith.addi %a, %1 : i32")
            self.add("  nv_tileas.yield %2 : i32")
            self.add("}")
            self.tiles[0] = name
        name = self.name()
        self.add(f"{name} = nv_tileas.block_tile %n : !memory -> !window")
        self.add(f"nv_tileas.tiled_store {self.tiles[0]}, {name}[%i0, %i0] {{atom = #u}} : "
                 "!t, !window")

    def statement(self, depth):
        if self.is_agent:
            return self.rng.choice([
                lambda: self.load_from("%m"), self.buffer, self.read_buffer, self.there_and_back,
                self.map, self.reduce, self.shuffle, self.slice, self.splat, self.dot])()
        if depth and self.rng.randrange(5) == 0:
            return self.rng.choice([self.loop, self.branch])(depth)
        if depth == 2 and self.rng.randrange(8) == 0:
            return self.rng.choice([self.pipeline, self.agents])()
        return self.rng.choice([
            self.load, self.load, self.store, self.store, self.atomic, self.allocate, self.buffer,
            self.read_buffer, self.read_buffer, self.there_and_back, self.map, self.reduce,
            self.shuffle, self.slice, self.splat, self.dot, self.copy, self.gather, self.call,
            self.load_async, self.atomic_async, self.ordered, self.tma, self.queue, self.twice,
            self.twice, self.allocate_tensor, self.fresh, self.fresh, self.barriers,
            self.prefetch, self.tensor_memory, self.scaled_product])()


def write_module(path, rng, count, in_cluster):
    """Writes so many kernels, and returns the grid that they are for."""
    lines = [line for n in range(count) for line in Kernel(rng, n, in_cluster).lines]
    path.write_text(HEAD + HELPER + "\n".join(lines) + "\n")
    return 2 if in_cluster else 1
