/**
 * Checks that imports go one way (CONTRIBUTING.md, "Layout"): a top folder imports only those below it, a feature imports no
 * other feature, nothing imports from an index file, and no files import each other in a circle.
 */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { circlesIn } from "./circles.ts";
import { root } from "./run.ts";

/**
 * What a top folder may import besides itself, from the lowest to the highest. `routes`, `start` and `app` import each
 * other, and nothing below imports them.
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
  // A test runs the scripts of `public`.
  "src/start": [...top, "public"],
  "src/app": top,
  "src/routeTree.gen.ts": ["src/routes"],
  sw: ground,
  operator: ground,
};

/** The path from the checkout's folder, with forward slashes on every system. */
function fromRoot(path: string): string {
  return relative(root, path).replaceAll(sep, "/");
}

function topFolderOf(path: string): string {
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
  const [fromTop, toTop] = [topFolderOf(from), topFolderOf(to)];
  if (/(^|\/)index\.tsx?$/.test(to) && toTop !== "src/routes") return "imports a barrel";
  if (fromTop === toTop) {
    const feature = (path: string) => path.split("/")[2];
    return fromTop === "src/features" && feature(from) !== feature(to) ? "a feature imports another feature" : undefined;
  }
  // What several levels of tests need lies in `tests`. No file of the product may need it.
  if (toTop === "tests" && /\.test\.tsx?$/.test(from)) return undefined;
  return allowed[fromTop]?.includes(toTop) === false ? `${fromTop} must not import ${toTop}` : undefined;
}

const problems: string[] = [];
const imports = new Map<string, string[]>();
for (const folder of ["src", "sw", "operator", "scripts"]) {
  for (const entry of await readdir(join(root, folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const from = fromRoot(path);
    // The router's plugin writes the imports of its file without endings.
    const ending = from === "src/routeTree.gen.ts" ? ".tsx" : "";
    const targets: string[] = [];
    imports.set(from, targets);
    for (const specifier of importsOf(path, await readFile(path, "utf8"))) {
      if (!specifier.startsWith(".")) continue;
      const to = fromRoot(resolve(dirname(path), specifier)) + ending;
      targets.push(to);
      const problem = problemOf(from, to);
      if (problem) problems.push(`${from}: ${problem} (${specifier})`);
    }
  }
}

for (const circle of circlesIn(imports)) problems.push(`These files import each other: ${circle.join(" -> ")}`);

if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}
