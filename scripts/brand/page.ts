/** The page of `npm run brand`. The server sends it to the browser without its types. */
import type { BrandReport } from "./report.ts";

interface State {
  readonly brand: Json;
  readonly file: string;
  readonly dark: string;
  readonly light: string;
}

type Json = Record<string, unknown>;

const screens = {
  Home: "/",
  Slots: "/slot",
  "Live casino": "/live",
  Promotions: "/promotions",
  "Log-in": "/login",
  Registration: "/register",
};
const colours = ["accent", "ground", "surface", "text", "positive", "negative"];
const texts = ["name", "shortName", "logo", "logoDark", "mark", "favicon", "shareImage", "pattern"];
const pictures = ["logIn", "empty", "hero"];

/** What only a new start of the site shows. */
const needsReload = /^(name|logo|logoDark|mark)$/;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`page.html has no #${id}`);
  return found;
}

const state = (await (await fetch("/state.json")).json()) as State;
let brand: Json = state.brand;
let look: unknown;
let previews = 0;
const loaded = new Set<HTMLIFrameElement>();

element("fields").append(
  group(
    "Names and pictures",
    texts.map((name) => textField([name])),
  ),
  group("Both themes", [colourField(["accent"])]),
  ...["dark", "light"].map((theme) =>
    group(
      `Colours, ${theme}`,
      colours.map((name) => colourField(["colors", theme, name])),
    ),
  ),
  group("Shape", [
    choiceField(["radius"], ["none", "small", "normal", "large"]),
    choiceField(["density"], ["compact", "normal", "roomy"]),
  ]),
  group("Font", [
    textField(["font", "files", "0", "src"]),
    textField(["font", "files", "0", "weight"]),
    choiceField(["font", "display"], ["swap", "optional"]),
  ]),
  group(
    "Pictures",
    pictures.map((name) => textField(["pictures", name])),
  ),
);

const frames = Object.entries(screens).flatMap(([title, path]) =>
  [state.dark, state.light].map((origin) => {
    const frame = document.createElement("iframe");
    frame.title = `${title}, ${origin === state.dark ? "dark" : "light"}`;
    frame.src = origin + path;
    frame.addEventListener("load", () => {
      loaded.add(frame);
      show(frame);
    });
    const figure = document.createElement("figure");
    const caption = document.createElement("figcaption");
    caption.textContent = frame.title;
    const screen = document.createElement("div");
    screen.className = "screen";
    screen.append(frame);
    figure.append(caption, screen);
    element("screens").append(figure);
    return frame;
  }),
);
await preview();

element("brand").addEventListener("submit", (event) => {
  event.preventDefault();
  void save();
});

async function save(): Promise<void> {
  const answer = await send("/save");
  element("state").textContent = answer?.ok
    ? `Saved in ${state.file}.`
    : "Not saved: see the problems below, and whether the command still runs.";
}

/** Sends the brand to the server, and shows what it says. */
async function preview(): Promise<void> {
  previews += 1;
  const own = previews;
  const answer = await send("/preview");
  // A later one may have been answered sooner.
  if (!answer?.ok || own !== previews) return;
  const report = (await answer.json()) as BrandReport;
  look = report.look;
  for (const frame of frames) show(frame);
  list("problems", report.problems);
  list(
    "corrections",
    report.corrections.map(
      ({ theme, colour, wanted, used }) =>
        `${theme}: ${colour} ${wanted} is too close to what it is on; the site uses ${used}`,
    ),
    "Nothing: all colours are used as they are.",
  );
  element("contrasts").replaceChildren(
    ...report.contrasts.map(({ colour, on, least, dark, light }) => {
      const row = document.createElement("tr");
      for (const text of [colour, on, String(least), dark.toFixed(1), light.toFixed(1)]) {
        row.insertCell().textContent = text;
      }
      return row;
    }),
  );
}

/** Undefined when the command has ended. */
async function send(path: string): Promise<Response | undefined> {
  try {
    return await fetch(path, { method: "POST", body: JSON.stringify(brand) });
  } catch {
    element("state").textContent = "The command npm run brand does not answer. Start it again.";
    return undefined;
  }
}

function show(frame: HTMLIFrameElement): void {
  if (look && loaded.has(frame)) frame.contentWindow?.postMessage(look, new URL(frame.src).origin);
}

function list(id: string, lines: readonly string[], none = ""): void {
  const shown = lines.length > 0 || none === "" ? lines : [none];
  element(id).replaceChildren(
    ...shown.map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }),
  );
}

function group(title: string, fields: readonly HTMLElement[]): HTMLElement {
  const set = document.createElement("fieldset");
  const legend = document.createElement("legend");
  legend.textContent = title;
  set.append(legend, ...fields);
  return set;
}

function field(path: readonly string[], control: HTMLElement, ...more: HTMLElement[]): HTMLElement {
  const label = document.createElement("label");
  const name = document.createElement("span");
  name.textContent = path.filter((part) => !/^(colors|dark|light|files|0|pictures)$/.test(part)).join(" ");
  label.append(name, control, ...more);
  return label;
}

function textField(path: readonly string[]): HTMLElement {
  const input = document.createElement("input");
  input.value = textAt(path);
  input.addEventListener("change", () => void change(path, input.value));
  return field(path, input);
}

function colourField(path: readonly string[]): HTMLElement {
  const input = document.createElement("input");
  input.value = textAt(path);
  input.placeholder = "follows";
  const picker = document.createElement("input");
  picker.type = "color";
  picker.ariaLabel = `Choose ${path.join(" ")}`;
  picker.value = input.value || "#808080";
  picker.addEventListener("input", () => {
    input.value = picker.value;
    void change(path, input.value);
  });
  input.addEventListener("change", () => {
    if (/^#[0-9a-f]{6}$/i.test(input.value)) picker.value = input.value;
    void change(path, input.value);
  });
  return field(path, input, picker);
}

function choiceField(path: readonly string[], choices: readonly string[]): HTMLElement {
  const select = document.createElement("select");
  select.append(new Option("", ""), ...choices.map((choice) => new Option(choice)));
  select.value = textAt(path);
  select.addEventListener("change", () => void change(path, select.value));
  return field(path, select);
}

function textAt(path: readonly string[]): string {
  const value = path.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], brand);
  return typeof value === "string" ? value : "";
}

/** Sets a field, or leaves it out if the text is empty. Then nothing stays of what held only this field. */
async function change(path: readonly string[], text: string): Promise<void> {
  brand = (changed(brand, path, text.trim()) as Json | undefined) ?? {};
  await preview();
  if (needsReload.test(path[0] ?? "")) for (const frame of frames) frame.src = new URL(frame.src).href;
}

function changed(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text === "" ? undefined : text;
  const next = changed((value as Json | undefined)?.[key], rest, text);
  if (key === "0")
    return next === undefined ? undefined : [next, ...((value as unknown[] | undefined)?.slice(1) ?? [])];
  const all = { ...(value as Json | undefined) };
  if (next === undefined) delete all[key];
  else all[key] = next;
  return Object.keys(all).length > 0 ? all : undefined;
}
