import type { Server } from "node:http";
import type { Hono } from "hono";
import type { Kysely } from "kysely";
import type { Database } from "../database/schema.ts";
import { lanAddresses, listen, originOf, serveApp } from "../http/listen.ts";
import type { Metrics } from "../http/metrics.ts";
import type { Log } from "../lib/log.ts";
import type { Provider } from "./provider.ts";
import { createProviderApp } from "./provider-app.ts";

export interface ProviderOptions {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly port: number;
  readonly host: string;
  /** The same value as the site's. */
  readonly hstsSeconds: number | undefined;
  readonly gamePages?: ((provider: Provider) => Hono) | undefined;
}

export interface RunningProvider {
  /** The address for browsers. If the machine is open to its network, this is its address there. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts the game provider.
 *
 * @throws OperatorError when the port is taken.
 */
export async function startProvider(options: ProviderOptions): Promise<RunningProvider> {
  const { db, now, log, metrics, port, host, hstsSeconds } = options;
  const closing = new AbortController();
  const app = createProviderApp({ db, now, log, closing: closing.signal, hstsSeconds }, options.gamePages);
  const { server, stop } = serveApp(app, (status) => metrics.answers.inc({ server: "games", status }));
  await listen(server, port, host, "--games-port");
  return {
    origin: reachableOrigin(server, host),
    close: async () => {
      closing.abort();
      await stop();
    },
  };
}

function reachableOrigin(server: Server, host: string): string {
  const [address] = lanAddresses(host);
  const origin = new URL(originOf(server));
  if (address !== undefined) origin.hostname = address;
  return origin.origin;
}
