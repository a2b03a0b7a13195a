import { Trans } from "@lingui/react/macro";
import { Children, Component, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./SectionFailure.module.css";
import stackStyles from "./SectionStack.module.css";

export interface SectionBoundaryProps {
  children: ReactNode;
  /** Renders nothing after an error: for sections that the player did not ask for. */
  silent?: boolean;
}

/** An error boundary: a section that throws, or whose code fails to load, does not break the rest of the page. */
export class SectionBoundary extends Component<SectionBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { children, silent = false } = this.props;
    if (!this.state.broken) return children;
    return silent ? null : <BrokenSection />;
  }
}

/** A lazy section is imported once per document, so only a reload tries again. */
function BrokenSection() {
  return (
    <div className={styles.line} role="alert">
      <p>
        <Trans>Bu bölüm açılamadı.</Trans>
      </p>
      <Button size="s" onClick={() => location.reload()}>
        <Trans>Sayfayı yenile</Trans>
      </Button>
    </div>
  );
}

/** The sections of a page, one below the other, each in its own error boundary. */
export function SectionStack({ children }: { children: ReactNode }) {
  return (
    <div className={stackStyles.stack}>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}
