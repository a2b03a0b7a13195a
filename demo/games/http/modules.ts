/**
 * Serves the source files of the game pages: TypeScript with its types stripped, and styles. The games' mathematics
 * is included, because a page verifies rounds with the same code as the server.
 */
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { compressed } from "../../../operator/http/compression.ts";

const root = new URL("../../../", import.meta.url);
const folders = ["demo/games/pages/", "operator/provider/maths/"];
const files = ["src/lib/money.ts", "src/lib/intl.ts", "src/ui/font.css"];

/** `GET /files/…`: only those files, under their paths in the repository. */
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
      // Windows lists them with backslashes.
      .map((name) => folder + name.replaceAll("\\", "/")),
  );
  return withoutWarning(() => new Map([...inFolders, ...files].map((path) => [path, servedText(path)])));
}

function servedText(path: string): string {
  const source = readFileSync(fileURLToPath(new URL(path, root)), "utf8");
  if (path.endsWith(".css")) return source;
  // Stripping types leaves blanks to keep positions. Browsers need neither those nor the comments.
  return stripTypeScriptTypes(source)
    .replaceAll(/^\s*\/\*\*[\s\S]*?\*\/$/gm, "")
    .replaceAll(/[ \t]+$/gm, "")
    .replaceAll(/\n{2,}/g, "\n");
}

/** Node prints a warning each time that type stripping is experimental, although it runs this file the same way. */
function withoutWarning<Result>(work: () => Result): Result {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return work();
  } finally {
    process.emitWarning = emitWarning;
  }
}
