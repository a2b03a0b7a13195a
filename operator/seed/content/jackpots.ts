import type { SeedJackpot } from "../types.ts";

/** The first one is the one that the lobby shows. */
export const jackpots: readonly SeedJackpot[] = [
  {
    id: 1,
    name: { tr: "Lale Jackpot", en: "Tulip Jackpot" },
    amount: "18452630.75",
    perMinute: "94.20",
    currency: "TRY",
  },
  {
    id: 2,
    name: { tr: "Karanfil Jackpot", en: "Carnation Jackpot" },
    amount: "2316804.40",
    perMinute: "18.65",
    currency: "TRY",
  },
  {
    id: 3,
    name: { tr: "Servi Jackpot", en: "Cypress Jackpot" },
    amount: "164925.10",
    perMinute: "3.15",
    currency: "TRY",
  },
];
