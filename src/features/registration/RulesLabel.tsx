import { Trans } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";

/** The consent label with links to the pages it names. They open in new tabs, so that nothing typed is lost. */
export function RulesLabel() {
  return (
    <Trans>
      18 yaşımı doldurdum; <SiteLink newTab href="/info/KullanimSartlari">kullanım şartlarını</SiteLink>,{" "}
      <SiteLink newTab href="/info/GenelKurallar">genel kuralları</SiteLink> ve{" "}
      <SiteLink newTab href="/info/GizlilikBilgisi">gizlilik bilgilendirmesini</SiteLink> okudum, kabul ediyorum.
    </Trans>
  );
}
