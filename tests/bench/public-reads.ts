/**
 * `node tests/bench/public-reads.ts`: which share of the public reads reaches the operator behind a cache that does what
 * `Cache-Control` says. 10,000 visits of the home page and of a lobby within an hour, whose reads are those that a browser
 * sends. The visits' clock is simulated; the operator really answers.
 *
 * `node tests/bench/public-reads.ts --nginx /usr/sbin/nginx` sends them through that nginx instead, with the configuration of
 * compose.yaml, one visit after the other as fast as it answers.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { startOperator } from "../../operator/server.ts";
import { freePort } from "../../scripts/postgres.ts";
import { launchChromium } from "../launch-chromium.ts";

const { values: flags } = parseArgs({ options: { nginx: { type: "string" } } });

const visits = 10_000;
const hourMs = 3_600_000;
const lobbies = ["/slot", "/live", "/slot/category/94", "/slot/type/slot"];
/** One visit in ten is in English. */
const inEnglish = 10;

/** The addresses of the public reads that a page sends until its end has been on screen. */
async function readsOf(page: Page, address: string): Promise<readonly string[]> {
  const reads: string[] = [];
  const note = (request: { url: () => string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/endpoint/v1" && search !== "") reads.push(pathname + search);
  };
  page.on("request", note);
  await page.goto(address);
  await page.locator("main img").first().waitFor();
  for (let screen = 0; screen < 8; screen += 1) {
    await page.mouse.wheel(0, 800);
    await page.waitForLoadState("networkidle");
  }
  page.off("request", note);
  return reads;
}

interface Counts {
  reads: number;
  /** How many of the reads reached the operator. */
  reached: number;
  /** How many of those the operator answered with 304. */
  unchanged: number;
  /** Undefined where nobody can tell. */
  waited?: number;
}

interface Cache {
  readonly counts: Counts;
  readonly read: (address: string, nowMs: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Stored {
  readonly etag: string;
  readonly atMs: number;
  readonly maxAgeMs: number;
  readonly staleMs: number;
}

/** A cache that everybody shares. `read` resolves once what the operator is asked for is stored. */
function simulateCache(origin: string): Cache {
  const stored = new Map<string, Stored>();
  const counts = { reads: 0, reached: 0, unchanged: 0, waited: 0 };

  async function ask(address: string, nowMs: number): Promise<void> {
    counts.reached += 1;
    const etag = stored.get(address)?.etag;
    const response = await fetch(origin + address, { headers: etag ? { "If-None-Match": etag } : {} });
    await response.arrayBuffer();
    if (response.status === 304) counts.unchanged += 1;
    else if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${address}`);
    const seconds = (name: string) =>
      1000 * Number(new RegExp(`${name}=(\\d+)`).exec(response.headers.get("cache-control") ?? "")?.[1] ?? 0);
    stored.set(address, {
      etag: response.headers.get("etag") ?? "",
      atMs: nowMs,
      maxAgeMs: seconds("max-age"),
      staleMs: seconds("stale-while-revalidate"),
    });
  }

  async function read(address: string, nowMs: number): Promise<void> {
    counts.reads += 1;
    const { atMs = -Infinity, maxAgeMs = 0, staleMs = 0 } = stored.get(address) ?? {};
    if (nowMs - atMs <= maxAgeMs) return;
    // A visitor waits for the operator only if what is stored is too old even for the time of asking again.
    if (nowMs - atMs > maxAgeMs + staleMs) counts.waited += 1;
    await ask(address, nowMs);
  }
  return { read, counts, close: () => Promise.resolve() };
}

/** The nginx of compose.yaml in front of the operator, with a gate between them that counts what reaches the operator. */
async function startNginx(program: string, origin: string): Promise<Cache> {
  const counts: Counts = { reads: 0, reached: 0, unchanged: 0 };
  const gate = createServer((incoming, outgoing) => {
    counts.reached += 1;
    const { method, url, headers } = incoming;
    request(origin + url, { method, headers }, (answer) => {
      if (answer.statusCode === 304) counts.unchanged += 1;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    }).end();
  }).listen(0, "127.0.0.1");
  await once(gate, "listening");

  const folder = await mkdtemp(join(tmpdir(), "karo-nginx-"));
  const port = await freePort();
  const compose = await readFile(new URL("../../compose.yaml", import.meta.url), "utf8");
  const [, block = ""] = /\n {2}nginx:\n {4}content: \|\n((?: {6}.*\n?)+)/.exec(compose) ?? [];
  const site = block
    .replaceAll("$$", "$")
    .replace("/var/cache/nginx/public", join(folder, "public"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("http://karo:4173", `http://127.0.0.1:${(gate.address() as AddressInfo).port}`);
  await mkdir(join(folder, "temporary"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${join(folder, "temporary", kind)};`)
    .join("\n");
  const settings = join(folder, "nginx.conf");
  // One process, without workers that run as another user, who could not write into the folder.
  await writeFile(
    settings,
    `daemon off;\nmaster_process off;\npid ${join(folder, "pid")};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${site}\n}\n`,
  );
  const nginx = spawn(program, ["-c", settings, "-p", folder], { stdio: "inherit" });
  const cached = `http://127.0.0.1:${port}`;
  while (!(await fetch(cached).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error("nginx did not start");
    await sleep(50);
  }
  Object.assign(counts, { reached: 0, unchanged: 0 });
  return {
    counts,
    async read(address) {
      counts.reads += 1;
      const response = await fetch(cached + address);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${address}`);
    },
    async close() {
      nginx.kill();
      await once(nginx, "exit");
      gate.closeAllConnections();
      gate.close();
      await rm(folder, { recursive: true });
    },
  };
}

const dist = fileURLToPath(new URL("../../dist", import.meta.url));
const { origin, close } = await startOperator({ dist, demo: true, dataDir: "memory" });
try {
  const browser = await launchChromium("shell");
  const reads = new Map<string, readonly string[]>();
  for (const language of ["tr", "en"]) {
    for (const path of ["/", ...lobbies]) {
      // Each context is a new visitor. With a service worker, each read would be seen twice: the page's and the worker's.
      const context = await browser.newContext({ serviceWorkers: "block" });
      await context.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
        sessionStorage.setItem("modalStatus", "shown");
      });
      reads.set(`${language} ${path}`, await readsOf(await context.newPage(), `${origin}${path}?lang=${language}`));
      await context.close();
    }
  }
  await browser.close();

  const cache = flags.nginx === undefined ? simulateCache(origin) : await startNginx(flags.nginx, origin);
  const { read, counts } = cache;
  for (let visit = 0; visit < visits; visit += 1) {
    const language = visit % inEnglish === 0 ? "en" : "tr";
    const nowMs = (visit / visits) * hourMs;
    for (const path of ["/", lobbies[visit % lobbies.length]]) {
      for (const address of reads.get(`${language} ${path}`) ?? []) await read(address, nowMs);
    }
  }
  const share = (100 * counts.reached) / counts.reads;
  console.log(`addresses | ${new Set([...reads.values()].flat()).size}`);
  console.log(`reads a visit | ${(counts.reads / visits).toFixed(1)}`);
  console.log(`reads | ${counts.reads}`);
  console.log(
    `reached the operator | ${counts.reached} (${share.toFixed(2)} %, aim: at most 2 %), ${counts.unchanged} of them got a 304`,
  );
  if (counts.waited !== undefined) console.log(`visitors' reads that waited for the operator | ${counts.waited}`);
  await cache.close();
} finally {
  await close();
}
