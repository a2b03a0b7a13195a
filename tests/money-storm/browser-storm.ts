/** Money actions in a real browser: the built app, the real operator, and a proxy in between that lets requests go wrong. */
import { setTimeout as pauseMs } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { sql } from "kysely";
import { decideRequest } from "../../operator/money/decide-request.ts";
import type { RunningOperator } from "../../operator/server.ts";
import type { Intent } from "../../src/api/intents/intent.ts";
import { fillInIdValidity } from "../e2e/id-validity.ts";
import { playersRecords } from "../storm/visitors.ts";
import { ledgerProblems, requestsByAccount } from "./laws.ts";
import type { Plan } from "./plans.ts";
import { startMoneyProxy } from "./proxy.ts";
import type { Fault } from "./transport.ts";

/** How an action ended for the player: as the intents on the device say, or "unknown" if the page says so. */
type End = "done" | "not-done" | "unknown";

export interface ActionReport {
  readonly plan: Plan;
  readonly end: End;
  /** The laws that the action broke, each as a sentence. */
  readonly broken: readonly string[];
}

export interface BrowserStormOptions {
  readonly browser: Browser;
  readonly operator: RunningOperator;
  readonly plans: readonly Plan[];
  readonly onEnd?: (report: ActionReport) => void;
}

export interface BrowserStormReport {
  readonly actions: readonly ActionReport[];
  /** The ledger's broken laws. */
  readonly broken: readonly string[];
}

const username = "deniz";
const kinds = { 1: "deposit", 2: "withdraw" } as const;
/** Ends an action that hangs. */
const deadlineMs = 90_000;

/**
 * Runs the plans one after another. A new device is used after a transfer that stays unknown, because the old one sends
 * no other, and when the operator starts or stops supporting keys.
 */
