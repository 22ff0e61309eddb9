/* Prints the size of each structure of tile.h. */
#include "opennvvm-c/tile.h"
#include <stdio.h>

#define SIZE(NAME) printf("%s %u\n", #NAME, (unsigned)sizeof(NAME))

int main(void) {
  SIZE(opennvvmTileParameter);
  SIZE(opennvvmTileArgument);
  SIZE(opennvvmTileLaunch);
  SIZE(opennvvmTileFinding);
  SIZE(opennvvmTileParty);
  SIZE(opennvvmTileFrame);
  SIZE(opennvvmTileCompileOptions);
  SIZE(opennvvmTileKernelLaunch);
  return 0;
}
