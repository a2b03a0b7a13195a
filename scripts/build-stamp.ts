/** Records which sources dist/ was built from, so that a second `npm start` needs no build. */
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./run.ts";

const sources = ["src", "sw", "public", "scripts/vite"];
const files = ["index.html", "vite.config.ts", "lingui.config.ts", "package-lock.json"];
const stamp = join(root, "dist", ".built-from");

/** Whether dist/ was built from exactly the current sources. */
export async function buildIsCurrent(): Promise<boolean> {
  const built = await readFile(stamp, "utf8").catch(() => undefined);
  return built !== undefined && built === (await hashOfSources());
}

/** Records that dist/ was just built from the current sources. */
export async function markBuild(): Promise<void> {
  await writeFile(stamp, await hashOfSources());
}

async function hashOfSources(): Promise<string> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const hash = createHash("sha256");
  for (const path of [...listed.flat(), ...files.map((file) => join(root, file))].sort()) {
    hash.update(path.slice(root.length)).update(await readFile(path));
  }
  return hash.digest("hex");
}
