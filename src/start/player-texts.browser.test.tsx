import { i18n } from "@lingui/core";
import { expect, onTestFinished, test } from "vitest";
import { language } from "../ui/preferences.ts";
import { followLanguage, loadPlayerTexts } from "./locale.ts";

const texts = () => Object.values(i18n.messages).map(String);

test("texts of players' pages come with the first of them, and with every later change of language", async () => {
  language.set("tr");
  onTestFinished(() => language.set("tr"));
  await followLanguage();
  expect(texts()).toContain("Kayıt ol");
  expect(texts()).not.toContain("Onayla ve gönder");

  await loadPlayerTexts();
  expect(texts()).toContain("Onayla ve gönder");
  expect(texts()).toContain("Kayıt ol");

  language.set("en");
  await expect.poll(() => i18n.locale).toBe("en");
  expect(texts()).toContain("Confirm and send");
  expect(texts()).toContain("Register");
});
