/** The chunks of the build, from Vite's manifest. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { root } from "./run.ts";

export const dist = join(root, "dist");

const viteManifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
export type BuiltChunks = v.InferOutput<typeof viteManifest>;

export async function readBuiltChunks(folder = dist): Promise<BuiltChunks> {
  return v.parse(viteManifest, JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")));
}

/** The scripts and the styles of the chunk `key` and of everything that it imports statically. */
export function filesNeeded(chunks: BuiltChunks, key: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const file of chunk.css) seen.add(file);
  for (const imported of chunk.imports) filesNeeded(chunks, imported, seen);
  return seen;
}
