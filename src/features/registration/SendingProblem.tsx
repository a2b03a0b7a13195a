import { Trans, useLingui } from "@lingui/react/macro";
import { liftErrorLock } from "../../client/error-lock.ts";
import { Button } from "../../ui/Button.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { FormFailure } from "../../client/failure/FormFailure.tsx";
import type { UnfinishedOutcome } from "./use-registration-sending.ts";
import styles from "./Registration.module.css";

export interface SendingProblemProps {
  outcome: UnfinishedOutcome | undefined;
  /** Changes with every outcome. */
  attempt: number;
  pending: boolean;
  /** Sends the same values again. */
  onRepeat: () => void;
}

/** Explains why the account was not opened, or that the outcome is unknown, and what the player can do. */
export function SendingProblem({ outcome, attempt, pending, onRepeat }: SendingProblemProps) {
  const { t } = useLingui();
  if (!outcome) return null;
  if (outcome.kind === "refused") {
    const { fields, message, afterUnknown } = outcome;
    // Messages that are shown at their fields are not repeated here.
    const isSaid = fields.atFields.length > 0 && fields.elsewhere.length === 0;
    if (isSaid && !afterUnknown) return null;
    return (
      <FormError title={message || t`Kaydınız alınamadı`} attempt={attempt}>
        {fields.elsewhere.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {afterUnknown && <MaybeOpened />}
      </FormError>
    );
  }
  if (outcome.kind === "not-sent") {
    return <FormFailure failure={outcome.failure} attempt={attempt} onRetry={onRepeat} />;
  }
  const repeat = () => {
    // After an HTTP 500 requests are blocked; trying again lifts that lock.
    liftErrorLock();
    onRepeat();
  };
  const repeatable = outcome.kind === "unknown" && outcome.repeatable;
  return (
    <FormError title={t`Kaydınızın ulaşıp ulaşmadığı belli değil`} attempt={attempt}>
      {repeatable ? (
        <>
          <p>
            <Trans>Yanıt gelmeden bağlantı koptu. Aynı bilgileri yeniden göndermek ikinci bir hesap açmaz.</Trans>
          </p>
          <Button size="s" className={styles.again} busy={pending} onClick={repeat}>
            <Trans>Yeniden gönderin</Trans>
          </Button>
        </>
      ) : (
        <MaybeOpened />
      )}
    </FormError>
  );
}

function MaybeOpened() {
  return (
    <p>
      <Trans>
        Önceki gönderiminiz hesabınızı açmış olabilir. Önce e-postanıza bakın ya da{" "}
        <SiteLink href="/login" className={styles.link}>
          giriş yapmayı
        </SiteLink>{" "}
        deneyin.
      </Trans>
    </p>
  );
}
