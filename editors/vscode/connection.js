// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A connection with a language server over its standard input and output.

"use strict";

const { spawn } = require("child_process");

const REQUEST_CANCELLED = -32800;
const CONTENT_MODIFIED = -32801;

class Connection {
  /**
   * Starts the server.
   * @param onNotification called with the method and the parameters
   * @param onEnd called with a sentence once the server is gone
   */
  constructor(command, args, onNotification, onEnd) {
    this.pending = new Map();
    this.nextID = 1;
    this.received = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (bytes) => this.receive(bytes));
    this.process.stdin.on("error", () => {}); // "exit" or "error" tells.
    const end = (why) => {
      if (this.isClosed) return;
      this.isClosed = true;
      for (const { reject } of this.pending.values()) reject(new Error(why));
      this.pending.clear();
      onEnd(why);
    };
    this.process.on("error", (error) => end(`${command}: ${error.message}`));
    this.process.on("exit", (code, signal) =>
      end(`${command} has ended: ${signal || code}`));
  }

  send(message) {
    if (this.isClosed) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /**
   * Sends a request. The answer is null if it was cancelled, or if the document
   * has changed in the meantime.
   * @param token a CancellationToken of VS Code; may be undefined
   */
  request(method, params, token) {
    if (this.isClosed) return Promise.resolve(null);
    const id = this.nextID++;
    const answer = new Promise((resolve, reject) =>
      this.pending.set(id, { resolve, reject }));
    this.send({ id, method, params });
    if (token)
      token.onCancellationRequested(() =>
        this.notify("$/cancelRequest", { id }));
    return answer.catch((error) => {
      if (error.code === REQUEST_CANCELLED || error.code === CONTENT_MODIFIED)
        return null;
      throw error;
    });
  }

  receive(bytes) {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const end = this.received.indexOf("\r\n\r\n");
      if (end < 0) return;
      const header = this.received.subarray(0, end).toString();
      const length = Number(/Content-Length: *(\d+)/i.exec(header)[1]);
      const begin = end + 4;
      if (this.received.length < begin + length) return;
      const body = this.received.subarray(begin, begin + length).toString();
      this.received = this.received.subarray(begin + length);
      this.handle(JSON.parse(body));
    }
  }

  handle(message) {
    if (message.method) {
      this.onNotification(message.method, message.params);
      return;
    }
    const waiting = this.pending.get(message.id);
    this.pending.delete(message.id);
    if (!waiting) return;
    if (message.error)
      waiting.reject(Object.assign(new Error(message.error.message),
                                   { code: message.error.code }));
    else waiting.resolve(message.result);
  }

  /** Ends the server as the protocol wants it. */
  async stop() {
    if (this.isClosed) return;
    const ended = new Promise((resolve) => this.process.on("exit", resolve));
    await this.request("shutdown", null);
    this.notify("exit", null);
    await ended;
  }
}

module.exports = { Connection };
