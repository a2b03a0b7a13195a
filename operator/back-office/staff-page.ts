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
  type Desk,
  type DeskContext,
  type DeskEnv,
  form,
  type Markup,
  say,
  timeOf,
  type Word,
} from "./desk.ts";
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

export function staffPage(app: Hono<DeskEnv>): void {
  app.get("/staff", (c) => show(c, c.req.query("done") === "saved" ? { done: "saved" } : {}));

  app.post("/staff", async (c) => {
    const read = await readForm(c, newMember);
    if ("typed" in read) return show(c, { problem: "fillInName" });
    const { form: typed } = read;
    const { desk } = c.var;
    const now = desk.operator.now();
    const token = await carryOut(desk, async (db, record) => {
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
    const { desk } = c.var;
    const changed = await carryOut(desk, async (db, record) => {
      const member = await changeMember(db, id, typed.change === "role" ? { role: typed.role } : changes[typed.change]);
      if (typeof member === "string") return member;
      await record({
        kind: acts[typed.change],
        subject: member.name,
        ...(typed.change === "role" && { details: typed.role }),
      });
      return {
        name: member.name,
        token: typed.change === "reset" ? await newSetUpToken(db, id, desk.operator.now()) : undefined,
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

async function show(c: DeskContext, { invitation, ...said }: About) {
  const { desk } = c.var;
  const members = await desk.operator.db.selectFrom("staff").selectAll().orderBy("name").execute();
  const origin = visitOf(c, desk.operator.isTrustedProxy).origin;
  const body = html`${invitation ? invited(desk, origin, invitation) : ""}
    <p class="quiet intro">${say(desk, "aboutStaff")}</p>
    <ul class="rows">${members.map((member) => card(desk, member))}</ul>
    <section class="card section" aria-labelledby="add">
      <h2 id="add">${say(desk, "addMember")}</h2>
      ${form(
        desk,
        "/operator/staff",
        html`<fieldset>
            <label>${say(desk, "name")} <input name="name" maxlength="${longestName}" autocomplete="off" required /></label>
            <label>${say(desk, "role")} ${roleChoice(desk, "look")}</label>
          </fieldset>
          <div class="buttons"><button class="main">${say(desk, "addMember")}</button></div>`,
      )}
    </section>`;
  return c.html(page(desk, { section: "staff", ...said }, body), said.problem ? 400 : 200);
}

function invited(desk: Desk, origin: string, { name, token }: Invitation): Markup {
  return html`<div class="done" role="status">
    <p>${say(desk, "setUpLink")} ${name}:</p>
    <p><code>${origin}${setUpPath(token)}</code></p>
  </div>`;
}

function card(
  desk: Desk,
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
    html`<button name="change" value="${change}" aria-label="${say(desk, word)}: ${name}">${say(desk, word)}</button>`;
  return html`<li class="card wide" id="member-${id}">
    <h2>${name}</h2>
    <p><span class="state ${is_locked ? "closed" : "on"}">${say(desk, state)}</span>
      <span class="quiet">· ${say(desk, `role-${role}`)} · ${timeOf(desk, created_at)}</span></p>
    ${form(
      desk,
      `/operator/staff/${id}`,
      html`<div class="buttons"><label><span class="hidden">${say(desk, "role")}: ${name}</span> ${roleChoice(desk, role)}</label>
        ${button("role", "changeRole")}</div>`,
    )}
    ${form(
      desk,
      `/operator/staff/${id}`,
      html`<div class="buttons">${is_locked ? button("unlock", "unlock") : button("lock", "lock")}
        ${is_demo ? "" : button("reset", "resetMember")}</div>`,
    )}
  </li>`;
}

function roleChoice(desk: Desk, chosen: Role): Markup {
  return html`<select name="role">
    ${roles.map((one) => html`<option value="${one}" ${one === chosen ? "selected" : ""}>${say(desk, `role-${one}`)}</option>`)}
  </select>`;
}
