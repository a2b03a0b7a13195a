import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { Credentials } from "../../session/sign-in.ts";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { SiteLink } from "../../ui/SiteLink.tsx";
import { formDraft } from "../../session/drafts/form-draft.ts";
import { useFormDraft } from "../../session/drafts/use-form-draft.ts";
import { hasForeignLetters, tidyName } from "./account-name.ts";
import { useProblemTexts } from "./use-problem-texts.ts";
import { credentials } from "./credentials.ts";
import { LoginRefusal, type LoginRefused } from "./LoginRefusal.tsx";
import { loginFlow } from "./app-login-flow.ts";
import styles from "./AuthForm.module.css";

/** The username survives a reload; the password is never stored. */
const draft = formDraft("login", { username: "" }, undefined);

/** The first step: username and password. `onDone` is called when log-in needs no second step. */
export function CredentialsForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const problem = useProblemTexts();
  const [refused, setRefused] = useState<LoginRefused>();
  const form = useForm<Credentials>({
    defaultValues: { ...draft.read(), password: "" },
    resolver: valibotResolver(credentials),
  });
  const { control, register, handleSubmit, resetField, setValue, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  useFormDraft(form, draft);
  const username = useWatch({ control, name: "username" });

  const submit = handleSubmit(async (typed) => {
    setRefused(undefined);
    const step = await loginFlow.start(typed);
    if (step.kind === "done") {
      draft.forget();
      onDone();
    } else if (step.kind === "refused" || step.kind === "impossible") {
      // Clear the password only if the credentials were wrong.
      if (step.kind === "refused" && step.failure.kind === "login-failed") resetField("password");
      setRefused(step);
    }
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      {!isSubmitting && <LoginRefusal refused={refused} attempt={submitCount} onRetry={() => void submit()} />}
      <TextField
        label={t`Kullanıcı adı`}
        error={problem(errors.username?.message)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        note={
          <p role="status" className={styles.note}>
            {hasForeignLetters(username) && (
              <Trans>Kullanıcı adlarında Türkçe harf olmaz: ş yerine s, ı yerine i yazmayı deneyin.</Trans>
            )}
          </p>
        }
        {...register("username", {
          onBlur: (event: { target: HTMLInputElement }) => setValue("username", tidyName(event.target.value)),
        })}
      />
      <PasswordField
        label={t`Şifre`}
        error={problem(errors.password?.message)}
        autoComplete="current-password"
        enterKeyHint="go"
        {...register("password")}
      />
      <SiteLink href="/forgot-password" className={styles.forgot}>
        <Trans>Şifrenizi mi unuttunuz?</Trans>
      </SiteLink>
      <SubmitButton pending={isSubmitting} pendingLabel={t`Giriş yapılıyor…`}>
        <Trans>Giriş yapın</Trans>
      </SubmitButton>
    </form>
  );
}
