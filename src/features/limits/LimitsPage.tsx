import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { PageFrame } from "../../components/PageFrame.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { Form } from "../../ui/form/Form.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { showToast } from "../../ui/toast.ts";
import { LimitSections } from "./LimitSections.tsx";
import { WaysToHelp } from "./WaysToHelp.tsx";
import { deviceInterval } from "./device-interval.ts";
import { limitsOptions } from "./player-limits.ts";
import { readLimit } from "./read-limit.ts";
import { useLimitProblems, useLimitWords } from "./use-limit-words.ts";
import styles from "./Limits.module.css";
import layout from "../../ui/layout.module.css";

/** The player's limits on deposits, losses and time, and the ways to stop for a while or for good. */
export function LimitsPage() {
  const { t } = useLingui();
  const { state } = useExtension("limits");
  return (
    <PageFrame title={t`Limitlerim`} isSplit>
      {state === "missing" ? (
        <WithoutLimits />
      ) : (
        <OperatorLimits isKnown={state === "there"} isAsking={state === "asking"} />
      )}
      <WaysToHelp />
    </PageFrame>
  );
}

/** The limits that the operator enforces. While it cannot be asked, such as offline, the last known ones are shown. */
function OperatorLimits({ isKnown, isAsking }: { isKnown: boolean; isAsking: boolean }) {
  const { t } = useLingui();
  const read = useRead(limitsOptions(), { enabled: !isAsking });
  return (
    <SectionState isPage read={read} title={t`Limitlerim`} loading={<LimitsSkeleton />}>
      {(limits, note) => <LimitSections limits={limits} note={note} canStop={isKnown} />}
    </SectionState>
  );
}

function LimitsSkeleton() {
  return (
    <>
      <Skeleton height="4.5rem" />
      <Skeleton height="17rem" radius="var(--radius-l)" />
      <Skeleton height="17rem" radius="var(--radius-l)" />
      <Skeleton height="11rem" radius="var(--radius-l)" />
    </>
  );
}

/** For an operator without the extension: support sets limits, and this device keeps the reality check. */
function WithoutLimits() {
  const { t } = useLingui();
  const { playerId } = useStore(session.state);
  return (
    <>
      <section className={`${layout.stack2} ${styles.section}`} aria-labelledby="limits-missing">
        <h2 id="limits-missing">
          <Trans>Limit koymak için destek ekibine yazın</Trans>
        </h2>
        <p>{t`Bu sitede yatırım, kayıp ve süre limitlerini destek ekibi koyar. Mola ve kendini dışlama için de yazabilirsiniz.`}</p>
        <div>
          <SupportOpener />
        </div>
      </section>
      {playerId !== undefined && <DeviceInterval key={playerId} playerId={playerId} />}
    </>
  );
}

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
    <section className={`${layout.stack2} ${styles.section}`} aria-labelledby="limits-interval">
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
        <div className={layout.wrap}>
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
