import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { settleEach } from "../settle-each.ts";
import { lookAtRound } from "./round.ts";

const roundsAtOnce = 100;

/** Settles the open rounds whose time is over: those that a page abandoned, or a restart left open. */
export async function settleDueRounds(
  db: Kysely<Database>,
  now: Date,
  log: (line: string) => void,
): Promise<number> {
  const due = await db
    .selectFrom("game_round")
    .select(["id", "launch_id", "client_id"])
    .where("settled_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(roundsAtOnce)
    .execute();
  const settle = ({ launch_id: launchId, client_id: clientId }: (typeof due)[number]) =>
    lookAtRound({ db, now, launchId, language: "tr" }, clientId);
  await settleEach(due, ({ id }) => `round ${id}`, settle, log);
  return due.length;
}
