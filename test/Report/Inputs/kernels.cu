// Not compiled: what the debug information of kernels.ll names.
__global__ void params(int *out, char c, S s, Big big, short last) {
  int x = threadIdx.x;
  helper(1);
  *out = x;
}
