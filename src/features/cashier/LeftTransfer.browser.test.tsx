import { expect, onTestFinished, test, vi } from "vitest";
import { openIntents } from "../../api/intents/app-intents.ts";
import { showInEnglish } from "../../testing/look-of-page.ts";
import type { PageAnswer, PageAnswers } from "../../testing/open-page.tsx";
import { setOpenGame } from "../games/open-game.ts";
import { draftPrefix, privatePrefix, removePrefixed } from "../../lib/private-storage.ts";
import { session } from "../../session/app-session.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { FollowedTransfers } from "./Cashier.tsx";
import { type Answer, openCashier } from "../../testing/open-cashier.tsx";

let players = 0;

/** Opens the deposit form for a new player. The returned `answer` answers the deposit request once it is confirmed. */
async function openDeposit(answers: PageAnswers = {}) {
  const player = `left-${String(++players)}`;
  await signInHere(player);
  let answer: (answer: PageAnswer) => void = () => {};
  const promise = new Promise<PageAnswer>((resolve) => (answer = resolve));
  const opened = await openCashier({ methodID: "22" }, Object.assign(answers, { save_bank_transfer: () => promise }));
  const { screen, asked } = opened;
  const amount = screen.getByLabelText("Tutar", { exact: true });
  const confirm = async () => {
    await amount.fill("500");
    await screen.getByRole("button", { name: "Devam" }).click();
    await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
    await expect.poll(() => sent()).toHaveLength(1);
  };
  const sent = () => asked.filter(({ method }) => method === "save_bank_transfer").map(({ data }) => data);
  const listed = () => asked.filter(({ method }) => method === "list_transactions").length;
  return { ...opened, player, amount, answer, confirm, sent, listed };
}

const accepted: PageAnswer = { data: { transactionID: 900, status: 1001 } };
/** The deposit in the list. The operator has approved what arrived. */
const approved = {
  id: 900,
  createdAt: "2026-03-14T12:00:00Z",
  transaction_category_id: 2,
  category: "deposit",
  type: "deposit",
  amount: "450.00",
  currency: "TRY",
  transaction_status: 1002,
  method: "FAST",
};

test.each<[PageAnswer, string, string]>([
  [accepted, "Talebiniz ulaşmış.", ""],
  [{ refusal: "Günlük limitiniz doldu" }, "Günlük limitiniz doldu", "500"],
])("a player who has left the summary is told: %j", async (reply, told, left) => {
  const { screen, amount, answer, confirm, listed } = await openDeposit();
  await confirm();
  await screen.getByRole("button", { name: "Tüm yöntemler" }).click();
  const underWay = screen.getByText("Yatırım talebiniz gönderiliyor. Sonucu belli olunca burada göreceksiniz.");
  await expect.element(underWay).toBeVisible();
  const before = listed();
  answer(reply);
  await expect.element(screen.getByText(told)).toBeVisible();
  await expect.element(underWay).not.toBeInTheDocument();
  await expect.poll(listed).toBeGreaterThan(before);
  // A form that is still filled in would invite a second deposit.
  await screen.getByText("FAST").click();
  await expect.element(amount).toHaveValue(left);
});

test("a lost answer is told at once, in place of the form, while the history is still being searched", async () => {
  const answers: Record<string, PageAnswers[string]> = {};
  const { screen, amount, answer, confirm, listed } = await openDeposit(answers);
  await confirm();
  const before = listed();
  answers["list_transactions"] = () => new Promise<PageAnswer>(() => {});
  answer({ status: 502 });
  const notice = screen.getByText("Yatırım talebinizin ulaşıp ulaşmadığı belli değil");
  await expect.element(notice).toBeVisible();
  expect(amount.query()).toBeNull();
  // The button that had the focus is gone.
  await expect.poll(() => document.activeElement?.textContent).toBe(notice.element().textContent);
  await expect.poll(listed).toBeGreaterThan(before);
  await expect.element(screen.getByRole("button", { name: "Şimdi kontrol et" })).toHaveAttribute("aria-busy", "true");
});

test("a deposit that is approved after the drawer over a game was closed is told to the game", async () => {
  const told: string[] = [];
  setOpenGame({ isRoundRunning: false, tellsRounds: true, sinceMs: 0, tell: (message) => told.push(message) });
  onTestFinished(() => setOpenGame(undefined));
  const answers: Record<string, Answer> = {};
  const { screen, client, show, answer, confirm } = await openDeposit(answers);
  await confirm();
  await show(<FollowedTransfers direction={1} />);
  await expect.poll(() => client.isFetching()).toBe(0);
  answers["list_transactions"] = { data: [approved] };
  answer(accepted);
  await expect.element(screen.getByText("Talebiniz ulaşmış.")).toBeVisible();
  await expect.poll(() => told).toEqual(["site:balance"]);
});

