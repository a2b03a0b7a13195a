import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { describeFault } from "../describe-fault.ts";
import { repeat } from "../repeat.ts";
import { sparingLog } from "../sparing-log.ts";
import { deliverDue, type Delivery } from "./deliver.ts";

export interface DeliveryOptions extends Omit<Delivery, "abort"> {
  readonly db: Kysely<Database>;
  /** How long a stop waits for the attempts that are under way, in milliseconds. The default is 1 second. */
  readonly graceMs?: number;
}

/** Delivers the messages of the outbox in the background. Returns a function that stops it and waits for its end. */
export function startDelivery({ db, log, graceMs = 1_000, ...delivery }: DeliveryOptions): () => Promise<void> {
  const aborting = new AbortController();
  const logFault = sparingLog(log);
  const stop = repeat(async (closing) => {
    try {
      // The next batch follows at once while there are messages.
      while (!closing.aborted && (await deliverDue(db, { ...delivery, log: logFault, abort: aborting.signal })) > 0);
    } catch (error) {
      logFault(`Delivering messages failed: ${describeFault(error, null)}`);
    }
  });
  return async () => {
    // A mail that is cut off may be sent twice.
    const grace = setTimeout(() => aborting.abort(), graceMs);
    await stop();
    clearTimeout(grace);
  };
}