export async function runBrowserStorm({
  browser,
  operator,
  plans,
  onEnd,
}: BrowserStormOptions): Promise<BrowserStormReport> {
  const { db } = operator;
  /** The faults that are still to happen. There are none before the press. */
  const wrong = { transfers: [] as Fault[], others: [] as Fault[], takesKeys: true, isPressed: false };
  const device: { context?: BrowserContext; page?: Page; isSignedOut: boolean } = { isSignedOut: true };
  /** Whether a fault has closed or reloaded the page that was pressed, which ends its work. */
  let vanished: "closed" | "reloaded" | undefined;
  /** The transactions that this device has caused. */
  const shown = new Set<string>();

  const proxy = await startMoneyProxy({
    origin: operator.origin,
    get takesKeys() {
      return wrong.takesKeys;
    },
    next: (isTransfer) => (isTransfer ? wrong.transfers : wrong.others).shift(),
    passTime: (ms) => pauseMs(ms),
    async expireSession() {
      device.isSignedOut = true;
      await db
        .deleteFrom("session")
        .where("player_id", "in", db.selectFrom("player").select("id").where("username", "=", username))
        .execute();
    },
    async onVanish(_tab, isReload) {
      // The closed page may have sent its request again meanwhile. There is nothing left to close or reload.
      if (vanished === "closed") return;
      const { page } = device;
      if (isReload) vanished = "reloaded";
      if (isReload) return void (await page?.reload({ waitUntil: "commit" }).catch(() => undefined));
      device.page = await newPage();
      await device.page.goto(emptyPage);
      await page?.close();
      vanished = "closed";
    },
  });

  /** A page without the app, which could store something or navigate meanwhile. */
  const emptyPage = `${proxy.origin}/config.json`;

  async function newPage(): Promise<Page> {
    if (!device.context) throw new Error("There is no device");
    const page = await device.context.newPage();
    page.on("framenavigated", (frame) => {
      const id = new URL(frame.url(), proxy.origin).searchParams.get("transaction");
      if (id) shown.add(id);
    });
    return page;
  }

  async function leaveDevice(): Promise<void> {
    const { context } = device;
    delete device.context;
    delete device.page;
    await context?.close();
  }

  /** A page of this device, signed in. */
  async function signedIn(): Promise<Page> {
    if (!device.context) {
      device.context = await browser.newContext({
        viewport: { width: 800, height: 1400 },
        locale: "tr-TR",
        reducedMotion: "reduce",
      });
      await device.context.addInitScript(() => sessionStorage.setItem("modalStatus", "shown"));
      device.isSignedOut = true;
    }
    const page = (device.page ??= await newPage());
    if (device.isSignedOut) {
      await page.goto(emptyPage);
      const records = await playersRecords(operator, false);
      await page.evaluate(
        (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
        records,
      );
      device.isSignedOut = false;
    }
    return page;
  }

  /** Fills in the form up to its last button. */
  async function fillIn(page: Page, { direction, amount }: Plan, account: string): Promise<void> {
    await page.goto(`${proxy.origin}/profile/${kinds[direction]}/40`);
    const main = page.getByRole("main");
    await main.getByLabel("Tutar", { exact: true }).fill(amount);
    await main.getByLabel(/^Cüzdan numaranız/).fill(account);
    if (direction === 2) await fillInIdValidity(main);
    await main.getByRole("button", { name: "Devam" }).click();
    await confirmIn(page).waitFor();
  }

  /** Taps the last button. */
  async function tap(page: Page, { otherFaults }: Plan, times = 1): Promise<void> {
    await confirmIn(page).hover({ timeout: 5_000 });
    for (let clickCount = 1; clickCount <= times; clickCount += 1) {
      await page.mouse.down({ clickCount });
      // Before the press, a request that the page sends by itself could go wrong and take the button away.
      if (!wrong.isPressed) wrong.others = [...otherFaults];
      wrong.isPressed = true;
      await page.mouse.up({ clickCount });
    }
  }

  async function press(page: Page, plan: Plan, second: Page | undefined): Promise<void> {
    switch (plan.press) {
      case "once":
        return tap(page, plan);
      case "double tap":
        return tap(page, plan, 2);
      case "second tab":
        // Either press may end the session, begin maintenance or reload the page, and so take the button of the other.
        return void (await Promise.allSettled((second ? [page, second] : [page]).map((tab) => tap(tab, plan))));
      case "offline for a while":
        await device.context?.setOffline(true);
        await tap(page, plan);
        await pauseMs(1_500);
        await device.context?.setOffline(false);
    }
  }

  async function act(plan: Plan, accounts: readonly string[]): Promise<End> {
    if (wrong.takesKeys !== plan.takesKeys) await leaveDevice();
    wrong.takesKeys = plan.takesKeys;
    const page = await signedIn();
    const known = new Set((await intentsOf(page)).map(({ id }) => id));
    const second = plan.press === "second tab" ? await newPage() : undefined;
    await fillIn(page, plan, accounts[0] ?? "");
    if (second) await fillIn(second, plan, accounts[1] ?? "");
    wrong.transfers = [...plan.faults];
    wrong.isPressed = false;
    await press(page, plan, second);
    // A page that asks for the log-in after a reload looks at no transfer.
    const isGone = () => vanished === "closed" || (vanished === "reloaded" && device.page?.url().includes("/login"));
    const mine = async () => (device.page ? await intentsOf(device.page) : []).filter(({ id }) => !known.has(id));
    await until("the press ends", async () => {
      const intents = await mine();
      return (
        intents.length > 0 && (isGone() || intents.every(({ state }) => state === "unknown" || state === "settled"))
      );
    });
    wrong.transfers = [];
    wrong.others = [];
    await second?.close();
    let end = await waitForEnd(plan, accounts, mine);
    // Requests that were held back arrive at last, and the page finds out.
    await proxy.arriveAll();
    if (end === "unknown") end = await waitForEnd(plan, accounts, mine);
    return end;
  }

  /** The player returns and waits until the page shows the outcome, or says that it is unknown. */
  async function waitForEnd(
    { direction }: Plan,
    accounts: readonly string[],
    mine: () => Promise<readonly Intent[]>,
  ): Promise<End> {
    const page = await signedIn();
    let end: End | undefined;
    await page.goto(`${proxy.origin}/profile/${kinds[direction]}`);
    const notice = page.getByText(/talebinizin ulaşıp ulaşmadığı belli değil/);
    await until("the page knows, or says that it does not", async () => {
      const intents = await mine();
      if (intents.every(({ state }) => state === "settled"))
        end = intents.some((intent) => intent.end === "done") ? "done" : "not-done";
      if (end !== undefined || !(await notice.isVisible())) return end !== undefined;
      const rows = page.getByRole("button", { name: /Evet, bu/ });
      if ((await rows.count()) > 0) {
        // Only the player knows which one it was. If there are several, this test cannot tell them apart either.
        if ((await rows.count()) === 1 && (await requestsByAccount(db, accounts)).size === 1) await rows.click();
        else end = "unknown";
      } else if (await page.getByText(/itibarıyla hesap geçmişinizde görünmüyor/).isVisible()) end = "unknown";
      return end !== undefined;
    });
    return end ?? "unknown";
  }

  async function run(plan: Plan): Promise<ActionReport> {
    const accounts = [1, 2].map((tab) => String(1_000_000_000 + plan.number * 10 + tab));
    const broken: string[] = [];
    let end: End = "unknown";
    vanished = undefined;
    try {
      // The page may still be on its way to the transfer of the action before.
      await device.page?.goto(emptyPage);
      shown.clear();
      end = await act(plan, accounts);
      const requests = await requestsByAccount(db, accounts);
      const byAccount = [...requests.values()];
      if (new Set(byAccount).size < byAccount.length)
        broken.push(`${byAccount.length} requests of ${accounts.join(" and ")}`);
      if (end === "done" && requests.size === 0) broken.push("done was told, and it is not");
      if (end === "not-done" && requests.size > 0) broken.push("not done was told, and it is");
      for (const id of shown) if (!requests.has(id)) broken.push(`the page led to ${id}, which is another's`);
      for (const [id] of requests)
        await decideRequest(db, id, { verdict: plan.number % 5 === 0 ? "cancel" : "approve" }, new Date());
      // Make the transfer older: the page would take an equal one of the last five seconds for the next one.
      await db
        .updateTable("player_transaction")
        .set({ created_at: sql`created_at - interval '10 seconds'` })
        .execute();
    } catch (error) {
      broken.push(`${(error as Error).message.split("\n")[0]} at ${device.page?.url()}`);
    }
    if (end === "unknown" || broken.length > 0) await leaveDevice();
    return { plan, end, broken };
  }

  try {
    const actions: ActionReport[] = [];
    for (const plan of plans) {
      const report = await run(plan);
      actions.push(report);
      onEnd?.(report);
    }
    return { actions, broken: await ledgerProblems(db) };
  } finally {
    await leaveDevice();
    await proxy.close();
  }
}

const confirmIn = (page: Page) => page.getByRole("button", { name: "Onayla ve gönder" });

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + deadlineMs;
  // A page that is being replaced cannot be queried.
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`not in time: ${what}`);
    await pauseMs(200);
  }
}

/** The intents that the device of this page stores. */
function intentsOf(page: Page): Promise<readonly Intent[]> {
  return page.evaluate(async () => {
    // Opening a database that is missing would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === "karo.intents")) return [];
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error as Error));
      });
    const database = await result(indexedDB.open("karo.intents"));
    const records = (await result(database.transaction("intents").objectStore("intents").get("all"))) as
      | readonly Intent[]
      | undefined;
    database.close();
    return records ?? [];
  });
}
