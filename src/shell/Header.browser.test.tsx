import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPage } from "../testing/open-page.tsx";
import { dataFiles } from "../contract/data-files.ts";
import { createTestRouter } from "../testing/test-router.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

const titled = (name: string) => ({ tr: name, en: `${name} (en)` });
const nothing = () => undefined;

const menu = v.parse(dataFiles.headerMenu.schema, [
  { id: 1, title: titled("Kampanyalar"), to: "/promotions", icon: "boyle-bir-simge-yok", badge: "new" },
  { id: 2, title: titled("Yalnızca oyuncular"), to: "/profile", auth: true },
  { id: 3, title: titled("Sayfası yok"), to: "/boyle-bir-sayfa-yok" },
  { id: 4, title: titled("Betik"), to: "javascript:alert(1)" },
  { id: 5, title: titled("Başka site"), to: "//evil.example/" },
  { id: null, title: titled("Kimliksiz"), to: "/promotions" },
  { id: 8, title: titled("Bozuk rozet"), to: "/promotions", badge: "blink" },
  null,
  { id: 11, title: titled("Kupalar"), to: "/tournaments" },
]);

/** Opens a part of the shell, with the pages that this site has. */
function open(part: React.ReactNode) {
  return openPage(part, {}, {}, [], createTestRouter(["/", "/promotions", "/tournaments", "/profile"]));
}

const header = (signedIn: boolean, entries = menu) => (
  <Header
    brand={{ name: "Karo" }}
    menu={entries}
    signedIn={signedIn}
    languages={[]}
    lang="tr"
    onLang={nothing}
    theme="dark"
    onTheme={nothing}
  />
);

beforeEach(() => page.viewport(1440, 900));

test.each<[string, object, "dark" | "light", string | undefined, string]>([
  ["the dark logo", { logo: "/l.svg", logoDark: "/d.svg", mark: "/m.svg" }, "dark", "/d.svg", "Lale"],
  ["the logo", { logo: "/l.svg", logoDark: "/d.svg", mark: "/m.svg" }, "light", "/l.svg", "Lale"],
  ["the sign beside the name", { mark: "/m.svg" }, "dark", "/m.svg", ""],
  ["the build's sign", {}, "dark", undefined, ""],
])("a brand has %s in its header", async (_what, brand, theme, src, alt) => {
  const { screen } = await open(
    <Header
      brand={{ name: "Lale", ...brand }}
      menu={[]}
      signedIn={false}
      languages={[]}
      lang="tr"
      onLang={nothing}
      theme={theme}
      onTheme={nothing}
    />,
  );
  const home = screen.getByRole("link", { name: "Lale ana sayfa" });
  await expect.element(home).toBeVisible();
  const picture = home.element().querySelector("img");
  expect(picture?.getAttribute("src") ?? undefined).toBe(src);
  expect(picture?.alt ?? "").toBe(alt);
  expect(home.element().querySelector("svg") === null).toBe(src !== undefined);
});

test.each([
  ["a player", true, ["Kampanyalar", "Yalnızca oyuncular", "Bozuk rozet", "Kupalar"]],
  ["a visitor", false, ["Kampanyalar", "Bozuk rozet", "Kupalar"]],
])(
  "the menu of %s has the entries that lead somewhere, in the header and in the drawer",
  async (_who, signedIn, names) => {
    const { screen } = await open(header(signedIn));
    const entries = (of: Element) =>
      Array.from(
        of.querySelectorAll("li a"),
        ({ textContent }) => names.find((name) => textContent.includes(name)) ?? textContent,
      );
    const inHeader = screen.getByRole("navigation", { name: "Ana menü" });
    await expect.element(inHeader).toBeVisible();
    expect(entries(inHeader.element())).toEqual(names);
    await screen.getByRole("button", { name: "Menü" }).click();
    const drawer = screen.getByRole("dialog", { name: "Menü" });
    await expect.element(drawer.getByRole("link", { name: /Kampanyalar/ })).toBeVisible();
    expect(entries(drawer.element())).toEqual(names);
  },
);

const long = v.parse(
  dataFiles.headerMenu.schema,
  Array.from({ length: 9 }, (_, index) => ({
    id: index,
    title: titled(`Bölüm ${index + 1}`),
    to: `/promotions?id=${index}`,
  })),
);

test.each([1024, 1440])(
  "at %i px the header has the first entries that fit whole, and a button for the rest",
  async (width) => {
    await page.viewport(width, 900);
    const { screen } = await open(header(true, long));
    const menuBar = screen.getByRole("navigation", { name: "Ana menü" });
    const more = menuBar.getByRole("button", { name: "Daha fazla" });
    await expect.element(more).toBeVisible();
    const links = () => menuBar.getByRole("link").elements();
    const isWhole = (link: Element) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isBesideMore = right <= more.element().getBoundingClientRect().left;
      return isBesideMore && link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    await expect.poll(() => links().every(isWhole)).toBe(true);
    expect(links().length).toBeGreaterThan(1);
    expect(links().length).toBeLessThanOrEqual(6);
    expect(document.documentElement.scrollWidth).toBe(width);
    await more.click();
    await expect.element(screen.getByRole("dialog", { name: "Menü" }).getByText("Bölüm 9")).toBeVisible();
  },
);

test("a menu that fits has no button for more", async () => {
  const { screen } = await open(header(true));
  await expect
    .element(screen.getByRole("navigation", { name: "Ana menü" }).getByRole("link", { name: "Kupalar" }))
    .toBeVisible();
  expect(screen.getByRole("button", { name: "Daha fazla" }).query()).toBeNull();
});

