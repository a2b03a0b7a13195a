/**
 * `npm run bench -- --operator`: what two operators on one PostgreSQL database carry out on this machine: spins and deposits of
 * 200 players, pages of games, balances; how long they take at half of that load; and whether the ledger's laws hold afterwards.
 * `--before <checkout>` measures the operator of another checkout in turns with this one. `--minutes 10` watches its memory.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { connectToPostgres } from "../../operator/database/postgres.ts";
import { startPostgres } from "../../scripts/postgres.ts";
import { root as here } from "../../scripts/run.ts";
import { type BenchOperator, startForBench } from "./bench-operator.ts";
import { cpuTimeMs, processesOf } from "./cpu-time.ts";
import { type Answer, type Load, post, sendAtOnce, sendAtRate, type Shot } from "./load.ts";
import { ledgerProblems } from "../money-storm/laws.ts";
import { type LoadPlayer, newPlayers } from "./load-players.ts";
import { milliseconds } from "./statistics.ts";

const playerCount = 200;
const seconds = 10;
const pageSize = 48;
/** An operator lets a player have 20 deposits that are not decided. */
const depositsEach = 18;

interface Figure extends Load {
  /** Processor time for one of them that ended with `ok`, of both operators and of PostgreSQL. */
  readonly operatorMs: number;
  readonly databaseMs: number;
}

type Figures = Readonly<Record<string, Figure>>;

interface Kind {
  readonly name: string;
  readonly shot: Shot;
  /** How many send at once. */
  readonly callers: number;
  /** Whether half of that load is measured, too. */
  readonly halved?: true;
  readonly most?: number;
}

/**
 * Measures and prints.
 *
 * @param before the folder of another checkout, whose operator is measured in turns with this one's
 * @param minutes how long the operators' memory is watched under a mixed load at the end
 */
export async function benchOperator(before: string | undefined, minutes = 0): Promise<void> {
  const checkouts = [
    ...(before === undefined ? [] : [{ name: "before", root: resolve(before) }]),
    { name: "now", root: here },
  ];
  for (let turn = 0; turn < (before === undefined ? 1 : 2); turn += 1) {
    for (const { name, root } of checkouts) {
      const { figures, broken } = await measureOperator(root, minutes);
      console.log(
        `\n${name} | a second | median | p99 | longest | operator, CPU each | PostgreSQL, CPU each | other ends`,
      );
      console.log("--- | --- | --- | --- | --- | --- | --- | ---");
      for (const [what, figure] of Object.entries(figures)) {
        const { perSecond, medianMs, p99Ms, longestMs, ends } = figure;
        const others = Object.entries(ends).flatMap(([end, count]) => (end === "ok" ? [] : [`${count} × ${end}`]));
        const times = [medianMs, p99Ms, longestMs].map(milliseconds).join(" | ");
        const cpu = [figure.operatorMs, figure.databaseMs].map((ms) => `${ms.toFixed(1)} ms`).join(" | ");
        console.log(`${what} | ${perSecond.toFixed(0)} | ${times} | ${cpu} | ${others.join(", ")}`);
      }
      console.log(broken.length === 0 ? "The ledger's laws hold." : `Broken laws: ${broken.join("; ")}`);
    }
  }
}

