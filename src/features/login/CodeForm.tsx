import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { Elements } from "../../ui/elements.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeField } from "../../ui/form/CodeField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { FormFailure } from "../../components/FormFailure.tsx";
import type { CodeCheck } from "./use-code-check.ts";
import { WrongCodeDialog } from "./WrongCodeDialog.tsx";
import { Form } from "../../ui/form/Form.tsx";

export interface CodeFormProps {
  check: CodeCheck;
  label: string;
  /** Shown between the field and the button, such as a way to get a new code. */
  children?: Elements;
}

/** The second step: a 6-digit code. The browser's back button returns to the password; see use-back-to-password.ts. */
export function CodeForm({ check: checking, label, children }: CodeFormProps) {
  const { t } = useLingui();
  const { history } = useRouter();
  const { field, code, setCode, pending, late, incomplete, wrong, failure, attempt, check, tryAgain } = checking;
  return (
    <>
      <Form onSubmit={() => void check()}>
        <FormFailure failure={failure} attempt={attempt} onRetry={() => void check()} />
        <CodeField
          ref={field}
          label={label}
          error={incomplete ? t`6 haneli kodun tamamını girin` : undefined}
          value={code}
          onChange={setCode}
          onComplete={(digits) => void check(digits)}
        />
        {children}
        <SubmitButton pending={pending} late={late} pendingLabel={t`Kod kontrol ediliyor…`}>
          <Trans>Onayla</Trans>
        </SubmitButton>
        <Button variant="quiet" onClick={() => history.back()}>
          <Trans>Geri dön</Trans>
        </Button>
      </Form>
      <WrongCodeDialog wrong={wrong} onClose={tryAgain} />
    </>
  );
}
