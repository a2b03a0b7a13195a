import { Trans } from "@lingui/react/macro";
import { Component, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import styles from "./SectionFailure.module.css";

export interface SectionBoundaryProps {
  children: ReactNode;
  /** Shows nothing in its place: for what the player did not ask for. */
  silent?: boolean;
}

/** Keeps a section that breaks, or whose code does not arrive, from taking the page with it. */
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

/** The code of a section is fetched once a visit, so only a new document tries again. */
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
