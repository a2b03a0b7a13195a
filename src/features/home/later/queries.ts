import { readOptions } from "../../../client/query.ts";
import { cmsGetSpecialDateInf, cmsPopupInformation } from "../../../contract/cms.ts";

/** The operator's messages for special days. */
export const specialDates = () => readOptions(cmsGetSpecialDateInf, {});

export const popups = () => readOptions(cmsPopupInformation, {});
