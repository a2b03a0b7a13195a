import { casinoCategoryList, casinoGamesList } from "../../contract/casino.ts";
import { casinoInitGame, casinoProviderList } from "../../contract/game-players.ts";
import { example } from "./example.ts";

const launch =
  "The launch URL carries the site's origin (`?origin=`), which is the only one that the game page speaks to.";

export const casinoExamples = [
  example(casinoCategoryList, {
    about: "The categories of games, in the order in which they are shown.",
    request: { limit: 100, offset: 0 },
    answer: [
      { CategoryID: 94, name: "Popüler", icon: "flame", count: 48 },
      { CategoryID: "12", name: "Meyveli", count: 310 },
    ],
    pagination: { limit: 100, total: 2, offset: 0 },
    notes: { "[].count": "how many games it has", "[].icon": "name of an icon of the front end" },
  }),
  example(casinoProviderList, {
    about: "The providers of games. Needs a session. Without one, pages take a provider's name from the rows of games.",
    request: { limit: 100, offset: 0 },
    answer: [{ providerID: 7, name: "Kuzey Işığı", logo: "/art/provider/7.svg", count: 204 }],
    pagination: { limit: 100, total: 1, offset: 0 },
    notes: { "[].count": "how many games it has" },
  }),
  example(casinoGamesList, {
    about:
      "The games, filtered and in order. `limit` may be up to 500; the server may cap it, and the front end continues after the rows it received. The search folds case and Turkish letters (İ/I/ı/i, ş/s, ğ/g, ü/u, ö/o, ç/c) on the server; the front end does not filter again. With `favorites` the call needs a session, and the answer is the player's own favourites.",
    request: { limit: 48, offset: 0, categoryID: 94, order: "popular" },
    answer: [
      {
        gameID: 1204,
        name: "Lale Bahçesi",
        providerID: 7,
        providerName: "Kuzey Işığı",
        image: "/art/game/1204.webp",
        CategoryIDs: [94, 12],
        type: "slot",
        rtp: 96.21,
        volatility: "medium",
        minBet: "1.00",
        maxBet: "2500.00",
        badges: ["new"],
        hasDemo: true,
        releasedAt: "2026-10-30T12:00:00+03:00",
      },
    ],
    pagination: { limit: 48, total: 48, offset: 0 },
    notes: {
      searchGameName: "at least 3 characters",
      "[].type": "`slot`, `table`, `jackpot`, `instant`, `crash`, `bingo`, or another that the operator has",
      "[].rtp": "return to player, percent",
      "[].jackpot": "what is in it now",
      "[].badges": "`new`, `hot`, …; unknown ones are not shown",
      "[].hasDemo": "can be played without money",
    },
  }),
  example(casinoInitGame, {
    about: `Opens a game. ${launch} A refusal's message is shown to the player.`,
    request: { gameID: 1204, isMobile: true },
    answer: { url: "https://games.example.com/play/1204?origin=https%3A%2F%2Fkaro.example&token=91c0" },
    notes: { demo: "play money" },
  }),
];
