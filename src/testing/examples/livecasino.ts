import { livecasinoCategoryList, livecasinoGameTableList } from "../../contract/livecasino.ts";
import { livecasinoInitGame, livecasinoProviderList } from "../../contract/game-players.ts";
import { virtualgamesInitGame } from "../../contract/virtualgames.ts";
import { example } from "./example.ts";

export const livecasinoExamples = [
  example(livecasinoCategoryList, {
    about: "The categories of live tables, in the order in which they are shown.",
    request: { limit: 150, offset: 0 },
    answer: [{ CategoryID: 27, name: "Rulet", icon: "roulette", count: 41 }],
    pagination: { limit: 150, total: 1, offset: 0 },
  }),
  example(livecasinoProviderList, {
    about: "The providers of live tables.",
    request: { limit: 150, offset: 0, status: 2 },
    answer: [{ providerID: 3, name: "Boğaz Stüdyo", logo: "/art/provider/live-3.svg", count: 36 }],
    pagination: { limit: 150, total: 1, offset: 0 },
    notes: { status: "2 for players whose `rid` is 20, otherwise left out" },
  }),
  example(livecasinoGameTableList, {
    about:
      "The live tables, filtered. The search folds letters as the search of games does. With `favorites` the call needs a session, and the answer is the player's own favourites.",
    request: { limit: 48, offset: 0, type: "roulette" },
    answer: [
      {
        tableID: 511,
        name: "Galata Rulet",
        providerID: 3,
        providerName: "Boğaz Stüdyo",
        image: "/art/table/511.webp",
        CategoryIDs: [27],
        type: "roulette",
        dealer: "Ece",
        minBet: "10.00",
        maxBet: "50000.00",
        open: 1,
        seats: 7,
        openingHours: "Her gün 10.00–02.00",
      },
    ],
    pagination: { limit: 48, total: 1, offset: 0 },
    notes: {
      "[].type": "`roulette`, `blackjack`, `poker`, `baccarat`, `show`, or another that the operator has",
      "[].open": "dealt right now",
      "[].seats": "free seats",
    },
  }),
  example(livecasinoInitGame, {
    about: "Opens a live table. The launch URL carries the site's origin (`?origin=`).",
    request: { tableID: 511, isMobile: true },
    answer: { url: "https://games.example.com/live/511?origin=https%3A%2F%2Fkaro.example&token=77ab" },
    notes: { isMobile: "always on" },
  }),
  example(virtualgamesInitGame, {
    about:
      "Opens sports, bingo and other games that are identified by their provider: `betframe` (with the type `sport` or `live-sport`), `bingo`, `sound-bingo`, `golden-race`, `betongames`, `football-3d`, `zeplin`, `spaceman`. The message `Internal Server Error` is shown as “Sağlayıcıya Ulaşılamıyor”, any other as it is.",
    request: { providerID: "betframe", type: "live-sport" },
    answer: { url: "https://games.example.com/sport?origin=https%3A%2F%2Fkaro.example&token=e2f9" },
  }),
];
