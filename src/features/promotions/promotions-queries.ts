import { readOptions } from "../../api/query.ts";
import { cmsGetPromotions } from "../../contract/cms.ts";

export const promotions = () => readOptions(cmsGetPromotions, {});
