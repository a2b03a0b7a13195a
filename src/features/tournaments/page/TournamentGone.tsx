import { useLingui } from "@lingui/react/macro";
import { buttonClass } from "../../../ui/button-class.ts";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { StateMessage } from "../../../ui/StateMessage.tsx";
import { tournamentsPath } from "../addresses.ts";

/** Shown when the address names a tournament that the operator has removed. */
export function TournamentGone() {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Bu turnuva artık yok`}
      text={t`Süren turnuvalara göz atabilirsiniz.`}
      action={
        <SiteLink href={tournamentsPath} className={buttonClass("primary")}>
          {t`Bütün turnuvalar`}
        </SiteLink>
      }
    />
  );
}
