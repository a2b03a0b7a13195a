/**
 * `npm run money-storm -- --crashes`: players spin and deposit at two operators on one PostgreSQL database. Meanwhile an operator
 * is killed, the database is killed, and its disk is full, each some times. What died is started again, as Docker does. A
 * request without a definite answer is sent again with its key, at either operator. Afterwards, each request must have been
 * carried out once, or not at all if it was refused, and the ledger's laws must hold.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectToPostgres } from "../../operator/database/postgres.ts";
import { freePort, startPostgres, type TestPostgres } from "../../scripts/postgres.ts";
import { run, say } from "../../scripts/run.ts";
import { type BenchOperator, startForBench } from "../bench/bench-operator.ts";
import { type Answer, post } from "../bench/load.ts";
import { type LoadPlayer, newPlayers } from "../bench/load-players.ts";
import { ledgerProblems, randomOf } from "./laws.ts";

const callers = 16;
const playerCount = 100;
/** How long the service may take to come back when the cause is gone. */
const longestOutageMs = 10_000;
/** A disk that the demo's database fits on, in memory. */
const diskMegabytes = 1_500;

/** One spin or deposit. It is sent until it is accepted or refused. */
interface Action {
  readonly kind: "spin" | "deposit";
  readonly player: LoadPlayer;
  readonly key: string;
  /** The id of the request, for a deposit that was accepted. */
  accepted?: string | true;
  refused?: string;
  tries: number;
}

/** Runs the storm and prints what came of it. False if something was lost, done twice, or the service did not come back. */
export async function stormWithCrashes({ times, seed }: { times: number; seed: number }): Promise<boolean> {
  const disk = await makeDisk();
  const postgres = await startPostgres({ durable: true, ...(disk !== undefined && { parent: disk.folder }) });
  if (!postgres) throw new Error("There is no PostgreSQL server on this machine.");
  const random = randomOf(seed);
  const house = await openHouse(postgres);
  const db = await connectToPostgres(postgres.url, () => {});
  const players = await newPlayers(db, house.origins, playerCount);
  await db.destroy();
  const load = sendUntilStopped(players, house, random);
  const problems: string[] = [];

  const causes: Readonly<Record<string, () => Promise<number>>> = {
    "an operator is killed": () => house.killOne(random() < 0.5 ? 0 : 1),
    "PostgreSQL is killed": () => house.killDatabase(),
    ...(disk && { "the disk is full": () => disk.fillUntil(anyFails(load)) }),
  };
  for (const [cause, happen] of Object.entries(causes)) {
    const outages: number[] = [];
    const failedBefore = load.failed();
    for (let time = 0; time < times; time += 1) {
      await sleep(1_000 + random() * 1_000);
      const goneAt = await happen();
      const outageMs = (await load.allServedAfter(goneAt)) - goneAt;
      outages.push(outageMs);
      if (outageMs > longestOutageMs) problems.push(`${cause}: the service was back after ${seconds(outageMs)}`);
    }
    const failed = load.failed() - failedBefore;
    say(`${cause}, ${times} times: ${failed} requests failed; back after ${outages.map(seconds).join(", ")}`);
    if (failed === 0) problems.push(`${cause}: no request failed, so nothing was shown`);
  }
  const actions = await load.stop();

  const again = await connectToPostgres(postgres.url, () => {});
  problems.push(...(await lostOrDoubled(again, actions)), ...(await ledgerProblems(again)));
  await again.destroy();
  await house.close();
  await postgres.stop();
  await disk?.remove();

  const count = (test: (action: Action) => unknown) => actions.filter(test).length;
  say(
    `${actions.length} actions: ${count(({ accepted }) => accepted)} carried out, ${count(({ refused }) => refused)} refused, ` +
      `${count(({ tries }) => tries > 1)} sent more than once; problems: ${problems.length}`,
  );
  const refusals = new Set(actions.flatMap(({ refused }) => refused ?? []));
  for (const refusal of refusals) say(`${count(({ refused }) => refused === refusal)} × ${refusal}`);
  for (const problem of problems) say(problem);
  return problems.length === 0;
}

