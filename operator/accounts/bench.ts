/**
 * `node operator/accounts/bench.ts`: how long other visitors wait during a burst of a hundred wrong log-ins from different
 * networks. Starts an operator with an embedded database and the built app; DATABASE_URL names another database.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { casinoGamesList } from "../../src/contract/casino.ts";
import { userLogin } from "../../src/contract/user.ts";
import { bodyOf } from "../testing/call.ts";

const attempts = 100;
const probeEveryMs = 25;

const dataDir = mkdtempSync(join(tmpdir(), "karo-bench-"));
const command = [fileURLToPath(new URL("../main.ts", import.meta.url)), "--port", "0", "--games-port", "0", "--data-dir", dataDir, "--trust-proxy", "127.0.0.1"];
const operator = spawn(process.execPath, command, {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, UV_THREADPOOL_SIZE: "8" },
});
const origin = await addressOf();

const post = (body: unknown, ip: string) =>
  fetch(`${origin}/endpoint/v1`, {
    method: "POST",
    headers: { panel: "frontend", "x-forwarded-for": ip },
    body: JSON.stringify(body),
  });
const probes: readonly (readonly [string, () => Promise<Response>])[] = [
  ["the home page", () => fetch(origin, { headers: { accept: "text/html" } })],
  ["a list of games", () => post(bodyOf(casinoGamesList, { limit: 48, offset: 0 }), "198.51.100.1")],
];

for (let turn = 0; turn < 50; turn += 1) for (const [, ask] of probes) await (await ask()).text();
const times = new Map<string, number[]>(probes.map(([name]) => [name, []]));
const burst = new AbortController();
const probing = probes.map(async ([name, ask]) => {
  while (!burst.signal.aborted) {
    const before = performance.now();
    const response = await ask();
    await response.text();
    if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
    times.get(name)?.push(performance.now() - before);
    await sleep(probeEveryMs);
  }
});
const began = performance.now();
const statuses = await Promise.all(
  Array.from({ length: attempts }, async (_, n) => {
    const response = await post(bodyOf(userLogin, { username: "deniz", password: `yanlis-${n}` }), `203.0.113.${n}`);
    await response.text();
    return response.status;
  }),
);
burst.abort();
await Promise.all(probing);
const answered = statuses.filter((status) => status === 200).length;
console.log(`${attempts} log-ins in ${Math.round(performance.now() - began)} ms: ${answered} answered, ${attempts - answered} put off`);
for (const [name, all] of times) {
  const sorted = all.toSorted((left, right) => left - right);
  const ms = (at: number) => `${(sorted[at] ?? 0).toFixed(0)} ms`;
  console.log(`${name}: median ${ms(sorted.length >> 1)}, longest ${ms(sorted.length - 1)}, of ${sorted.length}`);
}
operator.kill("SIGTERM");
await once(operator, "exit");
rmSync(dataDir, { recursive: true });

async function addressOf(): Promise<string> {
  for await (const line of createInterface(operator.stdout)) {
    const [, address] = / is ready: (\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("The operator did not start");
}
