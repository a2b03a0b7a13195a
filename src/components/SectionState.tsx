import { Trans, useLingui } from "@lingui/react/macro";
import { Children, Component, type ReactNode } from "react";
import { PageNotAuthorised } from "../api/failure.ts";
import type { Read } from "../api/use-read.ts";
import { Button } from "../ui/Button.tsx";
import { StaleNote } from "../ui/StaleNote.tsx";
import { BrokenPart, StateMessage } from "../ui/StateMessage.tsx";
import type { Elements } from "../ui/elements.ts";
import { SupportLink } from "./SupportLink.tsx";
import lineStyles from "../ui/StateMessage.module.css";
import styles from "./SectionState.module.css";

export interface SectionStateProps<Data> {
  read: Read<Data>;
  /** The section's name, shown when it could not be loaded. */
  title: string;
  /** A placeholder of the size of the loaded section. */
  loading: Elements;
  compact?: boolean;
  /** Whether the whole page depends on it. If the player may not see it, the page cannot be displayed (product.md 2.3). */
  isPage?: boolean;
  /**
   * Renders the data, or null when there is nothing to show. `note` says how old the data is; it is null
   * while the data is current.
   */
  children: (data: Data, note: Elements) => Elements;
}

/** Renders a section that shows one read: loading, failed, or loaded, with its age when it is stale. */
export function SectionState<Data>({ read, title, loading, compact, isPage, children }: SectionStateProps<Data>) {
  const { data, since } = read;
  if (data !== undefined) return children(data, since ? <SectionAge at={since} /> : null);
  if (isPage && read.failure?.kind === "not-authorised") throw new PageNotAuthorised();
  const failed = read.state === "failed" || read.state === "offline";
  return failed ? <SectionFailure title={title} read={read} compact={compact} /> : loading;
}

/** How old a section's data is; shorter on narrow screens. `at` is an ISO moment. */
export function SectionAge({ at }: { at: string }) {
  return (
    <div className={styles.age}>
      <StaleNote at={at} />
    </div>
  );
}

interface SectionBoundaryProps {
  children: ReactNode;
  /** Renders nothing after an error: for sections that the player did not ask for. */
  silent?: boolean;
}

/** An error boundary: a section that throws does not break the rest of the page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { children, silent = false } = this.props;
    if (!this.state.broken) return children;
    return silent ? null : <BrokenPart onRetry={() => this.setState({ broken: false })} />;
  }
}

/** The sections of a page, one below the other, each in its own error boundary. */
export function SectionStack({ children }: { children: ReactNode }) {
  return (
    <div className={styles.stack} data-shelves>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}

interface SectionFailureProps {
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
          refused ? (
            <Trans>
              Yetkiniz olması gerektiğini düşünüyorsanız <SupportLink />.
            </Trans>
          ) : offline ? (
            t`Yeniden çevrim içi olduğunuzda burası otomatik olarak açılır.`
          ) : (
            <Trans>
              Birazdan tekrar deneyin. Sorun sürerse <SupportLink />.
            </Trans>
          )
        }
        action={retry}
      />
    </section>
  );
}
