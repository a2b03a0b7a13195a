import { expect, onTestFinished, test, vi } from "vitest";
import { limitsGet } from "../../contract/limits.ts";
import { limitsExamples } from "../../testing/examples/limits.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { WeeklyMirror } from "./WeeklyMirror.tsx";

const none = { deposits: "0.00", withdrawals: "0.00", bets: "0.00", wins: "0.00", bonuses: "0.00", net: "0.00" };
const thisWeek = {
  ...none,
  deposits: "300.00",
  bets: "1250.00",
  wins: "1070.00",
  net: "-180.00",
  minutes: 200,
  days: [],
};
const day = (date: string, net: string) => ({ date, deposits: "50.00", withdrawals: "0.00", net });
const before = {
  ...none,
  days: [day("2026-10-26", "-100.00"), day("2026-11-10", "-60.00"), day("2026-11-15", "20.00")],
};
const limits = limitsExamples.find(({ call }) => call === limitsGet)?.answer as object;

/** Opens it on Sunday, 22 November 2026. */
async function open(week: PageAnswer, more: PageAnswers = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00+03:00") });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await openPage(<WeeklyMirror />, {
    capabilities: { data: ["statement", "limits"] },
    statement: ({ startDate }) => (startDate === "2026-11-16" ? week : { data: before }),
    get: { data: { ...limits, loss: { day: null, week: "500.00", month: null } } },
    ...more,
  });
  return { ...opened, section: opened.screen.getByRole("region", { name: "Bu haftanız" }) };
}

test("a week is beside the four before it and the player's own limits", async () => {
  const { section } = await open({ data: thisWeek });
  await expect
    .element(section.getByText("Bu hafta oyun netiniz −₺180,00, önceki dört haftada ortalama −₺35,00 oldu."))
    .toBeVisible();
  await expect.element(section.getByText("3 sa. 20 dk.")).toBeVisible();
  await expect.element(section.getByText("Haftalık kayıp limitiniz: ₺500,00")).toBeVisible();
  await expect
    .element(section.getByRole("link", { name: "Limitimi düşür" }))
    .toHaveAttribute("href", "/profile/limits");
  await section.getByText("Hafta hafta", { exact: true }).click();
  const rows = [...section.getByRole("table").element().querySelectorAll("tr")].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "HaftaYatırımlarOyun neti",
    "19 Eki₺0,00₺0,00",
    "26 Eki₺50,00−₺100,00",
    "2 Kas₺0,00₺0,00",
    "9 Kas₺100,00−₺40,00",
    "16 Kas₺300,00−₺180,00",
  ]);
  const weeks = section.getByRole("table").getByRole("link");
  await expect.element(weeks.nth(3)).toHaveAttribute("href", "/profile/statement?from=2026-11-09&to=2026-11-15");
  await expect.element(weeks.nth(4)).toHaveAttribute("href", "/profile/statement?period=this-week");
});

test("a week without games says so, and an operator that does not know the time leaves it out", async () => {
  const { section } = await open({ data: { ...none, days: [] } });
  await expect.element(section.getByText(/^Bu hafta henüz oynamadınız; .* −₺35,00 oldu\.$/)).toBeVisible();
  expect(section.getByText("Sitede geçen süre").query()).toBeNull();
});

test("five weeks without a result have no chart", async () => {
  const { section } = await open({ data: { ...none, days: [] } }, { statement: { data: { ...none, days: [] } } });
  await expect.element(section.getByText("Hafta hafta", { exact: true })).toBeVisible();
  expect(section.getByRole("img").query()).toBeNull();
});

test("a week that cannot be fetched says so in one line", async () => {
  const { screen } = await open({ refusal: "Şu anda yanıt veremiyoruz." });
  await expect.element(screen.getByText("Bu haftanız: yüklenemedi")).toBeVisible();
});

test("the week looks right on a phone and a desktop, in both themes and languages", async () => {
  await beginOnPhone();
  const { screen, section } = await open({ data: thisWeek });
  await expect.element(section.getByRole("img")).toBeVisible();
  await looksRightHere(screen.container);
});
