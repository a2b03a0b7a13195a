import { useLingui } from "@lingui/react/macro";
import {
  Component,
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { importWithRetry } from "../lib/import-with-retry.ts";
import { BrokenPart } from "./StateMessage.tsx";
import { sentenceMs, showToast } from "./toast.ts";

/** A component whose code is a file of its own. `preload` loads it before it is rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

export interface LazySettings {
  /** Asks for the code until it comes, with pauses: for what the player has not asked for, and would not miss. */
  readonly untilItComes?: boolean;
}

/**
 * React's `lazy` for a part of the page; render it in a `Suspense`. Code that is lost is asked for once more. If that fails,
 * the part says so with a button, and asks again whenever it is rendered anew.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { untilItComes = false }: LazySettings = {},
): LazyPart<Props> {
  return lazyPart(load, untilItComes ? Number.POSITIVE_INFINITY : 2, (_props, retry) => <BrokenPart onRetry={retry} />);
}

/**
 * React's `lazy` for a dialog: until its code has come, nothing is shown. If it cannot be loaded, a message says so, and the
 * dialog counts as closed, so that the button that opens it asks again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart(load, 2, ({ onClose }) => <LostDialog onClose={onClose} />);
  const LazyDialog = (props: Props) => <Suspense>{createElement(Part, props)}</Suspense>;
  return Object.assign(LazyDialog, { preload: Part.preload });
}

function LostDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const closeWithMessage = useEffectEvent(() => {
    showToast({ tone: "negative", text: t`Bu bölüm açılamadı. Tekrar deneyin.`, durationMs: sentenceMs });
    onClose();
  });
  useEffect(() => closeWithMessage(), []);
  return null;
}

function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  attempts: number,
  lost: (props: Props, retry: () => void) => ReactNode,
): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= importWithRetry(load, attempts).then(
      (part) => ({ default: part }),
      (error: unknown) => {
        loading = undefined;
        throw new LostCode("The code of a part cannot be loaded", { cause: error });
      },
    );
    return loading;
  };
  // React keeps the failure of a lazy component for good, so each failure needs a new one.
  let current = lazy(loadOnce);
  const renew = () => void (current = lazy(loadOnce));
  function Current(props: Props) {
    const [Part] = useState(() => current);
    return createElement(Part as ComponentType<Props>, props);
  }
  const Part = (props: Props) => (
    <LostCodeBoundary onLost={renew} lost={(retry) => lost(props, retry)}>
      <Current {...props} />
    </LostCodeBoundary>
  );
  return Object.assign(Part, { preload: () => void loadOnce().catch(() => undefined) });
}

class LostCode extends Error {}

interface LostCodeBoundaryProps {
  onLost: () => void;
  lost: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches the failure to load a part. Errors of the part itself belong to the boundaries of the page. */
class LostCodeBoundary extends Component<LostCodeBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LostCode) this.props.onLost();
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === undefined) return this.props.children;
    if (!(error instanceof LostCode)) throw error;
    return this.props.lost(() => this.setState({ error: undefined }));
  }
}
