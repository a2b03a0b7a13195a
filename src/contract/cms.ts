import * as v from "valibot";
import { information, popup, promotion, specialDate, tournament } from "./cms-items.ts";
import { declareCall } from "./declaration.ts";
import { list } from "./list.ts";
import { id, noData, rows, text } from "./values.ts";

export type { Information, LeaderboardRow, Popup, Promotion, SpecialDate, Tournament } from "./cms-items.ts";

export const cmsGetPromotions = declareCall({
  class: "cmscontroller",
  method: "getPromotions",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: noData,
  answer: list(promotion),
});

export const cmsPopupInformation = declareCall({
  class: "cmscontroller",
  method: "popupInformation",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: noData,
  answer: list(popup),
});

export const cmsGetSpecialDateInf = declareCall({
  class: "cmscontroller",
  method: "getSpecialDateInf",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: noData,
  answer: list(specialDate),
});

export const cmsGetInformation = declareCall({
  class: "cmscontroller",
  method: "getInformation",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: v.object({ InfType: id }),
  answer: list(information),
});

export const cmsGetTournaments = declareCall({
  class: "cmscontroller",
  method: "getTournaments",
  access: "public",
  cache: "content",
  effect: "read",
  list: true,
  request: v.object({ SiteType: text, limit: rows, offset: rows }),
  answer: list(tournament),
});

/** What the service worker may store. */
export const cacheable = [
  cmsGetPromotions,
  cmsPopupInformation,
  cmsGetSpecialDateInf,
  cmsGetInformation,
  cmsGetTournaments,
] as const;
