import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import { useWrite } from "../../api/use-write.ts";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import { useFormWrite } from "../../components/use-form-write.ts";
import {
  type LimitKind,
  type LimitPeriod,
  limitsSet,
  type LimitValue,
  type PlayerLimits,
} from "../../contract/limits.ts";
import { useNow } from "../../hooks/use-now.ts";
import { durationText } from "../../lib/duration-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { changeOf, isUsedUp, type LimitName, pendingOf, readLimit, usedOf, valueOf } from "./read-limit.ts";
import { limitsOptions } from "./player-limits.ts";
import { useLimitProblems, useLimitWords } from "./use-limit-words.ts";
import layout from "../../ui/layout.module.css";
import styles from "./Limits.module.css";

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
      <form noValidate className={layout.stack4} onSubmit={onSubmit}>
        <WriteProblem
          {...problem}
          unknown={{
            title: t`Limitin değişip değişmediği belli değil`,
            text: <p>{t`Kesin bir yanıt alamadık. Aynı limiti tekrar göndermenin bir zararı olmaz.`}</p>,
          }}
        />
        <TextField
          label={isMoney ? t`Yeni limit` : t`Yeni süre`}
          hint={t`Şu anki: ${words.value(name, present)}`}
          error={form.formState.errors.value?.message}
          {...(isMoney
            ? { prefix: words.moneySign, inputMode: "decimal" }
            : { suffix: t`dakika`, inputMode: "numeric" })}
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

interface ChangeNoteProps {
  name: LimitName;
  limits: PlayerLimits;
  wanted: LimitValue;
}

const hourMs = 3_600_000;

/** Says what saving a limit will do, and when. */
function ChangeNote({ name, limits, wanted }: ChangeNoteProps) {
  const words = useLimitWords();
  const now = useNow();
  const present = valueOf(limits, name);
  const change = changeOf(present, wanted);
  if (change === "same") return null;
  const replaces = pendingOf(limits, name) && <Trans>Bekleyen yükseltme isteğinizin yerine geçer.</Trans>;
  if (change === "waits") {
    const from = words.moment(new Date(now + limits.raiseAfterHours * hourMs));
    return (
      <>
        <Trans>
          Hemen geçerli olmaz. En erken onaylayabileceğiniz zaman: {from}. O zamana kadar şu anki limitiniz geçerli:{" "}
          {words.value(name, present)}.
        </Trans>{" "}
        {replaces}
      </>
    );
  }
  const used = usedOf(limits, name);
  const isUp = used !== undefined && wanted !== null && isUsedUp(used, String(wanted));
  return (
    <>
      <Trans>Kaydettiğiniz anda geçerli olur: {words.value(name, wanted)}.</Trans>{" "}
      {isUp && name.kind === "deposit" && (
        <Trans>Bu kadarını zaten kullandınız: limit yenilenene kadar para yatıramazsınız.</Trans>
      )}
      {isUp && name.kind === "loss" && (
        <Trans>Bu kadarını zaten kaybettiniz: limit yenilenene kadar bahis alınmaz.</Trans>
      )}{" "}
      {replaces}
    </>
  );
}

interface RemoveLimitProps {
  target: { readonly kind: LimitKind; readonly period?: LimitPeriod };
  limits: PlayerLimits;
  onDone: () => void;
}

/** Asks to remove a limit. Like a raise, this waits and is confirmed then. */
function RemoveLimit({ target, limits, onDone }: RemoveLimitProps) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const waits = durationText(limits.raiseAfterHours * 60, i18n.locale);
  const remove = useWrite(limitsSet, {
    done: { text: t`Kaldırma isteğiniz alındı` },
    onEnd({ kind }) {
      if (kind === "done") onDone();
    },
  });
  const ask = async () => {
    await remove.send({ ...target, value: null });
    // Also when the dialog has been closed by now.
    await client.invalidateQueries({ queryKey: limitsOptions().queryKey });
  };
  return (
    <div className={styles.remove}>
      <p className={styles.soft}>
        <Trans>Kaldırma isteği de {waits} bekler ve onayınızı ister. O zamana kadar limitiniz geçerli.</Trans>
      </p>
      <Button size="s" busy={remove.isPending} onClick={() => void ask()}>
        <Trans>Limiti kaldırmayı iste</Trans>
      </Button>
    </div>
  );
}
