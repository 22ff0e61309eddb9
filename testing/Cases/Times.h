//===- Times.h - Times of kernels on a GPU ----------------------*- C++ -*-===//
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

#ifndef OPENNVVM_TESTING_CASES_TIMES_H
#define OPENNVVM_TESTING_CASES_TIMES_H

#include <map>
#include <string>
#include <vector>

namespace cases {

/// How long kernels took, as compiled by several compilers.
class Times {
public:
  /// Adds the times of \p Case as compiled by \p Compiler.
  void add(const std::string &Case, const std::string &Compiler,
           std::vector<double> Microseconds);

  /// Prints a line for each case: the median of each compiler with its
  /// quartiles, and the first compiler's ratio to each of the others; then the
  /// geometric means of these ratios.
  void print() const;

private:
  struct Spread {
    double Low = 0, Median = 0, High = 0;
  };
  std::map<std::string, std::map<std::string, Spread>> Cases;
};

/// The present clock of the multiprocessors of the first GPU, in MHz; 0 if
/// NVIDIA's management library is not there.
unsigned clockRate();

} // namespace cases

#endif // OPENNVVM_TESTING_CASES_TIMES_H
