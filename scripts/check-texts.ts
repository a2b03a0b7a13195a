/**
 * Checks that every chunk of the built app has its texts (docs/decisions/0006). Each text that a chunk shows must be
 * added in every language by the chunk itself or by one that it imports statically, or be in the first screen's
 * catalogues. Reads only dist/, so it does not depend on the plugin that it verifies.
 */
import { formatter } from "@lingui/format-po";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import linguiConfig from "../lingui.config.ts";
import { dist, filesNeeded, readBuiltChunks } from "./built-chunks.ts";
import { root } from "./run.ts";

const languages = linguiConfig.locales;
const catalogue = (language: string) => `src/locales/${language}/messages.po`;

const chunks = await readBuiltChunks();
const code = new Map<string, string>();
for (const { file } of Object.values(chunks)) {
  if (file.endsWith(".js")) code.set(file, await readFile(join(dist, file), "utf8"));
}
const firstScreens = languages.map((language) => {
  // The catalogue of the source language is part of the entry.
  const { file } = chunks[catalogue(language)] ?? chunks["index.html"] ?? {};
  return new Set(idsAdded((file && code.get(file)) || ""));
});

/** Counts for each text of these files in how many languages it is added. */
function countLanguages(files: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    for (const id of idsAdded(code.get(file) ?? "")) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Catalogues are JSON: `"5376Qy":["Giriş"]`. */
function idsAdded(text: string): string[] {
  return Array.from(text.matchAll(/"([^"\s]+)":\[/g), ([, id = ""]) => id);
}

const path = catalogue("tr");
const texts = await formatter().parse(await readFile(join(root, path), "utf8"), { locale: "tr", sourceLocale: "tr", filename: path });
const missing: string[] = [];
let shown = 0;
for (const [key, { file }] of Object.entries(chunks)) {
  const ids = new Set(Array.from((code.get(file) ?? "").matchAll(/\bid:["'`]([^"'`]+)["'`]/g), ([, id = ""]) => id));
  const brought = countLanguages(filesNeeded(chunks, key));
  for (const id of ids) {
    const text = texts[id];
    if (!text) continue;
    shown += 1;
    const isThere = (brought.get(id) ?? 0) >= languages.length || firstScreens.every((ids) => ids.has(id));
    if (!isThere) missing.push(`${file} shows ${id} (${text.message ?? text.translation ?? ""})`);
  }
}
if (shown === 0) missing.push("no text found in any chunk: is the pattern out of date?");
for (const complaint of missing) console.error(complaint);
console.log(`${shown} texts in ${code.size} chunks, ${missing.length} missing`);
if (missing.length > 0) process.exit(1);
