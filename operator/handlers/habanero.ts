import { sql } from "kysely";
import type { habaneroGetJackpots } from "../../src/contract/habanero.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { inLanguage } from "../dispatch/language.ts";
import { wholeList } from "../dispatch/paging.ts";

/** The current jackpots. The database calculates in exact decimals and rounds down to kuruş. */
const getJackpots: Handler<typeof habaneroGetJackpots> = async (_data, { db, now, language }) => {
  const jackpots = await db
    .selectFrom("jackpot")
    .select(["id", "name", "currency"])
    .select(
      sql<string>`trunc(
        amount + per_minute * greatest(extract(epoch from ${now}::timestamptz - counted_from), 0) / 60,
        2)`.as("amount"),
    )
    .orderBy("id")
    .execute();
  return wholeList(
    jackpots.map(({ id, name, amount, currency }) => ({
      id,
      name: inLanguage(name, language),
      amount,
      currency,
      updatedAt: now.toISOString(),
    })),
  );
};

export const habaneroHandlers = {
  "habanero/getJackpots": getJackpots,
} satisfies Partial<HandlerTable>;
