/** Random content of the operator: a row for each list of `cmscontroller`, `crm` and `habanero`. */
import fc, { type Arbitrary } from "fast-check";
import { optional, record } from "./shapes.ts";
import { count, dateOrMoment, flag, html, id, idOr, image, link, moment, money, period, text } from "./values.ts";

const withPeriod = (row: Arbitrary<object>): Arbitrary<object> =>
  fc.tuple(row, period).map(([own, dates]) => ({ ...own, ...dates }));

export const slide = (place: unknown): Arbitrary<object> =>
  withPeriod(
    record({
      id,
      title: text,
      subtitle: optional(text),
      image,
      imageMobile: optional(image),
      url: optional(link),
      Status: flag,
      sliderPlace: typeof place === "string" ? fc.constant(place) : text,
      order: optional(count),
    }),
  );

export const promotion = withPeriod(
  record({
    id,
    title: text,
    summary: text,
    Text: html,
    image,
    Category: optional(id),
    Status: flag,
    state: fc.constantFrom("active", "coming", "finished"),
    rulesSlug: optional(idOr("PromoSart", "KullanimSartlari")),
  }),
);

export const popup = record({ id, title: text, Text: html, image: optional(image), url: optional(link), Active: flag });

export const specialDate = withPeriod(record({ id, title: text, image: optional(image), Status: flag }));

const leaderboardRow = record({ rank: count, player: text, points: count, prize: optional(money) });

export const tournament = withPeriod(
  record({
    id,
    title: text,
    Text: html,
    image,
    prizePool: money,
    currency: fc.constantFrom("TRY", "EUR", "USD", "₺", "BTC", "", "try", "puan"),
    games: optional(fc.array(id, { maxLength: 4 })),
    leaderboard: optional(fc.array(leaderboardRow, { maxLength: 5 })),
  }),
);

export const jackpot = record({
  id,
  name: text,
  amount: money,
  currency: fc.constantFrom("TRY", "EUR", "XAU", "", "Altın"),
  updatedAt: dateOrMoment,
});

export const massMessage = record({ id, title: text, Text: html, createdAt: moment });

const networks = [
  "facebook",
  "twitter",
  "instagram",
  "youtube",
  "reddit",
  "telegram",
  "whatsapp",
  "google",
  "pinterest",
  "thread",
  "yeni",
];
const socialLinks = fc.oneof(
  fc.dictionary(
    fc.constantFrom(...networks),
    fc.oneof<Arbitrary<unknown>[]>(link, text, fc.constantFrom(null, 5, [])),
    { maxKeys: 6 },
  ),
  fc.constantFrom<unknown>(null, [], "?"),
);
const questions = fc.oneof(
  fc.array(fc.oneof(record({ question: text, answer: html }), fc.constantFrom<unknown>(null, { question: 5 })), {
    maxLength: 5,
  }),
  fc.constantFrom<unknown>(null, {}),
);

/** A content page: HTML, except for the two whose text is JSON. */
export function information(infType: unknown): Arbitrary<object> {
  const json = infType === "SocialMediaLinks" ? socialLinks : infType === "SSSinformation" ? questions : undefined;
  const own = json
    ? fc.oneof({ weight: 6, arbitrary: json.map((value) => JSON.stringify(value)) }, { weight: 1, arbitrary: text })
    : html;
  return record({ InfType: fc.constant(infType), title: text, Text: own });
}
