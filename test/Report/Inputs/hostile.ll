target triple = "nvptx64-nvidia-cuda"
; </script><script>window.hacked = 1</script><!-- <script>
define ptx_kernel i32 @"<img src=x onerror='window.hacked=2'>"(i32 %"</title><b>") {
  %"<svg onload=window.hacked=3>" = add i32 %"</title><b>", 1
  ret i32 %"<svg onload=window.hacked=3>"
}
