import { Trans } from "@lingui/react/macro";
import { Link } from "../../ui/Link.tsx";

/** A link to the registration. */
export function RegisterLink() {
  return (
    <p>
      <Trans>
        Hesabınız yok mu? <Link to="/register">Kayıt ol</Link>
      </Trans>
    </p>
  );
}
