// What is loaded is behind the end. The line is one of a function that is called.
#inner = loc("norm.py":12:5)
#outer = loc("norm.py":40:9)
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %d = constant <i32: 8> : tile<i32>
    %y = offset %x, %d : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    %v, %t = load_ptr_tko weak %y : tile<ptr<f32>> -> tile<f32>, token loc(callsite(#inner at #outer))
  }
}
