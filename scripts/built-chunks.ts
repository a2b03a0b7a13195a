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
    name: v.optional(v.string()),
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

/**
 * The files that the app needs to start and to show the home page to its end: the entry, and the chunks of these folders
 * (scripts/vite/folder-chunks.ts). The worker stores them as it installs.
 */
export function filesOfHome(chunks: BuiltChunks): Set<string> {
  const files = new Set<string>();
  for (const name of ["index", ...foldersOfHome]) {
    const keys = Object.keys(chunks).filter((key) => chunks[key]?.name === name);
    if (keys.length === 0) throw new Error(`no chunk named ${name} in .vite/manifest.json`);
    for (const key of keys) filesNeeded(chunks, key, files);
  }
  return files;
}

const foldersOfHome = [
  "app-footer",
  "app-home",
  "app-services",
  "app-shell",
  "client-sections",
  "home",
  "home-later",
  "locales-en",
  "promotions",
  "start",
  "start-accent",
  "start-problem",
  "start-restored",
  "tournaments",
  "workbox-window",
];
