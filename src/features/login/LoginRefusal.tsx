import { Trans, useLingui } from "@lingui/react/macro";
import { refusalOf } from "../../api/failure.ts";
import { userLogin } from "../../contract/user.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import { operatorOffset } from "../../lib/period.ts";
import type { SignInStep } from "../../session/sign-in.ts";
import { Link } from "../../ui/Link.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { FormFailure } from "../../components/WriteProblem.tsx";

export interface LoginRefusalProps {
  /** How the last attempt ended. */
  step: SignInStep | undefined;
  attempt: number;
  onRetry: () => void;
}

/** Why log-in failed: the operator's refusal, with its end date if it has one, or a technical problem. */
export function LoginRefusal({ step, attempt, onRetry }: LoginRefusalProps) {
  const { t } = useLingui();
  if (step?.kind === "impossible") {
    if (step.reason === "no-secure-randomness") {
      return (
        <FormError title={t`Bu tarayıcıda güvenli giriş yapılamıyor`} attempt={attempt}>
          <p>{t`Tarayıcınızı güncelleyip tekrar deneyin.`}</p>
        </FormError>
      );
    }
    return (
      <FormError title={t`Şu anda güvenli giriş yapılamıyor`} attempt={attempt}>
        <p>
          {step.reason === "weak-key"
            ? t`Sitenin şifreleme anahtarı yeterince güçlü değil; şifreniz gönderilmedi. Lütfen destek ekibine yazın.`
            : t`Sorun bizden kaynaklanıyor; lütfen destek ekibine yazın.`}
        </p>
      </FormError>
    );
  }
  const failure = step?.kind === "refused" ? step.failure : undefined;
  const stop = failure && refusalOf(userLogin, failure);
  return (
    <FormFailure failure={failure} attempt={attempt} onRetry={onRetry}>
      {stop && <StoppedUntil until={stop.until} />}
    </FormFailure>
  );
}

/** The end of a time-out or self-exclusion (contract.md, user/login), and where to find help. Null is for ever. */
function StoppedUntil({ until }: { until: string | null }) {
  const { i18n } = useLingui();
  // The time of the operator's own message. The player's time zone is not known before log-in.
  const moment =
    until && formatMoment(new Date(until), i18n.locale, { dateStyle: "long", timeStyle: "short" }, operatorOffset);
  return (
    <>
      {moment && (
        <p>
          <Trans>
            Şu zamana kadar: <time dateTime={until}>{moment}</time>
          </Trans>
        </p>
      )}
      <p>
        <Link to="/info/$infType" params={{ infType: "responsible-gaming" }}>
          <Trans>Sorumlu oyun ve yardım hatları</Trans>
        </Link>
      </p>
    </>
  );
}
