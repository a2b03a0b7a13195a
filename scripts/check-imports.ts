/**
 * Holds every import to the one direction of the house (CONTRIBUTING.md, "Layout"):
 * `lib, ui, contract <- client <- session <- features <- routes, app`; the worker and the operator see
 * `contract` and `lib` alone; a feature imports no other feature; nothing imports from an index file.
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { root } from "./run.ts";

/**
 * What a room may import besides itself, in the order of the house. `routes`, `start` and `app` are one storey: they know
 * each other, and nothing below knows them.
 */
const ground = ["src/contract", "src/lib"];
const client = [...ground, "src/platform", "src/ui"];
const session = [...client, "src/client"];
const games = [...session, "src/session"];
const features = [...games, "src/games"];
const top = [...features, "src/features", "src/app", "src/routes", "src/start", "src/locales", "src/routeTree.gen.ts"];
const allowed: Readonly<Record<string, readonly string[]>> = {
  "src/lib": [],
  "src/contract": ["src/lib"],
  "src/ui": ["src/lib"],
  "src/platform": [...ground, "src/ui"],
  "src/client": client,
  "src/session": session,
  "src/games": games,
  "src/features": features,
  "src/routes": top,
  "src/start": top,
  "src/app": top,
  sw: ground,
  operator: ground,
};

/** The path from the checkout's folder, with forward slashes on every system. */
function fromRoot(path: string): string {
  return relative(root, path).replaceAll(sep, "/");
}

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
    return fromZone === "src/features" && feature(from) !== feature(to) ? "a feature imports another feature" : undefined;
  }
  return allowed[fromZone]?.includes(toZone) === false ? `${fromZone} must not import ${toZone}` : undefined;
}

const problems: string[] = [];
for (const folder of ["src", "sw", "operator"]) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name === "routeTree.gen.ts") continue;
    const path = join(entry.parentPath, entry.name);
    const from = fromRoot(path);
    for (const specifier of importsOf(path, await readFile(path, "utf8"))) {
      if (!specifier.startsWith(".")) continue;
      const to = fromRoot(resolve(dirname(path), specifier));
      const problem = problemOf(from, to);
      if (problem) problems.push(`${from}: ${problem} (${specifier})`);
    }
  }
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
