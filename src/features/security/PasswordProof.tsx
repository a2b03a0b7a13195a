import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useFailureWords } from "../../components/failure-words.ts";
import { Form } from "../../ui/form/Form.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { type ProofProps, ProofProblem } from "./proof.tsx";

/** Proves by the password. */
export function PasswordProof({ write }: ProofProps) {
  const { t } = useLingui();
  const form = useForm({ defaultValues: { password: "" } });
  const words = useFailureWords();
  const { end, attempt } = write;
  const refused = end?.kind === "refused" ? words(end.failure).title : undefined;
  // A refused password has to be typed again. `attempt` makes the second refusal differ from the first.
  useEffect(() => {
    if (refused === undefined) return;
    form.setValue("password", "");
    form.setError("password", { message: refused }, { shouldFocus: true });
  }, [form, refused, attempt]);
  const submit = () => void form.handleSubmit(({ password }) => write.send({ password }))();
  return (
    <Form onSubmit={submit}>
      <ProofProblem write={write} onRetry={submit} />
      <PasswordField
        label={t`Şifre`}
        error={form.formState.errors.password?.message}
        autoComplete="current-password"
        enterKeyHint="done"
        {...form.register("password", { required: t`Şifrenizi girin` })}
      />
      <SubmitButton pending={write.isPending} late={write.isLate} pendingLabel={t`Doğrulanıyor…`}>
        <Trans>Doğrula</Trans>
      </SubmitButton>
    </Form>
  );
}
