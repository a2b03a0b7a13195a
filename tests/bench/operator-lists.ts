/**
 * `node tests/bench/operator-lists.ts`: measures how long the operator takes to start and to answer lists of games, without HTTP.
 * It uses DATABASE_URL if that is set (an empty database), otherwise a database in memory.
 */
import { type casinoGamesList, gameOrders } from "../../src/contract/casino.ts";
import type { RequestOf } from "../../src/contract/declaration.ts";
import { newMasterKey } from "../../operator/database/secrets.ts";
import { openDatabase } from "../../operator/database/open.ts";
import { demoSeed } from "../../demo/demo-data.ts";
import { seedingOf } from "../../demo/load/seed.ts";
import { dispatch } from "../../operator/calls/dispatch.ts";
import { memoryStorage } from "../../operator/database/storage.ts";

const runs = 100;
const warmUpRuns = 20;
const limit = 48;
const lastPage = 249 * limit;

const started = performance.now();
const url = process.env.DATABASE_URL;
const { db, close } = await openDatabase({
  storage: url ? { kind: "postgres", url } : memoryStorage,
  masterKey: { current: newMasterKey() },
  seed: seedingOf(demoSeed),
  now: new Date(),
  onIdleError: (error) => console.error(error.message),
});
console.log(`open and seed: ${Math.round(performance.now() - started)} ms`);

const lists: [string, Partial<RequestOf<typeof casinoGamesList>>][] = [
  ...gameOrders.flatMap((order): typeof lists => [
    [`${order}, page 1`, { order }],
    [`${order}, page 250`, { order, offset: lastPage }],
  ]),
  ["category 94", { categoryID: 94 }],
  ["search of three letters", { searchGameName: "alt" }],
  ["provider and type and search", { providerID: 1, type: "slot", searchGameName: "an" }],
  ["500 at once", { limit: 500 }],
];
for (const [name, data] of lists) {
  console.log(`${name.padEnd(30)} ${(await medianMs({ limit, offset: 0, ...data })).toFixed(2)} ms`);
}
await close();

async function medianMs(data: RequestOf<typeof casinoGamesList>): Promise<number> {
  const body = { api: { class: "casino", method: "games_list" }, data };
  const times: number[] = [];
  for (let run = -warmUpRuns; run < runs; run += 1) {
    const before = performance.now();
    const { envelope } = await dispatch(body, { db, now: () => new Date() });
    if (!envelope.result) throw new Error(envelope.message);
    if (run >= 0) times.push(performance.now() - before);
  }
  return times.toSorted((left, right) => left - right)[runs / 2] ?? 0;
}
