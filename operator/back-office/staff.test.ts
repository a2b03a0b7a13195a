import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { totpAt } from "../identity/second-factor.ts";
import type { RunningOperator } from "../server.ts";
import { newDemoPath } from "./links.ts";
import { addMember, changeMember } from "./members.ts";
import { visitBackOffice } from "../testing/back-office.ts";
import { testNow } from "../testing/databases.ts";
import { startTestOperator } from "../testing/operator.ts";
import { testPassword, testSecret } from "../testing/players.ts";
import { addTestMember, staffCookie } from "../testing/staff.ts";

let operator: RunningOperator;
const clock = { now: testNow };
beforeAll(async () => {
  operator = await startTestOperator({
    now: () => clock.now,
    trustProxy: "127.0.0.1",
    config: { siteOrigin: "https://karo.example" },
  });
});
afterAll(() => operator.close());

const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
// Each test begins with unused codes and no attempts.
beforeEach(async () => {
  pass(3600);
  await operator.db.deleteFrom("throttle").execute();
});

/** A browser, which keeps its session's cookie. */
function browser(headers: Record<string, string> = {}) {
  let cookie = "";
  const ask = async (path: string, fields?: Record<string, string>) => {
    const body = fields && new URLSearchParams(fields);
    const sent = { origin: operator.origin, "accept-language": "en", cookie, ...headers };
    const response = await fetch(operator.origin + path, {
      headers: sent,
      redirect: "manual",
      ...(body && { method: "POST", body }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) [cookie = ""] = set.split(";", 1);
    return { status: response.status, to: response.headers.get("location"), text: await response.text(), set, cookie };
  };
  return { ask, forms: async () => /name="formToken" value="([\w-]+)"/.exec((await ask("/operator")).text)?.[1] ?? "" };
}

const code = () => totpAt(testSecret, clock.now);
const logIn = async (name: string, { ask } = browser(), password = testPassword) => {
  await ask("/operator/log-in", { name, password });
  return ask("/operator/code", { code: code() });
};

describe("a log-in of staff", () => {
  beforeAll(() => addTestMember(operator.db, "Ayşe", "look", testNow));

  it("needs the password, then the code, and begins a 12-hour session that scripts cannot read", async () => {
    const { ask } = browser();
    const first = await ask("/operator/log-in", { name: "ayşe ", password: testPassword });
    expect([first.status, first.to]).toEqual([303, "/operator/code"]);
    expect(first.set).toMatch(/^karo-staff=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict$/);
    expect((await ask("/operator")).to).toBe("/operator/log-in");
    const second = await ask("/operator/code", { code: code() });
    expect([second.status, second.to]).toEqual([303, "/operator"]);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await ask("/operator")).text).toContain("Ayşe · may look");
    expect(
      await operator.db.selectFrom("staff_session").select("awaits_code").where("awaits_code", "=", true).execute(),
    ).toEqual([]);
    pass(12 * 3600 - 1);
    expect((await ask("/operator")).status).toBe(200);
    pass(1);
    expect((await ask("/operator")).to).toBe("/operator/log-in");
  });

  it("keeps the session in a cookie of this host alone, on https", async () => {
    const https = browser({
      "x-forwarded-proto": "https",
      "x-forwarded-host": "karo.example",
      origin: "https://karo.example",
    });
    const { set } = await https.ask("/operator/log-in", { name: "Ayşe", password: testPassword });
    expect(set).toMatch(/^__Host-karo-staff=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect((await https.ask("/operator/code", { code: code() })).to).toBe("/operator");
    expect((await https.ask("/operator")).status).toBe(200);
  });

  it("is refused with a wrong name, password or code, and with a code that was used", async () => {
    const { ask } = browser();
    for (const typed of [
      { name: "Ayşe", password: "Yanlış-1" },
      { name: "Nobody", password: testPassword },
      { name: "Ayşe" },
    ]) {
      const refused = await ask("/operator/log-in", typed as Record<string, string>);
      expect([refused.status, refused.set]).toEqual([400, undefined]);
      expect(refused.text).toContain("The name or the password is wrong.");
    }
    expect((await logIn("Ayşe")).to).toBe("/operator");
    await ask("/operator/log-in", { name: "Ayşe", password: testPassword });
    for (const wrong of [code(), "000000", "", "x"]) {
      const refused = await ask("/operator/code", { code: wrong });
      expect([refused.status, refused.set]).toEqual([400, undefined]);
    }
    expect((await ask("/operator")).to).toBe("/operator/log-in");
    // A right password waits ten minutes for its code.
    pass(600);
    expect((await ask("/operator/code", { code: code() })).to).toBe("/operator/log-in");
  });

  it("accepts right codes after one accepted while the operator's clock was two hours ahead", async () => {
    const { now } = clock;
    pass(7_200);
    expect((await logIn("Ayşe")).to).toBe("/operator");
    clock.now = now;
    expect((await logIn("Ayşe")).to).toBe("/operator");
    expect((await logIn("Ayşe")).status).toBe(400);
  });

  it("is put off after ten wrong passwords of one name, or codes, and not for other networks", async () => {
    const there = browser({ "x-forwarded-for": "203.0.113.7" });
    for (let attempt = 0; attempt < 10; attempt += 1)
      await there.ask("/operator/log-in", { name: "Ayşe", password: "Yanlış-1" });
    const refused = await there.ask("/operator/log-in", { name: "Ayşe", password: testPassword });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain("15 minutes");
    const here = browser();
    expect((await here.ask("/operator/log-in", { name: "Ayşe", password: testPassword })).to).toBe("/operator/code");
    for (let attempt = 0; attempt < 10; attempt += 1) await here.ask("/operator/code", { code: "000000" });
    expect((await here.ask("/operator/code", { code: code() })).status).toBe(429);
  });

  it("ends with a log-out, which takes a form of the page", async () => {
    const visitor = browser();
    await logIn("Ayşe", visitor);
    const formToken = await visitor.forms();
    expect((await visitor.ask("/operator/log-out", {})).status).toBe(403);
    const { cookie } = await visitor.ask("/operator");
    const out = await visitor.ask("/operator/log-out", { formToken });
    expect([out.to, out.cookie]).toEqual(["/operator/log-in", "karo-staff="]);
    expect((await browser({ cookie }).ask("/operator")).to).toBe("/operator/log-in");
  });
});

describe("a set-up link", () => {
  const linkIn = (page: string) =>
    /<code>http:\/\/127\.0\.0\.1:\d+(\/operator\/set-up\?token=[\w-]{43})<\/code>/.exec(page)?.[1] ?? "";
  const secretIn = (page: string) => /<code>([A-Z2-7]{32})<\/code>/.exec(page)?.[1] ?? "";
  const invite = async (name: string, role = "decide") => {
    const office = await visitBackOffice(operator);
    return linkIn(await (await office.post("/operator/staff", { name, role })).text());
  };
  const chosen = { password: "Uzun-Parola-9", passwordConfirm: "Uzun-Parola-9" };
  const tokenOf = (path: string) => path.split("=")[1] ?? "";

  it("sets up a password and an authenticator, once; the secret is another each time it is shown", async () => {
    const path = await invite("Bora");
    const { ask } = browser();
    const before = secretIn((await ask(path)).text);
    const page = await ask(path);
    const secret = secretIn(page.text);
    expect(secret).not.toBe(before);
    expect(page.text).toContain(`secret=${secret}`);
    expect(page.text).toMatch(/<img class="qr" src="data:image\/svg\+xml/);
    const send = (more: object) =>
      ask("/operator/set-up", { token: tokenOf(path), ...chosen, code: totpAt(secret, clock.now), ...more });
    for (const [wrong, says] of [
      [{ code: totpAt(before, clock.now) }, "The code is wrong"],
      [{ passwordConfirm: "other" }, "Passwords don&#39;t match"],
      [{ password: "x", passwordConfirm: "x" }, "Password must"],
    ] as const) {
      const refused = await send(wrong);
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(says);
      expect(secretIn(refused.text)).toBe(secret);
    }
    expect((await send({})).to).toBe("/operator");
    expect((await ask("/operator")).text).toContain("Bora · may decide");
    for (const again of [await ask(path), await send({})]) {
      expect(again.status).toBe(403);
      expect(again.text).not.toContain(secret);
    }
    pass(60);
    const visitor = browser();
    await visitor.ask("/operator/log-in", { name: "bora", password: chosen.password });
    expect((await visitor.ask("/operator/code", { code: totpAt(secret, clock.now) })).to).toBe("/operator");
  });

  it("is over after a day, and when the member is locked or gets another", async () => {
    const { ask } = browser();
    const late = await invite("Cem");
    pass(86_400);
    expect((await ask(late)).status).toBe(403);
    const { id } = await operator.db
      .selectFrom("staff")
      .select("id")
      .where("name", "=", "Cem")
      .executeTakeFirstOrThrow();
    const office = await visitBackOffice(operator);
    const first = linkIn(await (await office.post(`/operator/staff/${id}`, { change: "reset" })).text());
    const second = linkIn(await (await office.post(`/operator/staff/${id}`, { change: "reset" })).text());
    expect((await ask(first)).status).toBe(403);
    expect((await ask(second)).status).toBe(200);
    await office.post(`/operator/staff/${id}`, { change: "lock" });
    expect((await ask(second)).status).toBe(403);
  });
});

describe("the page of staff", () => {
  const idOf = async (name: string) =>
    (await operator.db.selectFrom("staff").select("id").where("name", "=", name).executeTakeFirstOrThrow()).id;

  it("adds a member once, changes the role, locks, unlocks and resets; the member's sessions end", async () => {
    const office = await visitBackOffice(operator);
    const id = await addTestMember(operator.db, "Deniz Usta", "look", clock.now);
    const taken = await office.post("/operator/staff", { name: " deniz usta", role: "look" });
    expect([taken.status, (await taken.text()).includes("There is a member with this name.")]).toEqual([400, true]);
    expect((await office.post("/operator/staff", { name: "x".repeat(61), role: "look" })).status).toBe(400);
    expect((await office.post("/operator/staff", { name: "Ece", role: "owner" })).status).toBe(400);

    const visitor = browser();
    await logIn("Deniz Usta", visitor);
    await office.post(`/operator/staff/${id}`, { change: "role", role: "decide" });
    expect((await visitor.ask("/operator")).text).toContain("may decide");
    await office.post(`/operator/staff/${id}`, { change: "lock" });
    expect((await visitor.ask("/operator")).to).toBe("/operator/log-in");
    pass(60);
    expect((await logIn("Deniz Usta")).to).toBe("/operator/log-in");
    await office.post(`/operator/staff/${id}`, { change: "unlock" });
    expect((await logIn("Deniz Usta", visitor)).to).toBe("/operator");
    await office.post(`/operator/staff/${id}`, { change: "reset" });
    expect((await visitor.ask("/operator")).to).toBe("/operator/log-in");
    pass(60);
    expect((await logIn("Deniz Usta")).to).toBe("/operator/log-in");
    for (const path of ["/operator/staff/999999", "/operator/staff/x"])
      expect((await office.post(path, { change: "lock" })).status).toBe(404);
  });

  it("leaves an administrator who can log in, also when two demote each other at the same time", async () => {
    const { db } = operator;
    await staffCookie(db, "administer", clock.now);
    const last = await idOf("Test administer");
    await db.updateTable("staff").set({ is_locked: true }).where("id", "!=", last).execute();
    // One who has not set up yet cannot log in.
    await addMember(db, { name: "Waits", role: "administer" }, clock.now);
    const office = await visitBackOffice(operator);
    for (const change of [{ change: "lock" }, { change: "reset" }, { change: "role", role: "decide" }]) {
      const refused = await office.post(`/operator/staff/${last}`, change);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain("At least one administrator who can log in must remain.");
    }
    const other = await addTestMember(db, "Other", "administer", clock.now);
    const both = await Promise.all([last, other].map((id) => changeMember(db, id, { role: "look" })));
    expect(both.filter((changed) => changed === "last")).toHaveLength(1);
  });
});

describe("the demo's link", () => {
  const near = { "x-forwarded-for": "127.0.0.1" };
  const newLink = async () => (await newDemoPath(operator.db, clock.now)) ?? "";
  beforeAll(async () => {
    await addMember(operator.db, { name: "demo", role: "administer", isDemo: true }, testNow);
  });

  it("logs its administrator in with one click, once and within ten minutes", async () => {
    const path = await newLink();
    const { ask } = browser(near);
    const entered = await ask(path);
    expect([entered.status, entered.to]).toEqual([303, "/operator"]);
    expect((await ask("/operator")).text).toContain("demo · may administer");
    expect((await browser(near).ask(path)).status).toBe(403);
    const late = await newLink();
    pass(600);
    expect((await browser(near).ask(late)).status).toBe(403);
    expect((await browser(near).ask("/operator/enter?token=x")).status).toBe(403);
    expect((await browser(near).ask("/operator/enter")).status).toBe(403);
  });

  it.each([
    ["a site's address", { "x-forwarded-host": "karo.example" }],
    ["a stranger's address", { "x-forwarded-for": "203.0.113.7" }],
  ])("is refused for %s, and not used up", async (_what, headers) => {
    const path = await newLink();
    const refused = await browser({ ...near, ...headers }).ask(path);
    expect([refused.status, refused.set]).toEqual([403, undefined]);
    expect(refused.text).toContain("only on the machine that runs the demo");
    expect((await browser(near).ask(path)).status).toBe(303);
  });

  it("is no password: nobody can log in as the demo's administrator, or set one up", async () => {
    expect((await logIn("demo")).to).toBe("/operator/log-in");
    expect((await browser(near).ask((await newLink()).replace("enter", "set-up"))).status).toBe(403);
  });
});
