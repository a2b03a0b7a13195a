import { Trans } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";

/** The consent label with links to the pages it names. The form keeps its values while the player reads them. */
export function RulesLabel() {
  return (
    <Trans>
      18 yaşımı doldurdum; <SiteLink href="/info/KullanimSartlari">kullanım şartlarını</SiteLink>,{" "}
      <SiteLink href="/info/GenelKurallar">genel kuralları</SiteLink> ve{" "}
      <SiteLink href="/info/GizlilikBilgisi">gizlilik bilgilendirmesini</SiteLink> okudum, kabul ediyorum.
    </Trans>
  );
}
