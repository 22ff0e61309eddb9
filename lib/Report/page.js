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
  const {Listing, Lists, besideText, locatedPTX, make, ptxByLine} = showing;
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const nameOf = f => (f.demangled ? `${f.demangled} (${f.name})` : f.name);

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

  // What a finding says, whatever it is about.
  const wordingOf = finding => JSON.stringify(
    [finding.rule, finding.severity, finding.message, finding.details, finding.help]);
  const placeOf = finding => JSON.stringify(
    [finding.file, finding.line, finding.column, finding.function, finding.ir]);

  // Findings that say the same together, and those of several profiles about one
  // place as one.
  function sameFindings(findings) {
    const groups = new Map();
    for (const finding of findings) {
      const wording = wordingOf(finding), place = placeOf(finding);
      if (!groups.has(wording)) groups.set(wording, new Map());
      const places = groups.get(wording);
      if (places.has(place)) places.get(place).profiles.push(finding.profile);
      else places.set(place, {finding, profiles: [finding.profile]});
    }
    return [...groups.values()].map(places => [...places.values()]);
  }

  function describePlace(file, finding, go) {
    const where = finding.line ? `${finding.file}:${finding.line}:${finding.column}`
                               : finding.file || file.name;
    if (!finding.line) return make("span", {class: "code"}, where);
    const place = make("button", {type: "button", class: "place code"}, where);
    place.addEventListener("click", () => go(finding.line));
    return place;
  }

  const functionOf = finding => finding.function ? `in @${finding.function}` +
    (finding.demangled ? `, which is ${finding.demangled}` : "") +
    (finding.source ? `; from ${finding.source.file}:${finding.source.line}` : "") : "";
  const notesOf = finding =>
    (finding.notes ?? []).map(note => make("p", {}, `note: ${note.message}`));

  // What the only finding of a card has besides its place and its words.
  function describeFinding(finding) {
    const parts = [];
    if (finding.ir) parts.push(make("pre", {}, finding.ir.trim()));
    if (finding.function) parts.push(make("p", {class: "dim"}, functionOf(finding)));
    return [...parts, ...notesOf(finding)];
  }

  // The same in one line, for one of several.
  const describeOne = (file, finding, go) => make("li", {}, describePlace(file, finding, go), " ",
    make("code", {}, finding.ir?.trim() ?? ""), " ",
    make("span", {class: "dim"}, functionOf(finding)), ...notesOf(finding));

  // One card for findings that say the same at one place or more.
  function findingCard(file, places, go) {
    const {finding, profiles} = places[0];
    const isOne = places.length === 1;
    const card = make("article", {class: `finding ${finding.severity}`, tabindex: -1,
                                  "data-rule": finding.rule},
      make("p", {}, ...(isOne ? [describePlace(file, finding, go), ": "] : []),
           make("span", {class: "severity"}, finding.severity), ": ", finding.message, " ",
           make("code", {class: "dim"}, `[${finding.rule}]`),
           profiles.length > 1
             ? make("span", {class: "dim"}, ` in profiles ${profiles.join(", ")}`) : "",
           isOne ? "" : ` at ${places.length} places`));
    for (const detail of finding.details ?? []) card.append(make("p", {class: "code"}, detail));
    if (isOne) card.append(...describeFinding(finding));
    if (finding.help) card.append(make("p", {}, `help: ${finding.help}`));
    if (!isOne)
      card.append(make("ul", {class: "places"},
                       ...places.map(each => describeOne(file, each.finding, go))));
    const mended = places.filter(each => each.finding.fix).length;
    if (mended)
      card.append(make("p", {class: "dim"}, "nvvmc fix mends " +
        (isOne ? "this" : mended === places.length ? "them" : `${mended} of them`)));
    card.addEventListener("keydown", event => {
      if (event.key === "Enter" && event.target === card && finding.line) go(finding.line);
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
          ...sameFindings(findings).map(places => findingCard(file, places, go))));
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

  //===--- Code -----------------------------------------------------------===//

  // Listings of the user's sources, each line beside its PTX; of the module and
  // of the PTX as a whole; and, folded, of what the sources include. A line that
  // is picked is lit in all of them.
  function showCode(file, ptx) {
    if (!file.text) return () => {};
    const withFinding = new Set(file.findings.map(finding => finding.line));
    const lines = file.lines ?? [];
    const toPTX = ptxByLine(ptx);
    const demangled = new Map((file.functions ?? []).map(f => [f.name, f.demangled]));
    const pickPTX = line => pick([fromPTX.get(line)].filter(Boolean), [line]);
    const beside = toLines => ptx && besideText(ptx, toLines, demangled, pickPTX);
    const located = locatedPTX(ptx, file.sources ?? []);
    const toPTXOf = (own, number) => new Map([...new Set([...own.keys(), ...located[number].keys()])]
      .map(user => [user, [...(own.get(user) ?? []).flatMap(line => toPTX.get(line) ?? []),
                           ...(located[number].get(user) ?? [])]])
      .filter(([, all]) => all.length));
    const sources = (file.sources ?? []).map((source, number) => {
      const own = new Lists(), marked = new Set();
      for (const [line, at, user] of lines) {
        if (at !== number) continue;
        own.add(user, line);
        if (withFinding.has(line)) marked.add(user);
      }
      const pickUser = user => pick(own.get(user) ?? [], located[number].get(user));
      return {...source, listing: source.text === null ? undefined
        : new Listing(source.name, source.text, marked, pickUser,
                      beside(toPTXOf(own, number)))};
    });
    const isAlone = !sources.some(source => source.listing && !source.header);
    const ir = new Listing(file.bitcode ? `${file.name} (as assembly)` : file.name, file.text,
                           withFinding, line => pick([line]),
                           isAlone ? beside(toPTX) : undefined);
    const fromPTX = new Map(ptx?.lines ?? []);
    const out = ptx && new Listing("PTX", ptx.text, new Set(), pickPTX);
    function pick(of, alsoPTX = []) {
      const wanted = new Set(of);
      ir.light([...wanted]);
      const inOrder = list => [...new Set(list)].sort((a, b) => a - b);
      sources.forEach((source, number) => source.listing?.light(inOrder([
        ...lines.filter(([line, at]) => at === number && wanted.has(line))
          .map(([, , user]) => user),
        ...[...located[number]].filter(([, all]) => all.some(line => alsoPTX.includes(line)))
          .map(([user]) => user)])));
      out?.light(inOrder([...(ptx.lines ?? []).filter(([, line]) => wanted.has(line))
        .map(([line]) => line), ...alsoPTX]));
    }
    const unread = sources.filter(source => !source.listing).map(source => source.name);
    const shown = header => sources.filter(source => source.listing && source.header === header)
      .map(source => source.listing.element);
    const headers = shown(true);
    section("code", ptx ? "Source, IR and PTX" : "Source and IR",
      make("p", {class: "dim"}, "A line that is clicked is shown in the other columns, too." +
        (unread.length ? ` Not found: ${unread.join(", ")}.` : "")),
      // What has PTX beside it needs all of the width.
      ...(ptx ? [...shown(false), ...(isAlone ? [ir.element] : [])] : []),
      make("div", {class: "panes"}, ...(ptx ? [] : shown(false)),
           isAlone && ptx ? undefined : ir.element, out?.element),
      headers.length ? make("details", {id: "headers"},
        make("summary", {}, `${count(headers.length, "header")}`),
        make("div", {class: ptx ? "" : "panes"}, ...headers)) : undefined);
    return line => {
      pick([line]);
      document.getElementById("code").scrollIntoView();
      ir.body.focus({preventScroll: true});
    };
  }

  //===--- Machines -------------------------------------------------------===//

  function describeReason(reason, whose) {
    return make("li", {}, reason.machines ? make("strong", {}, `${reason.machines}: `) : "",
      reason.message, " ", make("code", {class: "dim"}, `[${reason.rule}]`),
      reason.line ? ` at line ${reason.line}` : "", reason.help ? `; ${reason.help}` : "",
      whose ? make("span", {class: "dim"}, ` (${whose})`) : "");
  }

  // A few names, and how many there are besides.
  const someNames = names =>
    names.slice(0, 3).join(", ") + (names.length > 3 ? ` and ${names.length - 3} more` : "");

  // Machines that follow each other and accept the same are one column, and
  // kernels that the same machines accept are one row.
  function drawMatrix(file) {
    const {names, ptx, kernels} = file.machines;
    const rows = new Lists();
    rows.add(ptx.map(version => version !== null).join(), "the module");
    file.kernels.forEach((kernel, number) =>
      rows.add(kernels[number].map(reasons => !reasons.length).join(), nameOf(kernel)));
    const accepted = [...rows.keys()].map(key => key.split(",").map(yes => yes === "true"));
    const columns = [];
    names.forEach((name, at) => {
      const isSame = at && accepted.every(row => row[at] === row[at - 1]);
      if (isSame) columns.at(-1).names.push(name);
      else columns.push({at, names: [name]});
    });
    const titleOf = of => of.length > 1 ? `${of[0]} to ${of.at(-1)}` : of[0];
    return make("table", {class: "matrix"},
      make("thead", {}, make("tr", {}, make("th", {scope: "col"}, "accepted by"),
        ...columns.map(column => make("th", {scope: "col", title: column.names.join(", ")},
                                      titleOf(column.names))))),
      make("tbody", {}, ...[...rows.values()].map((whose, number) =>
        make("tr", {}, make("th", {scope: "row", class: "code", title: whose.join("\n")},
                            someNames(whose)),
          ...columns.map(column => {
            const yes = accepted[number][column.at];
            return make("td", {class: yes ? "yes" : "no",
                               title: `${titleOf(column.names)}: ${yes ? "yes" : "no"}`},
                        yes ? "\u2713" : "\u2717");
          })))));
  }

  function showMachines(file) {
    const machines = file.machines;
    if (!machines) return;
    const element = section("machines", "Machines",
                            make("div", {class: "scroll"}, drawMatrix(file)));
    const lowest = machines.ptx.findIndex(version => version !== null);
    element.append(make("p", {}, lowest < 0 ? "No machine accepts the module."
      : `The lowest machine is ${machines.names[lowest]}, with PTX ${machines.ptx[lowest]}.`));
    if (!machines.reasons.length) return;
    // Each once, with the kernels that it concerns.
    const whose = new Lists();
    machines.kernels.forEach((list, number) => {
      for (const reason of new Set(list.flat())) whose.add(reason, nameOf(file.kernels[number]));
    });
    element.append(make("h3", {}, "What keeps other machines away"),
      make("ul", {id: "reasons"}, ...machines.reasons.map((reason, at) =>
        describeReason(reason, someNames(whose.get(at) ?? [])))));
  }

  //===--- Parameters -----------------------------------------------------===//

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
    // Kernels with the same parameters together.
    const layouts = new Lists();
    for (const kernel of file.kernels)
      layouts.add(JSON.stringify([kernel.bytes, kernel.params]), kernel);
    for (const [kernel, ...others] of layouts.values()) {
      const path = [];
      for (const row of kernel.params) {
        path.length = row.depth;
        path.push(row.name);
        row.path = path.join("");
      }
      const names = [kernel, ...others].map(nameOf);
      element.append(make("h3", {title: names.join("\n")}, someNames(names)),
                     make("p", {class: "dim"},
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
    const demangled = new Map(files.flatMap(file => file.functions ?? [])
      .map(f => [f.name, f.demangled || undefined]));
    const amounts = ["pred", "b16", "b32", "b64", "b128", "frame"];
    const element = section("output", "PTX",
      make("p", {}, `PTX ${ptx.version} for ${ptx.target}. Registers are virtual: ptxas assigns ` +
                    "the machine's. A frame holds local variables, in bytes."),
      make("div", {class: "scroll"}, make("table", {id: "registers"},
        make("thead", {}, make("tr", {}, make("th", {}, "function"),
          ...amounts.map(title => make("th", {class: "amount"}, title)))),
        make("tbody", {}, ...ptx.functions.map(f => make("tr", {},
          make("td", {class: "code", title: demangled.get(f.name)},
               f.name + (f.kernel ? " (kernel)" : "")),
          ...amounts.map(key => make("td", {class: "amount"}, String(f[key])))))))));
    element.append(make("h3", {}, "What the PTX version is for"));
    const reasons = files.flatMap(file => file.version ?? []);
    element.append(reasons.length
      ? make("ul", {id: "version"}, ...reasons.map(describeReason))
      : make("p", {id: "version"}, "Nothing in the input needs more than its machine does."));
  }

  //===--- Tiles ----------------------------------------------------------===//

  const argumentOf = (remark, key) =>
    (remark.arguments.find(([name]) => name === key) ?? [])[1];
  const lineOf = remark => remark.line ? `${remark.file}:${remark.line}` : "";

  // "register = [1, 2], lane = [4, …], warp = [0]" as lists of bits.
  const basesOf = text => Object.fromEntries([...text.matchAll(/(\w+) = \[([\d, ]*)\]/g)]
    .map(([, part, list]) => [part, list ? list.split(",").map(Number) : []]));
  // The number that the bits of a row-major number choose.
  const chosen = (bases, number) =>
    bases.reduce((all, basis, bit) => all | (basis && number & basis ? 1 << bit : 0), 0);

  // Which thread has which element of the last two dimensions: a color for each
  // warp, lighter for each lane. Of a large tile, the first elements are drawn.
  function drawLayout(shape, text) {
    const MOST = 32, SIDE = 14;
    const {register = [], lane = [], warp = []} = basesOf(text);
    const columns = shape.at(-1) ?? 1, rows = shape.at(-2) ?? 1;
    const width = Math.min(columns, MOST), height = Math.min(rows, MOST);
    const svg = make("svg", {class: "layout", role: "img", width: width * SIDE,
      height: height * SIDE, viewBox: `0 0 ${width * SIDE} ${height * SIDE}`,
      "aria-label": `layout of ${shape.join(" x ")}: ${text}`});
    for (let row = 0; row < height; ++row)
      for (let column = 0; column < width; ++column) {
        const number = row * columns + column;
        const [w, l] = [chosen(warp, number), chosen(lane, number)];
        svg.append(make("rect", {x: column * SIDE, y: row * SIDE, width: SIDE - 1,
                                 height: SIDE - 1,
          fill: `hsl(${(w * 360) >> Math.max(warp.length, 1)} 60% ${40 + l * 1.4}%)`},
          make("title", {}, `[${row}, ${column}]: lane ${l} of warp ${w}, ` +
                            `register ${chosen(register, number)}`)));
      }
    return svg;
  }

  function showLayouts(element, remarks) {
    const layouts = new Lists();
    for (const remark of remarks)
      if (remark.name === "RemarkLayoutChosen")
        layouts.add(["Element", "Shape", "Layout"].map(key => argumentOf(remark, key)).join("|"),
                    lineOf(remark));
    if (!layouts.size) return;
    element.append(make("h3", {}, "Layouts"), make("p", {class: "dim"},
      "A color is a warp, lighter for each lane; of large tiles, the first elements are drawn."));
    for (const [key, places] of layouts) {
      const [type, shape, text] = key.split("|");
      element.append(make("details", {class: "tile-layout"},
        make("summary", {}, make("code", {}, `${type}${shape}`),
             ` at ${[...new Set(places)].join(", ")}`),
        drawLayout(JSON.parse(shape), text), make("p", {class: "code dim"}, text)));
    }
  }

  // What operations have of the block's shared memory, in the order of the
  // program: they use the same bytes, one after the other.
  function showSharedMemory(element, kernel, remarks) {
    const uses = remarks.filter(remark => remark.name === "RemarkSharedMemoryUse");
    if (!uses.length) return;
    const WIDTH = 300, HEIGHT = 18, LEFT = 90;
    const bytesOf = use => Number(argumentOf(use, "Bytes"));
    const most = Math.max(kernel.dynamic_shared + kernel.static_shared, ...uses.map(bytesOf), 1);
    const svg = make("svg", {class: "layout", role: "img", width: LEFT + WIDTH + 330,
      height: uses.length * HEIGHT, viewBox: `0 0 ${LEFT + WIDTH + 330} ${uses.length * HEIGHT}`,
      "aria-label": `shared memory over time: at most ${most} bytes`});
    uses.forEach((use, number) => {
      const y = number * HEIGHT;
      svg.append(make("text", {class: "axis", x: 4, y: y + 13}, `${bytesOf(use)} bytes`),
        make("rect", {class: "cell", x: LEFT, y, height: HEIGHT - 3,
                      width: Math.max(1, WIDTH * bytesOf(use) / most)}),
        make("text", {class: "axis", x: LEFT + WIDTH + 6, y: y + 13},
             lineOf(use).split("/").at(-1)));
    });
    element.append(make("h3", {}, "Shared memory over time"),
      make("p", {class: "dim"}, "Operations in the order of the program use the same " +
           `${count(most, "byte")}, one after the other.`), svg);
  }

  function showTiles(tiles) {
    for (const [number, kernel] of tiles.kernels.entries()) {
      const remarks = tiles.remarks.filter(remark => remark.function === kernel.kernel);
      const element = section(`tiles-${number}`, `Tiles of ${kernel.kernel}`);
      const resources = remarks.find(remark => remark.name === "RemarkKernelResources");
      const rows = [["threads of a block", kernel.block.join(" x ")],
        ["static shared memory, bytes", kernel.static_shared],
        ["dynamic shared memory, bytes", kernel.dynamic_shared],
        ["registers of a thread", argumentOf(resources ?? {arguments: []}, "Registers")],
        ["spilled, bytes", argumentOf(resources ?? {arguments: []}, "SpilledBytes")],
        ["blocks of a multiprocessor",
         argumentOf(resources ?? {arguments: []}, "BlocksOfMultiprocessor")],
        ["blocks of a multiprocessor, whatever their registers",
         argumentOf(resources ?? {arguments: []}, "BlocksWithoutRegisters")]];
      element.append(make("table", {class: "occupancy"}, make("tbody", {},
        ...rows.filter(([, value]) => value !== undefined).map(([title, value]) =>
          make("tr", {}, make("th", {scope: "row"}, title),
               make("td", {class: "amount"}, String(value)))))));
      showSharedMemory(element, kernel, remarks);
      showLayouts(element, remarks);
      element.append(make("h3", {}, "What was decided"));
      const groups = new Lists();
      for (const remark of remarks) groups.add(remark.category, remark);
      for (const [category, list] of groups)
        element.append(make("details", {class: "group", open: category !== "Layout"},
          make("summary", {}, `${category} (${list.length})`),
          make("ul", {class: "places"}, ...list.map(remark => make("li", {},
            make("span", {class: "code"}, lineOf(remark)), ` ${remark.kind}: ${remark.message}`,
            make("span", {class: "dim"},
                 remark.arguments.map(([key, value]) => `; ${key} = ${value}`).join("")))))));
    }
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
    if (data.tiles) showTiles(data.tiles);
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
