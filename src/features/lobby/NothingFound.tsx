import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { isWholeLobby, type LobbyFilters, type LobbyKind, lobbyLink } from "../games/filters.ts";
import { SupportLink } from "../../components/SupportLink.tsx";
import { buttonClass } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { showToast } from "../../ui/toast.ts";

interface NothingFoundProps {
  kind: LobbyKind;
  filters: LobbyFilters;
}

/** Shown in a lobby without tiles: no game matches the filters, or there is none at all. */
export function NothingFound({ kind, filters }: NothingFoundProps) {
  if (isWholeLobby(filters)) return <NoGames kind={kind} />;
  return <NothingMatches kind={kind} filters={filters} />;
}

function NoGames({ kind }: { kind: LobbyKind }) {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={kind === "slot" ? t`Şu anda oyun yok` : t`Şu anda masa yok`}
      text={
        <Trans>
          Birazdan tekrar bakın. Sorun sürerse <SupportLink />.
        </Trans>
      }
    />
  );
}

/** The notice that no game matches the filters (product.md 8.5), with a way out. */
function NothingMatches({ kind, filters }: NothingFoundProps) {
  const { t } = useLingui();
  const text = t`Belirlediğiniz kriterlere göre sonuç bulunamadı.`;
  useEffect(() => {
    showToast({ tone: "info", text });
  }, [filters, text]);
  return (
    <StateMessage
      kind="empty"
      title={text}
      text={t`Filtrelerden birini kaldırın veya tümünü temizleyin.`}
      action={
        <Link {...lobbyLink(kind, {})} className={buttonClass()}>
          <Trans>Filtreleri temizle</Trans>
        </Link>
      }
    />
  );
}
