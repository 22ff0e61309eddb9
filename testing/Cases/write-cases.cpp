//===- write-cases.cpp - Cases as files -----------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   write-cases FOLDER
//
// writes FOLDER/NAME/case.txt and the buffers that it names. Lines of case.txt:
//
//   source NAME                        NAME.cu is what it was compiled from
//   kernel NAME
//   grid X Y Z
//   block X Y Z
//   buffer BEFORE AFTER COMPARE        a parameter: the address of a buffer
//   value ALIGN HEX                    a parameter by value
//   output FILE                        what printf shows
//
// COMPARE is "exact", "ignore", "ulp32 N", "ulp64 N", "near32 E", "near64 E"
// (absolute or relative error E) or "mask HEX" (bits that count, repeated).
//
//===----------------------------------------------------------------------===//

#include "Case.h"
#include <cstdio>
#include <filesystem>
#include <fstream>

using namespace cases;

static void writeFile(const std::filesystem::path &Path,
                      const std::vector<uint8_t> &Data) {
  std::ofstream(Path, std::ios::binary)
      .write(reinterpret_cast<const char *>(Data.data()),
             std::streamsize(Data.size()));
}

static std::string hex(const std::vector<uint8_t> &Data) {
  std::string Text;
  for (uint8_t B : Data) {
    Text += "0123456789abcdef"[B >> 4];
    Text += "0123456789abcdef"[B & 15];
  }
  return Text;
}

static bool write(const std::filesystem::path &Root, const Case &C) {
  std::filesystem::path Folder = Root / C.Source;
  std::error_code Failed;
  std::filesystem::create_directories(Folder, Failed);
  std::ofstream Text(Folder / "case.txt");
  Text << "source " << C.Source << "\nkernel " << C.Kernel << '\n';
  Text << "grid " << C.Grid[0] << ' ' << C.Grid[1] << ' ' << C.Grid[2] << '\n';
  Text << "block " << C.Block[0] << ' ' << C.Block[1] << ' ' << C.Block[2]
       << '\n';
  unsigned Number = 0;
  for (const Argument &A : C.Arguments) {
    if (!A.IsBuffer) {
      Text << "value " << A.Align << ' ' << hex(A.Before) << '\n';
      continue;
    }
    std::string Stem = "buffer" + std::to_string(Number++);
    writeFile(Folder / (Stem + ".before"), A.Before);
    writeFile(Folder / (Stem + ".after"), A.After);
    Text << "buffer " << Stem << ".before " << Stem << ".after " << A.Compare
         << '\n';
  }
  if (!C.Output.empty()) {
    writeFile(Folder / "output.txt",
              std::vector<uint8_t>(C.Output.begin(), C.Output.end()));
    Text << "output output.txt\n";
  }
  return bool(Text.flush());
}

int main(int Argc, char **Argv) {
  if (Argc != 2 || Argv[1][0] == '-') {
    std::fprintf(stderr, "usage: write-cases FOLDER\n");
    return 2;
  }
  for (auto *List : {sortingCases, tableCases, numericCases, languageCases})
    for (const Case &C : List())
      if (!write(Argv[1], C)) {
        std::fprintf(stderr, "cannot write %s\n", C.Source.c_str());
        return 1;
      }
  return 0;
}
