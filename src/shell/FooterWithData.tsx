import { siteConfig } from "../api/config.ts";
import { useDataFile, useLicences } from "../api/static-file.ts";
import { useRead } from "../api/use-read.ts";
import { readSocialLinks } from "../contract/information.ts";
import { information } from "../features/information/information-queries.ts";
import { socialMedia } from "../features/support/support-queries.ts";
import { useStore } from "../hooks/use-store.ts";
import { language } from "../ui/preferences.ts";
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
