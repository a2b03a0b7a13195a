import type { Server } from "node:http";
import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { describeFault, sparingLog } from "../lib/faults.ts";
import { endBonuses } from "../money/bonuses.ts";
import { approveDue } from "../money/decide-request.ts";
import { lanAddresses, listen, originOf, serveApp } from "../http/listen.ts";
import { settleDueCoupons } from "./settle-coupons.ts";
import { issueTickets, type LotteryDays } from "../money/lottery.ts";
import type { Provider } from "./provider.ts";
import { createProviderApp } from "./provider-app.ts";
import { settleDueRounds } from "./rounds.ts";

export interface ProviderOptions {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
  readonly port: number;
  readonly host: string;
  /** The same value as the site's. */
  readonly hstsSeconds: number | undefined;
  /** The days of the lottery, for which deposits get tickets. */
  readonly lottery: LotteryDays | undefined;
  readonly gamePages?: ((provider: Provider) => Hono) | undefined;
}

export interface RunningProvider {
  /** The address for browsers. If the machine is open to its network, this is its address there. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const settleEveryMs = 1_000;

/**
 * Starts the demo's game provider, and settles what an earlier run left open.
 *
 * @throws OperatorError when the port is taken.
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { db, now, log, port, host, hstsSeconds, lottery } = options;
  const closing = new AbortController();
  const app = createProviderApp({ db, now, log, closing: closing.signal, hstsSeconds }, options.gamePages);
  const { server, stop } = serveApp(app);
  await listen(server, port, host, "--games-port");

  // A lasting fault recurs on every attempt.
  const logFault = sparingLog(log);
  let settling = Promise.resolve();
  let busy = false;
  const settle = () => {
    if (busy) return;
    busy = true;
    settling = settleDue(db, now(), logFault, lottery).finally(() => {
      busy = false;
    });
  };
  settle();
  const timer = setInterval(settle, settleEveryMs);
  timer.unref();

  return {
    origin: reachableOrigin(server, host),
    close: async () => {
      clearInterval(timer);
      closing.abort();
      await settling;
      await stop();
    },
  };
}

/**
 * Settles rounds, coupons, timed deposits and bonuses that are due, and issues tickets. Never rejects: errors are
 * logged, and the next attempt follows.
 */
async function settleDue(
  db: Kysely<Database>,
  now: Date,
  log: (line: string) => void,
  lottery: LotteryDays | undefined,
): Promise<void> {
  try {
    await settleDueRounds(db, now, log);
    await settleDueCoupons(db, now, log);
    await approveDue(db, now, log);
    await endBonuses(db, now, log);
    if (lottery) await issueTickets(db, lottery);
  } catch (error) {
    log(`Settling failed: ${describeFault(error, null)}`);
  }
}

function reachableOrigin(server: Server, host: string): string {
  const [address] = lanAddresses(host);
  const origin = new URL(originOf(server));
  if (address !== undefined) origin.hostname = address;
  return origin.origin;
}
