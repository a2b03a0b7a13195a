import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import type { Language } from "../../dispatch/language.ts";
import { Refusal } from "../../dispatch/refusal.ts";
import type { GameSeat } from "./purse.ts";
import { texts } from "../../texts/texts.ts";

/** The seat, locked until the transaction ends, so that its requests run one after the other. */
export async function lockSeat(db: Kysely<Database>, launchId: string, language: Language): Promise<GameSeat> {
  const seat = await db
    .selectFrom("game_seat")
    .selectAll()
    .where("launch_id", "=", launchId)
    .forUpdate()
    .executeTakeFirst();
  if (!seat) throw new Refusal(texts.rounds.launchOver[language], { code: 410 });
  return seat;
}
