import { Trans, useLingui } from "@lingui/react/macro";
import type { WriteEnd } from "../../client/write-end.ts";
import type { userRegister } from "../../contract/user-account.ts";
import { Link } from "../../ui/Link.tsx";
import { WriteProblem } from "../../client/failure/WriteProblem.tsx";
import { fieldsInOrder } from "./steps.ts";
import styles from "./Registration.module.css";

export interface RegistrationProblemProps {
  end: WriteEnd<typeof userRegister> | undefined;
  attempt: number;
  onRetry: () => void;
}

/** Explains why the account was not opened, or that the outcome is unknown, and what the player can do. */
export function RegistrationProblem({ end, attempt, onRetry }: RegistrationProblemProps) {
  const { t } = useLingui();
  const repeatable = end?.kind === "unknown" && end.repeatable;
  return (
    <WriteProblem
      end={end}
      attempt={attempt}
      fields={fieldsInOrder}
      unknown={{
        title: t`Kaydınızın ulaşıp ulaşmadığı belli değil`,
        text: repeatable ? (
          <p>{t`Yanıt gelmeden bağlantı koptu. Aynı bilgileri tekrar göndermek ikinci bir hesap açmaz.`}</p>
        ) : (
          <MaybeOpened />
        ),
      }}
      mayRetry={repeatable}
      onRetry={onRetry}
    />
  );
}

function MaybeOpened() {
  return (
    <p>
      <Trans>
        Önceki gönderiminiz hesabınızı açmış olabilir. Önce e-postanıza bakın veya{" "}
        <Link to="/login" className={styles.link}>
          giriş yapmayı
        </Link>{" "}
        deneyin.
      </Trans>
    </p>
  );
}
