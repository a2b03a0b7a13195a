/**
 * The byte budgets of the built app, gzipped at level 9 as in scripts/compress.ts. tests/e2e/budget.spec.ts also
 * counts, in a browser, what the page fetches before its first shelf.
 */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { dist, filesNeeded, filesOfHome, readBuiltChunks } from "./built-chunks.ts";

const chunks = await readBuiltChunks();
const isScript = (file: string) => file.endsWith(".js");

/** The scripts that `/` needs before its first shelf. */
const initial = new Set(["theme.js", "start.js", ...filesNeeded(chunks, "index.html")].filter(isScript));

/** What an operator's own accent colour adds before the first render. */
const accentFile = Object.values(chunks).find(({ name }) => name === "start-accent")?.file;
if (!accentFile) throw new Error("no chunk for the accent in dist/.vite/manifest.json");

/** Everything that the home page loads, down to its footer. */
const home = filesOfHome(chunks);
const styles = [...home].filter((file) => !isScript(file));

/** What the lobby of games needs in addition to the home page. */
const lobbyKeys = Object.keys(chunks).filter((key) => chunks[key]?.name === "lobby");
if (lobbyKeys.length === 0) throw new Error("no chunk for the lobby in dist/.vite/manifest.json");
const lobby = new Set(lobbyKeys.flatMap((key) => [...filesNeeded(chunks, key)].filter((file) => isScript(file) && !home.has(file))));

/**
 * What the log-in page needs in addition to the home page, before a passkey is used: 26.9 kB without passkeys, which may
 * add 1 kB.
 */
const loginKeys = Object.keys(chunks).filter((key) => chunks[key]?.name === "login");
if (loginKeys.length === 0) throw new Error("no chunk for the log-in page in dist/.vite/manifest.json");
const login = new Set(loginKeys.flatMap((key) => [...filesNeeded(chunks, key)].filter((file) => isScript(file) && !home.has(file))));
const ofPasskeys = [...login].filter((file) => /webauthn|passkey/.test(file));
if (ofPasskeys.length > 0) throw new Error(`the log-in page loads ${ofPasskeys.join(", ")} before a passkey is used`);

/** The scripts of these folders alone, without what they import. */
const scriptsOf = (...folders: readonly string[]) => {
  const found = Object.values(chunks).filter(({ name = "", file }) => folders.includes(name) && isScript(file));
  const missing = folders.filter((folder) => !found.some(({ name }) => name === folder));
  if (missing.length > 0) throw new Error(`no chunk for ${missing.join(", ")} in dist/.vite/manifest.json`);
  return new Set(found.map(({ file }) => file));
};
const cashier = scriptsOf("cashier");
const cashierParts = scriptsOf("cashier", "cashier-accounts", "cashier-overview");
const histories = scriptsOf("history", "history-filters", "coupons", "bonuses", "lottery", "statement", "client-list-pages", "ui-period");

/** The bell with its count. It is loaded after the first screen. */
const bell = scriptsOf("notifications");
if ([...bell].some((file) => initial.has(file))) throw new Error("the first screen loads the bell");

const accountNeeds = Object.keys(chunks).filter((key) => chunks[key]?.name === "account").flatMap((key) => [...filesNeeded(chunks, key)]);
if (accountNeeds.some((file) => cashier.has(file))) throw new Error("the account's page loads the cashier");

const gzipped = async (file: string) => (await stat(join(dist, `${file}.gz`))).size;
const sum = async (files: Iterable<string>) =>
  (await Promise.all([...files].map(gzipped))).reduce((total, bytes) => total + bytes, 0);
const raw = async (folder: string) => {
  const files = await readdir(join(dist, folder)).catch(() => []);
  const sizes = await Promise.all(
    files.filter((file) => file.endsWith(".woff2")).map(async (file) => (await stat(join(dist, folder, file))).size),
  );
  return sizes.reduce((total, bytes) => total + bytes, 0);
};
const worker = await readFile(join(dist, "sw.js"), "utf8");
const precached = [...worker.matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)].map(([, a, b]) => a ?? b ?? "");
if (precached.length === 0) throw new Error("no precache manifest found in dist/sw.js");
const precacheBytes = (
  await Promise.all(precached.map(async (url) => (await stat(join(dist, url))).size))
).reduce((total, bytes) => total + bytes, 0);

const kilobytes = 1000;
const budgets = [
  { name: "initial JavaScript of /, gzip", bytes: await sum(initial), most: 130 * kilobytes },
  { name: "the same with a brand's accent, gzip", bytes: await sum([...initial, accentFile]), most: 130 * kilobytes },
  { name: "a brand's accent alone, gzip", bytes: await gzipped(accentFile), most: kilobytes },
  { name: "the lobby's JavaScript on top, gzip", bytes: await sum(lobby), most: 30 * kilobytes },
  { name: "the log-in page's JavaScript on top, gzip", bytes: await sum(login), most: 27.9 * kilobytes },
  { name: "the cashier's own JavaScript, gzip", bytes: await sum(cashierParts), most: 30 * kilobytes },
  { name: "histories, coupons, bonuses, lottery and statement, gzip", bytes: await sum(histories), most: 25 * kilobytes },
  { name: "the bell and its count, gzip", bytes: await sum(bell), most: 1.5 * kilobytes },
  { name: "the date picker and the statement's chart, gzip", bytes: await sum(scriptsOf("ui-period-range", "statement-chart")), most: 30 * kilobytes },
  { name: "CSS of /, gzip", bytes: await sum(styles), most: 15 * kilobytes },
  { name: "fonts", bytes: await raw("fonts"), most: 40 * kilobytes },
  { name: "worker, gzip", bytes: await gzipped("sw.js"), most: 16 * kilobytes },
  { name: "precache, uncompressed", bytes: precacheBytes, most: 700 * kilobytes },
];

for (const { name, bytes, most } of budgets) {
  const verdict = bytes <= most ? "ok  " : "OVER";
  console.log(`${verdict} ${name}: ${(bytes / kilobytes).toFixed(1)} of ${most / kilobytes} kB`);
}
if (budgets.some(({ bytes, most }) => bytes > most)) process.exit(1);
