import { Trans } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";

/** What is agreed to, with the pages to read; what was typed is there again on the way back. */
export function RulesLabel() {
  return (
    <Trans>
      18 yaşımı doldurdum; <SiteLink href="/info/KullanimSartlari">kullanım şartlarını</SiteLink>,{" "}
      <SiteLink href="/info/GenelKurallar">genel kuralları</SiteLink> ve{" "}
      <SiteLink href="/info/GizlilikBilgisi">gizlilik bilgilendirmesini</SiteLink> okudum, kabul ediyorum.
    </Trans>
  );
}
