import { expect, onTestFinished, test, vi } from "vitest";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { privatePrefix } from "../../lib/private-storage.ts";
import { limitsOptions } from "../limits/player-limits.ts";
import { OfferLimits } from "./MethodsPage.tsx";
import { openCashier } from "../../testing/open-cashier.tsx";

const none = { day: null, week: null, month: null };
const limits = (deposit: object, used: object) => ({
  deposit: { ...none, ...deposit },
  loss: none,
  session: { minutes: null },
  realityCheck: { minutes: null },
  raiseAfterHours: 72,
  pending: [],
  used: { deposit: { day: "0.00", week: "0.00", month: "0.00", ...used }, loss: none },
});

test("before the first deposit a limit is offered; once skipped, it is not offered again in this session", async () => {
  const answers = { capabilities: { data: ["limits"] }, get: { data: limits({}, {}) } };
  const { screen, show } = await openCashier({}, answers);
  const offer = screen.getByRole("region", { name: "Yatırım limiti" });
  await expect.element(offer.getByRole("link", { name: "Limit koy" })).toHaveAttribute("href", "/profile/limits");
  await offer.getByRole("button", { name: "Şimdi değil" }).click();
  await expect.poll(() => offer.query()).toBeNull();
  // Unmounts the offer, so that only what is stored counts, as after a reload.
  await show(<p />);
  await show(<OfferLimits />);
  expect(offer.query()).toBeNull();
  // Deletes what a log-out deletes.
  for (const key of Object.keys(localStorage)) if (key.startsWith(privatePrefix)) localStorage.removeItem(key);
  await show(<p />);
  await show(<OfferLimits />);
  await expect.element(offer).toBeVisible();
});

test("players with a limit or an earlier deposit are not offered one", async () => {
  for (const known of [limits({ week: "500.00" }, {}), limits({}, { month: "50.00" })]) {
    const { screen, client, show } = await openCashier(
      {},
      { capabilities: { data: ["limits"] }, get: { data: known } },
      <OfferLimits />,
    );
    await expect.poll(() => client.getQueryData(limitsOptions().queryKey)).toBeDefined();
    // Renders the data that have arrived.
    await show(<OfferLimits />);
    expect(screen.getByRole("region", { name: "Yatırım limiti" }).query()).toBeNull();
    await screen.unmount();
  }
});

test("a deposit refused because of a limit shows the operator's message and links to the limits", async () => {
  const refusal =
    "Bu tutar günlük yatırım limitinizi aşıyor. 24 Kasım 2026, 00.00 (Türkiye saati) tarihine kadar en fazla ₺200,00 yatırabilirsiniz.";
  const send = async (code: number) => {
    const { screen } = await openCashier({ methodID: "22" }, { save_bank_transfer: { refusal, code } });
    await screen.getByLabelText("Tutar", { exact: true }).fill("500");
    await screen.getByRole("button", { name: "Devam" }).click();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
    // For a second a toast says the same.
    await expect.poll(() => screen.getByText(refusal).elements().length).toBeGreaterThan(0);
    await pollAsTimePasses(() => screen.getByText(refusal).query()).toBeVisible();
    vi.useRealTimers();
    return screen;
  };
  const byLimit = await send(423);
  await expect.element(byLimit.getByRole("link", { name: "Limitlerim" })).toHaveAttribute("href", "/profile/limits");
  await byLimit.unmount();
  const byOther = await send(422);
  expect(byOther.getByRole("link", { name: "Limitlerim" }).query()).toBeNull();
});

test("an amount above the limit is reported before it is sent, with the amount left", async () => {
  const answers = { capabilities: { data: ["limits"] }, get: { data: limits({ week: "500.00" }, { week: "350.00" }) } };
  const { screen } = await openCashier({ methodID: "22" }, answers);
  await screen.getByRole("textbox", { name: /Tutar/ }).fill("200");
  await expect.element(screen.getByText(/Bu tutar yatırım limitinizi aşıyor\. Kalan: ₺150,00\./)).toBeVisible();
  await screen.getByRole("textbox", { name: /Tutar/ }).fill("150");
  await expect.poll(() => screen.getByText(/limitinizi aşıyor/).query()).toBeNull();
});

test("a deposit begins with what the limits leave", async () => {
  const answers = { capabilities: { data: ["limits"] }, get: { data: limits({ week: "500.00" }, { week: "350.00" }) } };
  const { screen } = await openCashier({}, answers);
  await expect.element(screen.getByText(/Yatırım limitinizden kalan: ₺150,00/)).toBeVisible();
});
