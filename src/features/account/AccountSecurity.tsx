import { Trans, useLingui } from "@lingui/react/macro";
import { ConnectionFact } from "./ConnectionFact.tsx";
import { LinkList } from "./LinkList.tsx";

/** Links to login security and to the change of the password, and where the player is connected from. */
export function AccountSecurity() {
  const { t } = useLingui();
  return (
    <LinkList
      title={<Trans>Giriş bilgileri</Trans>}
      pages={[
        { href: "/profile/security", label: t`Giriş güvenliği` },
        { href: "/profile/password", label: t`Şifre değiştir` },
      ]}
    >
      <ConnectionFact />
    </LinkList>
  );
}
