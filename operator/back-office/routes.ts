import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import { NoResultError } from "kysely";
import { refuseUnreadable } from "../http/answer-fault.ts";
import { visitOf } from "../http/visit.ts";
import type { Operator } from "../calls/operator.ts";
import { sameSecret } from "../lib/secret.ts";
import { writeAudit } from "./audit.ts";
import { closeStaffSession } from "./members.ts";
import { access, dropSession, hall, sessionIn } from "./access.ts";
import { auditPage } from "./audit-page.ts";
import type { OfficeEnv, HallEnv } from "./office.ts";
import { cashierPage } from "./cashier-page.ts";
import { lobbyPage } from "./lobby-page.ts";
import { couponsPage } from "./coupons-page.ts";
import { identitiesPage } from "./identities-page.ts";
import { informationPages } from "./information-pages.ts";
import { limitsPage } from "./limits-page.ts";
import { logInPages } from "./log-in-pages.ts";
import { messagesPage } from "./messages-page.ts";
import { monitoringPage } from "./monitoring-page.ts";
import { outboxPage } from "./outbox-page.ts";
import { recoveryPage } from "./recovery-page.ts";
import { requestsPage } from "./requests-page.ts";
import { securityPage } from "./security-page.ts";
import { setUpPage } from "./set-up-page.ts";
import { sitePage } from "./site-page.ts";
import { staffPage } from "./staff-page.ts";
import { stylePolicy } from "../http/page-style.ts";
import { switchPages } from "./switch-pages.ts";

const policy = [
  "default-src 'none'",
  stylePolicy,
  // Pictures of the listed items; `data:` is the empty icon.
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Many times the size of the longest content page in both languages. */
const maxBodyBytes = 1024 * 1024;

/**
 * The back office at `/operator`: pages without scripts for members of staff. A form is accepted only from a page of this origin
 * and, after the log-in, with the form token of that page.
 */
export function backOffice(operator: Operator): Hono<HallEnv> {
  const app = new Hono<HallEnv>();
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
    c.header("Content-Security-Policy", policy);
    // "no-referrer" would also remove the origin of forms.
    c.header("Referrer-Policy", "same-origin");
  });
  const isOurOrigin = (origin: string, c: Context) => origin === visitOf(c, operator.isTrustedProxy).origin;
  app.use(hall(operator), csrf({ origin: isOurOrigin }), bodyLimit({ maxSize: maxBodyBytes }), refuseUnreadable);
  logInPages(app, operator);
  setUpPage(app, operator);
  app.route("/", officePages(operator));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof NoResultError) return c.text("Not found\n", 404);
    throw error;
  });
  return app;
}

/** The pages behind the log-in. */
function officePages(operator: Operator): Hono<OfficeEnv> {
  const app = new Hono<OfficeEnv>();
  app.use(access(operator));
  app.use(async (c, next) => {
    if (c.req.method !== "POST") return next();
    const { formToken } = await c.req.parseBody();
    const isOurs = typeof formToken === "string" && sameSecret(formToken, c.var.office.formToken);
    return isOurs ? next() : c.text("Forbidden\n", 403);
  });
  app.post("/log-out", async (c) => {
    await closeStaffSession(operator.db, sessionIn(c, operator) ?? "");
    await writeAudit(operator.db, c.var.office.member.id, { kind: "log-out" }, operator.now());
    dropSession(c, operator);
    return c.redirect("/operator/log-in", 303);
  });
  sitePage(app);
  requestsPage(app, 1);
  requestsPage(app, 2);
  couponsPage(app);
  cashierPage(app);
  lobbyPage(app);
  identitiesPage(app);
  recoveryPage(app);
  securityPage(app);
  limitsPage(app);
  switchPages(app);
  messagesPage(app);
  informationPages(app);
  outboxPage(app);
  monitoringPage(app);
  auditPage(app);
  staffPage(app);
  return app;
}
