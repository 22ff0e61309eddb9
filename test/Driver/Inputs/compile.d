out.ptx: \
  options \
  more \
  good.ll
