import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../client/testing/open-page.tsx";
import { setOpenGame } from "../../games/open-game.ts";
import { balanceShown } from "../../session/balance/balance-visibility.ts";
import { SessionBar } from "./bar/SessionBar.tsx";
import { RealityCheck } from "./check/RealityCheck.tsx";
import { SessionLimit } from "./check/SessionLimit.tsx";
import { type SessionTimes, storedTimes } from "./session-times.ts";
import { useNetResult } from "./use-net-result.ts";

const minute = 60_000;
const nowMs = Date.parse("2026-11-23T14:32:00+03:00");
const times: SessionTimes = { player: "a", startedAtMs: nowMs - 45 * minute };
const balance = { check_balance: { data: [{ balance: "1250.50", currency: "TRY" }] } };
const game = { isRoundRunning: false, tellsRounds: true, sinceMs: nowMs - minute };

beforeEach(() => {
  setOpenGame(undefined);
  storedTimes.set(undefined);
  balanceShown.set(true);
});

test("the bar is one line on a phone that opens, and the limits are one tap away", async () => {
  await page.viewport(390, 844);
  const { screen, visited } = await openPage(<SessionBar nowMs={nowMs} minutes={72} net="-120.00" />, balance);
  const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThan(34);
  const opener = bar.element().querySelector("summary");
  expect(opener?.textContent).toMatch(/^\d\d:321 sa\.? 12 dk\.?−₺120,00$/);
  opener?.click();
  await expect.element(bar.getByText("Bu oturumda").first()).toBeVisible();
  await expect.element(bar.getByText("₺1.250,50").first()).toBeVisible();
  balanceShown.set(false);
  await expect.poll(() => bar.getByText("₺1.250,50").elements()).toEqual([]);
  await bar.getByRole("link", { name: "Limitler" }).click();
  expect(visited).toEqual(["/profile/limits"]);
});

test("what is not known is left out of the bar", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openPage(<SessionBar nowMs={nowMs} minutes={0} net={undefined} />, { check_balance: "never" });
  await expect.element(screen.getByText("Bu oturumda").last()).toBeVisible();
  expect([screen.getByText("Net sonuç").elements(), screen.getByText("Bakiye").elements()]).toEqual([[], []]);
});

function Net({ since }: { since: number }) {
  return <output>{useNetResult(since) ?? "–"}</output>;
}

test("the net result is asked for from the session's beginning, and not again within a minute", async () => {
  const since = Date.now();
  const { screen, asked, client } = await openPage(<Net since={since} />, {
    ...balance, capabilities: { data: ["statement"] },
    statement: { data: { deposits: "0.00", withdrawals: "0.00", bets: "9.00", wins: "4.00", bonuses: "0.00", net: "-5.00", days: [] } },
  });
  await expect.element(screen.getByText("-5.00")).toBeVisible();
  const statements = () => asked.filter(({ method }) => method === "statement");
  expect(statements()[0]?.data).toMatchObject({ startDate: new Date(since).toISOString(), endDate: "" });
  await client.invalidateQueries({ queryKey: ["finance", "check_balance"] });
  expect(statements()).toHaveLength(1);
});

const check = (more: object = {}) => (
  <RealityCheck times={times} intervalMinutes={30} nowMs={nowMs} minutes={45} net="-12.50" {...more} />
);

test("a reality check waits for the end of the round, pauses the game and resumes it when it is acknowledged", async () => {
  const told: string[] = [];
  const tell = (message: string) => void told.push(message);
  setOpenGame({ ...game, isRoundRunning: true, tell });
  const { screen } = await openPage(check(), {});
  expect(screen.getByRole("dialog").query()).toBeNull();
  setOpenGame({ ...game, tell });
  const dialog = screen.getByRole("dialog", { name: "Süre hatırlatması" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText("45 dakika")).toBeVisible();
  await expect.element(dialog.getByText("−₺12,50")).toBeVisible();
  expect(told).toEqual(["site:pause"]);
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  // Neither Escape nor a button closes it unread.
  dialog.element().dispatchEvent(new Event("cancel", { cancelable: true }));
  expect(dialog.getByRole("button", { name: "Kapat" }).query()).toBeNull();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Devam et" }).click();
  expect(storedTimes.get()).toMatchObject({ player: "a", isAsked: false, checkedAtMs: expect.any(Number) });
});

test("a check that was not acknowledged comes again after a reload, whatever the game does", async () => {
  setOpenGame({ ...game, isRoundRunning: true, tell: () => undefined });
  const { screen, show } = await openPage(check({ times: { ...times, isAsked: true } }), {});
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await show(check({ times: { ...times, isAsked: false, checkedAtMs: nowMs } }));
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
});

test("only one tab at a time asks", async () => {
  let release: (() => void) | undefined;
  await new Promise<void>((given) => {
    void navigator.locks.request("karo.reality-check", () => {
      given();
      return new Promise<void>((resolve) => (release = resolve));
    });
  });
  const { screen } = await openPage(check(), {});
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1);
  expect(screen.getByRole("dialog").query()).toBeNull();
  release?.();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

test("before the session limit the player is warned", async () => {
  const { screen } = await openPage(<SessionLimit startedAtMs={nowMs - 57 * minute} limitMinutes={60} nowMs={nowMs} />, {});
  await expect.element(screen.getByText("Oturum süresi limitinizin dolmasına 3 dakika kaldı. Süre dolunca çıkış yapılacak.")).toBeVisible();
});
