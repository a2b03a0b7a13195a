import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { HistoryPage } from "./HistoryPage.tsx";
import { history, lines, openHistory } from "./testing/open-history.tsx";

test("filters that find nothing say so, and can be cleared without leaving the view", async () => {
  const { screen } = await openHistory({ data: [] }, { category: 2, status: 1003 });
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  const clear = screen.getByRole("link", { name: "Filtreleri temizle" });
  expect(clear.elements().map((link) => link.getAttribute("href"))).toEqual([
    "/profile/history?category=2",
    "/profile/history?category=2",
  ]);
});

test("types and sub-categories depend on the category; choosing changes the address", async () => {
  const { screen, visited } = await openHistory(history(1), { category: "1", type: "11", sub: "101", status: "1002" });
  const options = (label: string) =>
    [...(screen.getByLabelText(label).element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(() => options("Tür")).toEqual(["Tümü", "Bahis"]);
  await expect.poll(() => options("Alt kategori")).toEqual(["Tümü", "Slot"]);
  await screen.getByLabelText("Kategori", { exact: true }).selectOptions("Yatırım");
  await screen.getByLabelText("Durum").selectOptions("İptal edildi");
  await screen.getByLabelText("Dönem").selectOptions("Geçen ay");
  await screen.getByLabelText("En az tutar").fill("1.250,50");
  await userEvent.keyboard("{Enter}");
  expect(visited).toEqual([
    "/profile/history?category=2&status=1002",
    "/profile/history?category=1&type=11&sub=101&status=1003",
    "/profile/history?category=1&type=11&sub=101&status=1002&period=last-month",
    "/profile/history?category=1&type=11&sub=101&status=1002&min=1250.50",
  ]);
});

test("other filters replace the list", async () => {
  const { screen, show, asked } = await openHistory(history(30));
  await expect.element(screen.getByRole("button", { name: /Oyun 0/ })).toBeVisible();
  await show(
    <HistoryPage place="history" search={{ period: "yesterday", order: "amount", direction: "asc", min: "5" }} />,
  );
  const last = () => asked.findLast(({ method, data }) => method === "list_transactions" && data["offset"] === 0)?.data;
  await expect.poll(() => last()?.["OrderPar"]).toBe("amount");
  expect(last()).toMatchObject({ OrderDir: "ASC", searchMinAmount: "5", concatRequire: false });
  expect(last()?.["startDate"]).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(last()?.["startDate"]).toBe(last()?.["endDate"]);
  // A list sorted by amount has no headings for days.
  await expect.poll(() => lines(screen.container)).toBeGreaterThan(5);
  expect(screen.getByRole("heading", { level: 2 }).elements()).toEqual([]);
});

test("days of one's own are typed or chosen in a calendar whose weeks begin on Monday", async () => {
  const { screen, visited } = await openHistory(history(1), { from: "2026-03-02", to: "2026-03-05" });
  await screen.getByLabelText("Dönem").selectOptions("Başka tarih aralığı seç…");
  const dialog = screen.getByRole("dialog", { name: "Tarih aralığı" });
  await expect.element(dialog.getByLabelText("İlk gün")).toHaveValue("02.03.2026");
  const month = () => document.querySelector("calendar-month")?.shadowRoot;
  await expect.poll(() => month()?.querySelector("th")?.textContent).toMatch(/^P/);
  await expect.poll(() => month()?.querySelector("[part=heading]")?.textContent).toBe("Mart");
  const day = (number: number) =>
    [...(month()?.querySelectorAll("button") ?? [])].find((button) => button.textContent === String(number));
  day(10)?.click();
  await expect.poll(() => day(10)?.part.contains("selected")).toBe(true);
  day(12)?.click();
  await expect.element(dialog.getByLabelText("Son gün")).toHaveValue("12.03.2026");
  await dialog.getByLabelText("İlk gün").fill("31.2.2026");
  await dialog.getByRole("button", { name: "Uygula" }).click();
  await expect.element(dialog.getByText("Gün, ay ve yıl yazın: 05.03.2026")).toBeVisible();
  await dialog.getByLabelText("İlk gün").fill("1/2/26");
  await dialog.getByRole("button", { name: "Uygula" }).click();
  expect(visited).toEqual(["/profile/history?from=2026-02-01&to=2026-03-12"]);
});
