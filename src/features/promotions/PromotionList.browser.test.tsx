import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../../testing/open-page.tsx";
import { looksRightHere } from "../../testing/looks-right-here.ts";
import { signInHere } from "../../testing/sign-in-here.ts";
import { PromotionsPage } from "./PromotionsPage.tsx";

const notice = "Belirlediğiniz kriterlere göre sonuç bulunamadı.";
const promotion = (id: number, Category: string, state: "active" | "coming") => ({
  id,
  title: `Promosyon ${id}`,
  summary: "",
  Text: "<p></p>",
  image: "/art/1.webp",
  Category,
  Status: true,
  state,
  Start_date: null,
  End_date: null,
});
const promotions = { data: [promotion(1, "casino", "active"), promotion(2, "spor", "active")] };
const open = (search: { category?: string; state?: "active" | "coming" | "finished" }, answer = promotions) =>
  openPage(<PromotionsPage id={undefined} state="active" category={undefined} {...search} />, {
    getPromotions: answer,
  });

test("promotions that the operator has switched off are not listed", async () => {
  const { screen } = await open(
    {},
    { data: [...promotions.data, { ...promotion(3, "casino", "active"), Status: false }] },
  );
  await expect.element(screen.getByRole("link", { name: "Promosyon 2" })).toBeVisible();
  expect(screen.getByText("Promosyon 3").query()).toBeNull();
});

test("a category without promotions has the notice, and a way to all of them", async () => {
  const { screen } = await open({ category: "poker" });
  await expect.element(screen.getByText(notice)).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Tüm kategorileri gör" }))
    .toHaveAttribute("href", "/promotions");
});

test.each(["coming", "finished"] as const)("the %s ones have the notice when there are none", async (state) => {
  const { screen } = await open({ state });
  await expect.element(screen.getByText(notice)).toBeVisible();
});

test("without a chosen filter, an empty list says what it lists", async () => {
  const { screen } = await open({}, { data: [] });
  await expect.element(screen.getByText("Şu anda devam eden promosyon yok")).toBeVisible();
  expect(screen.getByText(notice).query()).toBeNull();
});

const detailsOf = (Category: string, state: "active" | "coming") =>
  openPage(<PromotionsPage id="7" state="active" category={undefined} />, {
    getPromotions: { data: [promotion(7, Category, state)] },
  });

test.each([
  ["deposit", "Para yatır", "/profile/deposit"],
  ["casino", "Slot oyunlarına git", "/slot"],
  ["live", "Canlı casinoya git", "/live"],
  ["sports", "Spor bahislerine git", "/play/virtual/betframe/sport"],
  ["general", "Bonuslarınıza git", "/profile/bonuses"],
])("a promotion of the category %s has one main action, which leads a player there", async (category, name, href) => {
  const { screen } = await detailsOf(category, "active");
  // A visitor registers first.
  await expect.element(screen.getByRole("link", { name: "Kayıt ol" })).toHaveAttribute("href", "/register");
  await signInHere("p1");
  await expect.element(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(screen.getByRole("link", { name: "Kayıt ol" }).query()).toBeNull();
});

test("the main action of a long promotion stays at the end of the screen, in a low window at the end of the page", async () => {
  await page.viewport(390, 844);
  const long = { ...promotion(7, "casino", "active"), Text: `<p>${"Koşullar. ".repeat(2000)}</p>` };
  const { screen } = await openPage(<PromotionsPage id="7" state="active" category={undefined} />, {
    getPromotions: { data: [long] },
  });
  const action = screen.getByRole("link", { name: /^(?:Kayıt ol|Register)$/ });
  const bottom = () => action.element().getBoundingClientRect().bottom;
  await expect.element(screen.getByText(/^Koşullar/)).toBeInTheDocument();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(2000);
  expect(bottom()).toBeLessThan(innerHeight);
  await looksRightHere(screen.container);
  await page.viewport(640, 320);
  await expect.poll(bottom).toBeGreaterThan(innerHeight);
});

test("a phone has the states in one row, with the number of promotions in each", async () => {
  await page.viewport(360, 740);
  // The shell's gutter, into which the row reaches.
  const { screen } = await openPage(
    <main style={{ paddingInline: "var(--gutter)" }}>
      <PromotionsPage id={undefined} state="active" category={undefined} />
    </main>,
    { getPromotions: promotions },
  );
  const states = screen.getByRole("navigation", { name: "Promosyonların durumu" }).getByRole("link");
  await expect
    .poll(() => states.elements().map((link) => link.textContent))
    .toEqual(["Devam edenler2", "Yaklaşanlar0", "Bitenler0"]);
  const tops = states.elements().map((link) => link.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
