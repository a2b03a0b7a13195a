import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { watchFirstScreen } from "../../api/first-screen-done.ts";
import { openPage, type PageAnswer, type PageAnswers } from "../../testing/open-page.tsx";
import { casinoGamesList } from "../../contract/casino.ts";
import { casinoExamples } from "../../testing/examples/casino.ts";
import { HomeBelow } from "../../shell/HomeBelow.tsx";
import { HomePage } from "./HomePage.tsx";

const [game] = (casinoExamples.find(({ call }) => call === casinoGamesList)?.answer ?? []) as object[];
const slide = {
  id: "1",
  title: "Bahar turnuvası",
  subtitle: "",
  image: "/icons/icon-192.png",
  url: "/slot",
  Status: 1,
  sliderPlace: "1",
  Start_date: "",
  End_date: "",
};
const games: PageAnswer = {
  data: [{ ...game, image: "/icons/icon-192.png" }],
  pagination: { limit: 50, offset: 0, total: 1 },
};
const answers: PageAnswers = {
  getSlider: { data: [slide] },
  category_list: {
    data: [
      { CategoryID: 94, name: "Popüler", count: 1 },
      ...[1, 2, 3, 4].map((CategoryID) => ({ CategoryID, name: `Tür ${CategoryID}`, count: 3 })),
    ],
  },
  games_list: games,
};

async function open(more: PageAnswers = {}) {
  const opened = await openPage(<HomePage Below={() => null} />, { ...answers, ...more });
  const section = (name: string) => opened.screen.getByRole("region", { name, exact: true });
  return { ...opened, slides: section("Öne çıkanlar"), quickAccess: section("Hızlı erişim") };
}

beforeEach(() => page.viewport(390, 844));

test("the first screen asks for slides, categories, quick access, two shelves, and nothing else", async () => {
  const { screen, asked, quickAccess } = await open();
  await expect.element(quickAccess.getByRole("link")).toBeVisible();
  await expect
    .poll(() => screen.getByRole("link", { name: /Lale Bahçesi/ }).elements().length)
    .toBeGreaterThanOrEqual(3);
  const methods = asked.map(({ method }) => method).sort();
  expect(methods).toEqual(["category_list", "games_list", "games_list", "games_list", "getSlider"]);
});

test.each<[string, PageAnswer]>([
  ["never come", "never"],
  ["fail", { refusal: "Şu anda yanıt veremiyoruz." }],
])("slides that %s do not hold up the games", async (_, getSlider) => {
  const { quickAccess } = await open({ getSlider });
  await expect.element(quickAccess.getByRole("link")).toBeVisible();
});

test("games that never come do not hold up the slides", async () => {
  const { slides } = await open({ games_list: "never" });
  await expect.element(slides.getByRole("link").first()).toBeVisible();
});

test("slides that failed say so in their own section, whose button brings them", async () => {
  let isDown = true;
  const { slides } = await open({
    getSlider: () => (isDown ? { refusal: "Şu anda yanıt veremiyoruz." } : { data: [slide] }),
  });
  const again = slides.getByRole("button", { name: "Tekrar dene" });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(slides.getByRole("link").first()).toBeVisible();
});

test("each shelf that could not be loaded says so in one line", async () => {
  const { screen } = await open({
    games_list: ({ categoryID }) => (categoryID === "94" ? games : { refusal: "Şu anda yanıt veremiyoruz." }),
  });
  await expect.element(screen.getByText("Tür 1: yüklenemedi")).toBeVisible();
  await expect.element(screen.getByText("Tür 2: yüklenemedi")).toBeVisible();
});

test("eight categories have a shelf, and the others are links below", async () => {
  const categories = Array.from({ length: 11 }, (_, index) => ({
    CategoryID: index + 1,
    name: `Tür ${index + 1}`,
    count: 3,
  }));
  const { screen } = await openPage(<HomeBelow />, { ...answers, category_list: { data: categories } });
  const links = screen.getByRole("region", { name: "Kategoriler" }).getByRole("link");
  await expect
    .poll(() => links.elements().map(({ textContent }) => textContent))
    .toEqual(["Tür 9", "Tür 10", "Tür 11"]);
  await expect.element(links.first()).toHaveAttribute("href", "/slot/category/9");
  await expect.element(screen.getByRole("heading", { name: "Tür 8" })).toBeInTheDocument();
});

// These are the last, because from then on the first screen is done.
test.each<[string, PageAnswer]>([
  ["is no slide", { data: [] }],
  ["are only slides that have ended", { data: [{ ...slide, End_date: "2020-01-01T00:00:00Z" }] }],
  ["are slides", { data: [slide] }],
  ["is nothing but a failure", { refusal: "Şu anda yanıt veremiyoruz." }],
])("the special date is shown where there %s, and its broken picture is replaced", async (_, getSlider) => {
  const special = {
    id: "7",
    title: "Cumhuriyet Bayramımız kutlu olsun",
    image: "/boyle-bir-resim-yok.png",
    Status: 1,
    Start_date: "",
    End_date: "",
  };
  const { screen, client } = await open({ getSlider, getSpecialDateInf: { data: [special] } });
  onTestFinished(watchFirstScreen(client));
  const strip = screen.getByRole("paragraph").filter({ hasText: special.title });
  await expect.element(strip).toBeVisible();
  await expect.poll(() => strip.element().querySelector("svg")).not.toBeNull();
  expect(strip.element().querySelector("img")).toBeNull();
});
