/* A program that is linked with both libraries. */
#include <nvvm.h>
#include <opennvvm-c/opennvvm.h>
#include <stdio.h>

int main(int Count, char **Files) {
  opennvvmContext Context;
  opennvvmModule Module;
  opennvvmResult Result;
  nvvmProgram Program;
  const char *Bitcode = NULL, *What = "nothing";
  size_t Size = 0;
  if (Count != 2 || opennvvmCreateContext(&Context) ||
      opennvvmCreateModuleFromFile(Context, Files[1], &Module))
    return 1;
  /* One library optimizes, the other one prints. */
  opennvvmSetOption(Context, "emit-llvm-bc", "");
  if (opennvvmOptimize(Context, &Module, 1, &Result) ||
      opennvvmGetOutput(Result, &Bitcode, &Size))
    return 2;
  if (nvvmCreateProgram(&Program) ||
      nvvmAddModuleToProgram(Program, Bitcode, Size, "optimized"))
    return 3;
  if (nvvmCompileProgram(Program, 0, NULL) == NVVM_SUCCESS &&
      nvvmGetCompiledResultSize(Program, &Size) == NVVM_SUCCESS && Size > 1)
    What = "PTX";
  printf("%s\n", What);
  nvvmDestroyProgram(&Program);
  opennvvmDestroyResult(&Result);
  opennvvmDestroyModule(&Module);
  opennvvmDestroyContext(&Context);
  return 0;
}
