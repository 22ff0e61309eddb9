//===- Connection.cpp - One client over standard input --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Connection.h"

using namespace llvm;
using llvm::lsp::Callback;
using llvm::lsp::ErrorCode;
using llvm::lsp::LSPError;

namespace opennvvm::editor {

const json::Value *RawParams::find(StringRef Path) const {
  const json::Value *At = &Value;
  while (At && !Path.empty()) {
    auto [Name, Rest] = Path.split('.');
    const json::Object *Inside = At->getAsObject();
    At = Inside ? Inside->get(Name) : nullptr;
    Path = Rest;
  }
  return At;
}

bool fromJSON(const json::Value &From, RawParams &To, json::Path) {
  To.Value = From;
  return true;
}

Error cancelledError() {
  return make_error<LSPError>("the request was cancelled",
                              ErrorCode::RequestCancelled);
}

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

/// Reads messages. Remembers the ID of the last, since the transport does not
/// give it to those who answer, and leaves out what is no message, at which the
/// transport would stop for good.
class Connection::Input final : public lsp::JSONTransportInput {
public:
  explicit Input(std::FILE *File) : File(File) {}

  bool hasError() const override { return File.hasError(); }
  bool isEndOfInput() const override { return File.isEndOfInput(); }
  LogicalResult readDelimitedMessage(std::string &JSON) override {
    return success(succeeded(File.readDelimitedMessage(JSON)) && accept(JSON));
  }
  LogicalResult readStandardMessage(std::string &JSON) override {
    return success(succeeded(File.readStandardMessage(JSON)) && accept(JSON));
  }
  const std::string &lastID() const { return LastID; }

private:
  bool accept(StringRef JSON);

  lsp::JSONTransportInputOverFile File;
  std::string LastID;
};

bool Connection::Input::accept(StringRef JSON) {
  LastID.clear();
  Expected<json::Value> Message = json::parse(JSON);
  if (!Message) {
    lsp::Logger::error("what was received is no JSON: {0}",
                       toString(Message.takeError()));
    return false;
  }
  const json::Object *Fields = Message->getAsObject();
  const json::Value *ID = Fields ? Fields->get("id") : nullptr;
  bool IsMessage = Fields && Fields->getString("jsonrpc") == "2.0" &&
                   (ID || Fields->getString("method"));
  if (ID)
    LastID = debugString(*ID);
  if (!IsMessage)
    lsp::Logger::error("what was received is no message of JSON-RPC 2.0");
  return IsMessage;
}

//===----------------------------------------------------------------------===//
// Life of a connection
//===----------------------------------------------------------------------===//

Connection::Connection(std::FILE *File, raw_ostream &Out)
    : In(new Input(File)),
      Transport(std::unique_ptr<lsp::JSONTransportInput>(In), Out),
      Messages(Transport) {
  Messages.method("initialize", this, &Connection::initialize);
  Messages.method("shutdown", this, &Connection::shutDown);
  Messages.notification("$/cancelRequest", this, &Connection::cancel);
}

Connection::~Connection() = default;

void Connection::onInitialize(
    std::function<json::Value(const RawParams &)> Handle) {
  Initialize = std::move(Handle);
}

void Connection::initialize(const RawParams &P, Callback<json::Value> Reply) {
  if (State != Starting)
    return Reply(make_error<LSPError>("initialize was already received",
                                      ErrorCode::InvalidRequest));
  State = Serving;
  Reply(Initialize(P));
}

void Connection::shutDown(const lsp::NoParams &,
                          Callback<std::nullptr_t> Reply) {
  if (Error E = refusal())
    return Reply(std::move(E));
  State = ShutDown;
  Reply(nullptr);
}

Error Connection::refusal() const {
  if (State == Starting)
    return make_error<LSPError>("initialize comes first",
                                ErrorCode::ServerNotInitialized);
  if (State == ShutDown)
    return make_error<LSPError>("the server is shut down",
                                ErrorCode::InvalidRequest);
  return Error::success();
}

std::string Connection::begin(const Cancellation &Token) {
  std::lock_guard<std::mutex> Guard(PendingLock);
  std::string ID = In->lastID();
  Pending[ID] = Token;
  return ID;
}

void Connection::end(const std::string &ID) {
  std::lock_guard<std::mutex> Guard(PendingLock);
  Pending.erase(ID);
}

void Connection::cancel(const RawParams &P) {
  const json::Value *ID = P.find("id");
  if (!ID)
    return;
  std::lock_guard<std::mutex> Guard(PendingLock);
  auto It = Pending.find(debugString(*ID));
  if (It != Pending.end())
    It->second.cancel();
}

void Connection::notify(StringLiteral Method, const json::Value &Params) {
  Messages.outgoingNotification<json::Value>(Method)(Params);
}

int Connection::run() {
  // The error says only that the input has ended.
  if (Error E = Transport.run(Messages)) {
    consumeError(std::move(E));
    return 1;
  }
  return State == ShutDown ? 0 : 1;
}

} // namespace opennvvm::editor
