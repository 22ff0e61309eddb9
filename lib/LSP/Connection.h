//===- Connection.h - One client over standard input ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What every language server needs around LLVM's transport: the order of
// initialize, shutdown and exit, requests that the client cancels, and replies
// that are given later, by any thread.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_CONNECTION_H
#define OPENNVVM_LIB_LSP_CONNECTION_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LSP/Protocol.h"
#include "llvm/Support/LSP/Transport.h"
#include <atomic>
#include <cstdio>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

namespace opennvvm::editor {

/// Parameters as they came, for messages that LLVM has no structure for, or
/// only a part of it.
struct RawParams {
  llvm::json::Value Value = nullptr;

  /// The object, array or string under \p Path ("a.b.c"), or null.
  const llvm::json::Value *find(llvm::StringRef Path) const;
};
bool fromJSON(const llvm::json::Value &From, RawParams &To, llvm::json::Path);

/// Whether a client still wants the answer to a request.
class Cancellation {
public:
  bool isCancelled() const { return *Flag; }
  void cancel() { *Flag = true; }

private:
  std::shared_ptr<std::atomic<bool>> Flag =
      std::make_shared<std::atomic<bool>>(false);
};

/// The error that answers a cancelled request.
llvm::Error cancelledError();

class Connection {
public:
  /// \param In where messages come from; \param Out where they go.
  Connection(std::FILE *In, llvm::raw_ostream &Out);
  ~Connection();
  Connection(const Connection &) = delete;
  Connection &operator=(const Connection &) = delete;

  template <typename Param, typename Result>
  using RequestHandler = std::function<void(
      const Param &, llvm::lsp::Callback<Result>, Cancellation)>;

  /// Makes \p Handle answer requests of \p Method. It is called by the thread
  /// of run(); the reply may be given by any. Requests before initialize and
  /// after shutdown are refused.
  template <typename Param, typename Result>
  void onRequest(llvm::StringLiteral Method,
                 RequestHandler<Param, Result> Handle) {
    auto R = std::make_unique<Route<Param, Result>>();
    R->Owner = this;
    R->Handle = std::move(Handle);
    Messages.method(Method, R.get(), &Route<Param, Result>::answer);
    Routes.push_back(std::move(R));
  }

  /// The same for notifications, which are dropped in these states.
  template <typename Param>
  void onNotification(llvm::StringLiteral Method,
                      std::function<void(const Param &)> Handle) {
    auto R = std::make_unique<Notice<Param>>();
    R->Owner = this;
    R->Handle = std::move(Handle);
    Messages.notification(Method, R.get(), &Notice<Param>::take);
    Routes.push_back(std::move(R));
  }

  /// Makes \p Handle answer "initialize" with the server's capabilities.
  void onInitialize(std::function<llvm::json::Value(const RawParams &)> Handle);

  /// Sends a notification; any thread may.
  void notify(llvm::StringLiteral Method, const llvm::json::Value &Params);

  /// Answers messages until the client says exit or is gone.
  /// \returns the exit status: 0 if it has asked for shutdown before exit.
  int run();

private:
  class Input;
  struct AnyRoute {
    virtual ~AnyRoute() = default;
    Connection *Owner = nullptr;
  };
  template <typename Param, typename Result> struct Route : AnyRoute {
    RequestHandler<Param, Result> Handle;
    void answer(const Param &P, llvm::lsp::Callback<Result> Reply) {
      if (llvm::Error E = this->Owner->refusal())
        return Reply(std::move(E));
      Cancellation Token;
      std::string ID = this->Owner->begin(Token);
      Handle(
          P,
          [Owner = this->Owner, ID,
           Reply = std::move(Reply)](llvm::Expected<Result> Answer) mutable {
            Owner->end(ID);
            Reply(std::move(Answer));
          },
          Token);
    }
  };
  template <typename Param> struct Notice : AnyRoute {
    std::function<void(const Param &)> Handle;
    void take(const Param &P) {
      if (this->Owner->State == Serving)
        Handle(P);
    }
  };

  enum StateTy : uint8_t { Starting, Serving, ShutDown };

  llvm::Error refusal() const;
  /// Notes that the request that was read last is being answered; returns its
  /// ID.
  std::string begin(const Cancellation &Token);
  void end(const std::string &ID);
  void initialize(const RawParams &P,
                  llvm::lsp::Callback<llvm::json::Value> Reply);
  void shutDown(const llvm::lsp::NoParams &,
                llvm::lsp::Callback<std::nullptr_t> Reply);
  void cancel(const RawParams &P);

  Input *In; ///< Belongs to Transport.
  llvm::lsp::JSONTransport Transport;
  llvm::lsp::MessageHandler Messages;
  std::vector<std::unique_ptr<AnyRoute>> Routes;
  std::function<llvm::json::Value(const RawParams &)> Initialize;
  StateTy State = Starting;
  std::mutex PendingLock;
  llvm::StringMap<Cancellation> Pending; ///< By the ID of the request.
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_CONNECTION_H
