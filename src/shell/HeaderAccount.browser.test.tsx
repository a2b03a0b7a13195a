import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../testing/look-of-page.ts";
import { openPage } from "../testing/open-page.tsx";
import { signInHere } from "../testing/sign-in-here.ts";
import { LayerContext } from "../hooks/use-layer.ts";
import { HeaderAccount } from "./HeaderAccount.tsx";

/** Shows the player's part of a header of this width. */
async function openHeader(balance: string, width: string) {
  await signInHere("deniz");
  return openPage(
    <header style={{ container: "header / inline-size", inlineSize: width, display: "flex", flexWrap: "nowrap" }}>
      <HeaderAccount />
    </header>,
    { check_balance: { data: [{ balance, currency: "TRY" }] } },
  );
}

test.each([
  ["99999.99", "₺99.999,99", "₺99.999,99"],
  ["99999999.99", "₺99,9 Mn", "₺99.999.999,99"],
  ["12345678901234567890.00", ">₺999 Tn", "₺12.345.678.901.234.567.890,00"],
])(
  "on a phone the balance %s fits the header as %s, and is whole in the account menu",
  async (balance, short, whole) => {
    await page.viewport(360, 740);
    const { screen } = await openHeader(balance, "26rem");
    const hide = screen.getByRole("button", { name: /^Bakiyeyi gizle/ });
    await expect.element(hide).toBeVisible();
    await expect.element(hide.getByText(short, { exact: true })).toBeVisible();
    // The button is as wide as the short form: the whole amount, which screen readers read, takes no room.
    expect(hide.element().getBoundingClientRect().width).toBeLessThan(200);
    await screen.getByRole("button", { name: /^Hesap menüsü/ }).click();
    const menu = screen.getByRole("navigation", { name: "Hesap" });
    await expect.element(menu.getByText(whole, { exact: true })).toBeVisible();
    expect(menu.element().scrollWidth).toBeLessThanOrEqual(menu.element().clientWidth);
  },
);

test("axe finds nothing in the account menu, in both themes and languages", async () => {
  await page.viewport(360, 740);
  const { screen } = await openHeader("1250.50", "26rem");
  await screen.getByRole("button", { name: /^Hesap menüsü/ }).click();
  const menu = screen.getByRole("navigation", { name: /^(Hesap|Account)$/ });
  await expect.element(menu.getByText("₺1.250,50", { exact: true })).toBeVisible();
  await axeFindsNothingHere(menu.element());
  showInEnglish();
  await expect.element(menu.getByRole("button", { name: "Log out" })).toBeVisible();
  await axeFindsNothingHere(menu.element());
});

test("the account menu is a layer while it is open, which closes as the site asks", async () => {
  const layers = new Set<() => void>();
  await signInHere("deniz");
  const openLayer = (close: () => void) => {
    layers.add(close);
    return () => void layers.delete(close);
  };
  const { screen } = await openPage(
    <LayerContext value={openLayer}>
      <HeaderAccount />
    </LayerContext>,
    {},
  );
  await screen.getByRole("button", { name: /^Hesap menüsü/ }).click();
  const menu = screen.getByRole("navigation", { name: "Hesap" });
  await expect.element(menu).toBeVisible();
  await expect.poll(() => layers.size).toBe(1);
  for (const close of layers) close();
  await expect.element(menu).not.toBeInTheDocument();
  await expect.poll(() => layers.size).toBe(0);
});

test("a wide header shows the whole amount, and a tap hides it everywhere", async () => {
  await page.viewport(1440, 900);
  const { screen } = await openHeader("99999999.99", "60rem");
  const hide = screen.getByRole("button", { name: /^Bakiyeyi gizle/ });
  await expect.element(hide.getByText("₺99.999.999,99", { exact: true })).toBeVisible();
  await expect.element(hide.getByText("₺99,9 Mn", { exact: true })).not.toBeVisible();
  await hide.click();
  await expect.element(screen.getByRole("button", { name: "Bakiyeyi göster" })).toBeVisible();
  expect(screen.container.textContent).not.toContain("₺99");
});

test("a wide header has a button with words for a deposit, a phone's a plus", async () => {
  await page.viewport(1440, 900);
  const wide = await openHeader("10.00", "80rem");
  await expect.element(wide.screen.getByText("Para yatır", { exact: true }).first()).toBeVisible();
  await wide.screen.unmount();
  await page.viewport(390, 844);
  const { screen } = await openHeader("10.00", "24rem");
  const deposit = screen.getByRole("link", { name: "Para yatır" }).first();
  await expect.element(deposit).toBeVisible();
  expect(deposit.element().getBoundingClientRect().width).toBeLessThan(50);
});
