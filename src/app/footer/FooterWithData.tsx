import { siteConfig } from "../../client/config.ts";
import { useDataFile, useLicences } from "../../client/file-query.ts";
import { useRead } from "../../client/use-read.ts";
import { readSocialLinks } from "../../contract/information.ts";
import { information } from "../../features/information/queries.ts";
import { socialMedia } from "../../features/support/queries.ts";
import { useStore } from "../../lib/use-store.ts";
import { language } from "../../session/preferences.ts";
import { Footer } from "./Footer.tsx";

/** The footer with the operator's data. A part whose data fail to load is left out. */
export function FooterWithData() {
  const social = useRead(socialMedia());
  const bottomBar = useRead(information("bottomBarInfo"));
  return (
    <Footer
      legalHtml={bottomBar.rows[0]?.Text}
      brandName={siteConfig().brand.name}
      lang={useStore(language)}
      menu={useDataFile("footerMenu")}
      licences={useLicences()}
      social={readSocialLinks(social.rows[0]?.Text ?? "")}
      partners={useDataFile("partners")}
      methods={useDataFile("investmentMethods")}
    />
  );
}
