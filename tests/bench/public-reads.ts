/**
 * `node tests/bench/public-reads.ts`: which share of the public reads reaches the operator behind a cache that does what
 * `Cache-Control` says. 10,000 visits of the home page and of a lobby within an hour, whose reads are those that a browser
 * sends. The visits' clock is simulated; the operator really answers.
 */
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { startOperator } from "../../operator/server.ts";
import { launchChromium } from "../launch-chromium.ts";

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

interface Stored {
  readonly etag: string;
  readonly atMs: number;
  readonly maxAgeMs: number;
  readonly staleMs: number;
}

/** A cache that everybody shares. `read` resolves once what the operator is asked for is stored. */
function createCache(origin: string) {
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
  return { read, counts };
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

  const { read, counts } = createCache(origin);
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
  console.log(`visitors' reads that waited for the operator | ${counts.waited}`);
} finally {
  await close();
}
