import { Trans } from "@lingui/react/macro";
import { buttonClass } from "../../ui/button-class.ts";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";
import styles from "./WayIn.module.css";

/** Links to log-in and registration, for visitors. */
export function WayIn() {
  const followable = useFollowable();
  return (
    <>
      {followable("/login") && (
        <SiteLink href="/login" className={`${buttonClass("secondary", "s")} ${styles.login}`}>
          <Trans>Giriş</Trans>
        </SiteLink>
      )}
      {followable("/register") && (
        <SiteLink href="/register" className={`${buttonClass("primary", "s")} ${styles.register}`}>
          <Trans>Kayıt ol</Trans>
        </SiteLink>
      )}
    </>
  );
}
