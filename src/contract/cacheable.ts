/** The calls whose answers the service worker may store: those with the policy `content` or `catalogue`. */
import { casinoCategoryList, casinoGamesList } from "./casino.ts";
import {
  cmsGetInformation,
  cmsGetPromotions,
  cmsGetSpecialDateInf,
  cmsGetTournaments,
  cmsPopupInformation,
} from "./cms.ts";
import { cmsGetIcSlider, cmsGetSlider } from "./cms-sliders.ts";
import { crmListMassMessages } from "./crm.ts";
import { habaneroGetJackpots } from "./habanero.ts";
import { livecasinoCategoryList, livecasinoGameTableList } from "./livecasino.ts";
import { sliderGetActiveItems, sliderGetAllItems } from "./slider.ts";

/** Separate from the registry, so that the worker's bundle contains only these schemas. */
export const cacheableCalls = [
  casinoCategoryList,
  casinoGamesList,
  livecasinoCategoryList,
  livecasinoGameTableList,
  cmsGetIcSlider,
  cmsGetSlider,
  cmsGetPromotions,
  cmsPopupInformation,
  cmsGetSpecialDateInf,
  cmsGetInformation,
  cmsGetTournaments,
  sliderGetAllItems,
  sliderGetActiveItems,
  habaneroGetJackpots,
  crmListMassMessages,
] as const;
