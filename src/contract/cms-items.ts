/** The items that the content service sends. */
import * as v from "valibot";
import { list } from "./list.ts";
import {
  count,
  flag,
  html,
  id,
  ifFits,
  image,
  link,
  money,
  periodBound,
  shownImage,
  shownMoney,
  shownText,
  text,
} from "./values.ts";

export const promotion = v.object({
  id,
  title: text,
  summary: shownText,
  Text: html,
  image: shownImage,
  Category: ifFits(id),
  Status: flag,
  state: v.picklist(["active", "coming", "finished"]),
  Start_date: periodBound,
  End_date: periodBound,
  /** The InfType of the page with this promotion's rules. */
  rulesSlug: ifFits(id),
});
export type Promotion = v.InferOutput<typeof promotion>;

/** For whom a popup is. Without an audience it is for everybody. */
export const popupAudiences = ["visitors", "players"] as const;

export const popup = v.object({
  id,
  title: text,
  Text: html,
  image: ifFits(image),
  url: ifFits(link),
  Active: flag,
  audience: ifFits(v.picklist(popupAudiences)),
});
export type Popup = v.InferOutput<typeof popup>;

export const specialDate = v.object({
  id,
  title: text,
  image: ifFits(image),
  Status: flag,
  Start_date: periodBound,
  End_date: periodBound,
});
export type SpecialDate = v.InferOutput<typeof specialDate>;

/** A content page. `Text` is HTML, except for two InfTypes whose text is JSON (see information.ts). */
export const information = v.object({ InfType: id, title: text, Text: html });
export type Information = v.InferOutput<typeof information>;

export const leaderboardRow = v.object({
  rank: count,
  player: text,
  points: count,
  prize: ifFits(money),
});
export type LeaderboardRow = v.InferOutput<typeof leaderboardRow>;

export const tournament = v.object({
  id,
  title: text,
  Text: html,
  image: shownImage,
  Start_date: periodBound,
  End_date: periodBound,
  prizePool: shownMoney,
  currency: text,
  /** The gameIDs on which it is played. */
  games: ifFits(list(id)),
  leaderboard: ifFits(list(leaderboardRow)),
});
export type Tournament = v.InferOutput<typeof tournament>;
