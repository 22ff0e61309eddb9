/* Modules for two machines, with one name; the second program does not link. */
#include <opennvvm-c/opennvvm.h>
#include <stdio.h>
#include <string.h>

static void compile(const char *First, const char *Second) {
  opennvvmContext Context;
  opennvvmModule Modules[2];
  opennvvmResult Result;
  const char *Text;
  size_t Size;
  opennvvmCreateContext(&Context);
  opennvvmCreateModule(First, strlen(First), "m", &Modules[0]);
  opennvvmCreateModule(Second, strlen(Second), "m", &Modules[1]);
  if (opennvvmCompile(Context, Modules, 2, &Result) == OPENNVVM_SUCCESS)
    opennvvmGetOutput(Result, &Text, &Size);
  else
    opennvvmGetDiagnosticsText(Result, OPENNVVM_FORMAT_TEXT, &Text);
  puts(Text);
  opennvvmDestroyResult(&Result);
  opennvvmDestroyModule(&Modules[0]);
  opennvvmDestroyModule(&Modules[1]);
  opennvvmDestroyContext(&Context);
}

#define HEAD "target triple = \"nvptx64-nvidia-cuda\"\n"
#define FOR(machine) "attributes #0 = { \"target-cpu\"=\"" machine "\" }\n"

int main(void) {
  compile(HEAD "declare i32 @f(i32)\n"
               "define i32 @k(i32 %x) #0 {\n"
               "  %r = call i32 @f(i32 %x)\n  ret i32 %r\n}\n" FOR("sm_80"),
          HEAD "define i32 @f(i32 %x) #0 {\n  ret i32 %x\n}\n" FOR("sm_90"));
  compile(HEAD "define i32 @f(i64 %x) #0 {\n  ret i32 7\n}\n" FOR("sm_80"),
          HEAD "declare i32 @f(i32)\n"
               "define i32 @k(i32 %x) #0 {\n"
               "  %r = call i32 @f(i32 %x)\n  ret i32 %r\n}\n" FOR("sm_90"));
  return 0;
}
