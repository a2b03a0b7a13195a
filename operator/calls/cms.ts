import type { Selectable } from "kysely";
import type { Promotion, Tournament } from "../../src/contract/cms-items.ts";
import type { cmsGetIcSlider, cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import type {
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
} from "../../src/contract/cms.ts";
import { messages } from "../../src/contract/envelope.ts";
import type { maintenanceCheckStatus } from "../../src/contract/maintenance.ts";
import type { SliderItem } from "../../src/contract/slider-item.ts";
import type { sliderGetActiveItems, sliderGetAllItems } from "../../src/contract/slider.ts";
import { artAddress } from "../lib/art-address.ts";
import { isUnderMaintenance } from "../database/maintenance.ts";
import type { CallContext, Handler, HandlerTable } from "../core/call-context.ts";
import { inLanguage, type Language } from "../lib/language.ts";
import { capPage, pageOf, wholeList } from "../lib/paging.ts";
import { Refusal } from "../core/refusal.ts";
import { periodState, runningFirst } from "../lib/period.ts";
import type { Database } from "../database/schema.ts";

/** The published popups. */
const popupInformation: Handler<typeof cmsPopupInformation> = async (_data, { db, language }) => {
  const popups = await db.selectFrom("popup").selectAll().where("active", "=", true).orderBy("id").execute();
  return wholeList(
    popups.map(({ id, title, html, image, url, active, audience }) => ({
      id,
      title: inLanguage(title, language),
      Text: inLanguage(html, language),
      ...(image && { image: artAddress(image) }),
      ...(url && { url }),
      Active: active,
      ...(audience && { audience }),
    })),
  );
};

/** The published special days whose period includes now. */
const getSpecialDateInf: Handler<typeof cmsGetSpecialDateInf> = async (_data, { db, language, now }) => {
  const days = await db.selectFrom("special_date").selectAll().where("active", "=", true).orderBy("id").execute();
  return wholeList(
    days
      .filter((day) => periodState(day, now) === "active")
      .map(({ id, title, image, active, starts_at, ends_at }) => ({
        id,
        title: inLanguage(title, language),
        ...(image && { image: artAddress(image) }),
        Status: active,
        Start_date: starts_at.toISOString(),
        End_date: ends_at.toISOString(),
      })),
  );
};

/** A content page. An unknown InfType gives an empty list. */
export const getInformation: Handler<typeof cmsGetInformation> = async ({ InfType }, { db, language }) => {
  const pages = await db.selectFrom("information").selectAll().where("inf_type", "=", InfType).execute();
  return wholeList(
    pages.map(({ inf_type, title, text }) => ({
      InfType: inf_type,
      title: inLanguage(title, language),
      Text: inLanguage(text, language),
    })),
  );
};

export const cmsHandlers = {
  "cmscontroller/popupInformation": popupInformation,
  "cmscontroller/getSpecialDateInf": getSpecialDateInf,
  "cmscontroller/getInformation": getInformation,
} satisfies Partial<HandlerTable>;

/** The published promotions: running ones first, then coming ones, then past ones. */
export const getPromotions: Handler<typeof cmsGetPromotions> = async (_data, context) => {
  const promotions = await context.db
    .selectFrom("promotion")
    .selectAll()
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  return wholeList(
    promotions.toSorted(runningFirst(context.now)).map((promotion) => promotionAnswer(promotion, context)),
  );
};

function promotionAnswer(promotion: Selectable<Database["promotion"]>, { language, now }: CallContext): Promotion {
  return {
    id: promotion.id,
    title: inLanguage(promotion.title, language),
    summary: inLanguage(promotion.summary, language),
    Text: inLanguage(promotion.html, language),
    image: artAddress(promotion.image),
    ...(promotion.category !== null && { Category: promotion.category }),
    Status: promotion.active,
    state: periodState(promotion, now),
    Start_date: promotion.starts_at.toISOString(),
    End_date: promotion.ends_at.toISOString(),
    ...(promotion.rules_slug !== null && { rulesSlug: promotion.rules_slug }),
  };
}

export const promotionsHandlers = {
  "cmscontroller/getPromotions": getPromotions,
} satisfies Partial<HandlerTable>;

const mostSliders = 50;

/** The current sliders of the area `general`. */
export const getSlider: Handler<typeof cmsGetSlider> = async (data, context) => {
  const sliders = await sliderRows(context).where("area", "=", "general").execute();
  return pageOf(shownNow(sliders, context), capPage(data, mostSliders));
};

/** The current sliders of an area. The place applies to the area `ic` only. */
const getIcSlider: Handler<typeof cmsGetIcSlider> = async (data, context) => {
  const sliders = await sliderRows(context).where("area", "=", data.SliderType).execute();
  const place = data.SliderType === "ic" ? data.sliderPlace : undefined;
  const placed = place ? sliders.filter((slider) => slider.place === place) : sliders;
  return wholeList(shownNow(placed, context));
};

/** The sliders of all areas. Another site has none here. */
const getAllItems: Handler<typeof sliderGetAllItems> = async ({ siteId }, context) => {
  const sliders = siteId === context.siteId ? await sliderRows(context).execute() : [];
  return wholeList(sliders.map((slider) => sliderAnswer(slider, context)));
};

const getActiveItems: Handler<typeof sliderGetActiveItems> = async ({ siteId }, context) => {
  const sliders = siteId === context.siteId ? await sliderRows(context).execute() : [];
  return wholeList(shownNow(sliders, context));
};

function sliderRows({ db }: CallContext) {
  return db.selectFrom("slider").selectAll().orderBy("position").orderBy("id");
}

function shownNow(sliders: readonly Selectable<Database["slider"]>[], context: CallContext): SliderItem[] {
  return sliders
    .filter(({ active, starts_at, ends_at }) => {
      return active && starts_at <= context.now && context.now <= ends_at;
    })
    .map((slider) => sliderAnswer(slider, context));
}

function sliderAnswer(slider: Selectable<Database["slider"]>, { language }: CallContext): SliderItem {
  return {
    id: slider.id,
    title: inLanguage(slider.title, language),
    ...(slider.subtitle && { subtitle: inLanguage(slider.subtitle, language) }),
    image: artAddress(slider.image),
    ...(slider.image_mobile && { imageMobile: artAddress(slider.image_mobile) }),
    ...(slider.url && { url: slider.url }),
    Status: slider.active,
    sliderPlace: slider.place,
    Start_date: slider.starts_at.toISOString(),
    End_date: slider.ends_at.toISOString(),
    order: slider.position,
  };
}

export const slidersHandlers = {
  "cmscontroller/getIcSlider": getIcSlider,
  "cmscontroller/getSlider": getSlider,
  "slider/get_all_items": getAllItems,
  "slider/get_active_items": getActiveItems,
} satisfies Partial<HandlerTable>;

const mostTournaments = 100;

/** All tournaments: running ones first, then coming ones, then past ones. */
export const getTournaments: Handler<typeof cmsGetTournaments> = async (data, { db, now, language }) => {
  const tournaments = await db.selectFrom("tournament").selectAll().orderBy("id").execute();
  return pageOf(
    tournaments.toSorted(runningFirst(now)).map((tournament) => tournamentAnswer(tournament, language)),
    capPage(data, mostTournaments),
  );
};

function tournamentAnswer(tournament: Selectable<Database["tournament"]>, language: Language): Tournament {
  return {
    id: tournament.id,
    title: inLanguage(tournament.title, language),
    Text: inLanguage(tournament.html, language),
    image: artAddress(tournament.image),
    Start_date: tournament.starts_at.toISOString(),
    End_date: tournament.ends_at.toISOString(),
    prizePool: tournament.prize_pool,
    currency: tournament.currency,
    games: tournament.game_ids.map(String),
    leaderboard: [...tournament.leaderboard],
  };
}

export const tournamentsHandlers = {
  "cmscontroller/getTournaments": getTournaments,
} satisfies Partial<HandlerTable>;

/** A refusal means that the site is closed (contract.md, maintenance/check_status). */
const checkStatus: Handler<typeof maintenanceCheckStatus> = async (_data, { db }) => {
  if (await isUnderMaintenance(db)) throw new Refusal(messages.maintenance);
  return { data: null };
};

export const maintenanceHandlers = {
  "maintenance/check_status": checkStatus,
} satisfies Partial<HandlerTable>;
