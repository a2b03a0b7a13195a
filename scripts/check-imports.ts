/**
 * Checks that imports follow the layers in CONTRIBUTING.md, "Layout": `lib, ui, contract <- client <- session <-
 * features <- routes, app`. The worker and the operator may import only `contract` and `lib`. A feature must not
 * import another feature, and nothing may import from an index file.
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { root } from "./run.ts";

/** What a zone may import besides itself. `routes` and `app` form one zone and may import each other. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "src/lib": [],
  "src/contract": ["src/lib"],
  "src/ui": ["src/lib"],
  "src/client": ["src/contract", "src/lib"],
  "src/session": ["src/client", "src/contract", "src/lib"],
  "src/pwa": ["src/client", "src/contract", "src/lib", "src/session", "src/ui"],
  "src/features": ["src/client", "src/contract", "src/lib", "src/session", "src/ui"],
  "src/routes": ["src/app", "src/client", "src/contract", "src/features", "src/lib", "src/pwa", "src/session", "src/ui"],
  "src/app": ["src/client", "src/contract", "src/features", "src/lib", "src/locales", "src/pwa", "src/routes", "src/session", "src/ui", "src/routeTree.gen.ts"],
  sw: ["src/contract", "src/lib"],
  operator: ["src/contract", "src/lib"],
};

function zoneOf(path: string): string {
  return path.startsWith("src/") ? path.split("/").slice(0, 2).join("/") : (path.split("/")[0] ?? "");
}

function importsOf(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const found: string[] = [];
  const keep = (node: { source: { value?: unknown } | null }) => {
    if (typeof node.source?.value === "string") found.push(node.source.value);
  };
  new Visitor({
    ImportDeclaration: keep,
    ExportNamedDeclaration: keep,
    ExportAllDeclaration: keep,
    ImportExpression: (node) => keep({ source: node.source as { value?: unknown } }),
  }).visit(program);
  return found;
}

function problemOf(from: string, to: string): string | undefined {
  const [fromZone, toZone] = [zoneOf(from), zoneOf(to)];
  if (/(^|\/)index\.tsx?$/.test(to) && toZone !== "src/routes") return "imports a barrel";
  if (fromZone === toZone) {
    const feature = (path: string) => path.split("/")[2];
    const crosses = fromZone === "src/features" && feature(from) !== feature(to);
    // `shared` holds what several features use, such as components for the states of a section.
    return crosses && feature(to) !== "shared" ? "a feature imports another feature" : undefined;
  }
  return allowed[fromZone]?.includes(toZone) === false ? `${fromZone} must not import ${toZone}` : undefined;
}

const problems: string[] = [];
for (const folder of ["src", "sw", "operator"]) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name === "routeTree.gen.ts") continue;
    const path = join(entry.parentPath, entry.name);
    const from = relative(root, path);
    for (const specifier of importsOf(path, await readFile(path, "utf8"))) {
      if (!specifier.startsWith(".")) continue;
      const to = relative(root, resolve(dirname(path), specifier));
      const problem = problemOf(from, to);
      if (problem) problems.push(`${from}: ${problem} (${specifier})`);
    }
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
