import { expect, test } from "vitest";
import {
  aboutList,
  aboutPromotion,
  aboutQuestions,
  aboutTournament,
  graphOf,
  type PageDescription,
  type Place,
} from "./structured-data.ts";

const place: Place = {
  address: (path) => `https://karo.example${path}`,
  picture: (path) => `https://karo.example${path}`,
  language: "tr",
  brand: "Karo",
};
const dates = { Start_date: "2026-11-01T00:00:00+03:00", End_date: "2026-11-30T23:59:59+03:00" };
const promotion = {
  id: 1,
  title: "Hoş geldin",
  summary: "Yarısı kadar",
  Text: "",
  image: "/art/1.svg",
  Status: true,
  state: "active" as const,
  ...dates,
};
const page = (own: Partial<PageDescription>): PageDescription => ({
  title: "Sayfa",
  description: "Açıklama",
  path: "/sayfa",
  ...own,
});

test("a page is part of the site, and its breadcrumb begins at the home page", () => {
  const [own, way] = graphOf(page({ above: { title: "Liste", path: "/liste" } }), place);
  expect(own).toMatchObject({
    "@type": "WebPage",
    name: "Sayfa",
    inLanguage: "tr",
    isPartOf: { "@type": "WebSite", name: "Karo" },
  });
  expect(way?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Karo", item: "https://karo.example/" },
    { "@type": "ListItem", position: 2, name: "Liste", item: "https://karo.example/liste" },
    { "@type": "ListItem", position: 3, name: "Sayfa", item: "https://karo.example/sayfa" },
  ]);
});

test("the home page is the site", () => {
  expect(graphOf(page({ path: "/" }), place)).toEqual([
    { "@type": "WebSite", name: "Karo", url: "https://karo.example/", inLanguage: "tr" },
  ]);
});

test("a promotion is an offer within its dates, and not afterwards", () => {
  expect(aboutPromotion(promotion, "/promotions?id=1")(place)).toMatchObject({
    mainEntity: { "@type": "Offer", name: "Hoş geldin", validFrom: dates.Start_date, validThrough: dates.End_date },
  });
  expect(aboutPromotion({ ...promotion, state: "finished" }, "/promotions?id=1")(place)).toEqual({
    "@type": "WebPage",
  });
});

test("an open end is left out", () => {
  const { mainEntity } = aboutPromotion({ ...promotion, End_date: "" }, "/promotions?id=1")(place);
  expect(mainEntity).not.toHaveProperty("validThrough");
});

test("a tournament is an event on this site", () => {
  const tournament = {
    id: 5,
    title: "Kupa",
    Text: "",
    image: "/art/5.svg",
    prizePool: "10.00",
    currency: "TRY",
    ...dates,
  };
  const about = aboutTournament(tournament, "/tournaments?id=5", "Kupa başladı");
  const [own] = graphOf(page({ title: "Kupa", about }), place);
  expect(own).toMatchObject({
    "@type": "WebPage",
    mainEntity: {
      "@type": "Event",
      name: "Kupa",
      startDate: dates.Start_date,
      image: "https://karo.example/art/5.svg",
      location: { "@type": "VirtualLocation", url: "https://karo.example/tournaments?id=5" },
    },
  });
});

test("a list names its pages in their order", () => {
  const about = aboutList([
    { title: "Bir", path: "/1" },
    { title: "İki", path: "/2" },
  ])(place);
  expect(about).toMatchObject({
    "@type": "CollectionPage",
    mainEntity: {
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: "Bir" },
        { position: 2, url: "https://karo.example/2" },
      ],
    },
  });
});

test("links in an answer are absolute, and those of other sites unchanged", () => {
  const answer = `<p><a href="/promotions">a</a> <a href="//other.example/b">b</a> <a href="https://other.example">c</a></p>`;
  const { mainEntity } = aboutQuestions([{ question: "Soru?", answer }])(place);
  expect(mainEntity).toMatchObject([
    {
      acceptedAnswer: {
        text: `<p><a href="https://karo.example/promotions">a</a> <a href="//other.example/b">b</a> <a href="https://other.example">c</a></p>`,
      },
    },
  ]);
});
