# Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers in shared memory, which hold what was written last, as parts of random
kernels."""


class Buffers:
    """What a kernel can do with tiles that are buffers."""

    def buffer(self):
        self.new(f"nv_tileas.convert_layout {self.tile()} : !t -> !buffer", self.buffers)

    def allocate_tensor(self):
        buffer, window = self.new("nv_tileas.alloc_tensor : !buffer", self.buffers), self.name()
        self.add(f"{window} = nv_tileas.block_tile {buffer} : !buffer -> !shared")
        self.add(f"nv_tileas.tiled_store {self.tile()}, {window}[%i0, %i0] {{atom = #u}} : "
                 "!t, !shared")

    def read_buffer(self):
        self.new(f"nv_tileas.convert_layout {self.rng.choice(self.buffers)} : !buffer -> !t",
                 self.tiles)

    def fresh_forms(self):
        """Operations that make a new buffer: text, region, type, extents."""
        buffer, line, column = self.rng.choice(self.buffers), self.name(), self.name()
        self.add(f"{line} = nv_tileas.reduce {buffer} {{axis = 1 : i32, combiner = "
                 "#nv_tileas<combiner add>} : !buffer -> !line")
        self.add(f"{column} = nv_tileas.expand_dims {line} {{axis = 1 : i32}} : !line -> !column")
        sum_region = ["^bb0(%a: i32):", "  %0 = arith.addi %a, %c : i32",
                      "  nv_tileas.yield %0 : i32"]
        place_region = ["^bb0(%a: index, %b: index):", "  %0 = arith.index_cast %a : index to i32",
                        "  nv_tileas.yield %0 : i32"]
        return [
            ("splat %c : i32 -> !buffer", [], "!buffer", "4x4"),
            ("generate : !buffer", place_region, "!buffer", "4x4"),
            (f"map {buffer} : !buffer -> !buffer", sum_region, "!buffer", "4x4"),
            (f"shuffle {buffer} {{axis = 0 : i32, rotate = 1 : i64}} : !buffer -> !buffer", [],
             "!buffer", "4x4"),
            (f"extract_slice {buffer} [0, 2] : !buffer -> tile<4x2xi32, #s>", [],
             "tile<4x2xi32, #s>", "4x2"),
            (f"insert_slice {column}, {buffer} [0, 1] : !column, !buffer", [], "!buffer", "4x4"),
            (f"expand_dims {line} {{axis = 1 : i32}} : !line -> !column", [], "!column", "4x1"),
            (f"broadcast {column} : !column -> !buffer", [], "!buffer", "4x4"),
            (f"reduce {buffer} {{axis = 1 : i32, combiner = #nv_tileas<combiner add>}} : "
             "!buffer -> !line", [], "!line", "4"),
            (f"convert_layout {self.tile()} : !t -> !buffer", [], "!buffer", "4x4"),
            ("alloc_tensor : !buffer", [], "!buffer", "4x4")]

    def widened(self, name, extents):
        """A tile of fewer columns, repeated; its name."""
        if extents == "4":
            column = self.name()
            self.add(f"{column} = nv_tileas.expand_dims {name} {{axis = 1 : i32}} : "
                     "tile<4xi32, #l> -> tile<4x1xi32, #b>")
            name, extents = column, "4x1"
        if extents == "4x1":
            whole = self.name()
            self.add(f"{whole} = nv_tileas.broadcast {name} : tile<4x1xi32, #b> -> !t")
            return whole
        if extents == "4x2":
            whole = self.name()
            self.add(f"{whole} = nv_tileas.insert_slice {name}, {self.tile()} [0, 1] : "
                     "tile<4x2xi32, #b>, !t")
            return whole
        return name

    def fresh(self):
        """Two buffers made in the same way, of which then only the first is written."""
        text, region, form, extents = self.rng.choice(self.fresh_forms())
        pair = [self.name() for _ in range(2)]
        for name in pair:
            self.add(f"{name} = nv_tileas.{text}{' {' if region else ''}")
            self.lines += [self.indent + line for line in region]
            if region:
                self.add("}")
        view = f"tiled_view<{extents}xi32, smem>"
        tile = f"tile<{extents}xi32, {'#l' if extents == '4' else '#b'}>"
        at = ", ".join(["%i0"] * (1 + extents.count("x")))
        value = self.name()
        self.add(f"{value} = arith.constant dense<77> : !nv_tileas.{tile}")
        windows = [self.name() for _ in range(2)]
        for name, window in zip(pair, windows):
            self.add(f"{window} = nv_tileas.block_tile {name} : {form} -> {view}")
        if text.startswith("alloc_tensor"):
            self.add(f"nv_tileas.tiled_store {self.tile()}, {windows[1]}[{at}] {{atom = #u}} : "
                     f"{tile}, {view}")
        self.add(f"nv_tileas.tiled_store {value}, {windows[0]}[{at}] {{atom = #u}} : "
                 f"{tile}, {view}")
        for window in windows:
            loaded = self.name()
            self.add(f"{loaded} = nv_tileas.tiled_load {window}[{at}] {{atom = #u}} : "
                     f"{view} -> {tile}")
            self.tiles.append(self.widened(loaded, extents))
