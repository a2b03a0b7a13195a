import { useQuery } from "@tanstack/react-query";
import { siteConfig } from "../client/config.ts";
import { dataFileOptions, licencesOptions } from "../client/file-query.ts";
import { readOptions } from "../client/query.ts";
import { cmsGetInformation } from "../contract/cms.ts";
import { readSocialLinks } from "../contract/information.ts";
import { useStore } from "../lib/use-store.ts";
import { language } from "../session/preferences.ts";
import { Footer } from "./shell/Footer.tsx";

/** The footer with what the operator puts into it; a part that does not come is left out. */
export function FooterWithData() {
  const { data: menu = [] } = useQuery(dataFileOptions("footerMenu"));
  const { data: partners = [] } = useQuery(dataFileOptions("partners"));
  const { data: methods = [] } = useQuery(dataFileOptions("investmentMethods"));
  const { data: licences = [] } = useQuery(licencesOptions());
  const { data: social } = useQuery(readOptions(cmsGetInformation, { InfType: "SocialMediaLinks" }));
  const { data: bottomBar } = useQuery(readOptions(cmsGetInformation, { InfType: "bottomBarInfo" }));
  return (
    <Footer
      legalHtml={bottomBar?.data[0]?.Text}
      brandName={siteConfig().brand.name}
      lang={useStore(language)}
      menu={menu}
      licences={licences}
      social={readSocialLinks(social?.data[0]?.Text ?? "")}
      partners={partners}
      methods={methods}
    />
  );
}
