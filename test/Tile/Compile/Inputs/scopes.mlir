#file = #cuda_tile.di_file<"k.py" in "/src">
#unit = #cuda_tile.di_compile_unit<file = #file>
#sub = #cuda_tile.di_subprogram<file = #file, line = 3, name = "k", linkageName = "k", compileUnit = #unit, scopeLine = 3>
#place = loc(#cuda_tile.di_loc<loc("k.py":5:7) in #sub>)
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %x: tile<f32>) {
    %s = sin %x : tile<f32> loc(#place)
    %c = cos %s : tile<f32> loc(#place)
    %t = store_ptr_tko weak %p, %c : tile<ptr<f32>>, tile<f32> -> token loc(#place)
    return
  } loc(#place)
}
