import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage } from "../../testing/open-page.tsx";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { setOpenGame } from "../games/open-game.ts";
import { balanceShown } from "../../components/balance-visibility.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { Protection, SessionBar, useNetResult } from "./Protection.tsx";
import { RealityCheck } from "./RealityCheck.tsx";
import { type SessionTimes, storedTimes } from "./session-times.ts";

const minuteMs = 60_000;
const nowMs = Date.parse("2026-11-23T14:32:00+03:00");
const times: SessionTimes = { player: "a", startedAtMs: nowMs - 45 * minuteMs };
const balance = { check_balance: { data: [{ balance: "1250.50", currency: "TRY" }] } };
const game = { isRoundRunning: false, tellsRounds: true, sinceMs: nowMs - minuteMs };

beforeEach(() => {
  setOpenGame(undefined);
  storedTimes.set(undefined);
  balanceShown.set(true);
});

test("on a phone the bar is one line that opens, and links to the limits", async () => {
  await page.viewport(390, 844);
  const { screen, visited } = await openPage(<SessionBar nowMs={nowMs} minutes={72} net="-120.00" />, balance);
  const bar = screen.getByRole("region", { name: "Oturum çubuğu" });
  await expect.poll(() => bar.element().getBoundingClientRect().height).toBeLessThan(34);
  const opener = bar.element().querySelector("summary");
  expect(opener?.textContent).toMatch(/^Saat \d\d:32Bu oturumda 1 sa\.? 12 dk\.?Oyun neti −₺120,00$/);
  opener?.click();
  await expect.element(bar.getByText("Bu oturumda").first()).toBeVisible();
  await expect.element(bar.getByText("₺1.250,50").first()).toBeVisible();
  balanceShown.set(false);
  await expect.poll(() => bar.getByText("₺1.250,50").elements()).toEqual([]);
  await bar.getByRole("link", { name: "Limitler" }).click();
  expect(visited).toEqual(["/profile/limits"]);
});

test("unknown values are left out of the bar", async () => {
  await page.viewport(1280, 800);
  const { screen } = await openPage(<SessionBar nowMs={nowMs} minutes={0} net={undefined} />, {
    check_balance: "never",
  });
  await expect.element(screen.getByText("Bu oturumda").last()).toBeVisible();
  expect([screen.getByText("Oyun neti").elements(), screen.getByText("Bakiye").elements()]).toEqual([[], []]);
});

function Net({ since }: { since: number }) {
  return <output>{useNetResult(since) ?? "–"}</output>;
}

afterEach(() => void vi.useRealTimers());

test("the net result is fetched from the session's beginning, then at most once a minute, also while it fails", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const since = Date.now();
  const askedAtMs: number[] = [];
  let isDown = false;
  let money = 1000;
  const { screen, asked, client } = await openPage(<Net since={since} />, {
    capabilities: { data: ["statement"] },
    check_balance: () => ({ data: [{ balance: `${money}.00`, currency: "TRY" }] }),
    statement() {
      askedAtMs.push(Date.now());
      if (isDown) return { status: 502 };
      return {
        data: {
          deposits: "0.00",
          withdrawals: "0.00",
          bets: "9.00",
          wins: "4.00",
          bonuses: "0.00",
          net: `${money}.00`,
          days: [],
        },
      };
    },
  });
  await expect.element(screen.getByText("1000.00")).toBeVisible();
  expect(asked.find(({ method }) => method === "statement")?.data).toMatchObject({
    startDate: new Date(since).toISOString(),
    endDate: "",
  });
  /** Four spins a minute. */
  const play = async (minutes: number) => {
    for (let spin = 0; spin < minutes * 4; spin += 1) {
      money -= 1;
      await client.invalidateQueries({ queryKey: ["finance", "check_balance"] });
      // The player looks at another tab and comes back.
      window.dispatchEvent(new Event("visibilitychange"));
      await vi.advanceTimersByTimeAsync(15_000);
    }
  };
  await play(4);
  expect(askedAtMs.length).toBeGreaterThan(2);
  isDown = true;
  await play(4);
  const whileDown = askedAtMs.length;
  isDown = false;
  // Nothing moves any more, but what failed is asked again, and then nothing.
  await pollAsTimePasses(() => screen.getByText(`${money}.00`).query(), 10_000).toBeVisible();
  expect(askedAtMs.length).toBeGreaterThan(whileDown);
  const last = askedAtMs.length;
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(askedAtMs).toHaveLength(last);
  const gaps = askedAtMs.slice(1).map((at, index) => at - (askedAtMs[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(minuteMs);
});

test("a balance that changes while the net result is on its way does not send the request again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let money = 1000;
  let requests = 0;
  const { screen, client } = await openPage(<Net since={Date.now()} />, {
    capabilities: { data: ["statement"] },
    check_balance: () => ({ data: [{ balance: `${money}.00`, currency: "TRY" }] }),
    statement() {
      requests += 1;
      if (requests > 1) return "never";
      return {
        data: {
          deposits: "0.00",
          withdrawals: "0.00",
          bets: "9.00",
          wins: "4.00",
          bonuses: "0.00",
          net: "-5.00",
          days: [],
        },
      };
    },
  });
  await expect.element(screen.getByText("-5.00")).toBeVisible();
  await vi.advanceTimersByTimeAsync(2 * minuteMs);
  for (let spin = 0; spin < 3; spin += 1) {
    money -= 1;
    await client.invalidateQueries({ queryKey: ["finance", "check_balance"] });
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(requests).toBe(2);
});

test("a clock that is set back does not delay the next reality check", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPage(<Protection />, balance);
  await signInHere("p1");
  await expect.poll(() => storedTimes.get()?.startedAtMs).toBeDefined();
  vi.setSystemTime(Date.now() - 3 * 60 * minuteMs);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(storedTimes.get()?.startedAtMs).toBeLessThanOrEqual(Date.now());
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

test("a reality check looks right in both languages and themes, and is stored as asked until it is acknowledged", async () => {
  const { screen } = await openPage(check(), {});
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("45 dakika")).toBeVisible();
  expect(storedTimes.get()).toMatchObject({ player: "a", isAsked: true });
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await expect.element(dialog.getByRole("button", { name: "Continue" })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});

test("a check that was not acknowledged is shown again after a reload, whatever the game does", async () => {
  setOpenGame({ ...game, isRoundRunning: true, tell: () => undefined });
  const { screen, show } = await openPage(check({ times: { ...times, isAsked: true } }), {});
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await show(check({ times: { ...times, isAsked: false, checkedAtMs: nowMs } }));
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
});

test("only one tab shows the check", async () => {
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
