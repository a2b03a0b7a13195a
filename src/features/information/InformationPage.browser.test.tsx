import { expect, test } from "vitest";
import { openPage, type PageAnswer } from "../../testing/open-page.tsx";
import { InformationPage } from "./InformationPage.tsx";

const text = (InfType: string, Text: string) => ({ data: [{ InfType, title: "Sayfa", Text }] });
const open = (infType: string, answer: PageAnswer | (() => PageAnswer)) =>
  openPage(<InformationPage infType={infType} anchor="" missing={<p>Böyle bir sayfa yok</p>} />, {
    getInformation: answer,
  });

test("a page without text says so if the site knows it, and is missing if not", async () => {
  const { screen } = await open("GenelKurallar", { data: [] });
  await expect.element(screen.getByText("Bu sayfada henüz metin yok")).toBeVisible();
  await screen.unmount();
  const unknown = await open("YazKupasi", { data: [] });
  await expect.element(unknown.screen.getByText("Böyle bir sayfa yok")).toBeVisible();
});

test("a page that could not be loaded is loaded by its button", async () => {
  let answer: PageAnswer = { refusal: "Şu anda yanıt veremiyoruz." };
  const { screen } = await open("GizlilikBilgisi", () => answer);
  await expect.element(screen.getByText("Bu bölüm yüklenemedi")).toBeVisible();
  answer = text("GizlilikBilgisi", "<p>Kurallar.</p>");
  await screen.getByRole("button", { name: "Tekrar dene" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Sayfa" })).toBeVisible();
  await expect.element(screen.getByText("Kurallar.")).toBeVisible();
});

test.each([
  ["SSSinformation", "<p>JSON değil</p>", "Henüz soru yok", 0],
  ["SSSinformation", `{"question":"Soru","answer":"Liste değil"}`, "Henüz soru yok", 0],
  [
    "SSSinformation",
    `[{"question":1},null,"x",{"question":"Tek sağlam soru","answer":"<p>Yanıt</p>"},{"answer":""}]`,
    "Tek sağlam soru",
    1,
  ],
  ["SocialMediaLinks", "[1,2]", "Sosyal medyada henüz hesabımız yok", 0],
  [
    "SocialMediaLinks",
    `{"facebook":"javascript:alert(1)","twitter":7,"instagram":"  ","telegram":"https://t.me/karo","myspace":"https://a.example"}`,
    "t.me/karo",
    1,
  ],
])("JSON in the text of %s is read by its schema: %s", async (infType, json, said, count) => {
  const { screen } = await open(infType, text(infType, json));
  await expect.element(screen.getByRole("heading", { level: 1, name: "Sayfa" })).toBeVisible();
  await expect.element(screen.getByText(said)).toBeVisible();
  expect(screen.container.querySelectorAll("details, ul[role=list] > li")).toHaveLength(count);
});

test("a long page has a table of contents, and the section that the address names is on screen", async () => {
  const sections = ["Limitler", "Mola", "Çocukların korunması", "Yardım hatları"];
  const long = text(
    "SorumluOyunculuk",
    sections.map((title) => `<h2>${title}</h2><p>${"Metin. ".repeat(400)}</p>`).join(""),
  );
  const { screen } = await openPage(
    <InformationPage infType="SorumluOyunculuk" anchor="cocuklarin-korunmasi" missing={null} />,
    { getInformation: long },
  );
  await expect.element(screen.getByRole("heading", { name: "Çocukların korunması" })).toBeInViewport();
  const contents = screen.getByRole("navigation", { name: "Bu sayfada" });
  const links = Array.from(contents.element().querySelectorAll("a"), (link) => [link.textContent, link.hash]);
  expect(links.slice(0, 4)).toEqual([
    ["Limitler", "#limitler"],
    ["Mola", "#mola"],
    ["Çocukların korunması", "#cocuklarin-korunmasi"],
    ["Yardım hatları", "#yardim-hatlari"],
  ]);
  for (const [title, hash] of links) expect(screen.container.querySelector(hash ?? "")?.textContent).toBe(title);
});
