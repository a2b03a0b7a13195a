import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { forgetPushOwner, readPushOwner, writePushOwner } from "../../lib/push-owner.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { offerRefused, PushOffer } from "./PushOffer.tsx";
import { PushSettings } from "./PushSettings.tsx";

const chromium = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";
const devices = {
  iphone:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
  android: `Mozilla/5.0 (Linux; Android 10; K) ${chromium} Mobile Safari/537.36`,
  safari: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15",
  firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0",
  desktop: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`,
};

interface Given {
  readonly permission?: NotificationPermission;
  /** What the player answers when the browser asks. */
  readonly answer?: NotificationPermission;
  readonly device?: keyof typeof devices;
  readonly isInstalled?: boolean;
  readonly hasPush?: boolean;
  /** The topics that the player has subscribed to. */
  readonly topics?: readonly string[];
  /** Who subscribed on this device. */
  readonly owner?: string;
}

/** A browser as given, with "p1" signed in. */
async function openIn(
  page: ReactNode,
  { permission = "default", answer = permission, device = "desktop", ...given }: Given = {},
) {
  const pushManager = Object.getOwnPropertyDescriptor(window, "PushManager") as PropertyDescriptor;
  if (given.hasPush === false) Reflect.deleteProperty(window, "PushManager");
  let current = permission;
  vi.spyOn(Notification, "permission", "get").mockImplementation(() => current);
  const ask = vi.spyOn(Notification, "requestPermission").mockImplementation(async () => (current = answer));
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(devices[device]);
  const matches = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("standalone") ? ({ matches: given.isInstalled === true } as MediaQueryList) : matches(query),
  );
  if (given.topics) {
    await writePushOwner({
      player: given.owner ?? "p1",
      endpoint: "https://push.example/1",
      topics: [...given.topics],
      language: "tr",
      signedIn: true,
    });
  }
  const capabilities: PageAnswer = { data: ["push"] };
  const opened = await openPage(page, { capabilities }, { vapidPublicKey: `B${"A".repeat(86)}` });
  await signInHere("p1");
  return { ...opened, ask, restore: () => Object.defineProperty(window, "PushManager", pushManager) };
}

beforeEach(async () => {
  offerRefused.set(false);
  await forgetPushOwner();
  return () => vi.restoreAllMocks();
});

const states: readonly [string, Given, { tr: RegExp; en: RegExp }][] = [
  [
    "a browser without push messages",
    { hasPush: false },
    { tr: /^Bu tarayıcı bildirim gönderilmesini desteklemiyor/, en: /^This browser does not support/ },
  ],
  [
    "an iPhone without the installed app",
    { hasPush: false, device: "iphone" },
    { tr: /Ana Ekrana Ekle/, en: /Add to Home Screen/ },
  ],
  [
    "the installed app of an iPhone that forbids them",
    { permission: "denied", device: "iphone", isInstalled: true },
    { tr: /Telefonun ayarlarında Bildirimler’i/, en: /phone’s settings, open Notifications/ },
  ],
  [
    "the installed app of an Android phone that forbids them",
    { permission: "denied", device: "android", isInstalled: true },
    { tr: /Telefonun ayarlarında Uygulamalar’dan/, en: /phone’s settings, open Apps/ },
  ],
  [
    "Safari that forbids them",
    { permission: "denied", device: "safari" },
    { tr: /Safari ayarlarında/, en: /Safari’s settings/ },
  ],
  [
    "Firefox that forbids them",
    { permission: "denied", device: "firefox" },
    { tr: /engellenen bildirim iznini kaldırın/, en: /blocked notification permission/ },
  ],
  [
    "Chromium that forbids them",
    { permission: "denied" },
    { tr: /site izinlerinde bildirimlere izin verin/, en: /in the site’s permissions/ },
  ],
  ["a browser that has not been asked", {}, { tr: /^Site kapalıyken de haberiniz olsun/, en: /^Stay informed/ }],
  [
    "a browser in which another player subscribed",
    { permission: "granted", topics: ["deposit"], owner: "p2" },
    { tr: /^Site kapalıyken de haberiniz olsun/, en: /^Stay informed/ },
  ],
  [
    "a browser in which the player subscribed",
    { permission: "granted", topics: ["deposit", "withdraw"] },
    { tr: /^Bu cihaza gönderilen bildirimler/, en: /^Notifications sent to this device/ },
  ],
];

describe("the settings of push messages", () => {
  test.each(states)(
    "in %s tell the player the state and the next step, in both languages and themes",
    async (_name, given, words) => {
      const { screen, restore } = await openIn(<PushSettings />, given);
      await expect.element(screen.getByText(words.tr)).toBeVisible();
      // What a language says does not depend on the theme, so each is looked at in one.
      await axeFindsNothingHere(screen.container, ["dark"]);
      showInEnglish();
      await expect.element(screen.getByText(words.en)).toBeVisible();
      await axeFindsNothingHere(screen.container, ["light"]);
      restore();
    },
  );

  test("have the topics that were chosen, and a way to turn them off", async () => {
    const { screen } = await openIn(<PushSettings />, {
      permission: "granted",
      topics: ["deposit", "withdraw", "promotion"],
    });
    const chosen = () =>
      screen
        .getByRole("checkbox")
        .elements()
        .map((box) => (box as HTMLInputElement).checked);
    await expect.poll(chosen).toEqual([true, false, false, true]);
    await expect.element(screen.getByRole("button", { name: "Bu cihazda bildirimleri kapat" })).toBeVisible();
  });

  test("without the last topic, messages are turned off: a subscription to no topic would be one to all", async () => {
    const { screen } = await openIn(<PushSettings />, { permission: "granted", topics: ["message"] });
    await screen.getByRole("checkbox", { checked: true }).click();
    await expect.element(screen.getByRole("button", { name: "Bildirimleri aç" })).toBeDisabled();
    expect(await readPushOwner()).toBeUndefined();
  });

  test("choose no promotions beforehand, and tell how to undo a refusal", async () => {
    const { screen, asked } = await openIn(<PushSettings />, { answer: "denied" });
    const chosen = () =>
      screen
        .getByRole("checkbox")
        .elements()
        .map((box) => (box as HTMLInputElement).checked);
    await expect.poll(chosen).toEqual([true, true, true, false]);
    await screen.getByRole("button", { name: "Bildirimleri aç" }).click();
    await expect.element(screen.getByText(/site izinlerinde bildirimlere izin verin/)).toBeVisible();
    expect(asked.map(({ method }) => method)).not.toContain("subscribe");
  });

  test("are off still when the player closes the browser's question", async () => {
    const { screen, ask } = await openIn(<PushSettings />);
    await screen.getByRole("button", { name: "Bildirimleri aç" }).click();
    expect(ask).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole("button", { name: "Bildirimleri aç" })).toBeEnabled();
  });
});

describe("the offer of push messages", () => {
  test.each([
    ["deposit", "Yatırımınız onaylanınca haber verelim mi?", /deposit/],
    ["withdraw", "Çekiminiz sonuçlanınca haber verelim mi?", /withdrawal/],
    ["coupon", "Kuponunuz sonuçlanınca haber verelim mi?", /coupon/],
    ["tournament", "Turnuvalar başlayınca haber verelim mi?", /tournaments/],
  ] as const)(
    "about a %s says why, in both languages and themes, and goes for good when it is refused",
    async (about, name, english) => {
      const { screen, show } = await openIn(<PushOffer about={about} />);
      const offer = screen.getByRole("complementary");
      await expect.element(offer).toHaveAccessibleName(name);
      // What a language says does not depend on the theme, so each is looked at in one.
      await axeFindsNothingHere(screen.container, ["dark"]);
      showInEnglish();
      await expect.element(offer).toHaveAccessibleName(english);
      await axeFindsNothingHere(screen.container, ["light"]);
      await screen.getByRole("button").last().click();
      await expect.element(offer).not.toBeInTheDocument();
      await show(<PushOffer about="deposit" />);
      expect(offer.query()).toBeNull();
    },
  );

  test("is not made once they are on, in a browser that cannot, or after a refusal", async () => {
    for (const given of [
      { permission: "granted", topics: ["deposit"] },
      { permission: "denied" },
      { hasPush: false },
    ] as const) {
      const { screen, restore, show } = await openIn(<PushOffer about="deposit" />, given);
      // The settings know as much as the offer.
      await show(
        <>
          <PushOffer about="deposit" />
          <PushSettings />
        </>,
      );
      await expect.element(screen.getByText(/bildirim/).first()).toBeVisible();
      expect(screen.getByRole("complementary").query()).toBeNull();
      restore();
      vi.restoreAllMocks();
      await screen.unmount();
    }
  });

  test("after following a tournament adds promotions for a player who has the other topics", async () => {
    const on = await openIn(<PushOffer about="tournament" />, { permission: "granted", topics: ["deposit"] });
    await expect.element(on.screen.getByText(/promosyon ve turnuva bildirimleri de gönderilir/)).toBeVisible();
  });
});
