/** `/operator/set-up`: where a member of staff chooses a password and sets up an authenticator, by a one-time link. */
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import { generate } from "lean-qr";
import { toSvgDataURL } from "lean-qr/extras/svg";
import * as v from "valibot";
import { inPasswordQueue, newPasswordProblem } from "../identity/passwords.ts";
import { hashPassword } from "../identity/password-hash.ts";
import type { Operator } from "../calls/operator.ts";
import { matchingStep, otpauthAddress } from "../identity/second-factor.ts";
import { writeAudit } from "./audit.ts";
import { completeSetUp, type SettingUp, settingUp } from "./links.ts";
import { enforceRateLimit, limits, networkOf } from "../identity/rate-limits.ts";
import { texts } from "../texts/texts.ts";
import { type HallEnv, say } from "./office.ts";
import { orRefusal, visitorOf } from "./log-in-pages.ts";
import { doorPage } from "./page.ts";
import { readForm, typedLine } from "./read-form.ts";
import { keepSession } from "./access.ts";

const chosen = v.object({ token: v.string(), password: v.string(), passwordConfirm: v.string(), code: typedLine });

export function setUpPage(app: Hono<HallEnv>, operator: Operator): void {
  const { db, now } = operator;
  const over = (c: Context<HallEnv>) => c.html(doorPage(c.var.hall, "setUp", say(c.var.hall, "linkOver"), html``), 403);

  app.get("/set-up", async (c) => {
    const token = c.req.query("token") ?? "";
    const member = await settingUp(db, token, now(), true);
    return member ? show(c, token, member) : over(c);
  });

  app.post("/set-up", async (c) => {
    const { hall } = c.var;
    const read = await readForm(c, chosen);
    if ("typed" in read) return over(c);
    const { token, code, ...typed } = read.form;
    const member = await settingUp(db, token, now(), false);
    if (!member) return over(c);
    const problem = newPasswordProblem(typed);
    if (problem) return show(c, token, member, texts.accountFields[problem][hall.language]);
    if (matchingStep(member.secret, code, now()) === undefined) return show(c, token, member, say(hall, "wrongCode"));
    const visitor = visitorOf(c);
    const hashed = await orRefusal(
      enforceRateLimit(visitor, limits.staffLoginsOfNetwork, networkOf(visitor.caller.ip)).then(() =>
        inPasswordQueue(visitor, () => hashPassword(typed.password)),
      ),
    );
    if ("refusal" in hashed) return show(c, token, member, hashed.refusal, 429);
    const session = await completeSetUp(db, token, { ...member, code, passwordHash: hashed.result }, now());
    if (session === undefined) return over(c);
    await writeAudit(db, member.staffId, { kind: "set-up" }, now());
    keepSession(c, operator, session);
    return c.redirect("/operator", 303);
  });
}

/** The page with the secret of the authenticator. No later page shows it. */
function show(
  c: Context<HallEnv>,
  token: string,
  { name, secret }: SettingUp,
  problem?: string,
  status: 400 | 429 = 400,
) {
  const { hall } = c.var;
  const address = otpauthAddress(`${hall.operator.config.brand.name} ${say(hall, "backOffice")}`, name, secret);
  const picture = toSvgDataURL(generate(address), { on: "black", off: "white" });
  const body = html`<form method="post" action="/operator/set-up" class="card door">
    <input type="hidden" name="token" value="${token}" />
    <p>${say(hall, "aboutSetUp")}</p>
    <label>${say(hall, "name")} <input value="${name}" autocomplete="username" readonly /></label>
    <label>${say(hall, "newPassword")} <input name="password" type="password" autocomplete="new-password" required /></label>
    <label>${say(hall, "repeatPassword")} <input name="passwordConfirm" type="password" autocomplete="new-password" required /></label>
    <p>${say(hall, "aboutAuthenticator")}</p>
    <p><img class="qr" src="${picture}" alt="${say(hall, "qrCode")}" width="200" height="200" /></p>
    <p>${say(hall, "secret")}: <code>${secret}</code></p>
    <p><a href="${address}">${say(hall, "openAuthenticator")}</a></p>
    <label>${say(hall, "code")} <input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required /></label>
    <div class="buttons"><button class="main">${say(hall, "finishSetUp")}</button></div>
  </form>`;
  return c.html(doorPage(hall, "setUp", problem, body), problem === undefined ? 200 : status);
}
