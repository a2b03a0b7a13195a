import { Trans, useLingui } from "@lingui/react/macro";
import type { FormWrite } from "../../components/use-form-write.ts";
import { Link } from "../../ui/Link.tsx";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import styles from "./Registration.module.css";

/** Explains why the account was not opened, or that the outcome is unknown, and what the player can do. */
export function RegistrationProblem(problem: FormWrite["problem"]) {
  const { t } = useLingui();
  const { end } = problem;
  const repeatable = end?.kind === "unknown" && end.repeatable;
  return (
    <WriteProblem
      {...problem}
      unknown={{
        title: t`Kaydınızın ulaşıp ulaşmadığı belli değil`,
        text: repeatable ? (
          <p>{t`Yanıt gelmeden bağlantı koptu. Aynı bilgileri tekrar göndermek ikinci bir hesap açmaz.`}</p>
        ) : (
          <MaybeOpened />
        ),
      }}
      mayRetry={repeatable}
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
