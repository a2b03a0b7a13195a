import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";
import { OverviewPage } from "./OverviewPage.tsx";
import { securityEventsOptions } from "./security-queries.ts";

const there = { device: "Firefox, Windows", network: "198.51.100.7", sameNetwork: false };
const wrong = { id: "3", kind: "wrong-password", at: "2026-11-22T22:30:00Z", times: 12, ...there };
const passkey = {
  id: "2",
  kind: "login-passkey",
  at: "2026-11-21T10:00:00Z",
  times: 1,
  device: "Chrome, Android",
  network: "2001:db8:7:1::/64",
  sameNetwork: true,
};
const unknown = { id: "1", kind: "moon-landing", at: "2026-11-20T10:00:00Z" };

const usual: PageAnswers = {
  capabilities: { data: ["credentials", "sessions", "passkeys", "securityEvents"] },
  two_auth_type: { data: { type: "none" } },
  get_user_profile: {
    data: { uid: 7, username: "deniz", email: "deniz@karo.example", emailVerified: 1, phone: "+905000000012", rid: 10 },
  },
  passkeys: { data: [] },
  sessions: { data: [] },
  security_events: { data: [wrong, passkey, unknown] },
};
const openOverview = (more: PageAnswers = {}) => openPage(<OverviewPage />, { ...usual, ...more });
const notMe = { name: /^Bu ben değildim: Yanlış şifreyle giriş denendi/ };

test("each event is told in words with device, network and the player's time, also one of a kind that nobody knows yet", async () => {
  const { screen } = await openOverview();
  await signInHere("p1");
  const rows = screen.getByRole("listitem").filter({ hasText: "Bu ben değildim" });
  await expect.poll(() => rows.elements().length).toBe(3);
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(
      /Yanlış şifreyle giriş denendi · 12 kez.*Firefox, Windows · Başka bir ağ \(198\.51\.100\.7\).*23 Kas 2026 01:30/,
    );
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /^Geçiş anahtarıyla giriş yapıldıChrome, Android · Sizinle aynı ağ \(2001:db8:7:1::\/64\)21 Kas 2026/,
    );
  await expect.element(rows.nth(2)).toMatchTextContent(/^Hesabınızda bir işlem yapıldı20 Kas 2026/);
});

test("an empty list says so, and one that failed is asked for again", async () => {
  const empty = await openOverview({ security_events: { data: [] } });
  await expect.element(empty.screen.getByText("Henüz bir hareket yok")).toBeVisible();
  const answers: Record<string, PageAnswer> = { security_events: { status: 502 } };
  const { screen } = await openOverview({ security_events: () => answers["security_events"] ?? "never" });
  const retry = screen.getByRole("button", { name: "Tekrar dene" });
  await expect.element(retry).toBeVisible();
  const headings = page.elementLocator(screen.container).getByRole("heading", { name: "Son hareketler" });
  expect(headings.elements()).toHaveLength(1);
  answers["security_events"] = { data: [passkey] };
  await retry.click();
  await expect.element(screen.getByText("Geçiş anahtarıyla giriş yapıldı")).toBeVisible();
});

test("without a network, the list from before is shown with its age", async () => {
  const answers: Record<string, PageAnswer> = { security_events: { data: [passkey] } };
  const { screen, client } = await openOverview({ security_events: () => answers["security_events"] ?? "never" });
  await expect.element(screen.getByText("Geçiş anahtarıyla giriş yapıldı")).toBeVisible();
  expect(screen.getByText(/^Son güncelleme/).query()).toBeNull();
  answers["security_events"] = "offline";
  await client.invalidateQueries({ queryKey: securityEventsOptions().queryKey });
  await expect.element(screen.getByText(/^Son güncelleme/)).toBeVisible();
  await expect.element(screen.getByText("Geçiş anahtarıyla giriş yapıldı")).toBeVisible();
});

test("the events are kept on the device for their player alone", () => {
  expect(securityEventsOptions().meta).toEqual({ persist: "player", isPlayers: true });
});

const here = { id: "1", device: "Chrome, Android", ip: "192.0.2.1", lastSeen: "2026-11-22T22:30:00Z", current: true };

test("with the keyboard: “this was not me” asks, ends all other sessions, leads to a new password, and the list follows", async () => {
  const ended: unknown[] = [];
  const { screen, asked, visited } = await openOverview({
    sessions: { data: [here, { ...here, id: "2", current: false }, { ...here, id: "3", current: false }] },
    session_revoke: ({ id }) => {
      ended.push(id);
      return { data: null };
    },
  });
  const button = screen.getByRole("button", notMe);
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const dialog = screen.getByRole("dialog", { name: "Bu siz değil miydiniz?" });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(ended).toEqual([]);
  const times = () => asked.filter(({ method }) => method === "security_events").length;
  const before = times();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
  // Past the button that closes the dialog, and the one that goes back.
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
  await expect.poll(() => visited).toEqual(["/profile/password"]);
  expect(ended).toEqual(["2", "3"]);
  await expect.poll(times).toBeGreaterThan(before);
});

test("if the other sessions could not be ended, the player stays and can try again", async () => {
  const answers: Record<string, PageAnswer> = { session_revoke: { status: 502 } };
  const { screen, asked, visited } = await openOverview({
    sessions: { data: [here, { ...here, id: "2", current: false }] },
    session_revoke: () => answers["session_revoke"] ?? "never",
  });
  await screen.getByRole("button", notMe).click();
  const press = screen.getByRole("button", { name: "Oturumları kapat, şifremi değiştir" });
  await press.click();
  await expect.poll(() => asked.filter(({ method }) => method === "session_revoke").length).toBe(1);
  await expect.element(press).not.toHaveAttribute("aria-busy");
  expect(visited).toEqual([]);
  answers["session_revoke"] = { data: null };
  await press.click();
  await expect.poll(() => visited).toEqual(["/profile/password"]);
});

test("the list looks right", async () => {
  await beginOnPhone();
  const { screen } = await openOverview();
  await expect.element(screen.getByText("Hesabınızda bir işlem yapıldı")).toBeVisible();
  await looksRightHere(screen.container);
});

test("the question looks right", async () => {
  await beginOnPhone();
  const { screen } = await openOverview();
  await screen.getByRole("button", notMe).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await looksRightHere(screen.container);
});
