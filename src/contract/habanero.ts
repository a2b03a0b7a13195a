import * as v from "valibot";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { dateOrMoment, id, money, noData, text } from "./values.ts";

export const jackpot = v.object({
  id,
  name: text,
  amount: money,
  currency: text,
  updatedAt: dateOrMoment,
});
export type Jackpot = v.InferOutput<typeof jackpot>;

/** The front end shows the first jackpot of the list. */
export const habaneroGetJackpots = declareCall({
  class: "habanero",
  method: "getJackpots",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: noData,
  answer: list(jackpot),
});

/** What the service worker may store. */
export const cacheable = [habaneroGetJackpots] as const;
