import { useLingui } from "@lingui/react/macro";
import type { Read } from "../api/use-read.ts";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import lineStyles from "../ui/BrokenPart.module.css";
import styles from "./SectionFailure.module.css";

export interface SectionFailureProps {
  /** The name of what could not be shown. */
  title: string;
  read: Pick<Read<unknown>, "state" | "retry" | "failure">;
  /** Uses one line only, for a section that is one line itself. */
  compact?: boolean;
}

/** Shown in place of a section whose data could not be loaded. What the player may not see is not worth another try. */
export function SectionFailure({ title, read, compact = false }: SectionFailureProps) {
  const { t } = useLingui();
  const offline = read.state === "offline";
  const refused = read.failure?.kind === "not-authorised" && t`Bu işlem için yetkiniz yok`;
  const retry = !refused && (
    <Button size="s" onClick={read.retry}>
      {t`Tekrar dene`}
    </Button>
  );
  if (compact) {
    return (
      <section className={lineStyles.line} aria-label={title}>
        <p>{refused ? `${title}: ${refused}` : offline ? t`${title}: çevrim dışısınız` : t`${title}: yüklenemedi`}</p>
        {retry}
      </section>
    );
  }
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <StateMessage
        kind={offline ? "offline" : "error"}
        title={refused || (offline ? t`Çevrim dışısınız` : t`Bu bölüm yüklenemedi`)}
        text={
          refused
            ? t`Yetkiniz olması gerektiğini düşünüyorsanız canlı desteğe yazın.`
            : offline
              ? t`Yeniden çevrim içi olduğunuzda burası otomatik olarak açılır.`
              : t`Birazdan tekrar deneyin. Sorun sürerse canlı desteğe yazın.`
        }
        action={retry}
      />
    </section>
  );
}
