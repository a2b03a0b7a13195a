/** `/operator/staff`: the members of staff, for administrators. */
import type { Hono } from "hono";
import { html } from "hono/html";
import type { Selectable } from "kysely";
import * as v from "valibot";
import { type Act, type Role, roles } from "../database/columns.ts";
import { visitOf } from "../http/visit.ts";
import { asRowId } from "../lib/row-id.ts";
import { newSetUpToken, setUpPath } from "./links.ts";
import { addMember, changeMember, longestName, type MemberChange } from "./members.ts";
import {
  carryOut,
  type OfficeContext,
  type OfficeRequest,
  type OfficeEnv,
  form,
  type Markup,
  say,
  timeOf,
  type Word,
} from "./office.ts";
import { page } from "./page.ts";
import { line, readForm } from "./read-form.ts";
import type { Database } from "../database/schema.ts";

const role = v.picklist(roles);
const newMember = v.object({ name: v.pipe(line, v.maxLength(longestName)), role });
const change = v.variant("change", [
  v.object({ change: v.literal("role"), role }),
  v.object({ change: v.picklist(["lock", "unlock", "reset"]) }),
]);

type Change = v.InferOutput<typeof change>;

const acts = {
  role: "staff-role",
  lock: "staff-locked",
  unlock: "staff-unlocked",
  reset: "staff-reset",
} as const satisfies Record<Change["change"], Act>;
const changes: Record<"lock" | "unlock" | "reset", MemberChange> = {
  lock: { isLocked: true },
  unlock: { isLocked: false },
  reset: "reset",
};

/** A link that was just made. It is shown once. */
interface Invitation {
  readonly name: string;
  readonly token: string;
}

export function staffPage(app: Hono<OfficeEnv>): void {
  app.get("/staff", (c) => show(c, c.req.query("done") === "saved" ? { done: "saved" } : {}));

  app.post("/staff", async (c) => {
    const read = await readForm(c, newMember);
    if ("typed" in read) return show(c, { problem: "fillInName" });
    const { form: typed } = read;
    const { office } = c.var;
    const now = office.operator.now();
    const token = await carryOut(office, async (db, record) => {
      const id = await addMember(db, typed, now);
      if (id === undefined) return undefined;
      await record({ kind: "staff-added", subject: typed.name, details: typed.role });
      return newSetUpToken(db, id, now);
    });
    return token === undefined
      ? show(c, { problem: "nameTaken" })
      : show(c, { invitation: { name: typed.name, token } });
  });

  app.post("/staff/:id", async (c) => {
    const id = asRowId(c.req.param("id"));
    const read = await readForm(c, change);
    if (id === undefined || "typed" in read) return c.notFound();
    const { form: typed } = read;
    const { office } = c.var;
    const changed = await carryOut(office, async (db, record) => {
      const member = await changeMember(db, id, typed.change === "role" ? { role: typed.role } : changes[typed.change]);
      if (typeof member === "string") return member;
      await record({
        kind: acts[typed.change],
        subject: member.name,
        ...(typed.change === "role" && { details: typed.role }),
      });
      return {
        name: member.name,
        token: typed.change === "reset" ? await newSetUpToken(db, id, office.operator.now()) : undefined,
      };
    });
    if (changed === "unknown") return c.notFound();
    if (changed === "last") return show(c, { problem: "lastAdministrator" });
    const { name, token } = changed;
    return token === undefined
      ? c.redirect("/operator/staff?done=saved", 303)
      : show(c, { invitation: { name, token } });
  });
}

interface About {
  readonly done?: Word;
  readonly problem?: Word;
  readonly invitation?: Invitation;
}

async function show(c: OfficeRequest, { invitation, ...said }: About) {
  const { office } = c.var;
  const members = await office.operator.db.selectFrom("staff").selectAll().orderBy("name").execute();
  const origin = visitOf(c, office.operator.isTrustedProxy).origin;
  const body = html`${invitation ? invited(office, origin, invitation) : ""}
    <p class="quiet intro">${say(office, "aboutStaff")}</p>
    <ul class="rows">${members.map((member) => card(office, member))}</ul>
    <section class="card section" aria-labelledby="add">
      <h2 id="add">${say(office, "addMember")}</h2>
      ${form(
        office,
        "/operator/staff",
        html`<fieldset>
            <label>${say(office, "name")} <input name="name" maxlength="${longestName}" autocomplete="off" required /></label>
            <label>${say(office, "role")} ${roleChoice(office, "look")}</label>
          </fieldset>
          <div class="buttons"><button class="main">${say(office, "addMember")}</button></div>`,
      )}
    </section>`;
  return c.html(page(office, { section: "staff", ...said }, body), said.problem ? 400 : 200);
}

function invited(office: OfficeContext, origin: string, { name, token }: Invitation): Markup {
  return html`<div class="done" role="status">
    <p>${say(office, "setUpLink")} ${name}:</p>
    <p><code>${origin}${setUpPath(token)}</code></p>
  </div>`;
}

function card(
  office: OfficeContext,
  { id, name, role, is_demo, is_locked, password_hash, created_at }: Selectable<Database["staff"]>,
): Markup {
  const state = is_locked
    ? "memberLocked"
    : is_demo
      ? "memberOfDemo"
      : password_hash === null
        ? "memberWaits"
        : "memberActive";
  const button = (change: string, word: Word) =>
    html`<button name="change" value="${change}" aria-label="${say(office, word)}: ${name}">${say(office, word)}</button>`;
  return html`<li class="card wide" id="member-${id}">
    <h2>${name}</h2>
    <p><span class="state ${is_locked ? "closed" : "on"}">${say(office, state)}</span>
      <span class="quiet">· ${say(office, `role-${role}`)} · ${timeOf(office, created_at)}</span></p>
    ${form(
      office,
      `/operator/staff/${id}`,
      html`<div class="buttons"><label><span class="hidden">${say(office, "role")}: ${name}</span> ${roleChoice(office, role)}</label>
        ${button("role", "changeRole")}</div>`,
    )}
    ${form(
      office,
      `/operator/staff/${id}`,
      html`<div class="buttons">${is_locked ? button("unlock", "unlock") : button("lock", "lock")}
        ${is_demo ? "" : button("reset", "resetMember")}</div>`,
    )}
  </li>`;
}

function roleChoice(office: OfficeContext, chosen: Role): Markup {
  return html`<select name="role">
    ${roles.map((one) => html`<option value="${one}" ${one === chosen ? "selected" : ""}>${say(office, `role-${one}`)}</option>`)}
  </select>`;
}
