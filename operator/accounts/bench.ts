/**
 * `node operator/accounts/bench.ts`: how long other visitors wait during a burst of a hundred wrong log-ins from different
 * networks. Starts an operator with an embedded database and the built app; DATABASE_URL names another database.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { casinoGamesList } from "../../src/contract/casino.ts";
import { userLogin } from "../../src/contract/user.ts";
import { startForBench } from "../testing/bench-operator.ts";
import { bodyOf } from "../testing/call.ts";

const attempts = 100;
const probeEveryMs = 25;

const { origin, stop } = await startForBench();

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
await stop();
