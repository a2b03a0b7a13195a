/**
 * The calls whose answers the service worker may store: those with the policy `content` or `catalogue`. Separate from the
 * registry, so that the worker's bundle contains only these schemas. A test compares it with the policies.
 */
import { cacheable as casino } from "./casino.ts";
import { cacheable as cms } from "./cms.ts";
import { cacheable as cmsSliders } from "./cms-sliders.ts";
import { cacheable as crm } from "./crm.ts";
import { cacheable as habanero } from "./habanero.ts";
import { cacheable as livecasino } from "./livecasino.ts";
import { cacheable as slider } from "./slider.ts";

export const cacheableCalls = [
  ...casino,
  ...cms,
  ...cmsSliders,
  ...crm,
  ...habanero,
  ...livecasino,
  ...slider,
] as const;
