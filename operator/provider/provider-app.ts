import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { faultAnswers } from "../http/answer-fault.ts";
import { strictTransport } from "../http/security-headers.ts";
import type { Provider } from "./provider.ts";
import { apiRoutes } from "./api.ts";
import { bankPage } from "./bank-page.ts";

/** The game provider's HTTP application, which has its own origin. `gamePages` serves the pages of its games. */
export function createProviderApp(provider: Provider, gamePages?: (provider: Provider) => Hono): Hono {
  const app = new Hono();
  // Sites of other origins check here whether the provider answers. The answer is empty. It comes before the headers,
  // which would forbid it.
  app.get("/", (c) => c.body(null, 204, { "cross-origin-resource-policy": "cross-origin" }));
  // The page's policy controls framing. The older X-Frame-Options header cannot name an origin.
  app.use(secureHeaders({ xFrameOptions: false, strictTransportSecurity: strictTransport(provider.hstsSeconds) }));
  app.route("/api", apiRoutes(provider));
  app.route("/bank", bankPage(provider));
  if (gamePages) app.route("/", gamePages(provider));
  app.get("/favicon.ico", (c) => c.body(null, 204));
  app.notFound((c) => c.text("Not found\n", 404));
  app.onError(
    faultAnswers(provider.log, (c, incident) => c.json({ result: false, code: 500, message: incident }, 500)),
  );
  return app;
}
