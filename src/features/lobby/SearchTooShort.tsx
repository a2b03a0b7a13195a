import { Trans, useLingui } from "@lingui/react/macro";
import { buttonClass } from "../../ui/button-class.ts";
import { Link } from "../../ui/Link.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { type LobbyFilters, type LobbyKind, lobbyLink } from "../games/filters.ts";

/** Shown when the address has too short a search text (product.md 5.3). No request is sent then. */
export function SearchTooShort({ kind, filters }: { kind: LobbyKind; filters: LobbyFilters }) {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Aramak için en az 3 karakter girin`}
      action={
        <Link {...lobbyLink(kind, { ...filters, q: undefined })} className={buttonClass()}>
          <Trans>Aramayı temizle</Trans>
        </Link>
      }
    />
  );
}
