import { Trans, useLingui } from "@lingui/react/macro";
import { siteConfig } from "../../client/config.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";

/** Shown when a player may not see a page (product.md 2.3 and 6.4). */
export function NotAccessible() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Sayfa görüntülenemiyor`} · ${siteConfig().brand.name}`}</title>
      <StateMessage
        isPage
        kind="error"
        title={t`Sayfa görüntülenemiyor`}
        text={t`Bu işlem için yetkiniz yok`}
        action={
          <SiteLink href="/">
            <Trans>Ana sayfaya dönün</Trans>
          </SiteLink>
        }
      />
    </>
  );
}
