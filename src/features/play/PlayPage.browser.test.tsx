import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { livecasinoGameTableList } from "../../contract/livecasino.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage, type PageAnswer, type PageAnswers, type Restored } from "../../testing/open-page.tsx";
import { openGame as gameInFrame, setOpenGame } from "../games/open-game.ts";
import { keys } from "../../session/records.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import type { PlayAddress } from "./play-address.ts";
import { limitsOptions } from "../limits/player-limits.ts";
import { PlayPage } from "./PlayPage.tsx";

const Deposit = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? (
    <button type="button" onClick={onClose}>
      Kasayı kapat
    </button>
  ) : (
    <p>Yatırım izleniyor</p>
  );

async function openGame(
  address: PlayAddress,
  launch: PageAnswers[string] = "never",
  more: PageAnswers = {},
  restored: readonly Restored[] = [],
) {
  await signInHere("p1");
  const component = () => <PlayPage address={address} lookUp={() => Promise.resolve(undefined)} Deposit={Deposit} />;
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory() });
  const inPlaceOnSite = (
    <main id="main">
      <RouterProvider router={router} />
    </main>
  );
  const answers = {
    init_game: launch,
    check_balance: { data: [{ balance: "1234.56", currency: "TRY" }] },
    favorites: { data: [] },
    ...more,
  };
  return openPage(inPlaceOnSite, answers, {}, restored);
}

const provider = "https://games.example";
const launched = { data: { url: `${provider}/game` } };

/** Sends the page a message from the game that is open in its frame. */
function gameSays(type: string): void {
  const source = document.querySelector("iframe")?.contentWindow ?? null;
  dispatchEvent(new MessageEvent("message", { data: { type: `game:${type}` }, origin: provider, source }));
}

/** Stops the page's clocks for `timers`, until the test ends. */
function stopClocks(...timers: ("setTimeout" | "setInterval")[]): void {
  vi.useFakeTimers({ toFake: timers });
  onTestFinished(() => void vi.useRealTimers());
}

test("the player can deposit over a game that does not ask for it, and the deposit is followed afterwards", async () => {
  const { screen } = await openGame({ type: "slot", id: "7" });
  await screen.getByRole("button", { name: "Para yatır" }).click();
  await screen.getByRole("button", { name: "Kasayı kapat" }).click();
  await expect.element(screen.getByText("Yatırım izleniyor")).toBeVisible();
});

test("a game without money has no deposit", async () => {
  const { screen } = await openGame({ type: "slot", id: "7", gamingType: "demo" });
  await expect.element(screen.getByText("Demo")).toBeVisible();
  expect(screen.getByRole("button", { name: "Para yatır" }).query()).toBeNull();
});

test.each([320, 360])("the bar is one row on a phone of %i px", async (width) => {
  await page.viewport(width, 740);
  const { screen } = await openGame({ type: "slot", id: "7" });
  await expect.element(screen.getByText(/1\.234,56/)).toBeVisible();
  const centreOf = (name: string) => {
    const { top, height } = screen.getByRole("button", { name }).element().getBoundingClientRect();
    return Math.round(top + height / 2);
  };
  expect(centreOf("Tam ekran")).toBe(centreOf("Oyundan çık"));
});

test.each<[string, PageAnswer, tr: string, en: string]>([
  ["that opens", "never", "Oyun açılıyor…", "Opening the game…"],
  ["that did not open", { refusal: "Bu oyun bakımda" }, "Tekrar dene", "Try again"],
])(
  "a game %s looks right in either theme, on a phone in Turkish and on a desktop in English",
  async (_, launch, tr, en) => {
    await page.viewport(360, 740);
    const { screen } = await openGame({ type: "slot", id: "7" }, launch);
    const looksRight = async () => {
      await axeFindsNothingHere(screen.container);
      const { scrollWidth, clientWidth } = document.documentElement;
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    };
    await expect.element(screen.getByText(tr)).toBeVisible();
    await expect.element(screen.getByText(/1\.234,56/)).toBeVisible();
    await looksRight();
    await page.viewport(1440, 900);
    showInEnglish();
    await expect.element(screen.getByText(en)).toBeVisible();
    await looksRight();
  },
);

test.each<[PlayAddress, object]>([
  [
    { type: "slot", id: "10001" },
    { gameID: "10001", isMobile: false },
  ],
  [
    { type: "slot", id: "10001", gamingType: "demo" },
    { gameID: "10001", isMobile: false, demo: true },
  ],
  [
    { type: "live", id: "7" },
    { tableID: "7", isMobile: true },
  ],
  [
    { type: "virtual", id: "betframe", gamingType: "live-sport" },
    { providerID: "betframe", type: "live-sport" },
  ],
  [{ type: "virtual", id: "bingo" }, { providerID: "bingo" }],
])("what the address %j says is sent to the operator, and its game is shown", async (address, data) => {
  const { asked } = await openGame(address, launched);
  await expect.poll(() => document.querySelector("main iframe")?.getAttribute("src")).toBe(launched.data.url);
  expect(asked.filter(({ method }) => method === "init_game")).toEqual([
    { method: "init_game", data: { ...data, Lang: "tr" } },
  ]);
});

test("a session that has run out is not the end: the game is asked for again, and opens", async () => {
  let asked = 0;
  await openGame({ type: "slot", id: "7" }, () =>
    ++asked > 1 ? launched : { refusal: "Oturum süresi doldu", code: 403 },
  );
  await expect.poll(() => document.querySelector("main iframe")?.getAttribute("src")).toBe(launched.data.url);
  expect(asked).toBe(2);
});

