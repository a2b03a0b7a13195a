/** The calls whose answers the service worker may store: those with the policy `content` or `catalogue`. */
import { callsIn } from "./calls-in.ts";
import * as casino from "./casino.ts";
import * as cmsSliders from "./cms-sliders.ts";
import * as cms from "./cms.ts";
import * as crm from "./crm.ts";
import * as habanero from "./habanero.ts";
import * as livecasino from "./livecasino.ts";
import * as slider from "./slider.ts";

/** The files with such calls. The worker's bundle contains these, and no others. */
export const cacheableModules = [casino, cms, cmsSliders, crm, habanero, livecasino, slider] as const;

export const cacheableCalls = /* @__PURE__ */ callsIn(cacheableModules).filter(
  ({ cache }) => cache === "content" || cache === "catalogue",
);
