/* Compiles a file, and prints the PTX or what is wrong with it. */
#include <opennvvm-c/opennvvm.h>
#include <stdio.h>

int main(int Count, char **Files) {
  opennvvmContext Context;
  opennvvmModule Module;
  opennvvmResult Result;
  opennvvmStatus Code;
  const char *Text = "";
  size_t Size;
  if (Count != 2 || opennvvmCreateContext(&Context) ||
      opennvvmSetOption(Context, "arch", "sm_90") ||
      opennvvmCreateModuleFromFile(Context, Files[1], &Module))
    return 2;
  Code = opennvvmCompile(Context, &Module, 1, &Result);
  if (Code == OPENNVVM_SUCCESS)
    opennvvmGetOutput(Result, &Text, &Size);
  else
    opennvvmGetDiagnosticsText(Result, OPENNVVM_FORMAT_TEXT, &Text);
  fputs(Text, stdout);
  opennvvmDestroyResult(&Result);
  opennvvmDestroyModule(&Module);
  opennvvmDestroyContext(&Context);
  return Code != OPENNVVM_SUCCESS;
}
