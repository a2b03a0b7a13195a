import { readOptions } from "../../api/query.ts";
import { cmsGetInformation } from "../../contract/cms.ts";

/** The operator's social networks, the same as in the footer. */
export const socialMedia = () => readOptions(cmsGetInformation, { InfType: "SocialMediaLinks" });