test("on a phone the menu begins with the languages, each by its own name", async () => {
  await page.viewport(390, 844);
  const chosen: string[] = [];
  const { screen } = await open(
    <Header
      brand={{ name: "Karo" }}
      menu={menu}
      signedIn={false}
      languages={[
        { id: "1", title: "TR", lang: "tr" },
        { id: "2", title: "EN", lang: "en" },
      ]}
      lang="tr"
      onLang={(code) => chosen.push(code)}
      theme="dark"
      onTheme={nothing}
    />,
  );
  await screen.getByRole("button", { name: "Menü" }).click();
  const drawer = screen.getByRole("dialog", { name: "Menü" });
  const english = drawer.getByRole("button", { name: "English" });
  await expect.element(english).toBeVisible();
  expect(drawer.getByRole("button", { name: "Türkçe" }).element().getAttribute("aria-pressed")).toBe("true");
  const entry = drawer.getByRole("link", { name: /Kampanyalar/ }).element();
  expect(english.element().compareDocumentPosition(entry)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await english.click();
  expect(chosen).toEqual(["en"]);
});

test.each([360, 390])("on a phone of %i px a wide logo lies on nothing", async (width) => {
  await page.viewport(width, 800);
  const wide = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 40"><path d="M0 0h400v40H0z"/></svg>`;
  const logo = URL.createObjectURL(new Blob([wide], { type: "image/svg+xml" }));
  const { screen } = await open(
    <Header
      brand={{ name: "Lale", logo }}
      menu={[]}
      signedIn={false}
      languages={[]}
      lang="tr"
      onLang={nothing}
      theme="dark"
      onTheme={nothing}
    />,
  );
  const picture = screen.getByAltText("Lale").element() as HTMLImageElement;
  await expect.poll(() => picture.complete && picture.naturalWidth).toBeTruthy();
  const { right } = picture.getBoundingClientRect();
  const search = screen.getByRole("button", { name: "Ara" }).element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(search.left);
});

test("a menu without entries is no empty list, in the header and in the drawer", async () => {
  const { screen } = await open(
    header(
      false,
      menu.filter(({ to }) => to !== "/promotions" && to !== "/tournaments"),
    ),
  );
  await screen.getByRole("button", { name: "Menü" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Menü" })).toBeVisible();
  expect(document.querySelector("ul:empty")).toBeNull();
});

const footer = { brandName: "Karo", lang: "tr", licences: [], social: [], partners: [], methods: [] } as const;

test("in the footer a group keeps its good entries, one without any is left out, and the operator's legal information is shown after the site's own", async () => {
  const groups = v.parse(dataFiles.footerMenu.schema, [
    {
      id: 1,
      title: titled("Kurallarımız"),
      items: [
        { id: 1, title: titled("Genel"), to: "/promotions" },
        { id: 2 },
        { id: 3, title: titled("Yok"), to: "/yok" },
      ],
    },
    { id: 2, title: titled("Boş küme"), items: [{ id: 4, title: titled("Yok"), to: "/yok" }] },
    { id: 3, title: titled("Bozuk küme"), items: "hepsi" },
    { id: 4, title: titled("Son küme"), items: [{ id: 5, title: titled("Dışarıda"), to: "https://example.org/" }] },
  ]);
  const { screen } = await open(
    <Footer {...footer} legalHtml="<p>Lisans sahibi: Örnek A.Ş.</p>" signedIn={false} menu={groups} />,
  );
  const legal = screen.getByRole("region", { name: "Yasal bilgiler" });
  await expect.element(legal.getByText("Lisans sahibi: Örnek A.Ş.")).toBeVisible();
  // What the product itself has to say stays.
  await expect.element(legal.getByText("18+")).toBeVisible();
  await expect.element(legal.getByText(/^Kuzey Kıbrıs’ta ikamet edenler/)).toBeVisible();
  await expect
    .element(legal.getByRole("link", { name: "Sorumlu oyun ve yardım hatları" }))
    .toHaveAttribute("href", "/info/responsible-gaming");
  const shown = screen
    .getByRole("navigation")
    .elements()
    .map((group) => [
      group.getAttribute("aria-label"),
      ...Array.from(group.querySelectorAll("li"), ({ textContent }) => textContent),
    ]);
  expect(shown).toEqual([
    ["Kurallarımız", "Genel"],
    ["Son küme", "Dışarıda"],
  ]);
  await expect.element(screen.getByRole("link", { name: "Dışarıda" })).toHaveAttribute("rel", "noopener noreferrer");
});

test.each([
  ["a visitor", false, ["Şifremi unuttum", "Kayıt ol", "Kupalar"]],
  ["a player", true, ["Kupalar"]],
])("the footer of %s has no links that lead to what is done already", async (_who, signedIn, names) => {
  const groups = v.parse(dataFiles.footerMenu.schema, [
    {
      id: 1,
      title: titled("Yardım"),
      items: [
        { id: 1, title: titled("Şifremi unuttum"), to: "/forgot-password" },
        { id: 2, title: titled("Kayıt ol"), to: "/register" },
        { id: 3, title: titled("Kupalar"), to: "/tournaments" },
      ],
    },
  ]);
  const { screen } = await openPage(<Footer {...footer} signedIn={signedIn} menu={groups} />, {});
  await expect.element(screen.getByRole("link", { name: "Kupalar" })).toBeVisible();
  const links = screen.getByRole("navigation", { name: "Yardım" }).getByRole("link").elements();
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
});
