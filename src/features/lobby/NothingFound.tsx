import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { type LobbyFilters, type LobbyKind, lobbyPath } from "../../games/lobbies/filters.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { showToast } from "../../ui/toast.ts";

/** The notice that no game matches the filters (product.md 8.5), with a way out. */
export function NothingFound({ kind, filters }: { kind: LobbyKind; filters: LobbyFilters }) {
  const { t } = useLingui();
  const text = t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`;
  const asked = lobbyPath(kind, filters);
  useEffect(() => {
    showToast({ tone: "info", text });
  }, [asked, text]);
  return (
    <StateMessage
      kind="empty"
      title={text}
      text={t`Filtrelerden birini kaldırın veya tümünü temizleyin.`}
      action={
        <SiteLink href={lobbyPath(kind, {})} className={buttonClass()}>
          <Trans>Filtreleri temizle</Trans>
        </SiteLink>
      }
    />
  );
}
