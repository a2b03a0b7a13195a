import { expect, test } from "vitest";
import { openCashier } from "./testing/open-cashier.tsx";

const none = { day: null, week: null, month: null };
const limits = (deposit: object, used: object) => ({
  deposit: { ...none, ...deposit }, loss: none, session: { minutes: null }, realityCheck: { minutes: null }, raiseAfterHours: 72,
  pending: [], used: { deposit: { day: "0.00", week: "0.00", month: "0.00", ...used }, loss: none },
});

test("before the first deposit a limit is offered, and skipped for this session", async () => {
  const answers = { capabilities: { data: ["limits"] }, get: { data: limits({}, {}) } };
  const { screen } = await openCashier({}, answers);
  const offer = screen.getByRole("region", { name: "Yatırım limiti" });
  await expect.element(offer.getByRole("link", { name: "Limit koy" })).toHaveAttribute("href", "/profile/limits");
  await offer.getByRole("button", { name: "Şimdi değil" }).click();
  await expect.poll(() => offer.query()).toBeNull();
});

test("an amount above the limit is told before it is sent, with what is left", async () => {
  const answers = { capabilities: { data: ["limits"] }, get: { data: limits({ week: "500.00" }, { week: "350.00" }) } };
  const { screen } = await openCashier({ methodID: "22" }, answers);
  await screen.getByRole("textbox", { name: /Tutar/ }).fill("200");
  await expect.element(screen.getByText(/Bu tutar yatırım limitinizi aşıyor\. Kalan: ₺150,00\./)).toBeVisible();
  await screen.getByRole("textbox", { name: /Tutar/ }).fill("150");
  await expect.poll(() => screen.getByText(/limitinizi aşıyor/).query()).toBeNull();
});
