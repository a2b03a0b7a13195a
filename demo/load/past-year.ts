import { type Kysely, sql } from "kysely";
import { findAccount } from "../../operator/identity/accounts.ts";
import { addDays, localDay } from "../../operator/lib/calendar.ts";
import { houseAccount, playerAccount, walletsOf } from "../../operator/money/ledger.ts";
import { minutes, scoreAfter } from "../../operator/provider/fixtures.ts";
import { getOrCreateDaySecret } from "../../operator/provider/match-seeds.ts";
import { type PastCoupon, type PastMove, type PastYear, pastYear } from "../past-year.ts";
import type { Database } from "../../operator/database/schema.ts";
import { insertRows } from "../../operator/database/insert-rows.ts";
import { pastPostings } from "./past-postings.ts";

const currency = "TRY";
const categories = { bet: 1, win: 1, refund: 1, deposit: 2, withdraw: 3, bonus: 4 } as const;

export interface PastYearSeed {
  readonly username: string;
  readonly moves: number;
  readonly coupons: number;
}

/**
 * How many moves one transaction loads. Each move makes the next one slower, because the old versions of the wallet's row
 * stay until the transaction ends.
 */
const movesAtOnce = 60;

/**
 * Gives a player a year of history, through the ledger: every row of it has its postings, and the database checks
 * their sums and the wallet as always. It is loaded in parts, and continues where an earlier run stopped.
 *
 * @param mayGoOn is asked before each part.
 */
