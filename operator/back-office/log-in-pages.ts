/** `/operator/log-in`, `/operator/code` and `/operator/enter`: how staff get in. */
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { Refusal } from "../core/refusal.ts";
import { callerOf } from "../http/visit.ts";
import type { Operator } from "../calls/operator.ts";
import { writeAudit } from "./audit.ts";
import { enterDemo } from "./links.ts";
import { acceptStaffCode, checkStaffPassword } from "./log-in.ts";
import { memberOf } from "./members.ts";
import { type HallEnv, say } from "./office.ts";
import { doorPage } from "./page.ts";
import { readForm, typedLine } from "./read-form.ts";
import { keepSession, sessionIn } from "./access.ts";

type HallContext = Context<HallEnv>;

const credentials = v.object({ name: typedLine, password: v.string() });
const codeForm = v.object({ code: typedLine });

/** The visitor, for rate limits and the queue of passwords. */
export function visitorOf(c: HallContext) {
  const { operator, language } = c.var.hall;
  return { db: operator.db, now: operator.now(), language, caller: callerOf(c, operator.isTrustedProxy) };
}

/** What the work returned, or the words of its refusal. */
export async function orRefusal<Result>(work: Promise<Result>): Promise<{ result: Result } | { refusal: string }> {
  try {
    return { result: await work };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

export function logInPages(app: Hono<HallEnv>, operator: Operator): void {
  app.get("/log-in", (c) => logInPage(c));

  app.post("/log-in", async (c) => {
    const read = await readForm(c, credentials);
    if ("typed" in read) return logInPage(c, say(c.var.hall, "wrongLogIn"));
    const { name, password } = read.form;
    const checked = await orRefusal(checkStaffPassword(visitorOf(c), name, password));
    if ("refusal" in checked) return logInPage(c, checked.refusal, { name, status: 429 });
    if (checked.result === undefined) return logInPage(c, say(c.var.hall, "wrongLogIn"), { name });
    keepSession(c, operator, checked.result);
    return c.redirect("/operator/code", 303);
  });

  app.get("/code", async (c) => ((await waitingIn(c)) ? codePage(c) : c.redirect("/operator/log-in", 303)));

  app.post("/code", async (c) => {
    const waiting = await waitingIn(c);
    if (!waiting) return c.redirect("/operator/log-in", 303);
    const read = await readForm(c, codeForm);
    const code = "form" in read ? read.form.code : "";
    const accepted = await orRefusal(acceptStaffCode(visitorOf(c), waiting.member, waiting.secret, code));
    if ("refusal" in accepted) return codePage(c, accepted.refusal, 429);
    if (accepted.result === undefined) return codePage(c, say(c.var.hall, "wrongCode"), 400);
    keepSession(c, operator, accepted.result);
    return c.redirect("/operator", 303);
  });

  app.get("/enter", async (c) => {
    const { db, now } = operator;
    if (!visitorOf(c).caller.isLocal) return logInPage(c, say(c.var.hall, "demoOnlyHere"), { status: 403 });
    const entered = await enterDemo(db, c.req.query("token") ?? "", now());
    if (!entered) return logInPage(c, say(c.var.hall, "linkOver"), { status: 403 });
    await writeAudit(db, entered.staffId, { kind: "log-in" }, now());
    keepSession(c, operator, entered.session);
    return c.redirect("/operator", 303);
  });

  async function waitingIn(c: HallContext) {
    const secret = sessionIn(c, operator);
    const member = await memberOf(operator.db, secret, operator.now(), true);
    return member && secret !== undefined ? { member, secret } : undefined;
  }
}

type Status = 200 | 400 | 403 | 429;

function logInPage(
  c: HallContext,
  problem?: string,
  { name = "", status = 400 }: { name?: string; status?: Status } = {},
) {
  const { hall } = c.var;
  const body = html`<form method="post" action="/operator/log-in" class="card door">
    <label>${say(hall, "name")} <input name="name" autocomplete="username" value="${name}" required /></label>
    <label>${say(hall, "password")} <input name="password" type="password" autocomplete="current-password" required /></label>
    <div class="buttons"><button class="main">${say(hall, "logIn")}</button></div>
  </form>`;
  return c.html(doorPage(hall, "logIn", problem, body), problem === undefined ? 200 : status);
}

function codePage(c: HallContext, problem?: string, status: Status = 200) {
  const { hall } = c.var;
  const body = html`<form method="post" action="/operator/code" class="card door">
    <label>${say(hall, "code")}
      <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required autofocus /></label>
    <div class="buttons"><button class="main">${say(hall, "goOn")}</button></div>
  </form>`;
  return c.html(doorPage(hall, "code", problem, body), status);
}
