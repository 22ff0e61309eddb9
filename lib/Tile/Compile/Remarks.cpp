//===- Remarks.cpp - Remarks of a compilation, as JSON --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Compile/Remarks.h"
#include "Tile/Eval/Launch/Sarif.h"
#include "Tile/Eval/Program/Sites.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/JSON.h"

using namespace mlir;

namespace json = llvm::json;

namespace opennvvm::tile {

namespace {
class Collector : public remark::detail::MLIRRemarkStreamerBase {
public:
  explicit Collector(std::string &To) : To(To) {}

  void streamOptimizationRemark(const remark::detail::Remark &R) override;

private:
  std::string &To;
  llvm::StringSet<> Seen;
};
} // namespace

/// What its type is called in options.
static StringRef kindOf(const remark::detail::Remark &R) {
  switch (R.getRemarkType()) {
  case llvm::remarks::Type::Passed:
    return "passed";
  case llvm::remarks::Type::Missed:
    return "missed";
  case llvm::remarks::Type::Failure:
    return "failed";
  default:
    return "analysis";
  }
}

/// The key of arguments that are the text of a remark.
static constexpr llvm::StringLiteral TextKey = "Remark";

static std::string messageOf(const remark::detail::Remark &R) {
  std::string Text;
  for (const auto &Argument : R.getArgs())
    if (Argument.key == TextKey)
      Text += Argument.val;
  return Text;
}

void Collector::streamOptimizationRemark(const remark::detail::Remark &R) {
  std::string Line;
  llvm::raw_string_ostream OS(Line);
  json::OStream J(OS);
  J.object([&] {
    J.attribute("severity", "remark");
    J.attribute("kind", kindOf(R));
    J.attribute("category", R.getCombinedCategoryName());
    J.attribute("name", R.getRemarkName());
    J.attribute("function", json::fixUTF8(R.getFunction()));
    J.attribute("message", json::fixUTF8(messageOf(R)));
    J.attributeArray("arguments", [&] {
      for (const auto &Argument : R.getArgs())
        if (Argument.key != TextKey)
          J.object([&] {
            J.attribute("key", Argument.key);
            J.attribute("value", json::fixUTF8(Argument.val));
          });
    });
    J.attributeArray("source",
                     [&] { writeFrames(J, makeSite(R.getLocation())); });
  });
  J.flush();
  OS << '\n';
  if (Seen.insert(Line).second)
    To += Line;
}

void collectRemarks(MLIRContext &Context, std::string &To) {
  remark::RemarkCategories All;
  All.all = All.passed = All.missed = All.analysis = All.failed = ".*";
  LogicalResult Made = remark::enableOptimizationRemarks(
      Context, std::make_unique<Collector>(To),
      std::make_unique<remark::RemarkEmittingPolicyAll>(), All);
  assert(succeeded(Made) && "the categories are a regular expression");
  (void)Made;
}

} // namespace opennvvm::tile
