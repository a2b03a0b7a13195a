import { Trans, useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../client/config.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";

/** The catch-all page (product.md 2.3). */
export function NotFound() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Sayfa bulunamadı`} · ${siteConfig().brand.name}`}</title>
      <StateMessage
        isPage
        kind="empty"
        title={t`Aradığınız sayfa bulunamadı`}
        text={t`Bağlantı eski olabilir ya da adres eksik yazılmıştır.`}
        action={
          <SiteLink href="/">
            <Trans>Ana sayfaya dönün</Trans>
          </SiteLink>
        }
      />
    </>
  );
}
