//===- TileRemarks.h - What compilations tell of tile programs --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_TILEREMARKS_H
#define OPENNVVM_TOOLS_NVVMC_TILEREMARKS_H

#include "Driver/Assembler.h"
#include "Report/Report.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace opennvvm::tool {

/// Something that a compilation tells, as LLVM's remarks have it.
struct TileRemark {
  enum Kind : uint8_t { Passed, Missed, Failed, Analysis };
  static constexpr size_t Kinds = 4;

  Kind Which = Analysis;
  std::string Category, Name, Function, Message;
  std::vector<std::pair<std::string, std::string>> Arguments;
  std::string File; ///< Empty if no place is known.
  unsigned Line = 0, Column = 0;
};

/// Which remarks are wanted. What is said of a kind counts more than what is
/// said of all.
class RemarkFilter {
public:
  /// \p Words are "all", "none", or names of categories between commas:
  /// memory, tensorcore, layout, pipeline, resources. \returns the first word
  /// that is none; empty if all are.
  llvm::StringRef setAll(llvm::StringRef Words);
  llvm::StringRef set(TileRemark::Kind Which, llvm::StringRef Words);

  /// One that wants all.
  static RemarkFilter all();

  /// Whether any remark can be wanted.
  bool isNeeded() const;
  bool wants(const TileRemark &R) const;

private:
  unsigned wanted(TileRemark::Kind Which) const {
    return Own[Which].value_or(All);
  }

  unsigned All = 0; ///< Bits of categories.
  std::array<std::optional<unsigned>, TileRemark::Kinds> Own;
};

/// The remarks in \p JSONLines, as opennvvmTileCodeRemarks() gives them, that
/// \p Filter wants.
std::vector<TileRemark> readRemarks(llvm::StringRef JSONLines,
                                    const RemarkFilter &Filter);

/// Adds to remarks on the resources of kernels how many of their blocks a
/// multiprocessor of \p Machine ("sm_90a") holds at once, and, from what ptxas
/// has noted if it is known, the registers of a thread and the bytes that it
/// spills.
void addOccupancy(std::vector<TileRemark> &Remarks, llvm::StringRef Machine,
                  llvm::ArrayRef<AssemblerMessage> Notes);

/// Prints remarks for people: place, message, arguments, category and kind, and
/// the line of the source, if it can be read.
void printRemarks(llvm::raw_ostream &OS, llvm::ArrayRef<TileRemark> Remarks);

/// Writes LLVM's YAML of remarks.
void printRemarksAsYAML(llvm::raw_ostream &OS,
                        llvm::ArrayRef<TileRemark> Remarks);

/// What a report says of a tile program, with the launch information
/// \p LaunchInfo.
ReportedTiles describeTiles(llvm::ArrayRef<TileRemark> Remarks,
                            llvm::StringRef LaunchInfo);

/// Prints line \p Line of \p File, if it can be read, with a caret below
/// \p Column.
void printSourceLine(llvm::raw_ostream &OS, llvm::StringRef File, int64_t Line,
                     int64_t Column);

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_TILEREMARKS_H
