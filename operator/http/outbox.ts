import { createHash } from "node:crypto";
import { Hono } from "hono";
import type { Operator } from "../operator.ts";
import { latestMessages } from "../outbox/latest.ts";
import { outboxPage, pageStyle } from "../outbox/page.ts";
import { sameSecret } from "../secret.ts";

const styleHash = createHash("sha256").update(pageStyle).digest("base64");
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/**
 * `GET /operator/outbox?token=`: what the operator wrote to players, where no carrier takes it away, as a
 * page or, with `Accept: application/json`, as JSON. Only for who knows the token of this start.
 */
export function outboxRoutes({ db, config, now, outboxToken }: Operator): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    if (!sameSecret(c.req.query("token") ?? "", outboxToken)) return c.notFound();
    c.header("Cache-Control", "no-store");
    c.header("Content-Security-Policy", policy);
    // The address of this page opens it: no page that is opened from here learns it.
    c.header("Referrer-Policy", "no-referrer");
    const messages = await latestMessages(db, now());
    const wantsJson = c.req.header("accept")?.includes("application/json") ?? false;
    return wantsJson ? c.json(messages) : c.html(outboxPage(config.brand.name, messages));
  });
  return app;
}
