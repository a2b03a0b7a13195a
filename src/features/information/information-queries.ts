import { readOptions } from "../../api/query.ts";
import { cmsGetInformation } from "../../contract/cms.ts";

/** A content page by its InfType (contract.md, cmscontroller/getInformation). */
export const information = (infType: string) => readOptions(cmsGetInformation, { InfType: infType });
