// Block 0 waits for what block 1 never writes, since it has no end.
cuda_tile.module @m {
  entry @k(%flag: tile<ptr<i32>>) {
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %first = cmpi equal %block, %zero, signed : tile<i32> -> tile<i1>
    if %first {
      loop {
        %v, %t = load_ptr_tko acquire device %flag : tile<ptr<i32>> -> tile<i32>, token
        %set = cmpi not_equal %v, %zero, signed : tile<i32> -> tile<i1>
        if %set {
          break
        }
        continue
      }
    }
    %last = cmpi equal %block, %one, signed : tile<i32> -> tile<i1>
    if %last {
      loop {
        continue
      }
    }
  }
}
