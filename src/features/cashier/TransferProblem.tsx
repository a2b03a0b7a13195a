import { Trans, useLingui } from "@lingui/react/macro";
import { limitsLink } from "../../client/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { FormFailure } from "../../client/failure/FormFailure.tsx";
import { forbiddenByPlayerCode } from "../../contract/envelope.ts";
import type { TransferEnd } from "./send-transfer.ts";

export interface TransferProblemProps {
  end: TransferEnd | undefined;
  attempt: number;
  /** Submits the form again, after the player has lifted the error lock. */
  onRetry: () => void;
}

/** Says above the form why a transfer was not sent or was refused. An unknown outcome has a notice of its own. */
export function TransferProblem({ end, attempt, onRetry }: TransferProblemProps) {
  const { t } = useLingui();
  if (end?.kind === "no-storage") {
    return (
      <FormError title={t`Talebiniz gönderilmedi`} attempt={attempt}>
        <p>{t`Tarayıcınız işlemin kaydını tutamadı. Sayfayı yenileyip tekrar deneyin.`}</p>
      </FormError>
    );
  }
  if (end?.kind !== "not-done") return null;
  const isByLimit = "code" in end.failure && end.failure.code === forbiddenByPlayerCode;
  return (
    <FormFailure failure={end.failure} attempt={attempt} onRetry={onRetry}>
      {isByLimit && (
        <p>
          <Link {...limitsLink}>
            <Trans>Limitlerim</Trans>
          </Link>
        </p>
      )}
    </FormFailure>
  );
}
