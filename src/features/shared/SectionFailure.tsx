import { useLingui } from "@lingui/react/macro";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { failureOf } from "../../client/failure.ts";
import { Button } from "../../ui/Button.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import styles from "./SectionFailure.module.css";

export interface SectionFailureProps {
  /** What could not be shown. */
  title: string;
  error: Error;
  /** One line, for a section that is one line itself. */
  compact?: boolean;
}

const hasFailed = (query: Query) => query.state.status === "error";

/**
 * Stands in for a section whose data did not come. What fails together comes back together: the one
 * button tries everything on the page again that failed.
 */
export function SectionFailure({ title, error, compact = false }: SectionFailureProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const offline = failureOf(error)?.kind === "offline";
  const retry = (
    <Button
      size="s"
      onClick={() => void queryClient.refetchQueries({ type: "active", predicate: hasFailed })}
    >
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
            ? t`Bağlantınız geri geldiğinde burası kendiliğinden açılır.`
            : t`Birazdan tekrar deneyin. Sorun sürerse canlı desteğe yazın.`
        }
        action={retry}
      />
    </section>
  );
}
