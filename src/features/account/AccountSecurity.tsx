import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "../../ui/Icon.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import { ConnectionFact } from "./ConnectionFact.tsx";
import { useExtension } from "../../client/use-extension.ts";
import styles from "./AccountSecurity.module.css";

/** Links to login security and to change the log-in details: the password, and e-mail and username if the operator has `credentials`. */
export function AccountSecurity() {
  const { t } = useLingui();
  const { state } = useExtension("credentials");
  const followable = useFollowable();
  const always = [
    { href: "/profile/security", label: t`Giriş güvenliği` },
    { href: "/profile/password", label: t`Şifre değiştir` },
  ];
  const credentials = [
    { href: "/profile/email", label: t`E-posta değiştir` },
    { href: "/profile/username", label: t`Kullanıcı adı değiştir` },
  ];
  const places = [...always, ...(state === "there" ? credentials : [])];
  return (
    <section aria-labelledby="account-security" className={styles.security}>
      <h2 id="account-security">
        <Trans>Giriş bilgileri</Trans>
      </h2>
      <ul className={styles.list}>
        {places
          .filter(({ href }) => followable(href))
          .map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href} className={styles.place}>
                {label}
                <Icon name="chevron-right" />
              </SiteLink>
            </li>
          ))}
        {state === "asking" &&
          credentials.map(({ href }) => (
            <li key={href} className={styles.place}>
              <Skeleton width="40%" height="1em" />
            </li>
          ))}
      </ul>
      <ConnectionFact />
    </section>
  );
}
