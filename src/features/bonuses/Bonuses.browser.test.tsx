import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { linkSession } from "../../api/session-link.ts";
import { AddressedItem } from "../../testing/AddressedItem.tsx";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { beginOnPhone, looksRightHere } from "../../testing/looks-right-here.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import { supportOpened } from "../../ui/SupportOpener.tsx";
import { BonusesFromHistory } from "./BonusesFromHistory.tsx";
import { BonusList } from "./BonusList.tsx";
import { BonusesPage } from "./BonusesPage.tsx";
import { bonusesOptions, bonusHistoryOptions } from "./bonuses-queries.ts";

const gmt = "+03:00";
const bonus = (id: string, state: string, more: object = {}) => ({
  id,
  title: `Bonus ${id}`,
  Text: "<p>Çevrim şartı 15 kattır.</p>",
  state,
  ...more,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let ids = 0;
const newId = () => `offer-${String(++ids)}`;

const open = (answers: PageAnswers) =>
  openPage(<BonusList gmt={gmt} />, { capabilities: { data: ["bonus", "idempotency"] }, ...answers });

test("what runs, with its wagering as a bar and in words, before what can be claimed and what ended", async () => {
  const { screen } = await open({
    list_available: {
      data: [
        bonus("1", "expired", { amount: "50.00" }),
        // An empty text is no date.
        bonus("2", "available", { percent: 20, expiresAt: "" }),
        bonus("3", "active", { amount: "100.00", wagering: "1500.00", wagered: "375.00", expiresAt: inDays(5) }),
        bonus("4", "completed", { amount: "75.00", wagering: "100.00", wagered: "100.00" }),
      ],
    },
  });
  await expect.element(screen.getByRole("heading", { name: "Devam edenler" })).toBeVisible();
  const sections = [...screen.container.querySelectorAll("section:has(h2)")].map((section) => [
    section.getAttribute("aria-label"),
    section.querySelectorAll("li").length,
  ]);
  expect(sections).toEqual([
    ["Devam edenler", 1],
    ["Alabilecekleriniz", 1],
    ["Bitenler", 2],
  ]);
  const bar = screen.getByRole("progressbar", { name: "Çevrim: Bonus 3" }).element() as HTMLProgressElement;
  expect(bar.value).toBe(0.25);
  const words = screen.getByRole("article", { name: "Bonus 3" }).element().textContent;
  expect(words).toContain("₺375,00 / ₺1.500,00");
  expect(words).toContain("₺1.125,00 daha bahis");
  expect(words).toContain("5 gün kaldı");
  expect(screen.getByRole("article", { name: "Bonus 2" }).element().textContent).toContain("%20");
  const ended = screen
    .getByRole("region", { name: "Bitenler" })
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(ended).toEqual(["Bonus 1Süresi doldu₺50,00", "Bonus 4Tamamlandı₺75,00"]);
  expect(screen.getByRole("progressbar").elements()).toHaveLength(1);
});

test("a card carries the terms of its bonus; one that cannot be claimed has its reason in place of the button", async () => {
  await beginOnPhone();
  const claimable = { percent: 50, maxAmount: "999.00", minDeposit: "100.00", days: 30, claimable: true };
  const { screen } = await open({
    list_available: {
      data: [
        bonus("1", "available", { ...claimable, amount: "200.00", wagering: "2000.00" }),
        bonus("2", "available", {
          percent: 20,
          claimable: false,
          reason: "Bu bonus için son 3 günde bir yatırım gerekir.",
        }),
        bonus("3", "available", { claimable: false }),
      ],
    },
  });
  const card = (name: string) => screen.getByRole("article", { name });
  await expect.element(card("Bonus 1")).toBeVisible();
  expect(card("Bonus 1").element().textContent).toMatch(
    /En fazla₺999,00En az yatırım₺100,00Çevrim şartı₺2\.000,00Süre30 gün/,
  );
  expect(screen.getByRole("button", { name: /^Bonusu al/ }).elements()).toHaveLength(1);
  const others = screen.getByRole("region", { name: "Şu an alamayacaklarınız" });
  await expect.element(others.getByText("Bu bonus için son 3 günde bir yatırım gerekir.")).toBeVisible();
  await expect.element(others.getByText("Bu bonusun koşulları şu an sağlanmıyor.")).toBeVisible();
  await looksRightHere(screen.container);
});

/** Renders the list, which follows the address to the details of a bonus. */
const openDetails = (firstId?: string) =>
  openPage(<AddressedItem firstId={firstId}>{(id) => <BonusList gmt={gmt} shownId={id} />}</AddressedItem>, {
    capabilities: { data: ["bonus", "idempotency"] },
    list_available: {
      data: [
        bonus("1", "available", { percent: 20, maxAmount: "999.00", claimable: true }),
        bonus("3", "active", { amount: "100.00", wagering: "1500.00", wagered: "375.00", expiresAt: inDays(5) }),
        bonus("4", "completed", { amount: "75.00" }),
      ],
    },
  });

test("the rules of each bonus are a press away: beside the list on wide screens, and closed with 'back'", async () => {
  await page.viewport(1440, 900);
  const { screen, visited } = await openDetails();
  const link = screen.getByRole("link", { name: "Koşullar: Bonus 3" });
  await link.click();
  const running = screen.getByRole("region", { name: "Bonus 3" });
  await expect.element(running.getByText("Çevrim şartı 15 kattır.")).toBeVisible();
  await expect.element(running.getByText("Devam ediyor")).toBeVisible();
  await expect.element(running).toHaveFocus();
  await expect.element(link).toHaveAttribute("aria-current", "true");
  expect(visited.at(-1)).toBe("/profile/bonuses?id=3");
  await screen.getByRole("link", { name: /^Bonus 4/ }).click();
  const ended = screen.getByRole("region", { name: "Bonus 4" });
  await expect.element(ended.getByText("Çevrim şartı 15 kattır.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(ended).not.toBeInTheDocument();
  expect(visited.at(-1)).toBe("/");
});

test("on a phone they are a dialog, and an address with another bonus says so and closes to the list", async () => {
  await beginOnPhone();
  const { screen, visited } = await openDetails("9");
  await screen.getByRole("dialog", { name: "Bonus bulunamadı" }).getByRole("button", { name: "Kapat" }).click();
  expect(visited).toEqual(["/profile/bonuses"]);
  await screen.getByRole("link", { name: "Koşullar: Bonus 1" }).click();
  const dialog = screen.getByRole("dialog", { name: "Bonus 1" });
  await expect.element(dialog.getByText("Çevrim şartı 15 kattır.")).toBeVisible();
  expect(dialog.element().textContent).toMatch(/DurumAlınabilirBonus%20En fazla₺999,00/);
  await looksRightHere(screen.container);
});

test("conditions are read before claiming, cleaned of scripts; the claim is sent once with a key, and the list shows it", async () => {
  const id = newId();
  let isClaimed = false;
  const list = () => ({
    data: [bonus(id, isClaimed ? "active" : "available", { Text: "<p>Koşul</p><img src=x onerror=alert(1)>" })],
  });
  const { screen, asked } = await open({
    list_available: list,
    claim: () => {
      isClaimed = true;
      return list();
    },
  });
  await screen.getByRole("button", { name: `Bonusu al: Bonus ${id}` }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Koşul", { exact: true })).toBeVisible();
  expect(dialog.element().querySelector("[onerror]")).toBeNull();
  expect(asked.filter(({ method }) => method === "claim")).toEqual([]);
  const accept = dialog.getByRole("button", { name: "Koşulları kabul et ve al" });
  (accept.element() as HTMLElement).click();
  (accept.element() as HTMLElement).click();
  await expect.element(screen.getByRole("region", { name: "Devam edenler" })).toBeVisible();
  expect(asked.filter(({ method }) => method === "claim").map(({ data }) => data["id"])).toEqual([id]);
  expect(screen.getByRole("dialog").elements()).toEqual([]);
});

test("the conditions look right in both languages and themes", async () => {
  const { screen } = await open({ list_available: { data: [bonus(newId(), "available")] } });
  await screen.getByRole("button", { name: /^Bonusu al/ }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByText("Çevrim şartı 15 kattır.")).toBeVisible();
  await axeFindsNothingHere(dialog.element());
  showInEnglish();
  await expect.element(dialog.getByRole("button", { name: "Accept conditions and claim" })).toBeVisible();
  await axeFindsNothingHere(dialog.element());
});

test("a refusal is told in the operator's words, and the bonus can be tried again", async () => {
  const id = newId();
  const { screen } = await open({
    list_available: { data: [bonus(id, "available")] },
    claim: { refusal: "Devam eden bir bonusunuz var." },
  });
  await screen.getByRole("button", { name: `Bonusu al: Bonus ${id}` }).click();
  await screen.getByRole("button", { name: "Koşulları kabul et ve al" }).click();
  await expect.element(screen.getByRole("alert").getByText("Devam eden bir bonusunuz var.")).toBeVisible();
});

test("a lost answer is told plainly, and the list settles it", async () => {
  const id = newId();
  let state = "available";
  const { screen, client } = await open({
    list_available: () => ({ data: [bonus(id, state)] }),
    claim: { status: 502 },
  });
  await screen.getByRole("button", { name: `Bonusu al: Bonus ${id}` }).click();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await screen.getByRole("button", { name: "Koşulları kabul et ve al" }).click();
  await pollAsTimePasses(() => screen.getByText("Bonus talebinizin sonucu bilinmiyor").query()).toBeVisible();
  vi.useRealTimers();
  state = "active";
  await client.invalidateQueries();
  await expect.element(screen.getByRole("region", { name: "Devam edenler" })).toBeVisible();
  await expect.poll(() => screen.getByText("Bonus talebinizin sonucu bilinmiyor").elements()).toEqual([]);
});

test("loading, none, and failing each have their state", async () => {
  const loading = await open({ list_available: "never" });
  expect(loading.screen.container.querySelectorAll("[data-place]")).toHaveLength(3);
  const none = await open({ list_available: { data: null } });
  await expect.element(none.screen.getByRole("link", { name: "Promosyonlara git" })).toBeVisible();
  let answer: PageAnswer = { status: 502 };
  const failing = await open({ list_available: () => answer });
  await expect.element(failing.screen.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  answer = { data: [bonus("1", "available")] };
  await failing.screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(failing.screen.getByRole("article", { name: "Bonus 1" })).toBeVisible();
});

test("without the extension: the bonuses of the history, and the request through support", async () => {
  const row = {
    id: 7,
    createdAt: "2026-03-14T12:00:00Z",
    transaction_category_id: 4,
    category: "Bonus",
    sub_category: "Promosyon",
    type: "Bonus",
    amount: "50.00",
    currency: "TRY",
    transaction_status: 1002,
    note: null,
  };
  const { screen, asked } = await openPage(<BonusesFromHistory gmt={gmt} />, { list_transactions: { data: [row] } });
  await expect.element(screen.getByText("+₺50,00")).toBeVisible();
  expect(asked.at(-1)?.data["searchCategory"]).toBe("4");
  const opened = vi.fn<() => void>();
  const stop = supportOpened.subscribe(opened);
  await screen.getByRole("button", { name: "Desteğe yaz" }).click();
  expect(opened).toHaveBeenCalled();
  stop();
  supportOpened.set(false);
});

test("without the extension and without a bonus in the history, the page says so in place of an empty list", async () => {
  const { screen } = await openPage(<BonusesFromHistory gmt={gmt} />, { list_transactions: { data: [] } });
  await expect.element(screen.getByText("Henüz bonusunuz yok")).toBeVisible();
  expect(screen.container.querySelector("ul:empty")).toBeNull();
});

test("offline there are the bonuses as last seen, with their age, and never another player's", async () => {
  const as = (playerId: string) => linkSession({ playerId: () => playerId });
  const kept = (playerId: string, id: string) => {
    as(playerId);
    const data = {
      data: [bonus(id, "active", { amount: "100.00", wagering: "1500.00", wagered: "375.00" })],
      message: "",
      dropped: 0,
    };
    return { queryKey: bonusesOptions().queryKey, updatedAt: Date.now() - 3_600_000, data };
  };
  const restored = [kept("mehmet", "8"), kept("ayse", "7")];
  const { screen } = await openPage(
    <BonusesPage search={{}} />,
    { capabilities: "offline", list_available: "offline" },
    {},
    restored,
  );
  await expect.element(screen.getByRole("article", { name: "Bonus 7" })).toBeVisible();
  await expect.element(screen.getByText(/Son güncelleme/)).toBeVisible();
  expect(screen.container.textContent).not.toContain("Bonus 8");
  await screen.unmount();
  as("zeynep");
  const other = await openPage(
    <BonusesPage search={{}} />,
    { capabilities: "offline", list_available: "offline" },
    {},
    restored,
  );
  await expect.element(other.screen.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  expect(other.screen.container.textContent).not.toMatch(/Bonus [78]/);
  // What the device keeps until log-out, with and without the extension.
  expect([bonusesOptions(), bonusHistoryOptions()].map(({ meta }) => meta?.["persist"])).toEqual(["player", "player"]);
  linkSession({});
});
