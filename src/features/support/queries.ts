import { readOptions } from "../../client/query.ts";
import { cmsGetInformation } from "../../contract/cms.ts";

/** The operator's social networks, as the footer has them (spec §3, CMS information). */
export const socialMedia = () => readOptions(cmsGetInformation, { InfType: "SocialMediaLinks" });
