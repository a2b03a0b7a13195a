import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { createTestRouter } from "../../testing/test-router.ts";
import { SupportPanel } from "./SupportPanel.tsx";

const everything = {
  chatUrl: "https://sohbet.example/karo",
  whatsapp: "0532 123 45 67",
  telegram: "@karo_destek",
  email: "destek@karo.example",
  liveStreamUrl: "https://yayin.example/",
};
const social = { instagram: "https://instagram.com/karo", twitter: "" };

async function openPanel(support: object, online = true) {
  const panel = <SupportPanel online={online} onClose={() => undefined} />;
  const text = { data: [{ InfType: "SocialMediaLinks", title: "Sosyal medya", Text: JSON.stringify(social) }] };
  const { screen } = await openPage(panel, { getInformation: text }, { support }, [], createTestRouter(["/"]));
  const dialog = screen.getByRole("dialog", { name: "Destek ve hızlı erişim" });
  await expect.element(dialog).toBeVisible();
  return {
    dialog,
    links: () => Array.from(dialog.element().querySelectorAll("a"), (link) => link.getAttribute("href")),
  };
}

const shortcuts = ["/profile/bonuses", "/info/faq", "/info/responsible-gaming"];

test("it leads to everything that the operator has", async () => {
  const { dialog, links } = await openPanel(everything);
  const networks = dialog.getByRole("list", { name: "Sosyal medya" }).getByRole("link");
  await expect.element(networks).toHaveAttribute("href", social.instagram);
  const [bonuses, ...others] = shortcuts;
  expect(links()).toEqual([
    everything.chatUrl,
    "https://wa.me/905321234567",
    "https://t.me/karo_destek",
    "mailto:destek@karo.example",
    bonuses,
    everything.liveStreamUrl,
    ...others,
    social.instagram,
  ]);
  await expect.element(dialog.getByRole("link", { name: /Canlı destek/ })).toHaveAttribute("target", "_blank");
});

test("what the operator does not have, or what leads nowhere, is not offered", async () => {
  const { dialog, links } = await openPanel({
    whatsapp: "bizi arayın",
    telegram: "javascript:alert(1)",
    liveStreamUrl: "/boyle-bir-sayfa-yok",
  });
  await expect.element(dialog.getByRole("list", { name: "Sosyal medya" })).toBeVisible();
  expect(links()).toEqual([...shortcuts, social.instagram]);
  expect(dialog.getByText(/WhatsApp|Telegram|E-posta|Canlı destek|Canlı yayın|Bize ulaşın/).query()).toBeNull();
});

test("without a network it says what still works", async () => {
  const { dialog, links } = await openPanel(everything, false);
  await expect.element(dialog.getByText(/Çevrim dışısınız/)).toBeVisible();
  expect(links()).toEqual(["mailto:destek@karo.example", "/info/faq", "/info/responsible-gaming"]);
  // The chat, WhatsApp, Telegram, the bonuses and the live stream.
  expect(dialog.getByText("İnternet bağlantısı gerekiyor").elements()).toHaveLength(5);
});

test("a chat that may be framed opens on the page, and not before it is asked for", async () => {
  const { dialog } = await openPanel({ ...everything, chatEmbedded: true });
  const framed = () =>
    Array.from(document.querySelectorAll("[role=dialog] iframe, dialog iframe"), (frame) => frame.getAttribute("src"));
  expect(framed()).toEqual([]);
  await dialog.getByRole("button", { name: /Canlı destek/ }).click();
  await expect.poll(framed).toEqual([everything.chatUrl]);
  await page.getByRole("button", { name: "Diğer yollar" }).click();
  await expect.element(dialog.getByRole("button", { name: /Canlı destek/ })).toBeVisible();
});
