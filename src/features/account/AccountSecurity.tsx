import { Trans, useLingui } from "@lingui/react/macro";
import { securityLink } from "../../api/page-links.ts";
import { ConnectionFact } from "./ConnectionFact.tsx";
import { LinkList } from "./LinkList.tsx";

/** Links to login security and to the change of the password, and where the player is connected from. */
export function AccountSecurity() {
  const { t } = useLingui();
  return (
    <LinkList
      title={<Trans>Giriş bilgileri</Trans>}
      pages={[
        { page: securityLink, label: t`Giriş güvenliği` },
        { page: { to: "/profile/password" }, label: t`Şifre değiştir` },
      ]}
    >
      <ConnectionFact />
    </LinkList>
  );
}
