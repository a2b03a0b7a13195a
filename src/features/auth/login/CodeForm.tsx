import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.tsx";
import { CodeField } from "../../../ui/form/CodeField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { FormFailure } from "../../shared/FormFailure.tsx";
import type { CodeCheck } from "./use-code-check.ts";
import { WrongCodeDialog } from "./WrongCodeDialog.tsx";
import styles from "../AuthForm.module.css";

export interface CodeFormProps {
  check: CodeCheck;
  label: string;
  /** Between the field and the button: when the code comes again. */
  children?: ReactNode;
}

/** Second step: six digits. The way back is the browser's, see use-back-to-password.ts. */
export function CodeForm({ check, label, children }: CodeFormProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  return (
    <>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void check.check();
        }}
      >
        <FormFailure failure={check.failure} attempt={check.attempt} onRetry={() => void check.check()} />
        <CodeField
          ref={check.field}
          label={label}
          error={check.incomplete ? t`6 haneli kodun tamamını girin` : undefined}
          value={check.code}
          onChange={check.setCode}
          onComplete={(code) => void check.check(code)}
        />
        {children}
        <SubmitButton pending={check.pending} pendingLabel={t`Kod denetleniyor…`}>
          <Trans>Onaylayın</Trans>
        </SubmitButton>
        <Button variant="quiet" onClick={() => history.back()}>
          <Trans>Geri dönün</Trans>
        </Button>
      </form>
      <WrongCodeDialog wrong={check.wrong} onClose={check.tryAgain} />
    </>
  );
}