/** Measures the operator of the checkout in `root`. */
async function measureOperator(
  root: string,
  minutes: number,
): Promise<{ readonly figures: Figures; readonly broken: readonly string[] }> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("There is no PostgreSQL server on this machine.");
  const env = { DATABASE_URL: postgres.url, OPERATOR_MASTER_KEY: randomBytes(32).toString("base64") };
  const operators = [await startForBench({ root, env, apiOnly: true })];
  operators.push(await startForBench({ root, env, apiOnly: true }));
  const origins = operators.map(({ origin }) => origin);
  const origin = (number: number) => origins[number % origins.length] as string;
  const db = await connectToPostgres(postgres.url, () => {});
  try {
    const players = await newPlayers(db, origins, playerCount);
    const playerOf = (number: number) => players[number % players.length] as LoadPlayer;
    const call = async (number: number, name: string, data: object, player?: LoadPlayer, headers = {}) => {
      const [className, method] = name.split("/");
      const network = player?.network ?? `198.18.${(number >> 8) % 256}.${number % 256}`;
      const { status, answer } = await post(
        `${origin(number)}/endpoint/v1`,
        { api: { class: className, method }, data: { ...data, Lang: "tr" }, ...(player && { user: player.user }) },
        { panel: "frontend", "x-forwarded-for": network, ...headers },
      );
      return endOf(status, answer);
    };
    const spin: Shot = async (number) => {
      const { rounds, launch, stake } = playerOf(number);
      const order = { id: `spin-${randomUUID()}`, bet: { stake } };
      const { status, answer } = await post(rounds, order, { authorization: `Bearer ${launch}` });
      return endOf(status, answer);
    };
    const balance: Shot = (number) => call(number, "finance/check_balance", {}, playerOf(number));
    const deposit: Shot = (number) =>
      call(
        number,
        "prepayServices/processTransaction",
        { methodID: "40", Type: 1, amount: "100.00", account: "5000000021" },
        playerOf(number),
        { "idempotency-key": randomUUID() },
      );
    const list: Shot = (number) =>
      call(number, "casino/games_list", { limit: pageSize, offset: (number % 200) * pageSize });

    for (const shot of [spin, balance, list]) await sendAtOnce(shot, { callers: 16, seconds: 2 });
    const figures: Record<string, Figure> = {};
    const usedMs = () => ({
      operatorMs: sumOf(operators.map(({ pid }) => cpuTimeMs(pid))),
      databaseMs: sumOf(processesOf("postgres").map(cpuTimeMs)),
    });
    const measure = async (name: string, send: () => Promise<Load>): Promise<Load> => {
      const before = usedMs();
      const load = await send();
      const after = usedMs();
      const each = (of: keyof typeof before) => (after[of] - before[of]) / (load.ends["ok"] ?? 0);
      figures[name] = { ...load, operatorMs: each("operatorMs"), databaseMs: each("databaseMs") };
      return load;
    };
    const kinds: readonly Kind[] = [
      { name: "casino/games_list", shot: list, callers: 64, halved: true },
      { name: "finance/check_balance", shot: balance, callers: 16 },
      { name: "finance/check_balance", shot: balance, callers: playerCount },
      { name: "spins", shot: spin, callers: playerCount, halved: true },
      { name: "deposits", shot: deposit, callers: playerCount, halved: true, most: playerCount * depositsEach },
    ];
    for (const { name, shot, callers, halved, most = Infinity } of kinds) {
      const full = { callers, seconds, most: (most * 2) / 3 };
      const load = await measure(`${name}, ${callers} at once`, () => sendAtOnce(shot, full));
      const perSecond = load.perSecond / 2;
      const half = { perSecond, seconds: Math.min(seconds, most / 3 / perSecond) };
      if (halved) await measure(`${name}, half of that`, () => sendAtRate(shot, half));
    }
    if (minutes > 0) {
      const perSecond = (figures[`spins, ${playerCount} at once`]?.perSecond ?? 0) / 2;
      await watchMemory(operators, [spin, balance, list], { minutes, perSecond });
    }
    return { figures, broken: await ledgerProblems(db) };
  } finally {
    await db.destroy();
    for (const { stop } of operators) await stop();
    await postgres.stop();
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function endOf(status: number, { result, code, message }: Answer): string {
  if (status !== 200) return `HTTP ${status}`;
  return result === true ? "ok" : [code, message].join(" ").trim();
}

/** Sends a mixed load for some minutes, and prints the memory of each operator after each of them. Linux only. */
async function watchMemory(
  operators: readonly BenchOperator[],
  shots: readonly Shot[],
  { minutes, perSecond }: { readonly minutes: number; readonly perSecond: number },
) {
  const mixed: Shot = (number) => (shots[number % shots.length] as Shot)(number);
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { ends } = await sendAtRate(mixed, { perSecond, seconds: 60 });
    const sizes = operators.map(({ pid }) => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
      return `${(Number(kilobytes) / 1_024).toFixed(0)} MB`;
    });
    console.log(`minute ${minute}: ${ends["ok"]} calls, ${sizes.join(", ")}`);
  }
}
