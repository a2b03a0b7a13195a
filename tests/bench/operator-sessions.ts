/**
 * `node tests/bench/operator-sessions.ts`: how long other visitors wait for the home page while 2,000 calls a second arrive with false
 * `user` blocks, for 10 s: from one network, then from a thousand. Starts an operator with an embedded database and the built
 * app; DATABASE_URL names another database.
 */
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { financeCheckBalance } from "../../src/contract/finance.ts";
import { startForBench } from "./bench-operator.ts";
import { bodyOf } from "../../operator/testing/call.ts";

const perSecond = 2_000;
const seconds = 10;
const tickMs = 10;
const probeEveryMs = 50;

const { origin, stop } = await startForBench();
const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const falseValue = () => Buffer.from(crypto.getRandomValues(new Uint8Array(256)).fill(0, 0, 1)).toString("base64");
const statuses = new Map<number, number>();

function attack(network: number): void {
  const user = { uid: falseValue(), sid: falseValue(), uip: falseValue(), gmt: "+03:00", lang: "tr" };
  const headers = {
    panel: "frontend",
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${network >> 8}.${network & 255}`,
  };
  const sent = request(`${origin}/endpoint/v1`, { method: "POST", agent, headers }, (response) => {
    statuses.set(response.statusCode ?? 0, (statuses.get(response.statusCode ?? 0) ?? 0) + 1);
    response.resume();
  });
  sent.on("error", () => statuses.set(0, (statuses.get(0) ?? 0) + 1));
  sent.end(JSON.stringify({ ...bodyOf(financeCheckBalance, {}), user }));
}

async function homePageMs(): Promise<number> {
  const before = performance.now();
  const response = await fetch(origin, { headers: { accept: "text/html" } });
  await response.text();
  if (!response.ok) throw new Error(`The home page: HTTP ${response.status}`);
  return performance.now() - before;
}

for (let turn = 0; turn < 50; turn += 1) await homePageMs();
for (const networks of [0, 1, 1_000]) {
  statuses.clear();
  const began = performance.now();
  let sent = 0;
  const attacking = setInterval(() => {
    const due = Math.round(((performance.now() - began) / 1_000) * perSecond);
    if (networks > 0) for (; sent < due; sent += 1) attack(sent % networks);
  }, tickMs);
  const times: number[] = [];
  while (performance.now() - began < seconds * 1_000) {
    times.push(await homePageMs());
    await sleep(probeEveryMs);
  }
  clearInterval(attacking);
  await sleep(1_000);
  const sorted = times.toSorted((left, right) => left - right);
  const ms = (at: number) => `${(sorted[at] ?? 0).toFixed(0)} ms`;
  const answers =
    Array.from(statuses, ([status, count]) => `${count} with ${status || "no answer"}`).join(", ") || "none";
  console.log(`${networks} networks, ${sent} false blocks sent, answers: ${answers}`);
  console.log(
    `  the home page: median ${ms(sorted.length >> 1)}, longest ${ms(sorted.length - 1)}, of ${sorted.length}`,
  );
}
agent.destroy();
await stop();
