import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { describeFault } from "../describe-fault.ts";
import { sparingLog } from "../sparing-log.ts";
import { announceTournaments } from "./announce-tournaments.ts";
import { deliverDue } from "./deliver-due.ts";
import type { Sender } from "./send.ts";

export interface PushOptions extends Omit<Sender, "closing"> {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
}

const lookEveryMs = 1_000;

/** Delivers push messages in the background, and announces tournaments as they begin. Returns a function that stops it and waits for its end. */
export function startPush({ db, now, log, ...identity }: PushOptions): () => Promise<void> {
  const closing = new AbortController();
  const sender: Sender = { ...identity, closing: closing.signal };
  const logFault = sparingLog(log);
  let delivering: Promise<void> | undefined;
  const deliver = async () => {
    try {
      await announceTournaments(db, now());
      // The next batch follows at once while there are messages.
      while (!closing.signal.aborted && (await deliverDue(db, sender, now, logFault)) > 0);
    } catch (error) {
      logFault(`Delivering push messages failed: ${describeFault(error, null)}`);
    }
  };
  const timer = setInterval(() => {
    delivering ??= deliver().finally(() => (delivering = undefined));
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    closing.abort();
    await delivering;
  };
}
