import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { describeFault, sparingLog } from "../lib/faults.ts";
import { repeat } from "../lib/repeat.ts";
import { announceTournaments } from "./announce.ts";
import { deliverDue } from "../messages/deliver-push.ts";
import type { Sender } from "../messages/send-push.ts";

export interface PushOptions extends Omit<Sender, "closing"> {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

/** Delivers push messages in the background, and announces tournaments as they begin. Returns a function that stops it and waits for its end. */
export function startPush({ db, now, log, ...identity }: PushOptions): () => Promise<void> {
  const logFault = sparingLog(log);
  return repeat(async (closing) => {
    try {
      await announceTournaments(db, now());
      // The next batch follows at once while there are messages.
      while (!closing.aborted && (await deliverDue(db, { ...identity, closing }, now, logFault)) > 0);
    } catch (error) {
      logFault(`Delivering push messages failed: ${describeFault(error, null)}`);
    }
  });
}
