import { Hono } from "hono";
import { backOffice } from "./back-office/routes.ts";
import { beaconPath } from "./http/beacon-path.ts";
import { faultAnswers } from "./http/answer-fault.ts";
import { endpoint } from "./calls/endpoint.ts";
import { health } from "./http/health.ts";
import { plainGets } from "./site/plain-gets.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { takeBeacons } from "./site/take-beacons.ts";
import { staticSite } from "./site/static-site.ts";
import { headedPage, siteIndex } from "./site/page-routes.ts";
import type { Operator } from "./calls/operator.ts";

/** The operator's whole HTTP application. With `dist` it also serves the built app from that folder, and `pictures` below `/art`. */
export function createApp(operator: Operator, dist: string | undefined, pictures?: () => Hono): Hono {
  const app = new Hono();
  app.use(securityHeaders(operator.hstsSeconds));
  app.route("/healthz", health(operator.db));
  app.route("/endpoint/v1", endpoint(operator));
  app.route("/", plainGets(operator));
  app.route(beaconPath, takeBeacons(operator));
  if (pictures) app.route("/art", pictures());
  app.route("/operator", backOffice(operator));
  app.all("/endpoint/*", (c) => c.notFound());
  if (dist !== undefined) {
    app.route("/", siteIndex(operator));
    app.route("/", staticSite(dist, operator.config, headedPage(dist, operator)));
  }

  app.notFound((c) => c.text("Not found\n", 404));
  app.onError(faultAnswers(operator.log, (c, incident) => c.text(`Internal Server Error ${incident}\n`, 500)));
  return app;
}
