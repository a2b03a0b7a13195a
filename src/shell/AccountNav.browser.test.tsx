import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere } from "../testing/look-of-page.ts";
import { openPage } from "../testing/open-page.tsx";
import { signInHere } from "../testing/sign-in-here.ts";
import { createTestRouter } from "../testing/test-router.ts";
import { AccountNav } from "./AccountNav.tsx";
import { Layout } from "./Layout.tsx";

const none = { day: null, week: null, month: null };
const limits = {
  deposit: { ...none, day: "500.00" },
  loss: none,
  session: { minutes: null },
  realityCheck: { minutes: 30 },
  timeOut: null,
  selfExclusion: null,
  raiseAfterHours: 72,
  pending: [],
  used: { deposit: none, loss: none },
};

/** The shell of the account around a page, at an address. */
async function openAccount(path: string, height = 900) {
  await page.viewport(1440, height);
  await signInHere("deniz");
  const router = createTestRouter();
  await router.navigate({ to: path });
  return openPage(
    <Layout
      header={<header>Karo</header>}
      rail={null}
      tabBar={null}
      sessionBar={null}
      footer={<footer style={{ blockSize: "25rem" }}>Yasal</footer>}
      accountNav={<AccountNav />}
    >
      <div data-testid="page">Sayfa</div>
    </Layout>,
    {
      check_balance: { data: [{ balance: "1250.50", currency: "TRY" }] },
      capabilities: { data: ["limits"] },
      get: { data: limits },
      list_mass_messages: { data: [{ id: 1, title: "Yeni", Text: "", createdAt: new Date().toISOString() }] },
      list_transactions: { data: [] },
    },
    {},
    [],
    router,
  );
}

test("the account's pages say what is behind them, and which one is shown", async () => {
  const { screen } = await openAccount("/profile/history");
  const nav = screen.getByRole("navigation", { name: "Hesap sayfaları" });
  await expect.element(nav.getByRole("link", { name: /^Hesabım ₺1\.250,50$/ })).toBeVisible();
  await expect.element(nav.getByRole("link", { name: /^Limitlerim 2$/ })).toBeVisible();
  await expect.element(nav.getByRole("link", { name: /^Bildirimler .*1 okunmamış bildirim$/ })).toBeVisible();
  const current = () =>
    nav
      .getByRole("link")
      .elements()
      .filter((link) => link.hasAttribute("aria-current"));
  expect(current().map((link) => link.textContent)).toEqual(["Hesap geçmişi"]);
  await axeFindsNothingHere(screen.container);
});

test("a page of the account uses three quarters of a desktop, beside the navigation", async () => {
  const { screen } = await openAccount("/profile");
  // The side rail, which is no part of this test, takes its room.
  const { left, width } = screen.getByTestId("page").element().getBoundingClientRect();
  expect(width / innerWidth).toBeGreaterThanOrEqual(0.75);
  const nav = screen.getByRole("navigation", { name: "Hesap sayfaları" }).element().getBoundingClientRect();
  expect([nav.width, nav.right <= left]).toEqual([240, true]);
  expect(document.documentElement.scrollWidth).toBe(1440);
});

test("at the end of the page the navigation is above the footer, also in a low window", async () => {
  const { screen } = await openAccount("/profile", 625);
  const nav = screen.getByRole("navigation", { name: "Hesap sayfaları" });
  await expect.element(nav.getByRole("link", { name: "Tercihler" })).toBeVisible();
  scrollTo(0, document.documentElement.scrollHeight);
  const { bottom } = nav.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(screen.getByRole("contentinfo").element().getBoundingClientRect().top);
});
