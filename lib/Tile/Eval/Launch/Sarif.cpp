//===- Sarif.cpp - Logs of SARIF 2.1.0 ------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Sarif.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tile {

void writeFrames(json::OStream &J, const Site &Where) {
  for (const SourceFrame &F : Where.Frames)
    J.object([&] {
      J.attribute("file", json::fixUTF8(F.File));
      J.attribute("function", json::fixUTF8(F.Function));
      J.attribute("line", F.Line);
      J.attribute("column", F.Column);
    });
}

namespace sarif {

void writeMessage(json::OStream &J, StringRef Text) {
  J.attributeObject("message",
                    [&] { J.attribute("text", json::fixUTF8(Text)); });
}

void writeLocation(json::OStream &J, const Site &Where, StringRef Text) {
  J.object([&] {
    if (!Where.Frames.empty())
      J.attributeObject("physicalLocation", [&] {
        const SourceFrame &F = Where.Frames[0];
        J.attributeObject("artifactLocation",
                          [&] { J.attribute("uri", json::fixUTF8(F.File)); });
        if (F.Line)
          J.attributeObject("region", [&] {
            J.attribute("startLine", F.Line);
            if (F.Column)
              J.attribute("startColumn", F.Column);
          });
      });
    if (!Text.empty())
      writeMessage(J, Text);
  });
}

std::string log(StringRef Tool, StringRef Failure, Writer Locations,
                Writer Results) {
  std::string Text;
  raw_string_ostream OS(Text);
  json::OStream J(OS, /*IndentSize=*/2);
  auto Notify = [&] {
    J.attribute("level", "error");
    writeMessage(J, Failure);
    J.attributeArray("locations", [&] { Locations(J); });
  };
  auto Invocation = [&] {
    J.attribute("executionSuccessful", Failure.empty());
    if (!Failure.empty())
      J.attributeArray("toolExecutionNotifications", [&] { J.object(Notify); });
  };
  auto Run = [&] {
    J.attributeObject("tool", [&] {
      J.attributeObject("driver", [&] { J.attribute("name", Tool); });
    });
    J.attributeArray("invocations", [&] { J.object(Invocation); });
    J.attributeArray("results", [&] { Results(J); });
  };
  J.object([&] {
    J.attribute("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    J.attribute("version", "2.1.0");
    J.attributeArray("runs", [&] { J.object(Run); });
  });
  J.flush();
  OS << '\n';
  return Text;
}

} // namespace sarif
} // namespace opennvvm::tile
