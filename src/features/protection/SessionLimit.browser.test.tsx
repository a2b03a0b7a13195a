import { beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { setOpenGame } from "../games/open-game.ts";
import { deviceStorage } from "../../lib/storage.ts";
import { session } from "../../session/app-session.ts";
import { recordVersion } from "../../session/records.ts";
import { writeCredentials } from "../../session/records.ts";
import { SessionLimit } from "./SessionLimit.tsx";

const minuteMs = 60_000;
const nowMs = Date.parse("2026-11-23T14:32:00+03:00");
const round = { isRoundRunning: true, tellsRounds: true, sinceMs: nowMs, tell: () => undefined };
const limitOf60 = (minutesPlayed: number) => (
  <SessionLimit startedAtMs={nowMs - minutesPlayed * minuteMs} limitMinutes={60} nowMs={nowMs} />
);

/** Signs a player in, as a log-in in another tab does. */
beforeEach(async () => {
  setOpenGame(undefined);
  const ciphertext = "A".repeat(86);
  const record = {
    version: recordVersion,
    player: "a",
    uid: ciphertext,
    sid: ciphertext,
    uip: ciphertext,
    gmt: "+03:00",
    lang: "tr",
  } as const;
  writeCredentials(deviceStorage, record);
  await session.core.settle();
});

const isSignedIn = () => session.state.get().kind === "signed-in";
const waitingFor = async (name: string) =>
  ((await navigator.locks.query()).pending ?? []).some((lock) => lock.name === name);

test("before the limit a warning shows its time; it is gone with the session", async () => {
  const { screen, show } = await openPage(limitOf60(54), {});
  const warning = screen.getByText(/Oturum süresi limitinizin dolacağı saat/);
  expect(warning.query()).toBeNull();
  await show(limitOf60(57));
  const time = new Date(nowMs + 3 * minuteMs).toTimeString().slice(0, 5);
  await expect
    .element(warning)
    .toHaveTextContent(`Oturum süresi limitinizin dolacağı saat: ${time}. Süre dolunca çıkış yapılacak.`);
  expect(isSignedIn()).toBe(true);
  await show(null);
  await expect.element(warning).not.toBeInTheDocument();
});

test("after the limit the current round ends, then the player is logged out", async () => {
  setOpenGame(round);
  await openPage(limitOf60(61), {});
  // What other tabs wait for.
  await expect
    .poll(async () => (await navigator.locks.query()).held?.map(({ name, mode }) => [name, mode]))
    .toContainEqual(["karo.round", "shared"]);
  expect(isSignedIn()).toBe(true);
  setOpenGame({ ...round, isRoundRunning: false });
  await expect.poll(() => session.end.get()).toEqual({ reason: "session-limit", here: true });
  expect(isSignedIn()).toBe(false);
});

test("log-out waits for a round in another tab", async () => {
  let endRound = () => {};
  const roundIsOver = new Promise<void>((resolve) => (endRound = resolve));
  await new Promise<void>((given) => {
    void navigator.locks.request("karo.round", { mode: "shared" }, () => {
      given();
      return roundIsOver;
    });
  });
  await openPage(limitOf60(61), {});
  await expect.poll(() => waitingFor("karo.round")).toBe(true);
  expect(isSignedIn()).toBe(true);
  endRound();
  await expect.poll(() => session.end.get()).toEqual({ reason: "session-limit", here: true });
});

test("if the limit is raised meanwhile, the player stays logged in", async () => {
  setOpenGame(round);
  const { show } = await openPage(limitOf60(61), {});
  await expect.poll(async () => (await navigator.locks.query()).held?.length).toBe(1);
  await show(<SessionLimit startedAtMs={nowMs - 61 * minuteMs} limitMinutes={120} nowMs={nowMs} />);
  setOpenGame(undefined);
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
  expect(isSignedIn()).toBe(true);
});

test("without Web Locks, as on a page without https, the current round still ends first", async () => {
  const locks = vi.spyOn(navigator, "locks", "get").mockReturnValue(undefined as unknown as LockManager);
  setOpenGame(round);
  const { show } = await openPage(limitOf60(59), {});
  await show(limitOf60(61));
  expect(isSignedIn()).toBe(true);
  setOpenGame({ ...round, isRoundRunning: false });
  await expect.poll(() => session.end.get()).toEqual({ reason: "session-limit", here: true });
  locks.mockRestore();
});
