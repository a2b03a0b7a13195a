import { Children, Component, type ReactNode } from "react";
import { BrokenPart } from "../ui/BrokenPart.tsx";
import stackStyles from "./SectionStack.module.css";

export interface SectionBoundaryProps {
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
    <div className={stackStyles.stack}>
      {Children.map(children, (section) => (
        <SectionBoundary>{section}</SectionBoundary>
      ))}
    </div>
  );
}
