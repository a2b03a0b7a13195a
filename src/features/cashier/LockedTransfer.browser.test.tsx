/** A deposit that meets an HTTP 500, or the error lock that an earlier one set. The operator takes idempotency keys. */
import { expect, test } from "vitest";
import { errorLock, setErrorLock } from "../../api/error-lock.ts";
import type { PageAnswer } from "../../testing/open-page.tsx";
import { signInHere } from "../../testing/sign-in-here.ts";
import { openCashier } from "../../testing/open-cashier.tsx";

let players = 0;

async function openDeposit(deposit: PageAnswer) {
  await signInHere(`locked-${String(++players)}`);
  const answers: Record<string, PageAnswer> = { capabilities: { data: ["idempotency"] }, save_bank_transfer: deposit };
  const { screen, asked } = await openCashier({ methodID: "22" }, answers);
  await screen.getByLabelText("Tutar", { exact: true }).fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  const sent = () => asked.filter(({ method }) => method === "save_bank_transfer").length;
  return { screen, answers, sent, confirm: () => screen.getByRole("button", { name: "Onayla ve gönder" }) };
}

test.each(["Aynı talebi tamamla", "Şimdi kontrol et"])(
  "after an HTTP 500, %j lifts the error lock and finds out how the deposit ended",
  async (name) => {
    const { screen, answers, sent, confirm } = await openDeposit({ status: 500 });
    await confirm().click();
    const button = screen.getByRole("button", { name });
    await expect.element(button).toBeEnabled();
    const before = sent();
    answers["save_bank_transfer"] = { data: { transactionID: 900, status: 1001 } };
    await button.click();
    await expect.element(screen.getByText("Yatırım talebiniz", { exact: true }).first()).toBeVisible();
    expect(sent()).toBe(before + 1);
    expect(errorLock.get()).toBe(false);
  },
);

test("a deposit that the error lock kept from being sent: the button lifts the lock and leads to the summary", async () => {
  const { screen, sent, confirm } = await openDeposit({ data: { transactionID: 900, status: 1001 } });
  setErrorLock();
  await confirm().click();
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(confirm()).toBeVisible();
  expect(sent()).toBe(0);
  expect(errorLock.get()).toBe(false);
});
