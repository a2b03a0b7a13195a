/**
 * Checks that imports go one way (CONTRIBUTING.md, "Layout"): a folder of `src` or `operator` imports only itself and folders
 * below it, `operator` imports nothing of `demo`, nothing imports from an index file, features do not import each other in
 * a circle, and only players' pages use the texts of their catalogue. The linter finds circles of files.
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { circlesIn } from "./circles.ts";
import { root } from "./run.ts";

/** The folders of `src` from the lowest to the highest. What follows `features` makes an app of them, in any order. */
const layers = ["lib", "contract", "hooks", "ui", "pwa", "api", "session", "components", "features"].map(
  (name) => `src/${name}`,
);

/** The same for the folders of `operator`. What stands beside them makes an operator of them. */
const operatorLayers = [
  "lib",
  "texts",
  "database",
  "core",
  "http",
  "messages",
  "identity",
  "money",
  "content",
  "monitoring",
  "provider",
  "calls",
  "back-office",
  "site",
].map((name) => `operator/${name}`);

/** The path from the checkout's folder, with forward slashes on every system. */
function fromRoot(path: string): string {
  return relative(root, path).replaceAll(sep, "/");
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

/** The position of a file's folder in `order`, or a higher one for what makes an app or an operator of them. */
function layerOf(path: string, order: readonly string[] = layers): number {
  const position = order.findIndex((folder) => path.startsWith(`${folder}/`));
  return position < 0 ? order.length : position;
}

function problemOf(from: string, to: string): string | undefined {
  if (/(^|\/)index\.tsx?$/.test(to) && !to.startsWith("src/routes/")) return "imports a barrel";
  const [side] = from.split("/");
  if (isOfTests(from) || side === "scripts") return undefined;
  if (side === "sw" || side === "operator" || side === "demo" || side === "conformance") {
    const own = side === "demo" ? ["demo/", "operator/"] : [`${side}/`];
    const isAllowed = [...own, "src/contract/", "src/lib/"].some((start) => to.startsWith(start));
    if (!isAllowed) return `${side} must not import this`;
    const isHigher = side === "operator" && layerOf(from, operatorLayers) < layerOf(to, operatorLayers);
    return isHigher && to.startsWith("operator/") ? "imports a higher folder" : undefined;
  }
  if (isOfTests(to)) return "imports what only tests need";
  return layerOf(from) < layerOf(to) ? "imports a higher folder" : undefined;
}

/** Whether a file belongs to tests alone, which may import anything. */
function isOfTests(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^tests\//.test(path);
}

const problems: string[] = [];
const features = new Map<string, string[]>();
/** What each file imports, at once or later. */
const imports = new Map<string, readonly string[]>();
for (const folder of ["src", "sw", "operator", "demo", "conformance", "scripts"]) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const from = fromRoot(path);
    // The router's plugin writes the imports of its file without endings.
    const ending = from === "src/routeTree.gen.ts" ? ".tsx" : "";
    const targets = importsOf(path, await readFile(path, "utf8"))
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => fromRoot(resolve(dirname(path), specifier)) + ending);
    for (const to of targets) {
      const problem = problemOf(from, to);
      if (problem) problems.push(`${from}: ${problem} (${to})`);
    }
    imports.set(from, targets);
    const feature = featureOf(from);
    if (!feature || isOfTests(from)) continue;
    const others = targets.map(featureOf).filter((other) => other !== undefined && other !== feature);
    features.set(feature, [...(features.get(feature) ?? []), ...(others as string[])]);
  }
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

// The page of a player waits for this catalogue (src/start/locale.ts). Elsewhere its texts would be missing.
const catalogue = await readFile(join(root, "src/locales/player/tr.po"), "utf8");
const filesOfCatalogue = new Set([...catalogue.matchAll(/^#: (.+)$/gm)].map(([, path]) => path));
for (const path of reachableFrom("src/main.tsx", (to) => !to.startsWith("src/routes/_authed/"))) {
  if (filesOfCatalogue.has(path)) problems.push(`${path}: has texts of players' pages, but other pages use it`);
}

/** The files that one file imports, directly or through others. */
function reachableFrom(start: string, follows: (path: string) => boolean): ReadonlySet<string> {
  const found = new Set([start]);
  for (const path of found) for (const to of imports.get(path) ?? []) if (follows(to)) found.add(to);
  return found;
}

for (const circle of circlesIn(features)) problems.push(`These features import each other: ${circle.join(" -> ")}`);

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