export async function loadPastYear(
  db: Kysely<Database>,
  seed: PastYearSeed,
  now: Date,
  mayGoOn = () => true,
): Promise<void> {
  const player = await findAccount(db, seed.username);
  if (!player) return;
  await db
    .insertInto("seeding")
    .values({ part: "history", seeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { seeded_at } = await db
    .selectFrom("seeding")
    .select("seeded_at")
    .where("part", "=", "history")
    .executeTakeFirstOrThrow();
  const loaded = await loadedMoves(db, player.id, seeded_at);
  if (loaded >= seed.moves) return;
  const year = await yearOf(db, player.id, seed, seeded_at);
  for (let from = loaded; from < year.moves.length && mayGoOn(); from += movesAtOnce) {
    await db.transaction().execute(async (transaction) => {
      // Another process may be loading it, too.
      await sql`select from player where id = ${player.id} for update`.execute(transaction);
      if ((await loadedMoves(transaction, player.id, seeded_at)) !== from) return;
      const moves = year.moves.slice(from, from + movesAtOnce);
      await loadCoupons(transaction, player.id, year.coupons, moves);
      await loadMoves(transaction, player.id, moves);
    });
  }
}

async function loadedMoves(db: Kysely<Database>, playerId: string, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom("player_transaction")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("player_id", "=", playerId)
    .where("created_at", "<", before)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function yearOf(
  db: Kysely<Database>,
  playerId: string,
  size: Pick<PastYearSeed, "moves" | "coupons">,
  now: Date,
): Promise<PastYear> {
  const games = await db
    .selectFrom("game")
    .select(["name", "type as kind"])
    .where("popularity", "<", 12)
    .orderBy("id")
    .execute();
  const tables = await db.selectFrom("live_table").select("name").orderBy("id").limit(3).execute();
  const { opening } = await db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_account as account", "account.id", "entry.account_id")
    .innerJoin("ledger_transaction as posting", "posting.id", "entry.transaction_id")
    .select(sql<string>`coalesce(sum(entry.amount), 0)::text`.as("opening"))
    .where("account.player_id", "=", playerId)
    .where("posting.kind", "=", "opening")
    .executeTakeFirstOrThrow();
  const options = { now, opening, games: [...games, ...tables.map(({ name }) => ({ name, kind: "live" }))], ...size };
  // A score needs the seed of its day. So find the days first, with made-up scores.
  const days = new Set(
    pastYear({ ...options, scoreOf: () => ({ home: 1, away: 0 }) }).coupons.flatMap(({ selections }) =>
      selections.map(({ fixture }) => localDay(fixture.startsAt)),
    ),
  );
  const secrets = new Map<string, string>();
  for (const day of days) secrets.set(day, await getOrCreateDaySecret(db, day));
  return pastYear({
    ...options,
    scoreOf: (fixture) => scoreAfter(fixture, minutes, secrets.get(localDay(fixture.startsAt)) ?? ""),
  });
}

async function loadMoves(db: Kysely<Database>, playerId: string, moves: readonly PastMove[]) {
  const accounts = {
    wallet: await playerAccount(db, playerId, "wallet", currency),
    held: await playerAccount(db, playerId, "held", currency),
    games: await houseAccount(db, "house.games", currency),
    payments: await houseAccount(db, "house.payments", currency),
    bonus: await houseAccount(db, "house.bonus", currency),
  };
  const [{ balance } = { balance: "0.00" }] = await walletsOf(db, playerId);
  const tickets = await ticketsOf(db, playerId);
  const { postings, entries, rows } = pastPostings(moves, {
    opening: balance,
    accounts,
    rowIds: await reserveIds(db, "player_transaction", moves.length),
    postingIds: await reserveIds(db, "ledger_transaction", moves.length * 2),
    ticketOf: ({ coupon }) => (coupon === undefined ? null : (tickets.get(clientIdOf(coupon)) ?? null)),
  });
  const stored = rows.map((row) => ({ ...row, player_id: playerId, currency, category: categories[row.type] }));
  const isRequest = ({ category }: (typeof stored)[number]) => category === 2 || category === 3;
  // A request comes before the postings that name it, every other row after its posting.
  const requests = stored
    .filter(isRequest)
    .map((row) => ({ ...row, status: 1001 as const, ledger_transaction_id: null }));
  await insertRows(db, "player_transaction", requests);
  await insertRows(db, "ledger_transaction", postings, { withIds: true });
  await insertRows(db, "ledger_entry", entries);
  await insertRows(
    db,
    "player_transaction",
    stored.filter((row) => !isRequest(row)),
  );
  const decided = stored.filter(isRequest);
  await sql`update player_transaction set status = done.status, ledger_transaction_id = done.ledger_transaction_id
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as done(id bigint, status smallint, ledger_transaction_id bigint)
    where player_transaction.id = done.id`.execute(db);
  const cashRequests = decided.map(({ id, created_at, category }, index) => ({
    transaction_id: id,
    reference: `KR-${id}`,
    filled_in: {},
    decided_at: new Date(created_at.getTime() + minutesUntilDecided(category, index) * 60_000),
    approve_at: null,
  }));
  await insertRows(db, "cash_request", cashRequests as never);
  // They had no wagering requirement: each went to the wallet at once.
  const bonuses = moves
    .filter(({ kind }) => kind === "bonus")
    .map(({ at, amount }) => ({
      player_id: playerId,
      offer_id: "deposit",
      amount,
      wagering: "0.00",
      granted_at: at,
      expires_at: addDays(at, 1),
      ended_at: at,
      outcome: "completed",
    }));
  await insertRows(db, "bonus", bonuses as never);
}

/** Deposits take 2 to 5 minutes, withdrawals 15 to 44, so that the methods have a usual time. */
function minutesUntilDecided(category: number, index: number): number {
  return category === 2 ? 2 + (index % 4) : 15 + ((index * 7) % 30);
}

const clientIdOf = (coupon: number) => `past-${coupon}`;

async function ticketsOf(db: Kysely<Database>, playerId: string): Promise<ReadonlyMap<string, string>> {
  const placed = await db.selectFrom("coupon").select(["id", "client_id"]).where("player_id", "=", playerId).execute();
  return new Map(placed.map(({ id, client_id }) => [client_id, id]));
}

/** The coupons that these moves place. */
async function loadCoupons(
  db: Kysely<Database>,
  playerId: string,
  coupons: readonly PastCoupon[],
  moves: readonly PastMove[],
) {
  const placed = moves.flatMap(({ coupon, kind, at }) => {
    const made = coupon === undefined || kind !== "bet" ? undefined : coupons[coupon];
    return made && coupon !== undefined ? [{ ...made, at, clientId: clientIdOf(coupon) }] : [];
  });
  const ids = await reserveIds(db, "coupon", placed.length);
  const rows = placed.map((coupon, index) => ({
    id: ids[index],
    player_id: playerId,
    client_id: coupon.clientId,
    launch_id: "past",
    game: "Spor",
    currency,
    stake: coupon.stake,
    odds: coupon.odds,
    possible_win: coupon.possibleWin,
    win: coupon.state === "won" ? coupon.possibleWin : coupon.state === "void" ? coupon.stake : "0.00",
    state: coupon.state,
    placed_at: coupon.at,
    due_at: coupon.settledAt,
    settled_at: coupon.settledAt,
    settle_failures: 0,
  }));
  await insertRows(db, "coupon", rows as never, { withIds: true });
  const selections = placed.flatMap((coupon, index) =>
    coupon.selections.map(({ fixture, market, pick, odds, score }, position) => ({
      coupon_id: ids[index],
      position,
      event_id: fixture.id,
      home: fixture.home,
      away: fixture.away,
      market,
      pick,
      odds,
      starts_at: fixture.startsAt,
      ends_at: fixture.endsAt,
      result: score ? `${score.home}-${score.away}` : null,
    })),
  );
  await insertRows(db, "coupon_selection", selections as never);
}

/** Takes ids from a table's sequence, in order. */
async function reserveIds(db: Kysely<Database>, table: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence(${table}, 'id'))::text as id
    from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
}
