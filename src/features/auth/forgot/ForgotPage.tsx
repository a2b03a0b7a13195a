import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { call } from "../../../client/call.ts";
import { type Failure, failureOf } from "../../../client/failure.ts";
import { userForgot } from "../../../contract/user-account.ts";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { EntryFrame } from "../../shared/EntryFrame.tsx";
import { FormFailure } from "../../shared/FormFailure.tsx";
import { formDraft } from "../../shared/form-draft.ts";
import { useFormDraft } from "../../shared/use-form-draft.ts";
import { emailOrUsername } from "../account-name.ts";
import { useProblemTexts } from "../use-problem-texts.ts";
import styles from "../AuthForm.module.css";

const schema = v.object({ account: emailOrUsername });
const draft = formDraft("forgot-password", { account: "" }, undefined);

/** Requests the mail that resets a password. `onSent` is called whether or not the account exists. */
export function ForgotPage({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const problem = useProblemTexts();
  const [failure, setFailure] = useState<Failure>();
  const form = useForm({ defaultValues: draft.read(), resolver: valibotResolver(schema) });
  const { errors, isSubmitting, submitCount } = form.formState;
  useFormDraft(form, draft);

  const submit = form.handleSubmit(async ({ account }) => {
    setFailure(undefined);
    try {
      await call(userForgot, account);
    } catch (error) {
      return setFailure(failureOf(error) ?? { kind: "unreachable", sent: false });
    }
    draft.forget();
    onSent();
  });

  return (
    <EntryFrame
      title={t`Şifremi unuttum`}
      text={t`E-posta adresinizi ya da kullanıcı adınızı yazın. Size yeni şifre belirleyeceğiniz bir bağlantı gönderelim.`}
      footer={
        <SiteLink href="/login">
          <Trans>Girişe dönün</Trans>
        </SiteLink>
      }
    >
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        {!isSubmitting && <FormFailure failure={failure} attempt={submitCount} onRetry={() => void submit()} />}
        <TextField
          label={t`E-posta veya kullanıcı adı`}
          error={problem(errors.account?.message)}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          {...form.register("account")}
        />
        <SubmitButton pending={isSubmitting} pendingLabel={t`Gönderiliyor…`}>
          <Trans>Bağlantı gönderin</Trans>
        </SubmitButton>
      </form>
    </EntryFrame>
  );
}
