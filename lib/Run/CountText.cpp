//===- CountText.cpp - What a run has executed, as text -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/CountText.h"
#include "Run/OriginText.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace opennvvm::run {

using ptxmachine::InstructionClass;
using ptxmachine::InstructionCount;

/// Adds the numbers of \p Other to \p Sum.
static void add(InstructionCount &Sum, const InstructionCount &Other) {
  for (auto Member :
       {&InstructionCount::Threads, &InstructionCount::Warps,
        &InstructionCount::Requests, &InstructionCount::Sectors,
        &InstructionCount::LeastSectors, &InstructionCount::SharedRequests,
        &InstructionCount::Wavefronts, &InstructionCount::LeastWavefronts})
    Sum.*Member += Other.*Member;
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

/// "256 (128)": what it took, and the least, if that is not the same.
static std::string withLeast(uint64_t Taken, uint64_t Least) {
  if (!Taken)
    return "";
  return utostr(Taken) + (Taken == Least ? "" : " (" + utostr(Least) + ")");
}

static constexpr unsigned Name = 32, Number = 12, Pair = 20;

/// The columns in a line, without blanks at its end.
static void printColumns(raw_ostream &OS, StringRef What, StringRef Warps,
                         StringRef Threads, StringRef Sectors,
                         StringRef Wavefronts) {
  std::string Line;
  raw_string_ostream(Line) << left_justify(What, Name)
                           << right_justify(Warps, Number)
                           << right_justify(Threads, Number)
                           << right_justify(Sectors, Pair)
                           << right_justify(Wavefronts, Pair);
  OS << StringRef(Line).rtrim() << "\n";
}

static void printRow(raw_ostream &OS, StringRef What,
                     const InstructionCount &C) {
  printColumns(OS, What, utostr(C.Warps), utostr(C.Threads),
               withLeast(C.Sectors, C.LeastSectors),
               withLeast(C.Wavefronts, C.LeastWavefronts));
}

static void printHead(raw_ostream &OS, StringRef What) {
  printColumns(OS, What, "warps", "threads", "sectors", "wavefronts");
}

void printCounts(raw_ostream &OS, const Loaded &L, CountList Counts) {
  InstructionCount Classes[ptxmachine::NumInstructionClasses], All;
  MapVector<std::string, InstructionCount, StringMap<unsigned>> Lines;
  for (const InstructionCount &C : Counts) {
    add(Classes[unsigned(C.Class)], C);
    add(All, C);
    add(Lines[placeOf(L, L.originOf(C.Line))], C);
  }
  printHead(OS, "class");
  for (unsigned N = 0; N < ptxmachine::NumInstructionClasses; ++N)
    if (Classes[N].Threads)
      printRow(OS, ptxmachine::nameOf(InstructionClass(N)), Classes[N]);
  printRow(OS, "all", All);
  OS << "\n";
  printHead(OS, "line");
  for (const auto &[Place, Sum] : Lines)
    printRow(OS, Place, Sum);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static void writeNumbers(json::OStream &J, const InstructionCount &C) {
  J.attribute("warps", C.Warps);
  J.attribute("threads", C.Threads);
  if (C.Requests)
    J.attributeObject("global", [&] {
      J.attribute("requests", C.Requests);
      J.attribute("sectors", C.Sectors);
      J.attribute("leastSectors", C.LeastSectors);
    });
  if (C.SharedRequests)
    J.attributeObject("shared", [&] {
      J.attribute("requests", C.SharedRequests);
      J.attribute("wavefronts", C.Wavefronts);
      J.attribute("leastWavefronts", C.LeastWavefronts);
    });
}

void printCountsJSON(raw_ostream &OS, const Loaded &L, CountList Counts) {
  InstructionCount Classes[ptxmachine::NumInstructionClasses];
  for (const InstructionCount &C : Counts)
    add(Classes[unsigned(C.Class)], C);
  json::OStream J(OS);
  J.object([&] {
    J.attributeObject("classes", [&] {
      for (unsigned N = 0; N < ptxmachine::NumInstructionClasses; ++N)
        if (Classes[N].Threads)
          J.attributeObject(ptxmachine::nameOf(InstructionClass(N)),
                            [&] { writeNumbers(J, Classes[N]); });
    });
    J.attributeArray("instructions", [&] {
      for (const InstructionCount &C : Counts)
        J.object([&] {
          J.attribute("name", C.Name);
          J.attribute("class", ptxmachine::nameOf(C.Class));
          writeOrigin(J, L, L.originOf(C.Line));
          writeNumbers(J, C);
        });
    });
  });
  J.flush();
  OS << "\n";
}

} // namespace opennvvm::run
