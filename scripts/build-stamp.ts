/** Records which sources dist/ was built from, so that nobody builds twice or tests an old build. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { root } from "./run.ts";

const folders = ["src", "sw", "public", "scripts/vite", "scripts/openapi", "scripts/contract-docs", "operator/site"];
const files = [
  "index.html",
  "vite.config.ts",
  "lingui.config.ts",
  "package-lock.json",
  "docs/contract.md",
  "scripts/build.ts",
  "scripts/compress.ts",
];
const stamp = join(root, "dist", ".built-from");
/** What no build contains. */
const isTest = /\.test\.tsx?$|[\\/]testing[\\/]/;

/** Whether dist/ was built from exactly the current sources. */
export async function buildIsCurrent(): Promise<boolean> {
  const built = await readFile(stamp, "utf8").catch(() => undefined);
  return built !== undefined && built === (await hashOfSources());
}

/** Records that dist/ was just built from the sources with this hash. */
export async function markBuild(hash: string): Promise<void> {
  await writeFile(stamp, hash);
}

/** A hash over the paths and contents of all files that a build reads. */
export async function hashOfSources(): Promise<string> {
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const hash = createHash("sha256").update(process.env.SITE_ORIGIN ?? "");
  const paths = [...listed.flat().map((path) => relative(root, path)), ...files].sort();
  for (const path of paths) {
    if (!isTest.test(path)) hash.update(path).update(await readFile(join(root, path)));
  }
  return hash.digest("hex");
}
