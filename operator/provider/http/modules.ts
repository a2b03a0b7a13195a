/**
 * The files of the game pages, as browsers take them: TypeScript with its types stripped, and styles.
 * The games' own mathematics is among them, because a page verifies rounds with the very same code.
 */
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { compressed } from "../../http/compression.ts";

const root = new URL("../../../", import.meta.url);
const folders = ["operator/demo/games/pages/", "operator/demo/games/maths/"];
const files = ["src/lib/money.ts", "src/lib/intl.ts", "src/ui/font.css"];

/** `GET /files/…`: those files alone, under the paths that they have in the repository. */
export function moduleRoutes(): Hono {
  const texts = readTexts();
  const app = new Hono();
  app.use(etag());
  app.get("*", (c) => {
    const path = c.req.path.replace(/^\/files\//, "");
    const text = texts.get(path);
    if (text === undefined) return c.notFound();
    const type = path.endsWith(".css") ? "text/css" : "text/javascript";
    return compressed(c, text, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" });
  });
  return app;
}

function readTexts(): ReadonlyMap<string, string> {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|css)$/.test(name) && !name.endsWith(".test.ts"))
      .map((name) => folder + name),
  );
  return withoutWarning(
    () => new Map([...inFolders, ...files].map((path) => [path, servedText(path)])),
  );
}

function servedText(path: string): string {
  const source = readFileSync(fileURLToPath(new URL(path, root)), "utf8");
  if (path.endsWith(".css")) return source;
  // Types leave blanks behind, to keep positions; comments are for who reads the repository.
  return stripTypeScriptTypes(source)
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/$/gm, "")
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{2,}/g, "\n");
}

/** Node calls its own type stripping experimental each time; it is what runs this very file. */
function withoutWarning<Result>(work: () => Result): Result {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
