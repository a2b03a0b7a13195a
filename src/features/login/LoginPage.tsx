import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as v from "valibot";
import { useExtension } from "../../api/use-extension.ts";
import { type Press, useSubmission } from "../../api/use-submission.ts";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import type { Credentials } from "../../session/sign-in.ts";
import { useFormDraft } from "../../components/form-draft-hooks.ts";
import { Button } from "../../ui/Button.tsx";
import { Link } from "../../ui/Link.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { lazyWithRetry } from "../../ui/lazy-with-retry.tsx";
import { CodeForm, useCodeCheck } from "./CodeForm.tsx";
import { type LoginNews, LoginNotice } from "./LoginNotice.tsx";
import { LoginRefusal } from "./LoginRefusal.tsx";
import { SmsStep, useProblemTexts } from "./SmsStep.tsx";
import { accountName, hasForeignLetters, tidyName } from "./account-name.ts";
import { loginFlow } from "./app-login-flow.ts";
import { loginDraft } from "./login-draft.ts";
import { WaitingGame, type WaitingGameProps } from "./WaitingGame.tsx";
import layout from "../../ui/layout.module.css";
import styles from "./AuthForm.module.css";

export interface LoginPageProps {
  /** What the player has just done on another page, to be shown here. */
  news?: LoginNews | undefined;
  /** The history entry of the page. It changes when the page is opened anew while it is still shown. */
  visit?: string | undefined;
  /** Called when the player is signed in, just now or already before, and again for each further `visit`. */
  onSignedIn: () => void;
  /** The game that opens after the log-in, if that is what the player wanted. */
  game?: WaitingGameProps | undefined;
}

/** Both steps of log-in, credentials and code (product.md 4.1), under one address. */
export function LoginPage({ news, visit, onSignedIn, game }: LoginPageProps) {
  const { t } = useLingui();
  const stage = useStore(loginFlow.stage);
  const isSignedIn = useStore(session.state).kind === "signed-in";
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn, visit]);
  const hasPasskeys = useExtension("passkeys").state === "there" && "PublicKeyCredential" in window;
  useBackToPassword(stage.kind !== "credentials");
  if (isSignedIn) return null;

  if (stage.kind === "authenticator-code") {
    return (
      <EntryFrame
        title={t`Doğrulama kodu`}
        text={t`Doğrulayıcı uygulamanızı açın ve bu hesap için gösterdiği 6 haneli kodu yazın.`}
      >
        <AuthenticatorStep />
      </EntryFrame>
    );
  }
  if (stage.kind === "sms-code") {
    return (
      <EntryFrame title={t`Doğrulama kodu`} text={t`Kayıtlı telefonunuza SMS ile 6 haneli bir kod gönderiyoruz.`}>
        <SmsStep sms={stage.sms} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t`Giriş yap`} footer={game ? undefined : <RegisterLink />}>
      <LoginNotice news={news} lapsed={stage.lapsed} />
      {game && <WaitingGame {...game} />}
      <CredentialsForm />
      {hasPasskeys && <PasskeyButton />}
    </EntryFrame>
  );
}

function AuthenticatorStep() {
  const { t } = useLingui();
  return <CodeForm check={useCodeCheck()} label={t`Doğrulayıcı uygulamanızdaki kod`} />;
}

const PasskeyLogin = lazyWithRetry(() => import("./PasskeyLogin.tsx"), "PasskeyLogin");
const signs = ["pointerdown", "keydown", "focusin"] as const;

/** The button that logs in with a passkey. Its code loads at the first touch or key press on the page, often this one. */
function PasskeyButton() {
  const [isTouched, setTouched] = useState(false);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const sign of signs) addEventListener(sign, touch);
    return () => {
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  return (
    <>
      {isTouched && (
        <Suspense>
          <PasskeyLogin presses={presses} onBusy={setBusy} />
        </Suspense>
      )}
      <Button busy={isBusy} onClick={() => setPresses(presses + 1)}>
        <Trans>Geçiş anahtarıyla giriş yap</Trans>
      </Button>
    </>
  );
}

/** A link to the registration. */
function RegisterLink() {
  return (
    <p>
      <Trans>
        Hesabınız yok mu? <Link to="/register">Kayıt ol</Link>
      </Trans>
    </p>
  );
}

/** The hash of the history entry for the second step. */
const stepMark = "#kod";

/**
 * Makes the browser's back button return from the second step to the password, as players on phones expect. The second
 * step gets its own history entry, and leaving that entry cancels log-in.
 */
function useBackToPassword(inSecondStep: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const { history } = router;
    const isMarked = () => history.location.hash === stepMark;
    if (!inSecondStep) {
      // Reached by a reload or the forward button, or after the first step has expired.
      if (isMarked()) history.replace(history.location.pathname);
      return;
    }
    if (!isMarked()) history.push(`${history.location.pathname}${stepMark}`);
    return history.subscribe(() => {
      if (!isMarked() && loginFlow.stage.get().kind !== "credentials") loginFlow.giveUp();
    });
  }, [router, inSecondStep]);
}

/** Longer than any passphrase. The password is not trimmed: a space may be part of it. */
const longestPassword = 500;

/** Schema of the log-in form. Its problems are `required` and `too-long`. */
const credentials = v.object({
  username: accountName,
  password: v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(longestPassword, "too-long")),
});

/** The first step: username and password. */
function CredentialsForm() {
  const { t } = useLingui();
  const problem = useProblemTexts();
  const form = useForm<Credentials>({
    defaultValues: { ...loginDraft.read(), password: "" },
    resolver: valibotResolver(credentials),
  });
  const { control, register, handleSubmit, resetField, setValue, formState } = form;
  const { errors } = formState;
  useFormDraft(form, loginDraft);
  const username = useWatch({ control, name: "username" });

  const login = useSubmission(({ data }: Press<Credentials>) => loginFlow.start(data), {
    done: { text: t`Başarıyla giriş yapıldı` },
    problems: "screen",
    onEnd(step) {
      // Clear the password only if the credentials were wrong.
      if (step.kind === "refused" && step.failure.kind === "login-failed") resetField("password");
    },
  });
  const submit = handleSubmit(async (typed) => {
    if ((await login.send(typed)).kind === "done") loginDraft.forget();
  });

  return (
    <form noValidate className={layout.stack4} onSubmit={(event) => void submit(event)}>
      <LoginRefusal step={login.end} attempt={login.attempt} onRetry={() => void submit()} />
      <TextField
        label={t`Kullanıcı adı`}
        error={problem(errors.username?.message, t`Kullanıcı adınızı girin`)}
        autoComplete="username webauthn"
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
        error={problem(errors.password?.message, t`Şifrenizi girin`)}
        autoComplete="current-password"
        enterKeyHint="go"
        {...register("password")}
      />
      <Link to="/forgot-password" className={styles.forgot}>
        <Trans>Şifrenizi mi unuttunuz?</Trans>
      </Link>
      <SubmitButton pending={login.isPending} late={login.isLate} pendingLabel={t`Giriş yapılıyor…`}>
        <Trans>Giriş yap</Trans>
      </SubmitButton>
    </form>
  );
}
