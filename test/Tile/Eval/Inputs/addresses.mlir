// Kernels that nv-tileas-run refuses to go on with, one reason each.

func.func @outside(%p: i64) attributes {nv_tileas.kernel} {
  %c = arith.constant 16 : i64
  %q = arith.addi %p, %c : i64
  %x = nv_tileas.load_at %q : i64 -> i32
  return
}

func.func @misaligned(%p: i64) attributes {nv_tileas.kernel} {
  %c = arith.constant 2 : i64
  %q = arith.addi %p, %c : i64
  %x = arith.constant 7 : i32
  nv_tileas.store_at %x, %q : i32, i64
  return
}

llvm.mlir.global internal constant @table(dense<[1, 2]> : tensor<2xi32>) {addr_space = 1 : i32} : !llvm.array<2 x i32>

func.func @constant(%p: i64) attributes {nv_tileas.kernel} {
  %a = llvm.mlir.addressof @table : !llvm.ptr<1>
  %q = llvm.ptrtoint %a : !llvm.ptr<1> to i64
  %x = nv_tileas.load_at %q : i64 -> i32
  nv_tileas.store_at %x, %p : i32, i64
  nv_tileas.store_at %x, %q : i32, i64
  return
}

func.func @asserted(%p: i64) attributes {nv_tileas.kernel} {
  %x = nv_tileas.load_at %p : i64 -> i32
  nv_tileas.print "x is %d\n"(%x) : i32
  %c = arith.constant 3 : i32
  %y = arith.cmpi slt, %x, %c : i32
  nv_tileas.assert %y, "x must be below three" : i1
  return
}

func.func @part(%p: i64) attributes {nv_tileas.kernel} {
  %t = arith.constant dense<1> : !nv_tileas.tile<8xi32>
  %i = arith.constant 2 : index
  %x = nv_tileas.extract_part %t[%i] : tile<8xi32> -> tile<4xi32>
  return
}

func.func @unwritten(%p: i64) attributes {nv_tileas.kernel} {
  %x = ub.poison : i32
  nv_tileas.store_at %x, %p : i32, i64
  return
}

// What is chosen has been written, and nothing else is looked at.
func.func @chosen(%p: i64) attributes {nv_tileas.kernel} {
  %x = ub.poison : i32
  %y = arith.constant 9 : i32
  %c = arith.constant false
  %z = arith.select %c, %x, %y : i32
  nv_tileas.store_at %z, %p : i32, i64
  return
}

func.func @copy(%p: i64) attributes {nv_tileas.kernel} {
  %i = arith.index_cast %p : i64 to index
  %zero = arith.constant 0 : index
  %from = nv_tileas.block_tile %i : index -> tiled_view<2xi32>
  %to = nv_tileas.alloc_view : tiled_view<2xi32, smem>
  nv_tileas.copy %from, %to {atom = #nv_tileas<atom cp_async>} : tiled_view<2xi32>, tiled_view<2xi32, smem>
  return
}
