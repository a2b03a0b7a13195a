import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { sentenceMs, toastStore } from "../../ui/toast.ts";
import { Faq } from "./Faq.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const entries = [{ question: "Nasıl para yatırırım?", answer: "<p>Kasadan.</p>" }];

test("a search among the questions that finds none has the notice, and can be cleared", async () => {
  const notice = "Belirlediğiniz kriterlere göre sonuç bulunamadı.";
  const { screen } = await openPage(<Faq entries={entries} anchor="" />, {});
  await expect.element(screen.getByText("Nasıl para yatırırım?")).toBeVisible();
  expect(screen.getByText(notice).query()).toBeNull();
  await screen.getByRole("searchbox").fill("zurna");
  await expect.element(screen.getByText(notice)).toBeVisible();
  await screen.getByRole("button", { name: "Aramayı temizle" }).click();
  await expect.element(screen.getByText("Nasıl para yatırırım?")).toBeVisible();
});

test("a pasted word with a mark that nobody sees is found", async () => {
  const { screen } = await openPage(<Faq entries={entries} anchor="" />, {});
  await screen.getByRole("searchbox").fill("ya\u200Btır\u00ADırım");
  await expect.element(screen.getByText("1 soru", { exact: true })).toBeVisible();
});

test("the question that the address names is scrolled to once, and stays as the player left it during a search", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
  const { screen } = await openPage(<Faq entries={entries} anchor="nasil-para-yatiririm" />, {});
  await expect.element(screen.getByText("Kasadan.")).toBeVisible();
  expect(scrolled).toHaveBeenCalledOnce();
  await screen.getByText("Nasıl para yatırırım?").click();
  await expect.element(screen.getByText("Kasadan.")).not.toBeVisible();
  await screen.getByRole("searchbox").fill("zurna");
  await expect.element(screen.getByText("Nasıl para yatırırım?")).not.toBeInTheDocument();
  await screen.getByRole("searchbox").clear();
  await expect.element(screen.getByText("Nasıl para yatırırım?")).toBeVisible();
  await expect.element(screen.getByText("Kasadan.")).not.toBeVisible();
  expect(scrolled).toHaveBeenCalledOnce();
});

test("if the link to a question cannot be copied, the player has time to read where it is", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const { screen } = await openPage(<Faq entries={entries} anchor="nasil-para-yatiririm" />, {});
  await screen.getByRole("link", { name: "Bu sorunun bağlantısı" }).click();
  await expect.element(screen.getByText(/^Kopyalanamadı/)).toBeVisible();
  expect(toastStore.get()).toMatchObject([{ durationMs: sentenceMs }]);
});

test("on paper every answer is unfolded", async () => {
  const { screen } = await openPage(<Faq entries={entries} anchor="" />, {});
  await expect.element(screen.getByText("Nasıl para yatırırım?")).toBeVisible();
  const answer = () => screen.container.querySelector("details p");
  await expect.poll(answer).not.toBeNull();
  const isShown = () => answer()?.checkVisibility({ contentVisibilityAuto: true });
  expect(isShown()).toBe(false);
  // Vitest's type of the session is empty; Playwright's provider has this method.
  const devtools = cdp() as unknown as { readonly send: (method: string, data: object) => Promise<unknown> };
  await devtools.send("Emulation.setEmulatedMedia", { media: "print" });
  onTestFinished(async () => void (await devtools.send("Emulation.setEmulatedMedia", { media: "" })));
  await expect.poll(isShown).toBe(true);
});
