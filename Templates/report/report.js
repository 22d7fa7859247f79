
// The page is whole without this program, which narrows it down to what is looked for.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const tools = one(".tools");
  const query = one("#query");
  const faulty = one("#faulty");
  const count = one("#count");
  const nothing = one("#nothing");
  const openAll = one("#open");
  const kinds = all("input[name=kind]");
  const searched = (element) => element.textContent.toLowerCase().replace(/\s+/g, " ");

  const protocols = all("section.protocol").map((section) => ({
    section,
    head: searched(section.querySelector("h2")),
    tally: section.querySelector(".tally"),
    link: one(`nav a[href="#${CSS.escape(section.id)}"]`),
    requirements: all("details.requirement", section).map((details) => ({
      details,
      text: searched(details),
      kind: details.dataset.kind,
      isFaulty: details.matches(".error, .warning, .note"),
    })),
  }));
  const total = protocols.reduce((sum, { requirements }) => sum + requirements.length, 0);

  const isNarrowed = () =>
    query.value.trim() !== "" || kinds.some((kind) => kind.checked) || Boolean(faulty?.checked);

  // What is searched for are words, each of which stands in the requirement or in its protocol's name.
  function filter() {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    const wanted = new Set(kinds.filter((kind) => kind.checked).map((kind) => kind.value));
    let shown = 0;
    for (const { section, head, tally, link, requirements } of protocols) {
      let here = 0;
      for (const { details, text, kind, isFaulty } of requirements) {
        const fits =
          (wanted.size === 0 || wanted.has(kind)) &&
          (!faulty?.checked || isFaulty) &&
          words.every((word) => text.includes(word) || head.includes(word));
        details.hidden = !fits;
        if (fits) here += 1;
      }
      const isEmpty = requirements.length === 0 && words.every((word) => head.includes(word));
      section.hidden = isNarrowed() && here === 0 && !(isEmpty && wanted.size === 0 && !faulty?.checked);
      link?.classList.toggle("away", section.hidden);
      if (tally) {
        tally.textContent =
          here === requirements.length ? tally.dataset.all : `${here} of ${tally.dataset.all}`;
      }
      shown += here;
    }
    count.textContent = shown === total ? `${total} shown` : `${shown} of ${total} shown`;
    nothing.hidden = protocols.some(({ section }) => !section.hidden) || !isNarrowed();
    remember();
  }

  // The address holds what is looked for: `#?q=price&kind=answer,state&faulty=1`.
  function remember() {
    const state = new URLSearchParams();
    const wanted = kinds.filter((kind) => kind.checked).map((kind) => kind.value);
    if (query.value.trim()) state.set("q", query.value.trim());
    if (wanted.length) state.set("kind", wanted.join(","));
    if (faulty?.checked) state.set("faulty", "1");
    const text = state.toString().replaceAll("%2C", ",");
    const isOurs = location.hash.startsWith("#?");
    if (!text && !isOurs) return;
    history.replaceState(null, "", text ? `#?${text}` : location.pathname + location.search);
  }

  function recall() {
    if (!location.hash.startsWith("#?")) {
      filter();
      reveal();
      return;
    }
    const state = new URLSearchParams(location.hash.slice(2));
    const wanted = (state.get("kind") ?? "").split(",");
    query.value = state.get("q") ?? "";
    for (const kind of kinds) kind.checked = wanted.includes(kind.value);
    if (faulty) faulty.checked = state.get("faulty") === "1";
    filter();
  }

  // Whoever follows a link to a requirement wants to read it.
  function reveal() {
    let id = "";
    try {
      id = decodeURIComponent(location.hash.slice(1));
    } catch {
      return;
    }
    const target = id && document.getElementById(id);
    if (!target) return;
    if (target.closest("[hidden]")) showAll();
    if (target.matches("details")) target.open = true;
    target.scrollIntoView();
  }

  function showAll() {
    query.value = "";
    for (const box of kinds) box.checked = false;
    if (faulty) faulty.checked = false;
    filter();
  }

  const visible = () => all("details.requirement:not([hidden])").filter((details) => !details.closest("section[hidden]"));
  const summaries = () => visible().map((details) => details.querySelector("summary"));

  function name() {
    openAll.textContent = visible().some((details) => !details.open) ? "Open all" : "Close all";
  }

  function move(step) {
    const lines = summaries();
    const current = lines.indexOf(document.activeElement?.closest("details")?.querySelector("summary"));
    const next = current < 0 ? (step > 0 ? 0 : lines.length - 1) : current + step;
    if (current === 0 && step < 0) query.focus();
    else lines[next]?.focus();
  }

  const keys = {
    "/": () => { query.focus(); query.select(); },
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Home: () => summaries().at(0)?.focus(),
    End: () => summaries().at(-1)?.focus(),
    ArrowRight: (line) => { line.parentElement.open = true; },
    ArrowLeft: (line) => { line.parentElement.open = false; },
    Escape: () => showAll(),
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !Object.hasOwn(keys, event.key)) return;
    const line = event.target.closest?.("summary");
    const isTyping = event.target === query;
    const isElsewhere = !line && !isTyping && event.target !== document.body;
    if (isTyping && !["ArrowDown", "Escape"].includes(event.key)) return;
    if (!line && !["/", "Escape"].includes(event.key) && !(isTyping && event.key === "ArrowDown")) return;
    if (isElsewhere && event.key !== "/" && event.key !== "Escape") return;
    event.preventDefault();
    keys[event.key](line);
  });

  query.addEventListener("input", filter);
  for (const box of [...kinds, faulty].filter(Boolean)) box.addEventListener("change", filter);
  tools.addEventListener("submit", (event) => event.preventDefault());
  one("#clear").addEventListener("click", showAll);
  one("#again").addEventListener("click", () => { showAll(); query.focus(); });
  openAll.addEventListener("click", () => {
    const open = visible().some((details) => !details.open);
    for (const details of visible()) details.open = open;
  });
  document.addEventListener("toggle", name, true);
  addEventListener("hashchange", recall);

  // On paper everything is open.
  let closed = [];
  addEventListener("beforeprint", () => {
    closed = visible().filter((details) => !details.open);
    for (const details of closed) details.open = true;
  });
  addEventListener("afterprint", () => {
    for (const details of closed) details.open = false;
  });

  const measure = () =>
    document.documentElement.style.setProperty("--tools", getComputedStyle(tools).position === "sticky" ? `${tools.offsetHeight}px` : "0px");
  tools.hidden = total === 0;
  one(".keys").hidden = total === 0;
  new ResizeObserver(measure).observe(tools);
  recall();
})();
