import { expect, test } from "vitest";
import { axeFindsNothingHere, showInEnglish } from "../../testing/look-of-page.ts";
import { openPage } from "../../testing/open-page.tsx";
import { watchInstall } from "../../pwa/install.ts";
import { InstallPanel, InstallSteps } from "./InstallPanel.tsx";

const offerOfBrowser = (outcome: "accepted" | "dismissed") =>
  window.dispatchEvent(
    Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: async () => ({ outcome }) }),
  );

test("each browser's own steps are shown, each with a picture", async () => {
  for (const [browser, first] of [
    ["ios", "Paylaş"],
    ["firefox", "üç nokta"],
    ["mac-safari", "Araç çubuğunda"],
  ] as const) {
    const { screen } = await openPage(<InstallSteps browser={browser} />, {});
    await expect.element(screen.getByText(new RegExp(first))).toBeVisible();
    expect(screen.container.querySelectorAll("li svg").length).toBe(3);
    await screen.unmount();
  }
});

test("an iPhone's steps look right in both languages and themes", async () => {
  const { screen } = await openPage(<InstallSteps browser="ios" />, {});
  await expect.element(screen.getByText(/Ana Ekrana Ekle/)).toBeVisible();
  await axeFindsNothingHere(screen.container);
  showInEnglish();
  await expect.element(screen.getByText(/Add to Home Screen/)).toBeVisible();
  await axeFindsNothingHere(screen.container);
});

test("a browser that offers no installation leads to the check of the device", async () => {
  const { screen } = await openPage(<InstallPanel />, {});
  await expect
    .element(screen.getByRole("link", { name: "Cihazınızı kontrol edin" }))
    .toHaveAttribute("href", "/device-unsupported");
});

test("the browser's dialog opens by a tap; who dismisses it is told of the browser's menu", async () => {
  watchInstall();
  offerOfBrowser("dismissed");
  const { screen } = await openPage(<InstallPanel />, {});
  await screen.getByRole("button", { name: "Uygulamayı yükle" }).click();
  await expect.element(screen.getByText(/^Yüklenmedi/)).toBeVisible();
  window.dispatchEvent(new Event("appinstalled"));
  await expect.element(screen.getByText("Karo bu cihaza yüklendi.")).toBeVisible();
});
