/**
 * `npm run bench -- --operator`: what two operators on one PostgreSQL database carry out on this machine: spins and deposits of
 * 200 players, pages of games, balances; how long they take at half of that load; and whether the ledger's laws hold afterwards.
 * `--before <checkout>` measures the operator of another checkout in turns with this one.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { sql } from "kysely";
import { createPlayer } from "../../operator/money/create-player.ts";
import { houseAccount, playerAccount, post as postEntries, transfer } from "../../operator/money/ledger.ts";
import { openSession } from "../../operator/identity/sessions.ts";
import { connectToPostgres } from "../../operator/database/postgres.ts";
import { encrypted } from "../../operator/testing/site.ts";
import { startPostgres } from "../../scripts/postgres.ts";
import { root as here } from "../../scripts/run.ts";
import { startForBench } from "./bench-operator.ts";
import { type Answer, type Load, post, sendAtOnce, sendAtRate, type Shot } from "./load.ts";
import { milliseconds } from "./statistics.ts";

const playerCount = 200;
const seconds = 10;
const pageSize = 48;
/** An operator lets a player have 20 deposits that are not decided. */
const depositsEach = 18;

type Figures = Readonly<Record<string, Load>>;

/** A slot's player: an address of the operator, the encrypted `user` block, and the launch of a game. */
interface Player {
  readonly user: unknown;
  readonly network: string;
  readonly rounds: string;
  readonly launch: string;
  readonly stake: string;
}

/** Measures and prints. With `before`, the folder of another checkout, in turns with that one's operator. */
export async function benchOperator(before: string | undefined): Promise<void> {
  const checkouts = [
    ...(before === undefined ? [] : [{ name: "before", root: resolve(before) }]),
    { name: "now", root: here },
  ];
  for (let turn = 0; turn < (before === undefined ? 1 : 2); turn += 1) {
    for (const { name, root } of checkouts) {
      const { figures, broken } = await measureOperator(root);
      console.log(`\n${name} | a second | median | p99 | longest | other ends\n--- | --- | --- | --- | --- | ---`);
      for (const [what, { perSecond, medianMs, p99Ms, longestMs, ends }] of Object.entries(figures)) {
        const others = Object.entries(ends).flatMap(([end, count]) => (end === "ok" ? [] : [`${count} × ${end}`]));
        const times = [medianMs, p99Ms, longestMs].map(milliseconds).join(" | ");
        console.log(`${what} | ${perSecond.toFixed(0)} | ${times} | ${others.join(", ")}`);
      }
      console.log(broken.length === 0 ? "The ledger's laws hold." : `Broken laws: ${broken.join("; ")}`);
    }
  }
}

/** Measures the operator of the checkout in `root`. */
async function measureOperator(
  root: string,
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
    const players = await newPlayers(db, origins);
    const playerOf = (number: number) => players[number % players.length] as Player;
    const call = async (number: number, name: string, data: object, player?: Player, headers = {}) => {
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
    const figures: Record<string, Load> = {};
    const kinds = {
      "casino/games_list, 64 callers": [list, 64],
      "finance/check_balance, 16 callers": [balance, 16],
      "finance/check_balance, 200 callers": [balance, 200],
      "spins, 200 wallets at once": [spin, playerCount],
    } as const;
    for (const [name, [shot, callers]] of Object.entries(kinds)) {
      figures[name] = await sendAtOnce(shot, { callers, seconds });
      const perSecond = figures[name].perSecond / 2;
      if (!name.includes("balance"))
        figures[`${name.split(",")[0]}, half of that`] = await sendAtRate(shot, { perSecond, seconds });
    }
    const most = playerCount * depositsEach;
    figures["deposits, 200 wallets at once"] = await sendAtOnce(deposit, { callers: playerCount, seconds: 120, most });
    return { figures, broken: await brokenLaws(db) };
  } finally {
    await db.destroy();
    for (const { stop } of operators) await stop();
    await postgres.stop();
  }
}

function endOf(status: number, { result, code, message }: Answer): string {
  if (status !== 200) return `HTTP ${status}`;
  return result === true ? "ok" : [code, message].join(" ").trim();
}

/** Creates players with a million each, signs them in and launches a slot for each. */
async function newPlayers(
  db: Awaited<ReturnType<typeof connectToPostgres>>,
  origins: readonly string[],
): Promise<readonly Player[]> {
  const { publicKey } = (await (await fetch(`${origins[0]}/config.json`)).json()) as { publicKey: string };
  const now = new Date();
  const capital = await houseAccount(db, "house.capital", "TRY");
  const players: Player[] = [];
  const slots = await db
    .selectFrom("game")
    .select(["id", "min_bet"])
    .where("type", "=", "slot")
    .orderBy("id")
    .limit(playerCount)
    .execute();
  for (const [number, game] of slots.entries()) {
    const id = await createPlayer(
      db,
      {
        ...person,
        username: `load${number}`,
        email: `load${number}@load.example`,
        nationalId: String(10_000_000_000 + number),
        phone: `+90532${1_000_000 + number}`,
      },
      now,
    );
    if (id === undefined) throw new Error(`load${number} is taken`);
    const wallet = await playerAccount(db, id, "wallet", "TRY");
    await postEntries(db, { kind: "test", at: now, entries: transfer(capital, wallet, "1000000.00") });
    const network = `198.51.${number >> 8}.${number & 255}`;
    const origin = origins[number % origins.length] as string;
    const keys = await openSession(db, { id, awaits: null }, { ip: network, userAgent: "load", origin }, now);
    const user = encrypted(keys, publicKey);
    const { answer } = await post(
      `${origin}/endpoint/v1`,
      { api: { class: "casino", method: "init_game" }, data: { gameID: game.id, isMobile: 0, Lang: "tr" }, user },
      { panel: "frontend", "x-forwarded-for": network, origin },
    );
    const address = (answer.data as { url?: string } | undefined)?.url ?? "";
    const page = new URL(address, origin);
    await (await fetch(page)).text();
    const launch = page.searchParams.get("launch") ?? "";
    players.push({ user, network, rounds: new URL("/api/rounds", page).href, launch, stake: game.min_bet });
  }
  return players;
}

const person = {
  firstName: "Işıl",
  lastName: "Çağlayan",
  birthDate: "1990-03-14",
  country: "TR",
  city: "Muğla",
  address: "Deneme Sokak 2",
  currency: "TRY",
  smsOptIn: false,
  emailOptIn: false,
  language: "tr",
  status: "active",
  passwordHash: "none",
} as const;

/** The ledger's laws that do not hold. */
async function brokenLaws(db: Awaited<ReturnType<typeof connectToPostgres>>): Promise<readonly string[]> {
  const { rows } = await sql<Record<string, boolean>>`select
    (select coalesce(sum(amount), 0) from ledger_entry) <> 0 as "the entries' sum is 0",
    exists (select transaction_id from ledger_entry group by 1 having sum(amount) <> 0) as "each transaction's sum is 0",
    exists (select from ledger_account where kind = 'wallet' and balance < 0) as "no wallet is below 0",
    exists (select from ledger_account account where player_id is not null and balance <>
      (select coalesce(sum(amount), 0) from ledger_entry where account_id = account.id)) as "a balance is the sum of its entries",
    exists (select from ledger_transaction where ticket_number is not null group by kind, ticket_number having count(*) > 1)
      as "a ticket has one bet and one win"`.execute(db);
  return Object.entries(rows[0] ?? {}).flatMap(([law, isBroken]) => (isBroken ? [law] : []));
}
