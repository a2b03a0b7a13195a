/** Every class that code takes from a CSS module exists there. TypeScript does not know: Vite types a module as any name. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { preprocessCSS, resolveConfig } from "vite";
import { root } from "./run.ts";

const imported = /^import (\w+) from "(\.[^"]+\.module\.css)";$/gm;

/** The classes that the code of a file names, by the path of their module: `styles.card`, but not `styles[tone]`. */
function classesNamed(file: string): { readonly module: string; readonly name: string }[] {
  const code = readFileSync(file, "utf8");
  return [...code.matchAll(imported)].flatMap(([, styles = "", path = ""]) => {
    const used = code
      .replace(imported, "")
      .matchAll(new RegExp(String.raw`(?<![\w./"])${styles}(?:\.(\w+)|\["([^"]+)"\])`, "g"));
    return Array.from(used, ([, name, quoted]) => ({ module: join(dirname(file), path), name: name ?? quoted ?? "" }));
  });
}

test("every class that code takes from a CSS module is in it", async () => {
  const config = await resolveConfig({ configFile: false, root, logLevel: "silent" }, "build");
  const read = async (path: string) =>
    Object.keys((await preprocessCSS(readFileSync(path, "utf8"), path, config)).modules ?? {});
  const known = new Map<string, ReadonlySet<string>>();
  const missing: string[] = [];
  let found = 0;
  for (const file of globSync("src/**/*.{ts,tsx}", { cwd: root })) {
    for (const { module, name } of classesNamed(join(root, file))) {
      if (!known.has(module)) known.set(module, new Set(await read(module)));
      if (known.get(module)?.has(name)) found += 1;
      else missing.push(`${file}: ${relative(root, module)} has no class ${name}`);
    }
  }
  expect(missing).toEqual([]);
  // The search itself works.
  expect(found).toBeGreaterThan(500);
});
