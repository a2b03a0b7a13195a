import { expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { openPage, type PageAnswers } from "../testing/open-page.tsx";
import { limitsExamples } from "../testing/examples/limits.ts";
import { limitsGet } from "../contract/limits.ts";
import { BonusesPage } from "../features/bonuses/BonusesPage.tsx";
import { HistoryPage } from "../features/history/HistoryPage.tsx";
import { LimitsPage } from "../features/limits/LimitsPage.tsx";
import { contrast } from "../start/colour.ts";
import { Layout } from "./Layout.tsx";

const row = (id: number) => ({
  id,
  createdAt: new Date(Date.UTC(2026, 2, 14, 12) - id * 3_600_000).toISOString(),
  transaction_category_id: 2,
  category: "deposit",
  type: "deposit",
  amount: id % 2 === 0 ? "1.00" : "-1.00",
  currency: "TRY",
  transaction_status: 1001 + (id % 3),
  balanceAfter: "5.00",
});
const bonuses = (["available", "active", "completed"] as const).map((state, id) => ({
  id,
  title: `Bonus ${String(id)}`,
  Text: "<p>Metin</p>",
  amount: "50.00",
  wagering: "100.00",
  wagered: "25.00",
  state,
}));
const answers: PageAnswers = {
  capabilities: { data: ["bonus", "limits"] },
  list_transactions: ({ offset }) => ({
    data: Array.from({ length: 80 }, (_, index) => row(80 - index)).slice(Number(offset)),
    pagination: { limit: 100, offset, total: 80 },
  }),
  list_available: { data: bonuses },
  get: { data: limitsExamples.find(({ call }) => call === limitsGet)?.answer },
};

/** Colours in Chrome's notation as `#rrggbb`. */
const hex = (colour: string) =>
  `#${(colour.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, "0"))
    .join("")}`;

/** The texts on paper that cannot be read, with their colours. */
const paleTexts = () =>
  Array.from(document.querySelectorAll("main *")).flatMap((element) => {
    const text = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim() : "")).join("");
    if (
      text === "" ||
      element.closest("button, a, .visually-hidden, title") ||
      !element.checkVisibility({ visibilityProperty: true })
    )
      return [];
    const { color } = getComputedStyle(element);
    return contrast(hex(color), "#ffffff") < 4.5 ? [`${text}: ${color}`] : [];
  });

test.each([
  ["the history", <HistoryPage key="" place="history" search={{}} />, "Hesap geçmişi", 80],
  ["the bonuses", <BonusesPage key="" search={{}} />, "Bonus 1", undefined],
  ["the limits", <LimitsPage key="" />, "Limitlerim", undefined],
])("%s prints its content alone, dark on white, also from the dark theme", async (_, content, text, rows) => {
  await page.viewport(390, 844);
  document.documentElement.dataset["theme"] = "dark";
  const bar = (name: string) => <div>{name}</div>;
  const { screen, client } = await openPage(
    <div id="root">
      <Layout
        header={bar("Üst çubuk")}
        rail={bar("Kenar")}
        tabBar={bar("Sekmeler")}
        sessionBar={bar("Oturum")}
        footer={bar("Alt bilgi")}
      >
        {content}
      </Layout>
    </div>,
    answers,
  );
  await expect.element(screen.getByText(text).first()).toBeVisible();
  await expect.poll(() => client.isFetching()).toBe(0);
  const devtools = cdp() as unknown as { readonly send: (method: string, data: object) => Promise<unknown> };
  onTestFinished(async () => void (await devtools.send("Emulation.setEmulatedMedia", { media: "" })));
  await devtools.send("Emulation.setEmulatedMedia", { media: "print" });
  await expect.element(screen.getByText("Oturum")).not.toBeVisible();
  for (const name of ["Üst çubuk", "Kenar", "Sekmeler", "Alt bilgi"])
    await expect.element(screen.getByText(name)).not.toBeVisible();
  expect(getComputedStyle(document.body).backgroundColor).toBe("rgb(255, 255, 255)");
  expect(paleTexts()).toEqual([]);
  expect(screen.getByRole("navigation").query()).toBeNull();
  if (rows)
    await expect
      .poll(() => screen.getByRole("listitem").filter({ hasText: "₺" }).getByRole("button").elements().length)
      .toBe(rows);
});
