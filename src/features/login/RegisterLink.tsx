import { Trans } from "@lingui/react/macro";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { useFollowable } from "../../ui/use-followable.ts";

/** A link to the registration. Renders nothing in builds without one. */
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
