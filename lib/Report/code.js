// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What pages show code with. Text of the input only becomes text nodes and
// attributes, never markup.
"use strict";

const showing = (() => {
  // make("p", {class: "dim"}, "text", node...): an element.
  function make(name, attributes, ...children) {
    const isDrawing = ["svg", "rect", "text", "title", "g"].includes(name);
    const element = isDrawing
      ? document.createElementNS("http://www.w3.org/2000/svg", name)
      : document.createElement(name);
    for (const [key, value] of Object.entries(attributes ?? {}))
      if (value !== undefined && value !== false)
        element.setAttribute(key, value === true ? "" : value);
    element.append(...children.filter(child => child !== undefined));
    return element;
  }

  // Lists by key.
  class Lists extends Map {
    add(key, value) {
      if (this.has(key)) this.get(key).push(value);
      else this.set(key, [value]);
    }
  }

  //===--- Listings -------------------------------------------------------===//

  // Lines of a text with numbers. Of a long text, only some lines around one
  // are elements, since browsers are slow with very many.
  const SHOWN = 4000;

  class Listing {
    // `beside`, if it is given, makes an element to stand beside a line.
    constructor(title, text, marks, onPick, beside) {
      this.lines = text.split("\n");
      if (this.lines.at(-1) === "") this.lines.pop();
      this.marks = marks; // Numbers of lines with a finding.
      this.lit = new Set();
      this.onPick = onPick;
      this.beside = beside;
      this.body = make("div", {class: "listing code", tabindex: 0, role: "region",
                               "aria-label": title});
      this.element = make("section", {class: beside ? "pane wide" : "pane"},
                          make("h3", {}, title), this.body);
      this.showAround(1);
    }

    showAround(line) {
      this.first = this.lines.length <= SHOWN
        ? 1 : Math.max(1, line - SHOWN / 2);
      const last = Math.min(this.lines.length, this.first + SHOWN - 1);
      this.body.replaceChildren();
      if (this.first > 1) this.body.append(this.more("earlier lines", this.first - 1));
      for (let number = this.first; number <= last; ++number)
        this.body.append(this.row(number));
      if (last < this.lines.length) this.body.append(this.more("later lines", last + 1));
      this.last = last;
    }

    more(title, line) {
      const button = make("button", {type: "button"}, title);
      button.addEventListener("click", () => {
        this.showAround(line);
        this.rowOf(line)?.scrollIntoView({block: "center"});
      });
      return make("div", {}, button);
    }

    row(number) {
      const hasFinding = this.marks.has(number);
      const row = make("div", {"data-line": number, class: hasFinding ? "has-finding" : "",
                               title: hasFinding ? "there is a finding" : undefined},
                       make("span", {class: "number"}, String(number)),
                       make("span", {class: "text"}, this.lines[number - 1]));
      if (this.beside)
        row.append(make("div", {class: "beside"}, this.beside(number)));
      if (this.lit.has(number)) row.classList.add("lit");
      if (this.onPick) row.addEventListener("click", () => this.onPick(number));
      return row;
    }

    rowOf(line) { return this.body.querySelector(`[data-line="${line}"]`); }

    // Lights some lines, and scrolls the first into view within the listing.
    light(lines) {
      for (const row of this.body.querySelectorAll(".lit")) row.classList.remove("lit");
      this.lit = new Set(lines);
      if (!lines.length) return;
      if (lines[0] < this.first || lines[0] > this.last) this.showAround(lines[0]);
      for (const line of lines) this.rowOf(line)?.classList.add("lit");
      const row = this.rowOf(lines[0]);
      if (row) this.body.scrollTop = row.offsetTop - this.body.offsetTop - this.body.clientHeight / 3;
    }
  }

  //===--- PTX beside the lines that it comes from -------------------------===//

  // The PTX that lines of the module become, by their numbers.
  function ptxByLine(ptx) {
    const found = new Lists();
    for (const [line, of] of ptx?.lines ?? []) found.add(of, line);
    return found;
  }

  // For instructions that come from no line of the module, since the optimizer
  // has made them: by source, the lines that .loc gives, as debuggers read it.
  function locatedPTX(ptx, sources) {
    const found = sources.map(() => new Lists());
    const marked = new Set((ptx?.lines ?? []).map(([line]) => line));
    const text = ptx?.text.split("\n") ?? [];
    const files = new Map();
    for (const line of text) {
      const [, number, path] = /^\s*\.file\s+(\d+)\s+"([^"]*)"/.exec(line) ?? [];
      if (number)
        files.set(number, sources.findIndex(({name}) => path.endsWith(name.replace(/^\.\//, ""))));
    }
    let places = [];
    text.forEach((line, at) => {
      if (/^\s*\.loc\s/.test(line))
        places = [...line.matchAll(/(?:\.loc|inlined_at)\s+(\d+)\s+(\d+)/g)]
          .map(([, file, number]) => [files.get(file), Number(number)]);
      else if (/^[{}]/.test(line)) places = [];
      else if (!marked.has(at + 1) && /^\s+[a-z@]/.test(line))
        for (const [source, number] of places)
          if (found[source] && number) found[source].add(number, at + 1);
    });
    return found;
  }

  // PTX without what differs between functions that are made of the same source:
  // their names and the numbers of registers and labels.
  function plainPTX(text, name) {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const own = new RegExp(`(?<![\\w$%])${escaped}(?=_param_|(?![\\w$]))`, "g");
    return (name ? text.replace(own, "") : text)
      .replace(/(%[a-z]+|\$L\w*?)\d+/g, "$1").trim();
  }

  // `lines` of the PTX by function. Functions whose lines are the same have one
  // group.
  function groupPTX(functionOf, text, lines) {
    const functions = new Lists();
    for (const line of [...new Set(lines)].sort((a, b) => a - b))
      functions.add(functionOf[line], line);
    const groups = new Lists();
    for (const [f, own] of functions)
      groups.add(own.map(line => plainPTX(text[line - 1], f?.name ?? "")).join("\n"),
                 {name: f?.name ?? "", own});
    return [...groups.values()].map(same => ({names: same.map(({name}) => name),
                                              lines: same[0].own}));
  }

  // Makes what stands beside each line of a text that `toLines` gives lines of
  // the PTX for. The functions are named where they change.
  function besideText(ptx, toLines, demangled, onPick) {
    const text = ptx.text.split("\n");
    const functionOf = [];
    for (const f of ptx.functions)
      for (let line = f.line; line <= f.endLine; ++line) functionOf[line] = f;
    // Made for what is shown: texts may have very many lines.
    const order = [...toLines.keys()].sort((a, b) => a - b);
    const before = new Map(order.map((line, at) => [line, order[at - 1]]));
    const known = new Map();
    function groupsOf(line) {
      if (!known.has(line)) known.set(line, groupPTX(functionOf, text, toLines.get(line) ?? []));
      return known.get(line);
    }
    const labelOf = group => group?.names.join("\n");
    function named(line) {
      let last = before.has(line) ? labelOf(groupsOf(before.get(line)).at(-1)) : undefined;
      return groupsOf(line).map(group => {
        const isNamed = ptx.functions.length > 1 && labelOf(group) !== last;
        last = labelOf(group);
        return {...group, isNamed};
      });
    }
    const show = name => demangled.get(name) || name;
    return line => make("div", {}, ...named(line).flatMap(group => [
      ...(group.isNamed && group.names[0] ? [make("div",
        {class: "dim", title: group.names.map(show).join("\n")},
        show(group.names[0]) +
          (group.names.length > 1 ? ` and ${group.names.length - 1} more` : ""))] : []),
      ...group.lines.map(number => {
        const row = make("div", {class: "ptx", "data-ptx": number}, text[number - 1].trim());
        row.addEventListener("click", event => {
          event.stopPropagation();
          onPick(number);
        });
        return row;
      })]));
  }

  return {Listing, Lists, besideText, locatedPTX, make, ptxByLine};
})();
