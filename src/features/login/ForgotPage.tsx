import { valibotResolver } from "@hookform/resolvers/valibot";
import { Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { userForgot } from "../../contract/user-account.ts";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { Link } from "../../ui/Link.tsx";
import { EntryFrame } from "../../components/EntryFrame.tsx";
import { formDraft } from "../../lib/form-draft.ts";
import { useFormDraft } from "../../components/form-draft-hooks.ts";
import { useFormWrite } from "../../components/use-form-write.ts";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { emailOrUsername } from "./account-name.ts";
import { useProblemTexts } from "./SmsStep.tsx";
import layout from "../../ui/layout.module.css";

const schema = v.object({ account: emailOrUsername });
const draft = formDraft("forgot-password", { account: "" }, undefined);

/** Requests the mail that resets a password. `onSent` is called whether or not the account exists. */
export function ForgotPage({ onSent }: { onSent: () => void }) {
  const { t } = useLingui();
  const problemText = useProblemTexts();
  const form = useForm({ defaultValues: draft.read(), resolver: valibotResolver(schema) });
  useFormDraft(form, draft);
  const { onSubmit, button, problem } = useFormWrite(userForgot, {
    form,
    fields: ["account"],
    request: ({ account }) => account,
    draft,
    // The log-in page says it.
    done: null,
    onDone: onSent,
  });

  return (
    <EntryFrame
      title={t`Şifremi unuttum`}
      text={t`E-posta adresinizi veya kullanıcı adınızı yazın. Size yeni şifre belirleyeceğiniz bir bağlantı gönderelim.`}
      footer={
        <Link to="/login">
          <Trans>Girişe dön</Trans>
        </Link>
      }
    >
      <form noValidate className={layout.stack4} onSubmit={onSubmit}>
        <WriteProblem
          {...problem}
          unknown={{
            title: t`İsteğinizin ulaşıp ulaşmadığı belli değil`,
            text: <p>{t`Kesin bir yanıt alamadık. E-posta gelmediyse tekrar deneyin.`}</p>,
          }}
        />
        <TextField
          label={t`E-posta veya kullanıcı adı`}
          error={problemText(
            form.formState.errors.account?.message,
            t`E-posta adresinizi veya kullanıcı adınızı girin`,
          )}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          {...form.register("account")}
        />
        <SubmitButton {...button} pendingLabel={t`Gönderiliyor…`}>
          <Trans>Bağlantı gönder</Trans>
        </SubmitButton>
      </form>
    </EntryFrame>
  );
}
