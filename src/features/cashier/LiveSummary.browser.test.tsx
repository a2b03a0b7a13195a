import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindsNothingHere } from "../../testing/look-of-page.ts";
import { openCashier } from "../../testing/open-cashier.tsx";
import { Cashier } from "./Cashier.tsx";

/** Opens the deposit form of a method in a window of this width, in pixels: a desktop, unless a test says otherwise. */
async function openForm(width = 1440) {
  await page.viewport(width, 900);
  const onPlace = vi.fn();
  const place = { methodID: "22" };
  const opened = await openCashier(
    place,
    { save_bank_transfer: { data: { transactionID: 900, status: 1001 } } },
    <Cashier direction={1} place={place} onPlace={onPlace} />,
  );
  const summary = opened.screen.getByRole("region", { name: "Kontrol edip onaylayın" });
  const sent = () => opened.asked.filter(({ method }) => method === "save_bank_transfer");
  return { ...opened, onPlace, summary, sent, amount: opened.screen.getByLabelText("Tutar", { exact: true }) };
}

test("the summary beside the form follows what is typed, and its button confirms it once", async () => {
  const { screen, summary, amount, sent, onPlace } = await openForm();
  const text = () => summary.element().textContent;
  await expect.poll(text).toContain("Ödeyeceğiniz toplam–");
  await amount.fill("250");
  await expect.poll(text).toContain("Ödeyeceğiniz toplam₺252,50");
  await expect.poll(text).toContain("Bakiyenize eklenecek tutar₺250,00");
  await expect.poll(text).toContain("1–5 dakika");
  // Beyond the limits nothing is promised.
  await amount.fill("10");
  await expect.poll(text).toContain("Ödeyeceğiniz toplam–");
  await amount.fill("250");
  await axeFindsNothingHere(screen.container);
  await summary.getByRole("button", { name: "Onayla ve gönder" }).dblClick();
  await expect.poll(() => onPlace.mock.lastCall?.[0]).toEqual({ transactionID: "900" });
  // The form is still there, as it is while the page of the transfer loads. Another press sends nothing.
  await expect.element(summary.getByRole("button")).toHaveAttribute("aria-busy", "true");
  await summary.getByRole("button").click({ force: true });
  expect(sent()).toHaveLength(1);
});

test("Enter in a field sends nothing, however often: it leads to the summary, or to what is wrong", async () => {
  const { screen, summary, amount, sent } = await openForm();
  await amount.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Tutarı girin")).toBeVisible();
  await amount.fill("250");
  await userEvent.keyboard("{Enter}");
  await expect.element(summary.getByRole("heading")).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}");
  expect(sent()).toEqual([]);
  await userEvent.keyboard("{Tab}");
  await expect.element(summary.getByRole("button", { name: "Onayla ve gönder" })).toHaveFocus();
});

test("on a phone the summary stays, busy, until the page of the transfer is there", async () => {
  const { screen, summary, amount, sent, onPlace } = await openForm(390);
  await amount.fill("250");
  await screen.getByRole("button", { name: "Devam" }).click();
  await summary.getByRole("button", { name: "Onayla ve gönder" }).click();
  await expect.poll(() => onPlace.mock.lastCall?.[0]).toEqual({ transactionID: "900" });
  await expect.element(summary.getByRole("button")).toHaveAttribute("aria-busy", "true");
  expect(sent()).toHaveLength(1);
});

test("the values of the summary end at its edge, also those that have no room beside their names", async () => {
  const { summary } = await openForm();
  await expect.element(summary).toBeVisible();
  const facts = summary.element().querySelector("dl") as HTMLElement;
  facts.style.inlineSize = "8rem";
  const end = facts.getBoundingClientRect().right;
  const values = Array.from(facts.querySelectorAll("dd"), (value) => value.getBoundingClientRect().right);
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((right) => Math.abs(right - end) > 1)).toEqual([]);
});