/** True once requests have failed for a second, or if none fails for a minute. */
function anyFails(load: { readonly failed: () => number }): () => boolean {
  const before = load.failed();
  const began = performance.now();
  let since: number | undefined;
  return () => {
    const now = performance.now();
    if (load.failed() > before) since ??= now;
    return now - began > 60_000 || (since !== undefined && now - since > 1_000);
  };
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Two operators, which are started again when they die, and their database, which is too. */
async function openHouse(postgres: TestPostgres) {
  const env = { DATABASE_URL: postgres.url, OPERATOR_MASTER_KEY: randomBytes(32).toString("base64") };
  const ports = [
    [await freePort(), await freePort()],
    [await freePort(), await freePort()],
  ] as const;
  const start = (number: number) =>
    startForBench({ env, apiOnly: true, ports: ports[number] as readonly [number, number] });
  const operators: BenchOperator[] = [await start(0)];
  operators.push(await start(1));
  const closing = new AbortController();
  void superviseDatabase();

  async function superviseDatabase() {
    while (!closing.signal.aborted) {
      await postgres.ended();
      if (!closing.signal.aborted) await restartDatabase();
    }
  }

  /** It does not start while its disk is full, or while processes of the one before still end. */
  async function restartDatabase() {
    const isUp = await postgres.restart().then(
      () => true,
      () => false,
    );
    if (isUp || closing.signal.aborted) return;
    await sleep(200);
    await restartDatabase();
  }

  return {
    origins: operators.map(({ origin }) => origin),
    /** Kills an operator and starts it again. Returns when it was killed. */
    async killOne(number: number): Promise<number> {
      await (operators[number] as BenchOperator).kill();
      const goneAt = performance.now();
      operators[number] = await start(number);
      return goneAt;
    },
    async killDatabase(): Promise<number> {
      await postgres.kill();
      return performance.now();
    },
    async close() {
      closing.abort();
      for (const { stop } of operators) await stop();
    },
  };
}

/** A small disk of its own, which can be filled. Undefined where it cannot be made. */
async function makeDisk() {
  const folder = await mkdtemp(join(tmpdir(), "karo-disk-"));
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${diskMegabytes}m,mode=755`, "tmpfs", folder], {
    quiet: true,
  });
  if (mounted.code !== 0) {
    say("a disk of its own needs root; the full disk is left out");
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    /** Leaves no byte free until `isEnough`. Returns when there is room again. */
    async fillUntil(isEnough: () => boolean): Promise<number> {
      const file = join(folder, "filling");
      const filling = await open(file, "w");
      const block = Buffer.alloc(64 * 1_024);
      while (!isEnough()) {
        // The server removes files of its own in between, so it is filled again and again.
        const isFull = await filling.write(block).then(
          () => false,
          () => true,
        );
        if (isFull) await sleep(20);
      }
      await filling.close();
      await rm(file);
      return performance.now();
    },
    async remove() {
      await run("umount", [folder], { quiet: true });
      await rm(folder, { recursive: true });
    },
  };
}

/** Callers who send one action after the other, each until it has a definite answer. */
function sendUntilStopped(
  players: readonly LoadPlayer[],
  { origins }: { origins: readonly string[] },
  random: () => number,
) {
  const actions: Action[] = [];
  /** When the latest accepted request was sent, by operator and kind (`http://127.0.0.1:4173 spin`). */
  const served = new Map<string, number>();
  const stopping = new AbortController();
  let failed = 0;
  const gamesOf = new Map(
    players.map((player, number) => [origins[number % origins.length], new URL(player.rounds).origin]),
  );

  async function send(action: Action): Promise<void> {
    const { player, key, kind } = action;
    const origin = origins[Math.floor(random() * origins.length)] as string;
    const began = performance.now();
    action.tries += 1;
    const { status, answer } = await (
      kind === "spin"
        ? post(
            `${gamesOf.get(origin)}${new URL(player.rounds).pathname}`,
            { id: key, bet: { stake: player.stake } },
            { authorization: `Bearer ${player.launch}` },
          )
        : post(
            `${origin}/endpoint/v1`,
            {
              api: { class: "prepayServices", method: "processTransaction" },
              data: { methodID: "45", Type: 1, amount: "100.00", Lang: "tr" },
              user: player.user,
            },
            { panel: "frontend", "x-forwarded-for": player.network, "idempotency-key": key },
          )
    ).catch((): { status: number; answer: Answer } => ({ status: 0, answer: {} }));
    if (status === 200 && answer.result === true) {
      const { transactionID } = (answer.data ?? {}) as { transactionID?: string };
      action.accepted = kind === "deposit" ? String(transactionID) : true;
      served.set(`${origin} ${kind}`, began);
    } else if (isDefinite(status, answer)) {
      action.refused = `${kind}: ${status} ${answer.code} ${answer.message}`;
    } else failed += 1;
  }

  async function caller() {
    while (!stopping.signal.aborted) {
      const player = players[Math.floor(random() * players.length)] as LoadPlayer;
      const isSpin = random() < 0.7;
      const action: Action = {
        kind: isSpin ? "spin" : "deposit",
        player,
        key: isSpin ? `crash-${randomUUID()}` : randomUUID(),
        tries: 0,
      };
      actions.push(action);
      while (action.accepted === undefined && action.refused === undefined) {
        await send(action);
        await sleep(50);
      }
    }
  }
  const running = Array.from({ length: callers }, caller);
  return {
    /** How many requests had no definite answer. */
    failed: () => failed,
    /** Waits until each operator has carried out a spin and a deposit that were sent after that time. Returns when. */
    async allServedAfter(time: number): Promise<number> {
      const all = origins.flatMap((origin) => [`${origin} spin`, `${origin} deposit`]);
      while (!all.every((one) => (served.get(one) ?? 0) > time)) {
        if (performance.now() - time > 6 * longestOutageMs) break;
        await sleep(50);
      }
      return performance.now();
    },
    async stop(): Promise<readonly Action[]> {
      stopping.abort();
      await Promise.all(running);
      return actions;
    },
  };
}

/** Whether the answer says for certain that the request is not carried out. After an error of the server, it may have been. */
function isDefinite(status: number, { result, code }: Answer): boolean {
  if (result !== false || status >= 500 || status === 429) return false;
  return code === undefined || (code < 500 && code !== 429);
}

/** What was accepted and is not there once, and what was refused and is there. */
async function lostOrDoubled(
  db: Awaited<ReturnType<typeof connectToPostgres>>,
  actions: readonly Action[],
): Promise<string[]> {
  const problems: string[] = [];
  const rounds = await db
    .selectFrom("game_round")
    .innerJoin("ledger_transaction", (join) =>
      join
        .on("ledger_transaction.kind", "=", "bet")
        .onRef("ledger_transaction.ticket_number", "=", (eb) => eb.cast<string>("game_round.id", "text")),
    )
    .select("client_id")
    .where("client_id", "like", "crash-%")
    .execute();
  const bets = new Map<string, number>();
  for (const { client_id } of rounds) bets.set(client_id, (bets.get(client_id) ?? 0) + 1);
  const requests = new Set(
    (
      await db
        .selectFrom("cash_request")
        .innerJoin("player_transaction", "player_transaction.id", "cash_request.transaction_id")
        .innerJoin("player", "player.id", "player_transaction.player_id")
        .select("transaction_id")
        .where("player.username", "like", "load%")
        .execute()
    ).map(({ transaction_id }) => transaction_id),
  );
  const spins = actions.filter(({ kind }) => kind === "spin");
  for (const { key, accepted, refused } of spins) {
    const count = bets.get(key) ?? 0;
    if (accepted && count !== 1) problems.push(`spin ${key} was accepted and has ${count} bets`);
    if (refused !== undefined && count > 0) problems.push(`spin ${key} was refused (${refused}) and has a bet`);
  }
  const deposits = actions.flatMap(({ kind, accepted }) => (kind === "deposit" && accepted ? [String(accepted)] : []));
  if (new Set(deposits).size !== deposits.length) problems.push("two deposits were answered with one request");
  const lost = deposits.filter((id) => !requests.has(id));
  if (lost.length > 0) problems.push(`${lost.length} deposits were accepted and are not there`);
  if (requests.size > deposits.length)
    problems.push(`${requests.size - deposits.length} deposits are there and were not accepted`);
  return problems;
}
