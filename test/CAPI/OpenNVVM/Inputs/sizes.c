/* Prints the size of each structure of opennvvm.h. */
#include "opennvvm-c/opennvvm.h"
#include <stdio.h>

#define SIZE(NAME) printf("%s %u\n", #NAME, (unsigned)sizeof(NAME))

int main(void) {
  SIZE(opennvvmOptionInfo);
  SIZE(opennvvmUserLocation);
  SIZE(opennvvmDiagnostic);
  SIZE(opennvvmNote);
  SIZE(opennvvmPtxFunction);
  SIZE(opennvvmPtxLine);
  SIZE(opennvvmTargetInfo);
  SIZE(opennvvmRuleInfo);
  SIZE(opennvvmEdit);
  SIZE(opennvvmArgument);
  SIZE(opennvvmLaunch);
  return 0;
}
