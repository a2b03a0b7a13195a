import { expect, test } from "vitest";
import { openPage } from "../../testing/open-page.tsx";
import { SelfTest } from "./SelfTest.tsx";

const limits = ["Limitleri gör", "/profile/limits"];
const timeOut = ["Mola ver", "/profile/limits/time-out"];
const exclusion = ["Kendini dışlama", "/profile/limits/self-exclusion"];

test.each([
  [0, "Yanıtlarınızda uyarı işareti yok", [limits]],
  [1, "Birkaç küçük işaret var", [limits]],
  [3, "Dikkat etmenizi gerektiren işaretler var", [timeOut, limits]],
  [8, "Oyun size zarar veriyor olabilir", [exclusion, limits]],
])("a sum of %i shows the matching advice, which is neither stored nor sent", async (sum, title, ways) => {
  const { screen, asked } = await openPage(<SelfTest />, {});
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  const before = stored();
  await screen.getByRole("button", { name: "Teste başla" }).click();
  const questions = screen.getByRole("group").elements();
  questions.forEach((question, index) => {
    const score = Math.min(3, Math.max(0, sum - 3 * index));
    question.querySelectorAll("input")[score]?.click();
  });
  await screen.getByRole("button", { name: "Sonucu gör" }).click();
  await expect.element(screen.getByRole("heading", { name: title })).toHaveFocus();
  const links = screen.getByRole("link").elements();
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(ways);
  expect(asked).toEqual([]);
  expect(stored()).toBe(before);
});