test("when another tab has found out how a transfer ended, the balance is fetched again", async () => {
  await signInHere("left-other-tab");
  const { screen, asked, client } = await openCashier(
    { methodID: "22" },
    { processTransaction: "offline" },
    undefined,
    { direction: 2 },
  );
  await screen.getByLabelText("Tutar", { exact: true }).fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const notice = screen.getByText("Çekim talebinizin ulaşıp ulaşmadığı belli değil");
  await expect.element(notice).toBeVisible();
  await expect.poll(() => client.isFetching()).toBe(0);
  const balances = () => asked.filter(({ method }) => method === "check_balance").length;
  const before = balances();
  const intents = await openIntents();
  for (const intent of await intents.openOf("left-other-tab")) await intents.settle(intent, "done");
  await client.invalidateQueries({ queryKey: ["open-transfer"] });
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(balances).toBeGreaterThan(before);
});

test.each(["Evet, bu", "Bu talebi bırak"])(
  "when the device cannot store it, %j says so, and the transfer stays open",
  async (name) => {
    const now = vi.spyOn(Date, "now");
    await signInHere(`left-unstored-${String(++players)}`);
    const old = {
      ...approved,
      amount: "-500.00",
      transaction_category_id: 3,
      createdAt: new Date(Date.now() - 60 * 60_000).toISOString(),
    };
    const { screen, client } = await openCashier(
      { methodID: "22" },
      { processTransaction: "offline", list_transactions: { data: [old] } },
      undefined,
      { direction: 2 },
    );
    await screen.getByLabelText("Tutar", { exact: true }).fill("500");
    await screen.getByRole("button", { name: "Devam" }).click();
    await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
    const notice = screen.getByText("Çekim talebinizin ulaşıp ulaşmadığı belli değil");
    await expect.element(notice).toBeVisible();
    now.mockReturnValue(Date.now() + 10 * 60_000);
    await client.invalidateQueries({ queryKey: ["open-transfer"] });
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await screen.getByRole("button", { name: new RegExp(`${name}$`) }).click();
    await expect
      .element(screen.getByText("Tarayıcınız işlemin kaydını tutamadı. Sayfayı yenileyip tekrar deneyin."))
      .toBeVisible();
    await expect.element(notice).toBeVisible();
  },
);

test("the summary keeps the amount when the language changes, and sends it", async () => {
  const { screen, sent } = await openDeposit();
  await screen.getByRole("button", { name: "₺1.000", exact: true }).click();
  await screen.getByRole("button", { name: "Devam" }).click();
  await expect.element(screen.getByText("₺1.000,00").first()).toBeVisible();
  showInEnglish();
  await expect.element(screen.getByText("₺1,000.00").first()).toBeVisible();
  await screen.getByRole("button", { name: "Confirm and send" }).click();
  await expect.poll(sent).toMatchObject([{ amount: "1000.00" }]);
});

test("an accepted transfer is looked for until the list has it, and then has the amount and the time of the list", async () => {
  const started = vi.spyOn(window, "setInterval");
  const old = { ...approved, id: 800 };
  const answers: Record<string, Answer> = { list_transactions: { data: [old] } };
  const { screen, answer, confirm } = await openDeposit(answers);
  await confirm();
  answer(accepted);
  await expect.element(screen.getByText("Bekliyor")).toBeVisible();
  await expect.element(screen.getByText("₺500,00")).toBeVisible();
  answers["list_transactions"] = { data: [approved, old] };
  await expect
    .poll(() => {
      // Lets the pause pass, which is at least 3 s.
      for (const [tick, delayMs] of started.mock.calls)
        if (delayMs !== undefined && delayMs >= 3_000) (tick as () => void)();
      return screen.getByText("Onaylandı", { exact: true }).query();
    })
    .toBeVisible();
  vi.restoreAllMocks();
  await expect.element(screen.getByText("₺450,00")).toBeVisible();
  // In the operator's time zone, as in the history.
  await expect.element(screen.getByText("14 Mart 2026 15:00")).toBeVisible();
});

test("an answer that comes after log-out leaves nothing of the player on the device", async () => {
  const { answer, confirm, client } = await openDeposit();
  const prefixes = [privatePrefix, draftPrefix];
  const stored = () =>
    [localStorage, sessionStorage].flatMap((area) =>
      Object.keys(area).filter((key) => prefixes.some((prefix) => key.startsWith(prefix))),
    );
  await confirm();
  // The data of the open deposit, and what the player is told of it.
  expect(stored().filter((key) => key.includes("intent.deposit."))).toHaveLength(2);
  await session.leave("logged-out").cleared;
  removePrefixed(prefixes);
  answer(accepted);
  await expect.poll(() => client.isMutating()).toBe(0);
  expect(stored()).toEqual([]);
});
