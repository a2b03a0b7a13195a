import { afterEach, expect, test, vi } from "vitest";
import { openPage, type PageAnswers } from "../../testing/open-page.tsx";
import { limitsOptions } from "./player-limits.ts";
import { LimitsPage } from "./LimitsPage.tsx";

const none = { day: null, week: null, month: null };
const limits = {
  deposit: { ...none, day: "500.00" },
  loss: none,
  session: { minutes: null },
  realityCheck: { minutes: null },
  raiseAfterHours: 72,
  pending: [],
  used: { deposit: { ...none, day: "120.00" }, loss: none },
};

afterEach(() => void vi.restoreAllMocks());
const goOffline = () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);

/** Asks for the limits again, as the page does when the player comes back to it. */
const refetchQuery = ({ client }: { client: Awaited<ReturnType<typeof openPage>>["client"] }) =>
  client.refetchQueries({ queryKey: limitsOptions().queryKey });

// The page remembers which extensions the operator has, so the tests without an answer to that come first.
test("offline without stored limits: a message and a retry", async () => {
  goOffline();
  const { screen } = await openPage(<LimitsPage />, { capabilities: "offline", get: "offline" });
  await expect.element(screen.getByText("Çevrim dışısınız")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Tekrar dene" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "yardım hatları ve öz değerlendirme" })).toBeVisible();
});

test("with unknown extensions the last known limits are shown, and no time-out is offered", async () => {
  let isDown = false;
  const answers: PageAnswers = { capabilities: "offline", get: () => (isDown ? { status: 502 } : { data: limits }) };
  const page = await openPage(<LimitsPage />, answers);
  const { screen } = page;
  await expect.element(screen.getByText("₺500,00")).toBeVisible();
  expect(screen.getByText(/Son güncelleme/).query()).toBeNull();
  expect(screen.getByRole("link", { name: /Mola/ }).query()).toBeNull();
  isDown = true;
  await refetchQuery(page);
  await expect.element(screen.getByText(/Son güncelleme: \d\d:\d\d/)).toBeVisible();
  await expect.element(screen.getByText("₺500,00")).toBeVisible();
});

test("offline the last known limits show their age; a change is not sent, and the typed value stays", async () => {
  let answer: PageAnswers[string] = { data: limits };
  const page = await openPage(<LimitsPage />, {
    capabilities: { data: ["limits"] },
    get: () => answer as { data: unknown },
  });
  const { screen, asked } = page;
  await expect.element(screen.getByText("Kullanılan: ₺120,00. Kalan: ₺380,00.")).toBeVisible();
  answer = "offline";
  goOffline();
  await refetchQuery(page);
  await expect.element(screen.getByText(/Son güncelleme/)).toBeVisible();
  await screen.getByRole("button", { name: "Değiştir: Günlük yatırım limiti" }).click();
  await screen.getByRole("textbox").fill("300");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect
    .element(screen.getByText("Hiçbir şey gönderilmedi. Yeniden çevrim içi olduğunuzda tekrar deneyin."))
    .toBeVisible();
  await expect.element(screen.getByRole("textbox")).toHaveValue("300");
  expect(asked.some(({ method }) => method === "set")).toBe(false);
});