test("a game that does not come is asked for again by a button", async () => {
  stopClocks("setTimeout");
  const { screen, asked } = await openGame({ type: "slot", id: "7" });
  const launches = () => asked.filter(({ method }) => method === "init_game").length;
  await expect.poll(launches).toBe(1);
  vi.advanceTimersByTime(25_000);
  vi.useRealTimers();
  await expect.element(screen.getByText("Oyunun açılması beklenenden uzun sürdü")).toBeVisible();
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.poll(launches).toBe(2);
});

test("the other try after an error of the operator's server is sent, and its game is shown", async () => {
  let asked = 0;
  const { screen } = await openGame({ type: "slot", id: "7" }, () => (++asked > 1 ? launched : { status: 500 }));
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.poll(() => document.querySelector("main iframe")?.getAttribute("src")).toBe(launched.data.url);
});

test("the screen stays on while a game is open, and no longer", async () => {
  let held = 0;
  const request = async () => {
    held += 1;
    return { release: async () => void (held -= 1) };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  const { screen } = await openGame({ type: "slot", id: "7" });
  await expect.poll(() => held).toBe(1);
  await screen.unmount();
  await expect.poll(() => held).toBe(0);
});

test("the player's input in a game keeps the session, the game's messages alone do not", async () => {
  const isActive = vi.spyOn(navigator.userActivation, "isActive", "get").mockReturnValue(false);
  onTestFinished(() => isActive.mockRestore());
  stopClocks("setInterval");
  await openGame({ type: "slot", id: "7" }, launched);
  await expect.poll(() => document.querySelector("main iframe")).not.toBeNull();
  const longAgo = new Date(Date.now() - 50 * 60_000).toISOString();
  localStorage.setItem(keys.activityStart, longAgo);
  for (const message of ["ready", "busy", "idle"]) gameSays(message);
  vi.advanceTimersByTime(10_000);
  expect(localStorage.getItem(keys.activityStart)).toBe(longAgo);
  isActive.mockReturnValue(true);
  vi.advanceTimersByTime(2_000);
  expect(localStorage.getItem(keys.activityStart)).not.toBe(longAgo);
});

test("the balance is followed from time to time, and the game is told of it; one that reports its balance is trusted", async () => {
  stopClocks("setInterval");
  let balance = "1234.56";
  const { screen } = await openGame({ type: "slot", id: "7" }, launched, {
    check_balance: () => ({ data: [{ balance, currency: "TRY" }] }),
  });
  await expect.element(screen.getByText(/1\.234,56/)).toBeVisible();
  await expect.poll(() => gameInFrame.get()).toBeDefined();
  const told: string[] = [];
  setOpenGame({ isRoundRunning: false, tellsRounds: false, sinceMs: 0, tell: (message) => told.push(message) });
  balance = "777.70";
  vi.advanceTimersByTime(31_000);
  await expect.element(screen.getByText(/777,70/)).toBeVisible();
  await expect.poll(() => told).toEqual(["site:balance"]);
  balance = "888.80";
  gameSays("balance");
  await expect.element(screen.getByText(/888,80/)).toBeVisible();
  expect(told).toHaveLength(1);
});

/** A list of tables that a lobby has shown. */
const lobbyWith = (table: object): Restored => ({
  queryKey: [livecasinoGameTableList.class, livecasinoGameTableList.method, "shown"],
  data: { data: [table], message: "", dropped: 0 },
  updatedAt: Date.now(),
});
const closedTable = { tableID: "7", name: "Boğaz Rulet", type: "roulette", open: false, openingHours: "19.00–03.00" };

test("a table that is known to be closed is not launched: its hours are told, and the player may try it anyway", async () => {
  await beginOnPhone();
  const { screen, asked } = await openGame({ type: "live", id: "7" }, "never", {}, [lobbyWith(closedTable)]);
  const launches = () => asked.filter(({ method }) => method === "init_game").length;
  await expect.element(screen.getByText("Bu masa şu an kapalı")).toBeVisible();
  await expect.element(screen.getByText("Açılış saatleri: 19.00–03.00")).toBeVisible();
  await expect.element(screen.getByText(/1\.234,56/)).toBeVisible();
  await looksRightHere(screen.container);
  expect(launches()).toBe(0);
  await screen.getByRole("button", { name: /^(Yine de dene|Try anyway)$/ }).click();
  await expect.poll(launches).toBe(1);
});

test("a loss limit that is reached is told before the launch, with the way to the limits", async () => {
  const nothing = { day: null, week: null, month: null };
  const limits = { deposit: nothing, loss: { ...nothing, day: "500.00" }, pending: [] };
  const used = { deposit: nothing, loss: { ...nothing, day: "500.00" } };
  await signInHere("p1");
  const known = { data: { data: { ...limits, used }, message: "", dropped: 0 }, updatedAt: Date.now() };
  const { screen, asked } = await openGame({ type: "slot", id: "7" }, "never", {}, [
    { queryKey: limitsOptions().queryKey, ...known },
  ]);
  await expect.element(screen.getByText("Günlük kayıp limitinize ulaştınız")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Limitlerim" })).toHaveAttribute("href", "/profile/limits");
  expect(asked.filter(({ method }) => method === "init_game")).toEqual([]);
});
