import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { settleEach } from "../settle-each.ts";
import { toSettle } from "../step-back.ts";
import { lookAtRound } from "./round.ts";

const roundsAtOnce = 100;

/** Settles open rounds whose time is over, for example because their page was closed or the operator restarted. */
export async function settleDueRounds(db: Kysely<Database>, now: Date, log: (line: string) => void): Promise<number> {
  const due = await db
    .selectFrom("game_round")
    .select(["id", "launch_id", "client_id", "settle_failures"])
    .where("settled_at", "is", null)
    .where(toSettle, "<=", now)
    .orderBy(toSettle)
    .limit(roundsAtOnce)
    .execute();
  await settleEach(due, {
    nameOf: ({ id }) => `round ${id}`,
    settle: ({ launch_id: launchId, client_id: clientId }) =>
      lookAtRound({ db, now: () => now, launchId, language: "tr" }, clientId),
    putOff: ({ id }, later) =>
      db.updateTable("game_round").set(later).where("id", "=", id).where("settled_at", "is", null).execute(),
    now,
    log,
  });
  return due.length;
}
