import { expect, onTestFinished, test } from "vitest";
import { showInEnglish } from "../testing/look-of-page.ts";
import { openPage } from "../testing/open-page.tsx";
import { PageMeta } from "./PageMeta.tsx";

/** The page's tags for search engines and previews, as `which value`. */
const tags = () =>
  Array.from(
    document.head.querySelectorAll(
      "meta[name=description], link[rel=canonical], link[rel=alternate], meta[property^='og:']",
    ),
    (tag) => {
      const which =
        tag.getAttribute("hreflang") ??
        tag.getAttribute("rel") ??
        tag.getAttribute("name") ??
        tag.getAttribute("property");
      return `${which} ${tag.getAttribute("content") ?? tag.getAttribute("href")}`;
    },
  ).toSorted();

/** What the operator's server adds to the head of the page that is opened first. */
function addByServer(tag: string, page: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...attributes, "data-first-page": page }))
    element.setAttribute(name, value);
  document.head.append(element);
  onTestFinished(() => element.remove());
  return element;
}

const { origin } = location;
const offer = <PageMeta title="Hoş geldin" description="İlk yatırımda" path="/promotions?id=1" />;

test("a public page has one description, one address and its counterparts, in the language that is shown", async () => {
  await openPage(offer, {});
  await expect.poll(() => document.title).toMatch(/^Hoş geldin · ./);
  const others = [
    `en ${origin}/promotions?id=1&lang=en`,
    `tr ${origin}/promotions?id=1`,
    `x-default ${origin}/promotions?id=1`,
  ];
  const all = (address: string) => [
    `canonical ${address}`,
    "description İlk yatırımda",
    ...others,
    "og:description İlk yatırımda",
    expect.stringMatching(/^og:site_name ./),
    "og:title Hoş geldin",
    `og:url ${address}`,
  ];
  expect(tags()).toEqual(expect.arrayContaining(all(`${origin}/promotions?id=1`)));
  expect(tags()).toHaveLength(9);
  showInEnglish();
  await expect.poll(tags).toEqual(expect.arrayContaining(all(`${origin}/promotions?id=1&lang=en`)));
  expect(tags()).toHaveLength(9);
});

test("the tags of the server go, its data stay as long as their page is shown", async () => {
  const description = addByServer("meta", "", { name: "description", content: "Site" });
  const data = addByServer("script", `${origin}/promotions?id=1`, { type: "application/ld+json" });
  const { show } = await openPage(offer, {});
  await expect.poll(() => description.isConnected).toBe(false);
  expect(data.isConnected).toBe(true);
  await show(<PageMeta title="Promosyonlar" path="/promotions" />);
  await expect.poll(() => data.isConnected).toBe(false);
});
