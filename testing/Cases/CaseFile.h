//===- CaseFile.h - A case as written by write-cases ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Uses only the standard library: the folder is copied to machines with a GPU.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TEST_GPU_CASEFILE_H
#define OPENNVVM_TEST_GPU_CASEFILE_H

#include <cstdint>
#include <string>
#include <vector>

namespace cases {

/// One parameter of the kernel.
struct Parameter {
  bool IsBuffer = false;
  std::vector<uint8_t> Value; ///< By value, or the buffer's initial contents.
  std::vector<uint8_t> Expected; ///< The buffer's contents afterwards.
  std::string Compare;
  unsigned Align = 8;
};

struct CaseFile {
  std::string Source, Kernel;
  unsigned Grid[3] = {1, 1, 1}, Block[3] = {1, 1, 1};
  unsigned Cluster = 1; ///< Blocks, along x.
  std::vector<Parameter> Parameters;
  bool HasOutput = false;
  std::string Output;
};

/// Reads FOLDER/case.txt and the files it names. \returns an error message, or
/// an empty string.
std::string readCase(const std::string &Folder, CaseFile &Case);

/// \returns where \p Got differs from what \p P expects, or an empty string.
std::string compare(const Parameter &P, const std::vector<uint8_t> &Got);

/// The parameters in the layout of an entry's .param list, with the buffers at
/// \p Addresses.
std::vector<uint8_t> layOut(const CaseFile &Case,
                            const std::vector<uint64_t> &Addresses);

} // namespace cases

#endif // OPENNVVM_TEST_GPU_CASEFILE_H
