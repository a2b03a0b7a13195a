import { useLingui } from "@lingui/react/macro";
import type { Read } from "../use-read.ts";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./SectionFailure.module.css";

export interface SectionFailureProps {
  /** The name of what could not be shown. */
  title: string;
  read: Pick<Read<unknown>, "state" | "retry">;
  /** Uses one line only, for a section that is one line itself. */
  compact?: boolean;
}

/** Shown in place of a section whose data could not be loaded. */
export function SectionFailure({ title, read, compact = false }: SectionFailureProps) {
  const { t } = useLingui();
  const offline = read.state === "offline";
  const retry = (
    <Button size="s" onClick={read.retry}>
      {t`Tekrar dene`}
    </Button>
  );
  if (compact) {
    return (
      <section className={styles.line} aria-label={title}>
        <p>{offline ? t`${title}: çevrim dışısınız` : t`${title}: yüklenemedi`}</p>
        {retry}
      </section>
    );
  }
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <StateMessage
        kind={offline ? "offline" : "error"}
        title={offline ? t`Çevrim dışısınız` : t`Bu bölüm yüklenemedi`}
        text={
          offline
            ? t`Yeniden çevrim içi olduğunuzda burası otomatik olarak açılır.`
            : t`Birazdan tekrar deneyin. Sorun sürerse canlı desteğe yazın.`
        }
        action={retry}
      />
    </section>
  );
}
