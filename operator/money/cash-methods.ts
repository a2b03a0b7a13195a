import { type Kysely, sql } from "kysely";
import type { InferInput } from "valibot";
import type { CashDirection, cashMethod, singleCashMethod } from "../../src/contract/cash-method.ts";
import { coinDigits } from "../../src/lib/intl.ts";
import { fromMinorUnits, toMinorUnits } from "../../src/lib/money.ts";
import { artAddress } from "../lib/art-address.ts";
import type { Database } from "../database/schema.ts";
import type { Language, Localised } from "../lib/language.ts";
import { Refusal } from "../core/refusal.ts";
import {
  type Cashier,
  type CashSide,
  type MethodGroup,
  readCashier,
  type SingleMethod,
  singleMethodsOf,
} from "./cashier.ts";
import { filled, texts } from "../texts/texts.ts";

/** A method and its settings for one direction. */
export interface MethodSide {
  readonly method: SingleMethod;
  readonly side: CashSide;
  readonly direction: CashDirection;
}

export function sideOf(method: SingleMethod, direction: CashDirection): CashSide | undefined {
  return direction === 1 ? method.deposit : method.withdraw;
}

/** Finds a method that is on offer by its id. Refuses (404) a method that does not exist in that direction. */
export async function findMethod(
  db: Kysely<Database>,
  id: string,
  direction: CashDirection,
  language: Language,
): Promise<MethodSide> {
  return methodIn(await readCashier(db, { methodId: id }), id, direction, language);
}

/** The same in a cashier that was read before. */
export function methodIn(cashier: Cashier, id: string, direction: CashDirection, language: Language): MethodSide {
  const method = singleMethodsOf(cashier).find((single) => String(single.id) === id);
  const side = method && sideOf(method, direction);
  if (!side) throw new Refusal(texts.cashier.noSuchMethod[language], { code: 404 });
  return { method, side, direction };
}

/** The names of all methods by id, also of those that are no longer on offer. */
export async function methodNames(db: Kysely<Database>): Promise<ReadonlyMap<string, Localised>> {
  const rows = await db.selectFrom("cash_method").select(["id", "name"]).execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** A player and a direction. A method can be a favourite for deposits and not for withdrawals. */
interface FavouritesOf {
  readonly playerId: string;
  readonly direction: CashDirection;
}

/** The ids of the player's favourite methods. */
export async function favouriteMethods(
  db: Kysely<Database>,
  { playerId, direction }: FavouritesOf,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("favourite_cash_method")
    .select("method_id")
    .where("player_id", "=", playerId)
    .where("direction", "=", direction)
    .execute();
  return new Set(rows.map(({ method_id }) => method_id));
}

/** Adds a favourite. Does nothing if it is one already. */
export async function addFavouriteMethod(
  db: Kysely<Database>,
  { playerId, direction }: FavouritesOf,
  methodId: string,
): Promise<void> {
  await db
    .insertInto("favourite_cash_method")
    .values({ player_id: playerId, direction, method_id: methodId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a favourite. Does nothing if it is not one. */
export async function removeFavouriteMethod(
  db: Kysely<Database>,
  { playerId, direction }: FavouritesOf,
  methodId: string,
): Promise<void> {
  await db
    .deleteFrom("favourite_cash_method")
    .where("player_id", "=", playerId)
    .where("direction", "=", direction)
    .where("method_id", "=", methodId)
    .execute();
}

/** How long a method's transfers usually take until they are approved. */
interface UsualTime {
  /** The median, in whole minutes, at least 1. */
  readonly minutes: number;
  /** Of how many transfers. */
  readonly of: number;
}

/** Of how many transfers the median is taken: the last ones. */
const lastTransfers = 100;

/** The usual times of these methods, by the method's id. A method by which nothing was approved yet has none. */
export async function usualTimes(
  db: Kysely<Database>,
  direction: CashDirection,
  methodIds: readonly string[],
): Promise<ReadonlyMap<string, UsualTime>> {
  const category = direction === 1 ? 2 : 3;
  const { rows } = await sql<{ id: string; minutes: number; of: number }>`
    select method.id, count(*)::int as of,
      greatest(1, round(percentile_cont(0.5) within group (order by extract(epoch from last.took)) / 60))::int as minutes
    from jsonb_array_elements_text(${JSON.stringify(methodIds)}::jsonb) as method (id)
    cross join lateral (
      select decided_at - created_at as took from player_transaction
      join cash_request on cash_request.transaction_id = player_transaction.id
      where category = ${category} and method_id = method.id and status = 1002
      order by player_transaction.id desc limit ${lastTransfers}
    ) as last
    group by method.id`.execute(db);
  return new Map(rows.map(({ id, ...usual }) => [id, usual]));
}

export interface Asked {
  readonly direction: CashDirection;
  readonly language: Language;
  /** The ids of the player's favourites in this direction. */
  readonly favourites: ReadonlySet<string>;
  /** By the method's id. */
  readonly usual: ReadonlyMap<string, UsualTime>;
  /** Why the player cannot use a method with these settings now. Undefined when nothing stands in the way. */
  readonly disabled: (side: CashSide) => SingleAnswer["disabled"];
}

type SingleAnswer = InferInput<typeof singleCashMethod>;

/** A method in the format of the wire. Undefined when it is not offered in that direction. */
export function singleAnswer(
  method: SingleMethod,
  { direction, language, favourites, ...asked }: Asked,
): SingleAnswer | undefined {
  const side = sideOf(method, direction);
  if (!side) return undefined;
  const id = String(method.id);
  const disabled = asked.disabled(side);
  const usual = asked.usual.get(id);
  return {
    id,
    name: method.name[language],
    logo: logoOf(method),
    type: "single",
    isFavorite: favourites.has(id),
    min: side.min,
    max: side.max,
    ...(side.fee !== undefined && { fee: side.fee }),
    processingTime: side.processingTime[language],
    transferType: String(side.transferType),
    ...(disabled && { disabled }),
    ...(usual && { usual }),
  };
}

/** A method, or a group with its offered members. Undefined when nothing is offered. */
export function methodAnswer(
  method: SingleMethod | MethodGroup,
  asked: Asked,
): InferInput<typeof cashMethod> | undefined {
  if (!("methods" in method)) return singleAnswer(method, asked);
  const methods = method.methods.flatMap((single) => singleAnswer(single, asked) ?? []);
  if (methods.length === 0) return undefined;
  return { id: String(method.id), name: method.name[asked.language], logo: logoOf(method), type: "group", methods };
}

function logoOf({ id }: { readonly id: number }): string {
  return artAddress(`/art/cash/${id}.svg`);
}

/** The text of a payment's QR code. Undefined for a method that is not paid by scanning one. */
export function paymentCode({ qr, rate = "1.00" }: CashSide, payment: { amount: string; reference: string }) {
  return qr === undefined ? undefined : filled(qr, { ...payment, coins: inCoins(payment.amount, rate) });
}

/** The value of `lira` in coins, rounded up to the coin's last decimal so that it is never too little. */
function inCoins(lira: string, rate: string): string {
  const scaled = toMinorUnits(lira) * 10n ** BigInt(coinDigits);
  const perCoin = toMinorUnits(rate);
  return fromMinorUnits((scaled + perCoin - 1n) / perCoin, coinDigits);
}
