#in = loc("helper.py":3:5)
#at = loc("kernel.py":9:1)
#inlined = loc(callsite(#in at #at))
cuda_tile.module @m {
  entry @checked(%p: tile<ptr<i32>>, %c: tile<i1>) {
    assert %c, "c must hold" : tile<i1> loc(#inlined)
    %n = constant <i32: 7> : tile<i32>
    %t = store_ptr_tko weak %p, %n : tile<ptr<i32>>, tile<i32> -> token loc(#inlined)
    return
  }
}
