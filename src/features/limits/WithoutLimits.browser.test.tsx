import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { deviceInterval } from "./device-interval.ts";
import { DeviceInterval, LimitsPage } from "./LimitsPage.tsx";

test("an operator without limits: support sets them, and help lines are shown", async () => {
  const { screen, asked } = await openPage(<LimitsPage />, { capabilities: { data: [] } });
  await expect.element(screen.getByRole("heading", { name: "Limit koymak için destek ekibine yazın" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "yardım hatları ve öz değerlendirme" })).toBeVisible();
  expect(asked.some(({ method }) => method === "get")).toBe(false);
});

test("the reality check is stored on the device, for this player, until it is turned off", async () => {
  const { screen } = await openPage(<DeviceInterval playerId="0f" />, {});
  const field = screen.getByRole("textbox", { name: "Hatırlatma aralığı" });
  await field.fill("9");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByText("10 ile 480 arasında tam dakika yazın.")).toBeVisible();
  await field.fill("45");
  await screen.getByRole("button", { name: "Kaydet" }).click();
  await expect.element(screen.getByText("Şu anki: 45 dakika")).toBeVisible();
  expect([deviceInterval("0f").get(), deviceInterval("1a").get()]).toEqual([45, null]);
  await screen.getByRole("button", { name: "Hatırlatmayı kapat" }).click();
  await expect.element(screen.getByText("Şu anki: limit yok")).toBeVisible();
  expect(deviceInterval("0f").get()).toBeNull();
});
