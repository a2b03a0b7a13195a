/**
 * The byte budgets of the built app: what a first visit downloads. Gzipped at level 9 as in scripts/compress.ts. Also that each
 * script has a source map, and that none of these is where players can download it.
 */
import { glob, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { dist, filesNeeded, readBuiltChunks } from "./built-chunks.ts";
import { root } from "./run.ts";

const chunks = await readBuiltChunks();
/** The scripts without which no page renders. */
const initial = ["theme.js", "start-problem.js", "start-app.js", ...filesNeeded(chunks, "index.html")].filter((file) =>
  file.endsWith(".js"),
);

/** Loaded after the first screen, and only where config.json names an address for reports (docs/decisions/0025). */
const { "src/shell/monitoring/monitor.ts": entry, "src/shell/monitoring/monitoring.ts": watching } = chunks;
const vitals = Object.entries(chunks).find(([source]) => source.endsWith("web-vitals.js"))?.[1];
if (!entry || !watching || !vitals) throw new Error("monitoring is not in chunks of its own");
const monitoring = [entry.file, watching.file];

const worker = await readFile(join(dist, "sw.js"), "utf8");
const precached = [...worker.matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)].map(([, a, b]) => a ?? b ?? "");
if (precached.length === 0) throw new Error("no precache manifest found in dist/sw.js");

const sizesOf = (files: readonly string[]) =>
  Promise.all(files.map(async (file) => (await stat(join(dist, file))).size));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const gzipped = async (...files: readonly string[]) => sum(await sizesOf(files.map((file) => `${file}.gz`)));

/** The sum of the sizes that the server sends: the compressed copy of a file if there is one, otherwise the file itself. */
async function travelling(files: readonly string[]): Promise<number> {
  const sizes = files.map((file) => stat(join(dist, `${file}.gz`)).catch(() => stat(join(dist, file))));
  return sum((await Promise.all(sizes)).map(({ size }) => size));
}

const kilobytes = 1000;
const budgets = [
  { name: "JavaScript of the first load, gzip", bytes: await gzipped(...initial), most: 175 * kilobytes },
  { name: "monitoring without web-vitals, gzip", bytes: await gzipped(...monitoring), most: 3 * kilobytes },
  { name: "monitoring with web-vitals, gzip", bytes: await gzipped(...monitoring, vitals.file), most: 5 * kilobytes },
  { name: "worker, gzip", bytes: await gzipped("sw.js"), most: 45 * kilobytes },
  { name: "precache, gzip", bytes: await travelling(precached), most: 1200 * kilobytes },
];

for (const { name, bytes, most } of budgets) {
  const verdict = bytes <= most ? "ok  " : "OVER";
  console.log(`${verdict} ${name}: ${(bytes / kilobytes).toFixed(1)} of ${most / kilobytes} kB`);
}

async function mapsIn(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob("**/*.map*", { cwd: folder })) found.push(file);
  return found;
}
const maps = await mapsIn(join(root, "dist-maps"));
// The bundler's own helpers have no sources.
const mapped = Object.values(chunks).filter(({ file }) => file.endsWith(".js") && !file.includes("/rolldown-runtime-"));
const unmapped = mapped.filter(({ file }) => !maps.includes(`${file}.map`));
const published = await mapsIn(dist);
for (const { file } of unmapped) console.log(`LACKS dist-maps/${file}.map`);
for (const file of published) console.log(`PUBLIC dist/${file}`);

const isOver = budgets.some(({ bytes, most }) => bytes > most);
if (isOver || unmapped.length > 0 || published.length > 0) process.exit(1);
