import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";
import { beacon, mostBeaconBytes } from "../../src/contract/monitoring.ts";
import type { Operator } from "../calls/operator.ts";
import { visitOf } from "../http/visit.ts";
import { networkOf } from "../identity/rate-limits.ts";
import { limitRate } from "../lib/limit-rate.ts";
import { parseBody } from "../lib/parse-body.ts";
import { storeBeacon } from "../monitoring/store-beacon.ts";

/** A page sends one when it is hidden. Many players may share an address of a mobile network. */
const mostOfNetworkInAMinute = 120;

/**
 * Takes what the app reports about itself (contract.md, Monitoring), if config.json asks for it. It counts what a beacon says, and
 * stores neither the beacon nor where it came from.
 */
export function takeBeacons({ db, config, now, isTrustedProxy }: Operator): Hono {
  const app = new Hono();
  if (config.monitoring === undefined) return app;
  const mayReport = limitRate(mostOfNetworkInAMinute, 60_000);
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.post("/", bodyLimit({ maxSize: mostBeaconBytes, onError: (c) => c.text("Too large\n", 413) }), async (c) => {
    if (!mayReport(networkOf(visitOf(c, isTrustedProxy).ip), now()))
      return c.text("Too many\n", 429, { "Retry-After": "60" });
    const read = v.safeParse(beacon, parseBody(await c.req.text()));
    if (!read.success) return c.text(`${v.getDotPath(read.issues[0]) ?? "The beacon"} does not fit\n`, 400);
    await storeBeacon(db, read.output, now());
    return c.body(null, 204);
  });
  app.all("/", (c) => c.text("Method Not Allowed\n", 405, { Allow: "POST" }));
  return app;
}
