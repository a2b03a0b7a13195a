import { Trans } from "@lingui/react/macro";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { useFollowable } from "../../../ui/use-followable.ts";

/** For those who have no account yet, where this build registers players. */
export function RegisterLink() {
  const followable = useFollowable();
  if (!followable("/register")) return null;
  return (
    <p>
      <Trans>
        Hesabınız yok mu? <SiteLink href="/register">Kayıt olun</SiteLink>
      </Trans>
    </p>
  );
}
