import { Trans, useLingui } from "@lingui/react/macro";
import * as v from "valibot";
import { loginRefusal } from "../../contract/user.ts";
import { formatMoment } from "../../lib/format-dates.ts";
import type { SignInStep } from "../../session/sign-in.ts";
import { FormError } from "../../ui/form/FormError.tsx";
import { FormFailure } from "../../client/failure/FormFailure.tsx";

export type LoginRefused = Extract<SignInStep, { kind: "refused" | "impossible" }>;

export interface LoginRefusalProps {
  refused: LoginRefused | undefined;
  attempt: number;
  onRetry: () => void;
}

/** Why log-in failed: the operator's refusal, with its end date if it has one, or a technical problem. */
export function LoginRefusal({ refused, attempt, onRetry }: LoginRefusalProps) {
  const { t } = useLingui();
  if (refused?.kind === "impossible") {
    if (refused.reason === "no-secure-randomness") {
      return (
        <FormError title={t`Bu tarayıcıda güvenli giriş yapılamıyor`} attempt={attempt}>
          <p>{t`Tarayıcınızı güncelleyip tekrar deneyin.`}</p>
        </FormError>
      );
    }
    return (
      <FormError title={t`Şu anda güvenli giriş yapılamıyor`} attempt={attempt}>
        <p>
          {refused.reason === "weak-key"
            ? t`Sitenin şifreleme anahtarı yeterince güçlü değil; şifreniz gönderilmedi. Lütfen destek ekibine yazın.`
            : t`Sorun bizden kaynaklanıyor; lütfen destek ekibine yazın.`}
        </p>
      </FormError>
    );
  }
  const failure = refused?.failure;
  return (
    <FormFailure failure={failure} attempt={attempt} onRetry={onRetry}>
      {failure?.kind === "refused" && <RefusedUntil data={failure.data} />}
    </FormFailure>
  );
}

/** The end of a time-out or self-exclusion (contract.md, user/login). */
function RefusedUntil({ data }: { data: unknown }) {
  const { i18n } = useLingui();
  if (!v.is(loginRefusal, data) || data.until === null) return null;
  const moment = formatMoment(new Date(data.until), i18n.locale, { dateStyle: "long", timeStyle: "short" });
  return (
    <p>
      <Trans>
        Şu zamana kadar: <time dateTime={data.until}>{moment}</time>
      </Trans>
    </p>
  );
}
