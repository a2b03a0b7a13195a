import { expect, onTestFinished, test } from "vitest";
import { balanceShown } from "../../components/balance-visibility.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import type { PageAnswers } from "../../testing/open-page.tsx";
import { type Answer, fast, openCashier } from "../../testing/open-cashier.tsx";

const withdraw = { direction: 2 } as const;
const there = { data: ["eligibility", "bonus", "limits", "idempotency"] };
const running = { id: 61, title: "Hoş geldin", Text: "", state: "active", wagering: "5000.00", wagered: "1200.00" };

const why = (code: string, more: object = {}) => ({ code, message: `Neden: ${code}`, ...more });
const standing = (more: object = {}) => ({
  data: { available: "0.00", own: "5000.00", onTheWay: "0.00", reasons: [], ...more },
});
const open = (answers: PageAnswers, at: { direction: 1 | 2 } = withdraw, methodID?: string) =>
  openCashier({ methodID }, { capabilities: there, ...answers }, undefined, at);

test("what can be withdrawn, where the rest is, and why not more", async () => {
  const { screen } = await open({
    eligibility: standing({
      available: "750.50",
      own: "1000.00",
      bonus: "40.00",
      onTheWay: "520.25",
      reasons: [why("other")],
    }),
  });
  const money = screen.getByRole("region", { name: "Çekebileceğiniz tutar" });
  await expect
    .poll(() => money.element().querySelector("dl")?.textContent)
    .toBe("Çekebileceğiniz tutar₺750,50Bakiyeniz₺1.000,00Bekleyen çekimlere ayrılan₺520,25Bonus (çekilemez)₺40,00");
  await expect.element(money.getByText("Neden: other")).toBeVisible();
  balanceShown.set(false);
  onTestFinished(() => balanceShown.set(true));
  await expect.poll(() => money.element().querySelector("dl")?.textContent).not.toMatch(/\d/);
});

test("each reason has its way out, and says when it ends by itself", async () => {
  await beginOnPhone();
  const until = "2999-12-01T20:59:00Z";
  const { screen } = await open({
    list_available: { data: [running] },
    get: { status: 502 },
    eligibility: standing({
      reasons: [
        why("bonus", { until }),
        why("identity", { url: "/profile/documents" }),
        why("identity"),
        why("limit", { amount: "500.00", until }),
        why("pause", { until }),
        why("pending"),
        why("other", { url: "https://help.example/why" }),
      ],
    }),
  });
  const reasons = screen.getByRole("list", { name: "Neden daha fazlası olmuyor" });
  await expect.element(reasons.getByRole("button", { name: "Bonustan vazgeç: Hoş geldin" })).toBeVisible();
  const told = Array.from(reasons.element().children).map((reason) => [
    reason.querySelector("p")?.textContent,
    reason.querySelector("time")?.textContent.replace(/\d.*\d/, "…"),
    ...Array.from(reason.querySelectorAll("a, button")).map((way) => way.getAttribute("href") ?? way.textContent),
  ]);
  expect(told).toEqual([
    ["Neden: bonus", "Bonusun süresi … tarihinde dolar.", "/profile/bonuses", "Bonustan vazgeç"],
    ["Neden: identity", undefined, "/profile/documents"],
    ["Neden: identity", undefined, "Desteğe yaz"],
    ["Kendinize koyduğunuz yatırım limiti: ₺500,00.", "Limit … tarihinde yenilenir.", "/profile/limits"],
    ["Neden: pause", "… tarihine kadar sürer."],
    ["Neden: pending", undefined, "/profile/history?category=3&status=1001"],
    ["Neden: other", undefined, "https://help.example/why"],
  ]);
  await looksRightHere(screen.container);
});

test("a limit can be raised later, as the limits page says", async () => {
  const none = { day: null, week: null, month: null };
  const limits = {
    deposit: { ...none, day: "500.00" },
    loss: none,
    session: { minutes: null },
    realityCheck: { minutes: null },
    raiseAfterHours: 72,
    pending: [],
    used: { deposit: { day: "500.00", week: "500.00", month: "500.00" }, loss: none },
  };
  const { screen } = await open(
    { get: { data: limits }, eligibility: standing({ reasons: [why("limit", { amount: "500.00" })] }) },
    { direction: 1 },
  );
  const money = screen.getByRole("region", { name: "Yatırabileceğiniz tutar" });
  await expect.element(money.getByText("Yükseltme 72 saat sonra, siz onaylarsanız geçerli olur.")).toBeVisible();
  await expect.element(money.getByText("₺0,00")).toBeVisible();
});

