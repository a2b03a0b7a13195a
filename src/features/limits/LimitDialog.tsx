import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { limitsSet, type LimitValue, type PlayerLimits } from "../../contract/limits.ts";
import { useFormWrite } from "../../components/use-form-write.ts";
import { limitsOptions } from "./player-limits.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { ChangeNote } from "./ChangeNote.tsx";
import { changeOf } from "./limit-change.ts";
import { type LimitName, valueOf } from "./limit-values.ts";
import formStyles from "../../ui/form/form.module.css";
import { readLimit } from "./read-limit.ts";
import { RemoveLimit } from "./RemoveLimit.tsx";
import { useLimitProblems, useLimitWords } from "./use-limit-words.ts";

export interface LimitDialogProps {
  name: LimitName;
  limits: PlayerLimits;
  onClose: () => void;
}

/** The dialog that sets a limit. It asks for one number and says what saving it will do, and when. */
export function LimitDialog({ name, limits, onClose }: LimitDialogProps) {
  const { t, i18n } = useLingui();
  const words = useLimitWords();
  const problems = useLimitProblems(name.kind);
  const client = useQueryClient();
  const present = valueOf(limits, name);
  // Empty even if there is a limit: the page suggests no amount (product.md 13.2).
  const form = useForm({ defaultValues: { value: "" } });
  const typed = useWatch({ control: form.control, name: "value" });
  const wantedOf = (text: string): LimitValue | undefined => {
    const read = readLimit(name.kind, text, i18n.locale);
    return "value" in read ? read.value : undefined;
  };
  const wanted = wantedOf(typed);
  const waits = wanted !== undefined && changeOf(present, wanted) === "waits";
  const target = { kind: name.kind, ...(name.period && { period: name.period }) };
  const { onSubmit, button, problem } = useFormWrite(limitsSet, {
    form,
    fields: ["value"],
    request: ({ value }) => ({ ...target, value: wantedOf(value) ?? null }),
    done: { text: waits ? t`Yükseltme isteğiniz alındı` : t`Yeni limitiniz geçerli` },
    onDone: onClose,
    follow(_request, { success }) {
      const { queryKey } = limitsOptions();
      if (success) client.setQueryData(queryKey, success);
      else void client.invalidateQueries({ queryKey });
    },
  });
  const isMoney = name.period !== undefined;
  return (
    <Dialog open onClose={onClose} title={words.titleOf(name)}>
      <form noValidate className={formStyles.form} onSubmit={onSubmit}>
        <WriteProblem
          {...problem}
          unknown={{ title: t`Limitin değişip değişmediği belli değil`, text: <p>{t`Yanıt gelmeden bağlantı koptu. Aynı limiti tekrar göndermenin bir zararı olmaz.`}</p> }}
        />
        <TextField
          label={isMoney ? t`Yeni limit` : t`Yeni süre`}
          hint={t`Şu anki: ${words.value(name, present)}`}
          error={form.formState.errors.value?.message}
          {...(isMoney ? { prefix: words.moneySign, inputMode: "decimal" } : { suffix: t`dakika`, inputMode: "numeric" })}
          autoComplete="off"
          enterKeyHint="done"
          note={
            <p role="status">{wanted !== undefined && <ChangeNote name={name} limits={limits} wanted={wanted} />}</p>
          }
          {...form.register("value", {
            validate(value) {
              const read = readLimit(name.kind, value, i18n.locale);
              if ("problem" in read) return problems[read.problem];
              return changeOf(present, read.value) === "same" ? t`Şu anki limitiniz zaten bu.` : true;
            },
          })}
        />
        <SubmitButton {...button} pendingLabel={t`Kaydediliyor…`}>
          {waits ? <Trans>Limiti yükselt ({limits.raiseAfterHours} saat sonra)</Trans> : <Trans>Kaydet</Trans>}
        </SubmitButton>
      </form>
      {present !== null && <RemoveLimit target={target} limits={limits} onDone={onClose} />}
    </Dialog>
  );
}
