import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { useWrite } from "../../api/use-write.ts";
import type { WriteEnd } from "../../api/write-end.ts";
import { useFormWrite } from "../../components/use-form-write.ts";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { userRegisterResend } from "../../contract/user-account.ts";
import { isEmailAddress } from "../../lib/email-address.ts";
import { Fold } from "../../ui/Fold.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { ResendButton } from "../../ui/form/ResendButton.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField, type TextFieldProps } from "../../ui/form/TextField.tsx";
import { sentenceMs } from "../../ui/toast.ts";
import { newAccountLogin, rememberNewAccount } from "./registration-request.ts";
import layout from "../../ui/layout.module.css";

/** The pause after each mail, in milliseconds. The operator may ask for a longer one. */
const pauseMs = 60_000;

/** Until when no further mail may be asked for, after one request has ended like this. */
function pausedUntil(end: WriteEnd<typeof userRegisterResend>): number {
  if (end.kind === "done") return Date.now() + pauseMs;
  const asked = end.kind !== "unknown" && "retryAfterMs" in end.failure ? end.failure.retryAfterMs : undefined;
  return asked === undefined ? 0 : Date.now() + asked;
}

/** What is said of a request without an answer. Mails may be sent twice. */
function useUnknown() {
  const { t } = useLingui();
  return {
    title: t`İsteğinizin ulaşıp ulaşmadığı belli değil`,
    text: <p>{t`Kesin bir yanıt alamadık. E-posta gelmediyse tekrar deneyin.`}</p>,
  };
}

export interface ResendMailProps {
  /** The address that the mail went to. */
  email: string;
  /** Called when the account has another address, to which the mail was sent. */
  onCorrected: (email: string) => void;
}

/** Sends the mail that confirms a new account again, or to another address if this one was mistyped. */
export function ResendMail({ email, onCorrected }: ResendMailProps) {
  const { t } = useLingui();
  const [until, setUntil] = useState(0);
  const { send, isPending, end, attempt } = useWrite(userRegisterResend, {
    problems: "screen",
    done: { text: t`Mesajı tekrar gönderdik`, durationMs: sentenceMs },
    onEnd: (reached) => setUntil(pausedUntil(reached)),
  });
  const press = () => void send({ email });
  return (
    <div className={layout.stack4}>
      <WriteProblem end={end} attempt={attempt} unknown={useUnknown()} onRetry={press} />
      <ResendButton label={t`Mesajı tekrar gönder`} until={until} busy={isPending} onPress={press} />
      <Fold summary={<Trans>Adres yanlış mı?</Trans>}>
        <CorrectAddress
          email={email}
          onCorrected={(corrected) => {
            setUntil(Date.now() + pauseMs);
            onCorrected(corrected);
          }}
        />
      </Fold>
    </div>
  );
}

/** The username and the password prove whose account it is, because nobody can be logged in with it yet. */
function CorrectAddress({ email, onCorrected }: ResendMailProps) {
  const { t } = useLingui();
  const [schema] = useState(() =>
    v.object({
      newEmail: addressSchema,
      username: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      password: v.pipe(v.string(), v.nonEmpty()),
    }),
  );
  const form = useForm({
    defaultValues: { newEmail: email, username: newAccountLogin()?.username ?? "", password: "" },
    resolver: valibotResolver(schema),
  });
  const { onSubmit, button, problem } = useFormWrite(userRegisterResend, {
    form,
    fields: ["newEmail", "username", "password"],
    request: (typed) => ({ email, ...typed }),
    done: { text: t`Mesajı yeni adrese gönderdik`, durationMs: sentenceMs },
    onDone(sent) {
      if (!sent?.newEmail) return;
      rememberNewAccount(sent.newEmail);
      onCorrected(sent.newEmail);
    },
  });
  const { errors } = form.formState;
  const said = (error: { readonly type?: string; readonly message?: string } | undefined, ours: string) =>
    error && (error.type === "server" ? error.message : ours);
  return (
    <form noValidate className={layout.stack4} onSubmit={onSubmit}>
      <WriteProblem {...problem} unknown={useUnknown()} />
      <EmailField
        label={t`Doğru e-posta adresi`}
        error={said(errors.newEmail, t`Geçerli bir e-posta adresi girin`)}
        {...form.register("newEmail")}
      />
      <TextField
        label={t`Kullanıcı adı`}
        error={said(errors.username, t`Kullanıcı adınızı girin`)}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...form.register("username")}
      />
      <PasswordField
        label={t`Şifre`}
        error={said(errors.password, t`Şifrenizi girin`)}
        autoComplete="current-password"
        enterKeyHint="send"
        {...form.register("password")}
      />
      <SubmitButton {...button} pendingLabel={t`Gönderiliyor…`}>
        <Trans>Adresi düzelt ve gönder</Trans>
      </SubmitButton>
    </form>
  );
}

function EmailField(props: Omit<TextFieldProps, "type">) {
  return (
    <TextField
      {...props}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

const addressSchema = v.pipe(v.string(), v.trim(), v.check(isEmailAddress));

/** For a player whose link is no longer valid and whose address this visit does not know. */
export function AskForMail() {
  const { t } = useLingui();
  const [schema] = useState(() => v.object({ email: addressSchema }));
  const form = useForm({ defaultValues: { email: "" }, resolver: valibotResolver(schema) });
  const { onSubmit, button, problem } = useFormWrite(userRegisterResend, {
    form,
    fields: ["email"],
    request: ({ email }) => ({ email }),
    done: { text: t`Bu adreste onay bekleyen bir hesap varsa mesajı gönderdik`, durationMs: sentenceMs },
    onDone: () => form.reset(),
  });
  return (
    <form noValidate className={layout.stack4} onSubmit={onSubmit}>
      <WriteProblem {...problem} unknown={useUnknown()} />
      <EmailField
        label={t`Kayıt olduğunuz e-posta adresi`}
        error={form.formState.errors.email && t`Geçerli bir e-posta adresi girin`}
        {...form.register("email")}
      />
      <SubmitButton {...button} pendingLabel={t`Gönderiliyor…`}>
        <Trans>Yeni bağlantı gönder</Trans>
      </SubmitButton>
    </form>
  );
}
