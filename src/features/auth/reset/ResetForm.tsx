import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "../../../client/call.ts";
import { type Failure, failureOf } from "../../../client/failure.ts";
import { userPassReset } from "../../../contract/user-account.ts";
import { session } from "../../../session/app-session.ts";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { FormFailure } from "../../shared/FormFailure.tsx";
import { NewPasswordFields } from "../../shared/NewPasswordFields.tsx";
import styles from "../AuthForm.module.css";
import { resetToken } from "./reset-token.ts";

const tooMany = 429;

export interface ResetFormProps {
  token: string;
  /** The password is the new one, and nobody is signed in here. */
  onReset: () => void;
}

/** The new password, twice (spec §5). What was typed stays through refusals; nothing of it is stored. */
export function ResetForm({ token, onReset }: ResetFormProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ defaultValues: { password: "", passwordConfirm: "" } });
  const { isSubmitting, submitCount } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    setFailure(undefined);
    try {
      await call(userPassReset, { token, ...typed });
    } catch (error) {
      return setFailure(failureOf(error) ?? { kind: "unreachable", sent: false });
    }
    resetToken.forget();
    // Every session of the account is over, and one of them may be this device's.
    if (session.playerId()) await session.leave("password-changed").cleared;
    onReset();
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {!isSubmitting && (
        <FormFailure failure={failure} attempt={submitCount} onRetry={() => void submit()}>
          {failure?.kind === "refused" && failure.code !== tooMany && (
            <SiteLink href="/forgot-password" className={styles.again}>
              <Trans>Yeni bağlantı isteyin</Trans>
            </SiteLink>
          )}
        </FormFailure>
      )}
      <NewPasswordFields form={form} />
      <SubmitButton pending={isSubmitting} pendingLabel={t`Kaydediliyor…`}>
        <Trans>Şifreyi kaydedin</Trans>
      </SubmitButton>
    </form>
  );
}
