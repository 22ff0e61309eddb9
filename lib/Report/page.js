// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shows the data of a report. Text of the input only becomes text nodes and
// attributes, never markup.
"use strict";

(() => {
  const data = JSON.parse(document.getElementById("data").textContent);
  const main = document.getElementById("main");

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

  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const nameOf = f => (f.demangled ? `${f.demangled} (${f.name})` : f.name);

  //===--- Listings -------------------------------------------------------===//

  // Lines of a text with numbers. Of a long text, only some lines around one
  // are elements, since browsers are slow with very many.
  const SHOWN = 4000;

  class Listing {
    constructor(title, text, marks, onPick) {
      this.lines = text.split("\n");
      if (this.lines.at(-1) === "") this.lines.pop();
      this.marks = marks; // Numbers of lines with a finding.
      this.lit = new Set();
      this.onPick = onPick;
      this.body = make("div", {class: "listing code", tabindex: 0, role: "region",
                               "aria-label": title});
      this.element = make("section", {class: "pane"}, make("h3", {}, title), this.body);
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
                       make("span", {}, this.lines[number - 1]));
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

  //===--- Sections -------------------------------------------------------===//

  function section(id, title, ...children) {
    const element = make("section", {id, "aria-labelledby": `${id}-title`},
                         make("h2", {id: `${id}-title`, tabindex: -1}, title), ...children);
    main.append(element);
    return element;
  }

  function showSummary() {
    const all = data.files.flatMap(f => f.findings);
    const number = severity => all.filter(f => f.severity === severity).length;
    const file = data.files[0] ?? {};
    document.getElementById("summary").textContent =
      `${data.tool}: ${count(data.files.length, "file")}, ${count(number("error"), "error")}, ` +
      `${count(number("warning"), "warning")}, ${count(number("note"), "note")}` +
      (file.profiles ? `; profile ${file.profiles}` : "") + (file.arch ? `, ${file.arch}` : "");
  }

  function findingCard(file, finding, go) {
    const where = finding.line ? `${finding.file}:${finding.line}:${finding.column}`
                               : finding.file || file.name;
    const place = finding.line
      ? make("button", {type: "button", class: "place code"}, where)
      : make("span", {class: "code"}, where);
    const card = make("article", {class: `finding ${finding.severity}`, tabindex: -1,
                                  "data-rule": finding.rule},
      make("p", {}, place, ": ", make("span", {class: "severity"}, finding.severity), ": ",
           finding.message, " ", make("code", {class: "dim"}, `[${finding.rule}]`)));
    for (const detail of finding.details ?? []) card.append(make("p", {class: "code"}, detail));
    if (finding.ir) card.append(make("pre", {}, finding.ir.trim()));
    if (finding.function)
      card.append(make("p", {class: "dim"}, `in @${finding.function}` +
        (finding.demangled ? `, which is ${finding.demangled}` : "") +
        (finding.source ? `; from ${finding.source.file}:${finding.source.line}` : "")));
    for (const note of finding.notes ?? [])
      card.append(make("p", {}, `note: ${note.message}`));
    if (finding.help) card.append(make("p", {}, `help: ${finding.help}`));
    if (finding.fix) card.append(make("p", {class: "dim"}, "nvvmc fix mends this"));
    const show = () => finding.line && go(finding.line);
    if (finding.line) place.addEventListener("click", show);
    card.addEventListener("keydown", event => {
      if (event.key === "Enter" && event.target === card) show();
    });
    return card;
  }

  function showFindings(file, go) {
    const list = make("div", {id: "finding-list", "aria-live": "polite"});
    const filter = make("input", {type: "search", id: "filter", "aria-label": "Filter the findings",
                                  placeholder: "Filter"});
    const choices = make("fieldset", {}, make("legend", {}, "Group by"));
    for (const key of ["rule", "function"])
      choices.append(make("label", {}, make("input", {type: "radio", name: "group", value: key,
                                                      checked: key === "rule"}), ` ${key}`));
    function update() {
      const key = choices.querySelector(":checked").value;
      const wanted = filter.value.toLowerCase();
      const groups = new Map();
      for (const finding of file.findings) {
        const text = [finding.rule, finding.message, finding.function, finding.demangled,
                      finding.ir, finding.file].join("\n").toLowerCase();
        if (!text.includes(wanted)) continue;
        const name = finding[key] ?? "(the module)";
        if (!groups.has(name)) groups.set(name, []);
        groups.get(name).push(finding);
      }
      list.replaceChildren();
      for (const [name, findings] of groups)
        list.append(make("details", {class: "group", open: true},
          make("summary", {}, `${name} (${findings.length})`),
          ...findings.map(finding => findingCard(file, finding, go))));
      if (!groups.size)
        list.append(make("p", {}, file.findings.length ? "Nothing matches the filter."
                                                       : "There is nothing to report."));
    }
    filter.addEventListener("input", update);
    choices.addEventListener("change", update);
    const controls = make("div", {class: "controls"}, choices, filter);
    section("findings", "Findings", file.failure ? make("p", {class: "failure"}, file.failure)
                                                 : controls, list);
    if (!file.failure) update();
  }

  // The module beside the sources that it comes from and the PTX that it
  // becomes. A line that is picked is lit in all of them.
  function showCode(file, ptx) {
    if (!file.text) return () => {};
    const withFinding = new Set(file.findings.map(finding => finding.line));
    const lines = file.lines ?? [];
    const sources = (file.sources ?? []).map((source, number) => ({
      listing: source.text === null ? undefined
        : new Listing(source.name, source.text,
            new Set(lines.filter(([line, at]) => at === number && withFinding.has(line))
                         .map(([, , user]) => user)),
            user => pick(lines.filter(([, at, to]) => at === number && to === user)
                              .map(([line]) => line))),
      name: source.name,
    }));
    const ir = new Listing(file.bitcode ? `${file.name} (as assembly)` : file.name, file.text,
                           withFinding, line => pick([line]));
    const fromPTX = new Map(ptx?.lines ?? []);
    const out = ptx && new Listing("PTX", ptx.text, new Set(),
                                   line => pick([fromPTX.get(line)].filter(Boolean)));
    function pick(of) {
      const wanted = new Set(of);
      ir.light([...wanted]);
      sources.forEach((source, number) => source.listing?.light(
        [...new Set(lines.filter(([line, at]) => at === number && wanted.has(line))
                         .map(([, , user]) => user))]));
      out?.light((ptx.lines ?? []).filter(([, line]) => wanted.has(line)).map(([line]) => line));
    }
    const unread = sources.filter(source => !source.listing).map(source => source.name);
    section("code", ptx ? "Source, IR and PTX" : "Source and IR",
      make("p", {class: "dim"}, "A line that is clicked is shown in the other columns, too." +
        (unread.length ? ` Not found: ${unread.join(", ")}.` : "")),
      make("div", {class: "panes"}, ...sources.map(source => source.listing?.element), ir.element,
           out?.element));
    return line => {
      pick([line]);
      document.getElementById("code").scrollIntoView();
      ir.body.focus({preventScroll: true});
    };
  }

  function describeReason(reason) {
    return make("li", {}, reason.message, " ", make("code", {class: "dim"}, `[${reason.rule}]`),
      reason.line ? ` at line ${reason.line}` : "", reason.help ? `; ${reason.help}` : "");
  }

  function showMachines(file) {
    const machines = file.machines;
    if (!machines) return;
    const rows = [["the module", machines.ptx.map(version => version !== null)],
      ...file.kernels.map((kernel, number) =>
        [nameOf(kernel), machines.kernels[number].map(reasons => !reasons.length)])];
    const table = make("table", {class: "matrix"},
      make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "accepted by"),
        ...machines.names.map(name => make("th", {scope: "col"}, name)))),
      make("tbody", {}, ...rows.map(([name, accepted]) =>
        make("tr", {}, make("th", {scope: "row", class: "code"}, name),
          ...accepted.map((yes, at) => make("td",
            {class: yes ? "yes" : "no", title: `${machines.names[at]}: ${yes ? "yes" : "no"}`},
            yes ? "\u2713" : "\u2717"))))));
    const element = section("machines", "Machines", make("div", {class: "scroll"}, table));
    const lowest = machines.ptx.findIndex(version => version !== null);
    element.append(make("p", {}, lowest < 0 ? "No machine accepts the module."
      : `The lowest machine is ${machines.names[lowest]}, with PTX ${machines.ptx[lowest]}.`));
    // Machines that a kernel fails on for the same reasons, together.
    file.kernels.forEach((kernel, number) => {
      const groups = new Map();
      machines.kernels[number].forEach((reasons, at) => {
        if (!reasons.length) return;
        const key = reasons.join();
        if (!groups.has(key)) groups.set(key, {reasons, names: []});
        groups.get(key).names.push(machines.names[at]);
      });
      if (!groups.size) return;
      element.append(make("h3", {}, `What keeps ${nameOf(kernel)} from other machines`));
      for (const {reasons, names} of groups.values())
        element.append(make("p", {}, names.join(", ")),
                       make("ul", {}, ...reasons.map(at => describeReason(machines.reasons[at]))));
    });
  }

  // A parameter space as rows of 16 bytes. Of a long run of rows with nothing
  // but one parameter, only the first and the last are drawn.
  function drawParameters(kernel) {
    const ROW = 16, WIDTH = 46, HEIGHT = 26, LEFT = 64;
    const parts = kernel.params.filter((row, at, all) =>
      row.size && !(all[at + 1]?.depth > row.depth));
    const drawn = [];
    for (let first = 0; first < kernel.bytes; first += ROW) {
      const inside = parts.filter(p => p.offset < first + ROW && p.offset + p.size > first);
      const isMiddle = inside.length === 1 && inside[0].offset <= first - ROW &&
                       inside[0].offset + inside[0].size >= first + 2 * ROW;
      if (!isMiddle) drawn.push({first, inside});
      else if (drawn.at(-1)?.inside) drawn.push({first});
      if (drawn.length > 400) break;
    }
    const svg = make("svg", {class: "layout", role: "img", width: LEFT + ROW * WIDTH + 4,
      height: drawn.length * HEIGHT + 24,
      viewBox: `0 0 ${LEFT + ROW * WIDTH + 4} ${drawn.length * HEIGHT + 24}`,
      "aria-label": `parameters of ${nameOf(kernel)}: ${kernel.bytes} bytes`});
    for (let byte = 0; byte < ROW; byte += 4)
      svg.append(make("text", {class: "axis", x: LEFT + byte * WIDTH + 2, y: 12}, `+${byte}`));
    drawn.forEach(({first, inside}, number) => {
      const y = 18 + number * HEIGHT;
      if (!inside) {
        svg.append(make("text", {class: "axis", x: LEFT + 6, y: y + 17}, "\u22EE"));
        return;
      }
      svg.append(make("text", {class: "axis", x: 4, y: y + 17}, String(first)));
      const end = Math.min(ROW, kernel.bytes - first);
      svg.append(make("rect", {class: "gap", x: LEFT, y, width: end * WIDTH, height: HEIGHT - 3},
        make("title", {}, "padding")));
      for (const part of inside) {
        const from = Math.max(part.offset - first, 0);
        const to = Math.min(part.offset + part.size - first, ROW);
        svg.append(make("g", {},
          make("title", {}, `${part.path}: ${part.type}, offset ${part.offset}, ` +
                            `${count(part.size, "byte")}`),
          make("rect", {class: `cell ${parts.indexOf(part) % 2 ? "odd" : ""}`,
                        x: LEFT + from * WIDTH, y, width: (to - from) * WIDTH,
                        height: HEIGHT - 3}),
          make("text", {x: LEFT + from * WIDTH + 4, y: y + 16},
               part.path.slice(0, Math.max(1, Math.floor((to - from) * WIDTH / 7) - 1)))));
      }
    });
    return svg;
  }

  function showParameters(file) {
    if (!file.kernels?.length) return;
    const element = section("parameters", "Parameters of kernels");
    for (const kernel of file.kernels) {
      const path = [];
      for (const row of kernel.params) {
        path.length = row.depth;
        path.push(row.name);
        row.path = path.join("");
      }
      element.append(make("h3", {}, nameOf(kernel)), make("p", {class: "dim"},
        `${count(kernel.bytes, "byte")} of ${kernel.limit}`));
      if (!kernel.params.length) continue;
      element.append(drawParameters(kernel), make("details", {},
        make("summary", {}, "as a table"),
        make("div", {class: "scroll"}, make("table", {},
          make("thead", {}, make("tr", {}, make("th", {}, "name"), make("th", {}, "type"),
            ...["offset", "size", "alignment", "padding before"].map(
              title => make("th", {class: "amount"}, title)))),
          make("tbody", {}, ...kernel.params.map(row => make("tr", {},
            make("td", {class: "code"}, row.path), make("td", {class: "code"}, row.type),
            ...[row.offset, row.size, row.alignment ?? "", row.padding].map(
              amount => make("td", {class: "amount"}, String(amount))))))))));
    }
  }

  function showFixes(file) {
    if (file.fix === undefined && !file.fixProblem) return;
    const element = section("fixes", "What nvvmc fix would do");
    if (file.fixProblem) element.append(make("p", {}, file.fixProblem));
    else if (!file.fix) element.append(make("p", {}, "Nothing: there is nothing to mend."));
    else {
      const diff = make("pre", {class: "diff", tabindex: 0});
      for (const line of file.fix.split("\n"))
        diff.append(make("span", {class: {"+": "added", "-": "removed", "@": "place"}[line[0]]},
                         line), "\n");
      element.append(make("p", {}, `It mends ${count(file.fixed, "finding")}:`), diff);
    }
  }

  function showOutput(ptx, files) {
    const amounts = ["pred", "b16", "b32", "b64", "b128", "frame"];
    const element = section("output", "PTX",
      make("p", {}, `PTX ${ptx.version} for ${ptx.target}. Registers are virtual: ptxas assigns ` +
                    "the machine's. A frame holds local variables, in bytes."),
      make("div", {class: "scroll"}, make("table", {id: "registers"},
        make("thead", {}, make("tr", {}, make("th", {}, "function"),
          ...amounts.map(title => make("th", {class: "amount"}, title)))),
        make("tbody", {}, ...ptx.functions.map(f => make("tr", {},
          make("td", {class: "code"}, f.name + (f.kernel ? " (kernel)" : "")),
          ...amounts.map(key => make("td", {class: "amount"}, String(f[key])))))))));
    element.append(make("h3", {}, "What the PTX version is for"));
    const reasons = files.flatMap(file => file.version ?? []);
    element.append(reasons.length
      ? make("ul", {id: "version"}, ...reasons.map(describeReason))
      : make("p", {id: "version"}, "Nothing in the input needs more than its machine does."));
  }

  //===--- The page -------------------------------------------------------===//

  function showContents() {
    document.getElementById("contents").replaceChildren(make("ul", {},
      ...[...main.querySelectorAll("section[id]")].map(element => make("li", {},
        make("a", {href: `#${element.id}`}, element.querySelector("h2").textContent)))));
  }

  function showFile(file) {
    main.replaceChildren();
    const ptx = data.ptx && data.files.length === 1 ? data.ptx : undefined;
    // The findings come first, and lead to the code.
    let go = () => {};
    showFindings(file, line => go(line));
    go = showCode(file, ptx);
    if (data.ptx) showOutput(data.ptx, data.files);
    showMachines(file);
    showParameters(file);
    showFixes(file);
    showContents();
  }

  const chooser = document.getElementById("file");
  data.files.forEach((file, number) => {
    const errors = file.findings.filter(finding => finding.severity === "error").length;
    chooser.append(make("option", {value: number},
                        file.name + (errors ? ` (${count(errors, "error")})` : "")));
  });
  document.getElementById("file-choice").hidden = data.files.length < 2;
  chooser.addEventListener("change", () => showFile(data.files[chooser.value]));

  document.addEventListener("keydown", event => {
    const filter = document.getElementById("filter");
    if (event.target === filter) {
      if (event.key === "Escape") filter.blur();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "/" && filter) {
      event.preventDefault();
      filter.focus();
      return;
    }
    if (event.key !== "j" && event.key !== "k") return;
    const cards = [...document.querySelectorAll(".finding")].filter(card => card.offsetParent);
    const at = cards.indexOf(document.activeElement.closest?.(".finding"));
    const next = cards[at < 0 ? (event.key === "j" ? 0 : cards.length - 1)
                              : at + (event.key === "j" ? 1 : -1)];
    next?.focus();
  });

  showSummary();
  if (data.files.length) showFile(data.files[0]);
  document.body.dataset.ready = "yes";
})();
