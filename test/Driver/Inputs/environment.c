/* Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
 * See LICENSE for license information.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * To be preloaded: writes the name of each variable of the environment that the
 * program asks for to the file whose descriptor is 9. */

#include <stdio.h>
#include <string.h>

extern char **environ;

char *getenv(const char *Name) {
  size_t Length = strlen(Name);
  dprintf(9, "%s\n", Name);
  for (char **At = environ; At && *At; ++At)
    if (!strncmp(*At, Name, Length) && (*At)[Length] == '=')
      return *At + Length + 1;
  return 0;
}

char *secure_getenv(const char *Name) { return getenv(Name); }
