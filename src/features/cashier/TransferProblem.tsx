import { useLingui } from "@lingui/react/macro";
import { FormError } from "../../ui/form/FormError.tsx";
import { FormFailure } from "../../client/failure/FormFailure.tsx";
import type { TransferEnd } from "./send-transfer.ts";

/** Says above the form why a transfer was not sent or was refused. An unknown outcome has a notice of its own. */
export function TransferProblem({ end, attempt }: { end: TransferEnd | undefined; attempt: number }) {
  const { t } = useLingui();
  if (end?.kind === "no-storage") {
    return (
      <FormError title={t`Talebiniz gönderilmedi`} attempt={attempt}>
        <p>{t`Tarayıcınız işlemin kaydını tutamadı. Sayfayı yenileyip tekrar deneyin.`}</p>
      </FormError>
    );
  }
  if (end?.kind !== "not-done") return null;
  return <FormFailure failure={end.failure} attempt={attempt} onRetry={() => undefined} />;
}
