import { Trans, useLingui } from "@lingui/react/macro";
import { SupportLink } from "../../components/SupportLink.tsx";
import { useForm } from "react-hook-form";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import type { limitsSelfExclude, limitsTimeOut } from "../../contract/limits.ts";
import type { RequestOf } from "../../contract/declaration.ts";
import { formatDay } from "../../lib/format-dates.ts";
import { session } from "../../session/app-session.ts";
import { useFormWrite } from "../../components/use-form-write.ts";
import type { EndReason } from "../../session/core.ts";
import { useOperatorDay } from "../../components/use-operator-day.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import layout from "../../ui/layout.module.css";
import { isWord, needsTypedWord, type StopLength, stopUntil } from "./stop-until.ts";
import styles from "./Limits.module.css";

type StopCall = typeof limitsTimeOut | typeof limitsSelfExclude;

export interface StopDialogProps<Call extends StopCall> {
  title: string;
  length: StopLength;
  call: Call;
  request: RequestOf<Call>;
  /** Why the session ends. */
  reason: EndReason;
  onClose: () => void;
}

/** Says in plain words what stopping means and asks once more. A long stop is confirmed by typing a word. */
export function StopDialog<Call extends StopCall>({
  title,
  length,
  call,
  request,
  reason,
  onClose,
}: StopDialogProps<Call>) {
  const { t, i18n } = useLingui();
  const { today } = useOperatorDay();
  const until = stopUntil(length, today);
  const day = until && formatDay(until, i18n.locale);
  const word = t({ message: "kapat", comment: "The word that a player types to close the account" });
  const isTyped = needsTypedWord(length);
  const form = useForm({ defaultValues: { word: "" } });
  const { onSubmit, button, problem } = useFormWrite(call, {
    form,
    fields: ["word"],
    request: () => request,
    done: null,
    // The operator has ended every session of the player. This device forgets its own at once.
    follow: () => session.leave(reason),
  });
  return (
    <Dialog open onClose={onClose} title={title}>
      <ul className={styles.meaning}>
        <li>
          {day ? (
            <Trans>Hesabınıza {day} gününe kadar giriş yapamazsınız.</Trans>
          ) : (
            <Trans>Hesabınıza bir daha giriş yapamazsınız.</Trans>
          )}
        </li>
        <li>
          <Trans>Onayladığınız anda tüm cihazlardaki oturumlarınız kapanır.</Trans>
        </li>
        <li>
          <Trans>Açık bahisleriniz geçerli kalır. Sonuçlanınca kazancınız bakiyenize eklenir.</Trans>
        </li>
        <li>
          <Trans>
            Bakiyeniz sizindir. Çekmek için <SupportLink />.
          </Trans>
        </li>
        <li>
          <Trans>Bu sürede size promosyon mesajı ve bildirimi gönderilmez.</Trans>
        </li>
        <li>{day ? <Trans>Süre dolmadan geri alınamaz.</Trans> : <Trans>Geri alınamaz.</Trans>}</li>
      </ul>
      <form noValidate className={layout.stack4} onSubmit={onSubmit}>
        <WriteProblem
          {...problem}
          unknown={{
            title: t`Başlayıp başlamadığı belli değil`,
            text: <p>{t`Kesin bir yanıt alamadık. Tekrar göndermenin bir zararı olmaz.`}</p>,
          }}
        />
        {isTyped && (
          <TextField
            label={t`Onaylamak için “${word}” yazın`}
            error={form.formState.errors.word?.message}
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            {...form.register("word", { validate: (typed) => isWord(typed, word, i18n.locale) || t`“${word}” yazın.` })}
          />
        )}
        <SubmitButton {...button} variant="danger" pendingLabel={t`Gönderiliyor…`}>
          <Trans>Hesabımı kapat</Trans>
        </SubmitButton>
      </form>
    </Dialog>
  );
}
