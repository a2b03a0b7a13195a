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
  /** Called when the password is changed and nobody is signed in on this device any more. */
  onReset: () => void;
}

/** The new password, typed twice (product.md 5.1). The fields keep their values after a refusal; nothing is stored. */
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
    // A reset ends every session of the account, and this device may have one of them.
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
