import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { UnreadCount } from "./Bell.tsx";
import { NotificationsPage } from "./NotificationsPage.tsx";
import { storedMarks } from "./read-marks.ts";

beforeEach(() => storedMarks.set(undefined));

const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const messages = (count: number) => ({
  data: Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Mesaj ${index + 1}`,
    Text: `<p>Metin ${index + 1} <a href="javascript:alert(1)">kötü</a></p>`,
    createdAt: ago(index / 4),
  })),
});
const deposits = {
  data: [
    {
      id: 900,
      createdAt: ago(0.1),
      transaction_category_id: 2,
      category: "Yatırım",
      type: "Yatırım",
      amount: "250.00",
      currency: "TRY",
      transaction_status: 1003,
      method: "Havale",
      note: "Dekont eşleşmedi",
    },
  ],
};
const open = (search: object, answers: Partial<Record<"messages" | "deposits", PageAnswer>> = {}) =>
  openPage(
    <>
      <NotificationsPage search={search} />
      <aside>
        <UnreadCount />
      </aside>
    </>,
    {
      list_mass_messages: answers.messages ?? messages(3),
      list_transactions: answers.deposits ?? deposits,
    } satisfies PageAnswers,
  );

test("both kinds are asked for as the specification says, and shown in one list", async () => {
  await page.viewport(390, 844);
  const { screen, asked } = await open({});
  await expect.element(screen.getByRole("link", { name: /Mesaj 1/ })).toHaveAttribute("href", "/notifications?id=m1");
  await expect
    .element(screen.getByRole("link", { name: /Yatırımınız iptal edildi.*₺250,00.*Havale/ }))
    .toHaveAttribute("href", "/notifications?id=d900");
  expect(asked.find(({ method }) => method === "list_mass_messages")?.data).toMatchObject({ limit: 10, offset: 0 });
  const { startDate, endDate, ...request } = asked.find(({ method }) => method === "list_transactions")?.data ?? {};
  expect(request).toMatchObject({
    limit: 250,
    offset: 0,
    OrderDir: "DESC",
    OrderPar: "createdAt",
    searchCategory: "2",
    status: "1003",
    concatRequire: false,
  });
  expect((Date.parse(String(endDate)) - Date.parse(String(startDate))) / (24 * 3_600_000)).toBe(90);
});

test("what was on screen is read for the count, and keeps its mark until all are marked as read", async () => {
  await page.viewport(390, 500);
  const { screen } = await open({}, { messages: messages(9) });
  const unreadMarks = () =>
    screen
      .getByRole("listitem")
      .elements()
      .filter((row) => row.textContent.includes("Okunmadı")).length;
  await expect.poll(unreadMarks).toBe(10);
  // The rows below the fold are unread still.
  await expect.element(screen.getByText(/^\d okunmamış bildirim$/)).toBeInTheDocument();
  await expect
    .poll(() => Number.parseInt(screen.getByText(/okunmamış bildirim$/).element().textContent, 10))
    .toBeLessThan(10);
  await screen.getByRole("button", { name: "Tümünü okundu olarak işaretle" }).click();
  await expect.poll(unreadMarks).toBe(0);
  expect(screen.getByText(/okunmamış bildirim$/).query()).toBeNull();
  await expect.element(screen.getByRole("button", { name: "Tümünü okundu olarak işaretle" })).not.toBeInTheDocument();
});

test("filters list one kind, or what is unread", async () => {
  const { screen, show } = await open({ show: "deposits" });
  await expect.poll(() => screen.getByRole("listitem").filter({ hasText: "Mesaj" }).elements().length).toBe(1);
  expect(screen.getByText("Mesaj 1").query()).toBeNull();
  await screen.getByRole("button", { name: "Tümünü okundu olarak işaretle" }).click();
  await show(<NotificationsPage search={{ show: "unread" }} />);
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
  await expect.element(screen.getByText("Okunmamış bildiriminiz yok")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Tüm bildirimler" })).toHaveAttribute("href", "/notifications");
  await axeFindsNothingHere(screen.container);
  showInEnglish();
  await expect.element(screen.getByRole("link", { name: "All notifications" })).toBeVisible();
  await axeFindsNothingHere(screen.container);
});

test("a filter without rows says so", async () => {
  const { screen } = await open({ show: "messages" }, { messages: { data: [] } });
  await expect.element(screen.getByText("Belirlediğiniz kriterlere göre sonuç bulunamadı.")).toBeVisible();
});

test("details of a message show its sanitised HTML, and mark it as read", async () => {
  const { screen } = await open({ id: "m2" });
  await expect.element(screen.getByRole("heading", { name: "Mesaj 2" })).toBeVisible();
  await expect.element(screen.getByText(/^Metin 2/)).toBeVisible();
  expect(screen.container.innerHTML).not.toContain("javascript:");
  await expect.element(screen.getByText("3 okunmamış bildirim")).toBeInTheDocument();
});

test("details of a cancelled deposit say what happened and what to do", async () => {
  const { screen } = await open({ id: "d900" });
  await expect.element(screen.getByText("Dekont eşleşmedi")).toBeVisible();
  await expect
    .element(screen.getByText(/^Tutar bakiyenize eklenmedi\. Parayı gönderdiyseniz işlem numarasıyla desteğe yazın\.$/))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Para yatır" })).toHaveAttribute("href", "/profile/deposit");
});

test("an id that is in neither list is not found", async () => {
  const { screen } = await open({ id: "m999" });
  await expect.element(screen.getByRole("heading", { name: "Bildirim bulunamadı" })).toBeVisible();
});

test("nothing at all says what will be here", async () => {
  const { screen } = await open({}, { messages: { data: [] }, deposits: { data: null } });
  await expect.element(screen.getByText("Henüz bildiriminiz yok")).toBeVisible();
});

test("loading has places, and a part that fails does not take the other away", async () => {
  const loading = await open({}, { messages: "never" });
  expect(loading.screen.container.querySelectorAll("[data-place]").length).toBeGreaterThan(5);
  const partly = await open({}, { deposits: { status: 502 } });
  await expect.element(partly.screen.getByText("Mesaj 1")).toBeVisible();
  await expect.element(partly.screen.getByText("Yatırımlar: yüklenemedi")).toBeVisible();
});

test("while a part could not be loaded, nothing says that there are no notifications", async () => {
  const { screen } = await open({}, { messages: { status: 502 }, deposits: { data: null } });
  await expect.element(screen.getByText("Mesajlar: yüklenemedi")).toBeVisible();
  expect(screen.getByText("Henüz bildiriminiz yok").query()).toBeNull();
});

test("a failure of both is said once, with a way to try again", async () => {
  const { screen } = await open({}, { messages: { status: 502 }, deposits: { status: 502 } });
  await expect.element(screen.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  expect(screen.getByRole("button", { name: "Tekrar dene" }).elements().length).toBe(1);
});

test.each([
  [360, "100%"],
  [390, "100%"],
  [360, "200%"],
])("a long title is shown whole in the list and in the details: %i px, text of %s", async (width, textSize) => {
  await page.viewport(width, 740);
  document.documentElement.style.fontSize = textSize;
  onTestFinished(() => void document.documentElement.style.removeProperty("font-size"));
  const title =
    "Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir başlık, çekilişe katılmak isteyen herkes için";
  const { screen, show } = await open(
    {},
    { messages: { data: [{ id: 1, title, Text: "<p>Metin</p>", createdAt: ago(0) }] } },
  );
  const isWhole = () => {
    const element = screen
      .getByText(title)
      .elements()
      .find((found) => found.tagName !== "TITLE");
    const words = document.createRange();
    words.selectNodeContents(element ?? document.body);
    const box = words.getBoundingClientRect();
    const parents: Element[] = [];
    for (let parent = element?.parentElement; parent; parent = parent.parentElement) parents.push(parent);
    return (
      box.left >= 0 &&
      box.right <= width &&
      !parents.some((parent) => parent.scrollWidth > parent.clientWidth && parent.clientWidth > 0)
    );
  };
  await expect.poll(isWhole).toBe(true);
  await show(<NotificationsPage search={{ id: "m1" }} />);
  await expect.element(screen.getByRole("heading", { name: title })).toBeVisible();
  expect(isWhole()).toBe(true);
});

test("on a desktop a notification stands beside the list, is read there, and closes to the list", async () => {
  await page.viewport(1440, 900);
  const { screen, visited } = await open({ id: "m1" });
  const shown = screen.getByRole("region", { name: "Mesaj 1" });
  await expect.element(shown.getByText(/Metin 1/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Mesaj 2/ })).toBeVisible();
  await expect.poll(() => storedMarks.get()).toBeDefined();
  await axeFindsNothingHere(screen.container);
  await shown.getByRole("button", { name: "Kapat" }).click();
  expect(visited).toEqual(["/notifications"]);
});

test("on a desktop an address without its notification says so beside the list", async () => {
  await page.viewport(1440, 900);
  const { screen } = await open({ id: "m99" });
  await expect.element(screen.getByRole("region", { name: "Bildirim bulunamadı" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: /Mesaj 2/ })).toBeVisible();
});