test("a deposit that nothing limits: nothing is said", async () => {
  const { screen, asked } = await open({ eligibility: standing({ available: "100000.00" }) }, { direction: 1 });
  await expect.element(screen.getByText("FAST")).toBeVisible();
  await expect.poll(() => asked.filter(({ method }) => method === "eligibility")).toHaveLength(1);
  expect(screen.getByRole("region", { name: "Yatırabileceğiniz tutar" }).query()).toBeNull();
});

test("loading, failing, and then known; what was last known is not shown as current", async () => {
  const loading = await open({ eligibility: "never" });
  await expect.element(loading.screen.getByText("FAST")).toBeVisible();
  expect(loading.screen.getByText("Çekebileceğiniz tutar").query()).toBeNull();
  await loading.screen.unmount();
  let answer: Answer = { status: 502 };
  const { screen, client } = await open({ eligibility: () => answer });
  await expect.element(screen.getByText("Çekebileceğiniz tutar: yüklenemedi")).toBeVisible();
  answer = standing({ available: "750.50" });
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByText("Çekebileceğiniz tutar", { exact: true })).toBeVisible();
  answer = "offline";
  await client.refetchQueries({ queryKey: ["finance", "eligibility"] });
  await expect.element(screen.getByText("Çekebileceğiniz tutar (son bilinen)")).toBeVisible();
  await expect.element(screen.getByText(/Son güncelleme/)).toBeVisible();
});

const bonusMessage =
  "Devam eden bir bonusunuz var. Para çekebilmek için ₺3.800,00 tutarında daha bahis yapmanız gerekiyor.";
const methods: Answer = {
  data: {
    methods_list: [
      { ...fast, id: 1, name: "Havale", disabled: { code: "bonus", message: bonusMessage } },
      { ...fast, id: 2, name: "Kripto", disabled: { code: "other", message: "Bakiyeniz yetmiyor." } },
      fast,
    ],
  },
};
const usable: Answer = { data: { methods_list: [{ ...fast, id: 1, name: "Havale" }] } };

test("methods that cannot be used come last, lead nowhere, and say why", async () => {
  await beginOnPhone();
  const { screen } = await open({ list_cash_methods_new: methods, eligibility: standing() });
  await expect.element(screen.getByText("FAST")).toBeVisible();
  const cards = screen
    .getByRole("listitem")
    .elements()
    .map((card) => [card.textContent, card.querySelectorAll("button[class*=choose], a").length]);
  expect(cards).toEqual([
    [expect.stringContaining("FAST"), 1],
    [expect.stringMatching(/^Havale.*Şu anda kullanılamıyor; nedeni yukarıda\.$/), 0],
    [expect.stringMatching(/^Kripto.*Bakiyeniz yetmiyor\.$/), 0],
  ]);
  await looksRightHere(screen.container);
});

test("the page of such a method says so in place of its form, which comes once it can be used", async () => {
  let answer = methods;
  const { screen, client } = await open(
    { list_cash_methods_new: () => answer, eligibility: standing() },
    withdraw,
    "1",
  );
  await expect.element(screen.getByText("Bu yöntem şu anda kullanılamıyor")).toBeVisible();
  await expect.element(screen.getByText(bonusMessage)).toBeVisible();
  expect(screen.getByRole("textbox").elements()).toEqual([]);
  answer = usable;
  await client.refetchQueries({ queryKey: ["finance", "list_cash_methods_new"] });
  await expect.element(screen.getByLabelText("Tutar", { exact: true })).toBeVisible();
});

test("a method that becomes disabled by the transfer on its way does not take its summary away", async () => {
  let answer = usable;
  const { screen, client } = await open(
    {
      list_cash_methods_new: () => answer,
      eligibility: standing({ available: "5000.00" }),
      processTransaction: "never",
    },
    withdraw,
    "1",
  );
  await screen.getByLabelText("Tutar", { exact: true }).fill("500");
  await screen.getByRole("button", { name: "Devam" }).click();
  await screen.getByRole("button", { name: "Onayla ve gönder" }).click();
  const disabled = { code: "bonus", message: bonusMessage };
  answer = { data: { methods_list: [{ ...fast, id: 1, name: "Havale, bugün", disabled }] } };
  await client.refetchQueries({ queryKey: ["finance", "list_cash_methods_new"] });
  await expect.element(screen.getByRole("heading", { name: "Havale, bugün" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Kontrol edip onaylayın" })).toBeVisible();
  expect(screen.getByText("Bu yöntem şu anda kullanılamıyor").query()).toBeNull();
});

test("an amount above what is possible is told before it is sent", async () => {
  const { screen } = await open({ eligibility: standing({ available: "300.00" }) }, withdraw, "22");
  await screen.getByLabelText("Tutar", { exact: true }).fill("301");
  await expect.element(screen.getByText("Şu anda en fazla ₺300,00 çekebilirsiniz.")).toBeVisible();
  expect(screen.getByRole("button", { name: "₺500", exact: true }).query()).toBeNull();
});
