import { beforeEach, expect, test, vi } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage } from "../../testing/open-page.tsx";
import { pollAsTimePasses } from "../../testing/passing-time.ts";
import type { Intent } from "../../api/intents/intent.ts";
import { databaseMedium } from "../../api/intents/app-intents.ts";
import { removeChange, storeChange } from "../games/pending-changes.ts";
import { forgetPushOwner, writePushOwner } from "../../lib/push-owner.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { unsentLogOuts } from "../../session/log-out.ts";
import { PendingChanges, usePendingChanges } from "./PendingChanges.tsx";
import { PreferencesPage } from "./PreferencesPage.tsx";

const storeIntents = (records: readonly Intent[]) => databaseMedium().update(() => ({ records, result: undefined }));
const intent = (kind: string, rest: Partial<Intent> = {}): Intent => ({
  id: `${kind} of ${rest.player ?? "p1"}`,
  player: "p1",
  kind,
  call: "a/b",
  key: "k",
  keyed: true,
  sendings: 1,
  state: "sending",
  at: Date.now(),
  ...rest,
});
const favourite = { type: "casino", mode: "insert", at: 1, attempts: 0, id: "17", player: "p1" } as const;

beforeEach(async () => {
  // The list looks again every two seconds.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  unsentLogOuts.set(0);
  await storeIntents([]);
  await forgetPushOwner();
  vi.spyOn(Notification, "permission", "get").mockReturnValue("granted");
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

function List() {
  return <PendingChanges waiting={usePendingChanges()} />;
}

async function openAs(player: string) {
  const opened = await openPage(<List />, {});
  await signInHere(player);
  return opened;
}

test("a write whose outcome is unknown is listed with the page that answers it, but not that of somebody else", async () => {
  const pages = {
    deposit: "/profile/deposit",
    withdraw: "/profile/withdraw",
    "bank-account": "/profile/bank-accounts",
    registration: "/register",
    "bonus-3": "/profile/bonuses",
    other: "/profile/history",
  };
  const settled = intent("deposit", { id: "settled", state: "settled", end: "done" });
  await storeIntents([...Object.keys(pages).map((kind) => intent(kind)), intent("deposit", { player: "p2" }), settled]);
  const { screen } = await openAs("p1");
  await expect
    .poll(() =>
      screen
        .getByRole("link")
        .elements()
        .map((link) => link.getAttribute("href")),
    )
    .toEqual(Object.values(pages));
  const texts = screen
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts.slice(0, 2)).toEqual([
    "Yatırım talebi: sonucu bilinmiyor. Öğrenmek için sayfasını açın.",
    "Çekim talebi: sonucu bilinmiyor. Öğrenmek için sayfasını açın.",
  ]);
});

test("favourites, push messages and log-outs are listed as long as they wait, in both languages and themes", async () => {
  const owner = {
    player: "p1",
    endpoint: "https://push.example/1",
    topics: [] as string[],
    language: "tr",
    signedIn: true,
  } as const;
  const { screen } = await openAs("p1");
  await expect.element(screen.getByText("Bekleyen bir şey yok.")).toBeVisible();
  storeChange(favourite);
  storeChange({ ...favourite, player: "somebody", id: "18" });
  await writePushOwner({ ...owner, unsent: true });
  unsentLogOuts.set(1);
  await pollAsTimePasses(() => screen.getByText("Favorilere eklenecek: 17").query()).toBeVisible();
  expect(screen.getByText("Favorilere eklenecek: 18").query()).toBeNull();
  await expect
    .element(screen.getByText("Bildirim ayarınız: yeniden çevrim içi olduğunuzda gönderilecek"))
    .toBeVisible();
  await expect.element(screen.getByText(/^Bu cihazdan çıkış yapıldı/)).toBeVisible();
  await axeFindsNothingHere(screen.container);
  showInEnglish();
  await expect.element(screen.getByText("To be added to favourites: 17")).toBeVisible();
  await axeFindsNothingHere(screen.container);
  // As another tab would, which sends it.
  removeChange(favourite);
  await writePushOwner(owner);
  unsentLogOuts.set(0);
  await pollAsTimePasses(() => screen.getByText("Nothing is waiting.").query()).toBeVisible();
});

test("a visitor is shown what waits, such as a registration with an unknown outcome, and otherwise nothing", async () => {
  const { screen } = await openPage(<PreferencesPage downloadAll={async () => true} />, {});
  const section = screen.getByRole("heading", { name: "Henüz gönderilmeyenler" });
  await expect.element(screen.getByRole("heading", { name: "Görünüm" })).toBeVisible();
  expect(section.query()).toBeNull();
  await storeIntents([intent("registration", { player: "" }), intent("deposit")]);
  // The section about offline use has a list, too, once anything is stored.
  const lines = () =>
    Array.from(section.query()?.closest("section")?.querySelectorAll("li") ?? [], ({ textContent }) => textContent);
  await pollAsTimePasses(lines).toEqual(["Kayıt: sonucu bilinmiyor. Öğrenmek için sayfasını açın."]);
  await expect.element(section).toBeVisible();
});
