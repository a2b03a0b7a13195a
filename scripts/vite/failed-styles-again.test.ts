import { runInNewContext } from "node:vm";
import { build, type Plugin } from "vite";
import { expect, test, vi } from "vitest";
import { failedStylesAgain, withFailedStylesAgain } from "./failed-styles-again.ts";

const files: Readonly<Record<string, string>> = {
  "/entry.js": `export const load = () => import("/page.js");`,
  "/page.js": `import "/page.css"; export const page = "here";`,
  "/page.css": "p { color: red }",
};
const inMemory: Plugin = {
  name: "in-memory",
  resolveId: (id) => (id in files ? id : undefined),
  load: (id) => files[id],
};

/** The code of an app that loads a page with styles on demand, as the installed Vite builds it. */
async function buildApp(plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [inMemory, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: "/entry.js", preserveEntrySignatures: "strict" } },
  });
  if (!("output" in built)) throw new Error("no output");
  const entry = built.output.find((file) => file.type === "chunk" && file.isEntry);
  return entry?.type === "chunk" ? entry.code : "";
}

/** A `<link>` of the page. */
class Link extends EventTarget {
  href = "";
  rel = "";
  isThere = false;
  readonly relList = { supports: () => true };
  setAttribute() {}
  remove() {
    this.isThere = false;
  }
}

/** Runs the app in a page whose links fail while `fails` is true. Each call of `load` is one attempt. */
function openPage(code: string, fails: () => boolean) {
  const links: Link[] = [];
  const document = {
    querySelector: () => null,
    getElementsByTagName: () => links.filter(({ isThere }) => isThere),
    createElement: () => new Link(),
    head: {
      appendChild: (link: Link) => {
        link.isThere = true;
        links.push(link);
        queueMicrotask(() => link.dispatchEvent(new Event(fails() ? "error" : "load")));
      },
    },
  };
  const script = code
    .replaceAll("import.meta.resolve", "undefined")
    .replaceAll("import.meta.url", '"https://karo.example/assets/entry.js"')
    .replaceAll(/import\((?=["'`])/g, "imported(")
    .replace("export { load };", "load;");
  const imported = vi.fn(async () => ({ page: "here" }));
  const page = { document, window: new EventTarget(), Event, URL, imported };
  const load = runInNewContext(script, page) as () => Promise<unknown>;
  const styles = () => links.filter(({ rel }) => rel === "stylesheet").map(({ isThere }) => isThere);
  return { load, styles, imported };
}

test("a stylesheet that failed is requested again with the next import, and one that loaded is not", async () => {
  let isBroken = true;
  const { load, styles, imported } = openPage(await buildApp([failedStylesAgain()]), () => isBroken);
  await expect(load()).rejects.toThrow("Unable to preload CSS");
  expect(imported).not.toHaveBeenCalled();
  isBroken = false;
  await load();
  await load();
  expect(styles(), "whether each link is still in the page").toEqual([false, true]);
  expect(imported).toHaveBeenCalledTimes(2);
});

test("another helper fails the build", () => {
  expect(() => withFailedStylesAgain("export const preload = () => {}")).toThrow("0 times");
});
