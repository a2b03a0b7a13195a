import { Trans, useLingui } from "@lingui/react/macro";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { type LobbyFilters, type LobbyKind, lobbyPath } from "./filters.ts";

/** Shown when the address has too short a search text (product.md 5.3). No request is sent then. */
export function SearchTooShort({ kind, filters }: { kind: LobbyKind; filters: LobbyFilters }) {
  const { t } = useLingui();
  return (
    <StateMessage
      kind="empty"
      title={t`Aramak için en az 3 karakter girin`}
      action={
        <SiteLink href={lobbyPath(kind, { ...filters, q: undefined })} className={buttonClass()}>
          <Trans>Aramayı temizle</Trans>
        </SiteLink>
      }
    />
  );
}
