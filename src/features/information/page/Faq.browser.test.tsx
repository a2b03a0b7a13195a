import { expect, test } from "vitest";
import { openPage } from "../../../client/testing/open-page.tsx";
import { Faq } from "./Faq.tsx";

test("a search among the questions that finds none has the notice, and can be cleared", async () => {
  const notice = "Belirlediğiniz kriterlere göre sonuç bulunamadı.";
  const entries = [{ question: "Nasıl para yatırırım?", answer: "<p>Kasadan.</p>" }];
  const { screen } = await openPage(<Faq entries={entries} anchor="" />, {});
  await expect.element(screen.getByText("Nasıl para yatırırım?")).toBeVisible();
  expect(screen.getByText(notice).query()).toBeNull();
  await screen.getByRole("searchbox").fill("zurna");
  await expect.element(screen.getByText(notice)).toBeVisible();
  await screen.getByRole("button", { name: "Aramayı temizle" }).click();
  await expect.element(screen.getByText("Nasıl para yatırırım?")).toBeVisible();
});
