import type { cmsGetInformation, cmsGetSpecialDateInf, cmsPopupInformation } from "../../src/contract/cms.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { inLanguage } from "../dispatch/language.ts";
import { wholeList } from "../dispatch/paging.ts";
import { artAddress } from "../art-address.ts";
import { periodState } from "../period.ts";

/** The published popups. */
const popupInformation: Handler<typeof cmsPopupInformation> = async (_data, { db, language }) => {
  const popups = await db.selectFrom("popup").selectAll().where("active", "=", true).orderBy("id").execute();
  return wholeList(
    popups.map(({ id, title, html, image, url, active }) => ({
      id,
      title: inLanguage(title, language),
      Text: inLanguage(html, language),
      ...(image && { image: artAddress(image) }),
      ...(url && { url }),
      Active: active,
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
