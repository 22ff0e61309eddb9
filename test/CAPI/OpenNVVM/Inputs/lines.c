/* Prints each instruction of PTX with the line of the module that it is from.
 * lines FILE [OPTION VALUE]... */
#include <opennvvm-c/opennvvm.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv) {
  opennvvmContext Context;
  opennvvmModule Module;
  opennvvmResult Result;
  const char *Text;
  size_t Size, Count;
  opennvvmCreateContext(&Context);
  for (int I = 2; I + 1 < argc; I += 2)
    if (opennvvmSetOption(Context, argv[I], argv[I + 1]))
      return 1;
  if (opennvvmCreateModuleFromFile(Context, argv[1], &Module) ||
      opennvvmCompile(Context, &Module, 1, &Result) ||
      opennvvmGetOutput(Result, &Text, &Size) ||
      opennvvmGetPtxLineCount(Result, &Count))
    return 1;
  unsigned Number = 1;
  for (size_t I = 0; I < Count; ++I) {
    opennvvmPtxLine Line = {sizeof(Line)};
    if (opennvvmGetPtxLine(Result, I, &Line))
      return 1;
    for (; Number < Line.ptxLine; ++Number)
      Text = strchr(Text, '\n') + 1;
    printf("%u %.*s\n", (unsigned)Line.inputLine,
           (int)strcspn(Text + 1, "\n"), Text + 1);
  }
  opennvvmDestroyResult(&Result);
  opennvvmDestroyModule(&Module);
  opennvvmDestroyContext(&Context);
  return 0;
}
