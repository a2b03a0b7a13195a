import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useStore } from "../../hooks/use-store.ts";
import { deviceInterval } from "./device-interval.ts";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { showToast } from "../../ui/toast.ts";
import { Form } from "../../ui/form/Form.tsx";
import styles from "./Limits.module.css";
import { readLimit } from "./read-limit.ts";
import { useLimitProblems, useLimitWords } from "./use-limit-words.ts";

/** Sets the interval of the reality check that this device keeps. */
export function DeviceInterval({ playerId }: { playerId: string }) {
  const { t, i18n } = useLingui();
  const words = useLimitWords();
  const problems = useLimitProblems("realityCheck");
  const [interval] = useState(() => deviceInterval(playerId));
  const minutes = useStore(interval);
  const form = useForm({ defaultValues: { minutes: "" } });
  const save = (value: number | null) => {
    interval.set(value);
    form.reset();
    showToast({
      tone: "positive",
      text: value === null ? t`Süre hatırlatması kapatıldı` : t`Süre hatırlatması kaydedildi`,
    });
  };
  const submit = () =>
    void form.handleSubmit((typed) => {
      const read = readLimit("realityCheck", typed.minutes, i18n.locale);
      if ("value" in read) save(Number(read.value));
    })();
  return (
    <section className={styles.section} aria-labelledby="limits-interval">
      <header>
        <h2 id="limits-interval">
          <Trans>Süre hatırlatması</Trans>
        </h2>
        <p className={styles.soft}>
          <Trans>
            Seçtiğiniz aralıkta oyunu iki tur arasında durdurup geçen süreyi gösterir. Bu cihazda geçerlidir.
          </Trans>
        </p>
      </header>
      <Form onSubmit={submit}>
        <TextField
          label={t`Hatırlatma aralığı`}
          hint={t`Şu anki: ${words.value({ kind: "realityCheck" }, minutes)}`}
          error={form.formState.errors.minutes?.message}
          suffix={t`dakika`}
          inputMode="numeric"
          autoComplete="off"
          {...form.register("minutes", {
            validate(value) {
              const read = readLimit("realityCheck", value, i18n.locale);
              return "problem" in read ? problems[read.problem] : true;
            },
          })}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            <Trans>Kaydet</Trans>
          </Button>
          {minutes !== null && (
            <Button onClick={() => save(null)}>
              <Trans>Hatırlatmayı kapat</Trans>
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
