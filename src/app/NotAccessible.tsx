import { Trans, useLingui } from "@lingui/react/macro";
import { SiteLink } from "../ui/SiteLink.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";

/** A page that is not for this player (spec §2, "page not accessible"; §6, unauthorised). */
export function NotAccessible() {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Sayfa görüntülenemiyor`}</title>
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
