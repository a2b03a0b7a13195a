import { readOptions } from "../../client/query.ts";
import { cmsGetSpecialDateInf, cmsPopupInformation } from "../../contract/cms.ts";

/** What the operator says on a special day. */
export const specialDates = () => readOptions(cmsGetSpecialDateInf, {});

export const popups = () => readOptions(cmsPopupInformation, {});
