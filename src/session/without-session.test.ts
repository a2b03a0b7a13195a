import { describe, expect, test } from "vitest";
import { financeCheckBalance } from "../contract/finance.ts";
import { userCheckGa } from "../contract/user.ts";
import { keys } from "./records.ts";
import { openBrowser } from "../testing/session-browser.ts";
import { anonymousUser, expired, openOperator } from "../testing/session-operator.ts";
import { openPage, openPastExpiration, openSite, quiet, signInAs } from "../testing/session-pages.ts";

const balance = [financeCheckBalance, {}] as const;

describe("without a session", () => {
  test("an authenticated call contains the placeholder", async () => {
    const { send, operator } = openSite();
    await send(...balance).catch(() => undefined);
    const { user } = operator.received[0] ?? {};
    expect(Object.keys(user ?? {}).sort()).toEqual(["lang", "uip"]);
    expect([operator.decrypt(user?.uip), user?.lang]).toEqual(["0.0.0.0", "tr"]);
  });

  test("and the auth record's sid if there is one, but nothing else of it", async () => {
    const { send, session, operator, browser } = await openPastExpiration();
    operator.script = ({ name }) => (name === "system/ping" ? expired : undefined);
    await session.ensureFresh();
    await send(...balance).catch(() => undefined);
    const { user } = operator.received.at(-1) ?? {};
    expect(Object.keys(user ?? {}).sort()).toEqual(["lang", "sid", "uip"]);
    expect(user?.sid).toBe(JSON.parse(browser.stored()[keys.auth] ?? "").sid);
  });

  test("its answer clears nothing, even if a session began meanwhile", async () => {
    const site = openSite();
    site.operator.holding = true;
    const asking = site.send(...balance).catch(() => undefined);
    await quiet();
    site.operator.holding = false;
    const playerId = await signInAs(site, "deniz");
    site.operator.letGo();
    await asking;
    expect(site.session.state.get()).toMatchObject({ kind: "signed-in", playerId });
  });

  test("a call that may have a session or not contains no user block", async () => {
    const { send, operator } = openSite();
    operator.script = () => anonymousUser;
    await send(userCheckGa, { SiteType: "Mobile", ga_code: "1" }).catch(() => undefined);
    expect(operator.received[0]?.user).toBeUndefined();
  });

  test("without encryption no authenticated call is sent", async () => {
    const operator = openOperator();
    const createEncrypt = () => Promise.reject(new TypeError("Failed to fetch"));
    const { session } = openPage(openBrowser(), operator, { createEncrypt });
    await expect(session.link.userBlock("player")).rejects.toThrow("Failed to fetch");
  });
});
