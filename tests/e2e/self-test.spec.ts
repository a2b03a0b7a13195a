import { main } from "./content-pages.ts";
import { expect, test } from "./fixtures.ts";
import { nothingIsLoading } from "./waiting.ts";

// A worker would fetch other pages ahead.
test.use({ serviceWorkers: "block" });

test("the self-test gives a result, and its answers go nowhere", async ({ page }) => {
  await page.goto("/info/SorumluOyunculuk");
  const selfTest = main(page).getByRole("region", { name: "Kısa öz değerlendirme" });
  await selfTest.getByRole("button", { name: "Teste başla" }).click();
  await nothingIsLoading(page);
  // Without the query cache, which the page writes at any time and which holds only answers.
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage, "karo.queries": "" }, { ...sessionStorage }]));
  const before = await kept();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push((request.postDataJSON() as { api: { method: string } }).api.method);
  });

  await selfTest.getByRole("button", { name: "Sonucu gör" }).click();
  await expect(selfTest.getByText("9 soru yanıt bekliyor.")).toBeVisible();
  await expect(selfTest.getByRole("radio").first()).toBeFocused();
  const questions = selfTest.getByRole("group");
  for (const question of await questions.all()) await question.getByRole("radio", { name: "Hiç" }).check();
  await questions.nth(3).getByRole("radio", { name: "Neredeyse hep" }).check();
  await selfTest.getByRole("button", { name: "Sonucu gör" }).click();
  await expect(selfTest.getByRole("heading", { name: "Dikkat etmenizi gerektiren işaretler var" })).toBeFocused();
  expect(await kept()).toBe(before);
  // The footer requests the social networks when it comes near, and an idle page the catalogue.
  expect(calls.filter((method) => !/^getInformation$|_list$/.test(method))).toEqual([]);
});
