import { t } from "@lingui/core/macro";
import { Component, type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from "react";
import { importWithRetry } from "../lib/import-with-retry.ts";
import { BrokenPart } from "./StateMessage.tsx";
import { showToast } from "./toast.ts";

/** A component whose code is a file of its own. `preload` loads it before it is rendered. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

export interface LazySettings {
  /** Asks for the code until it comes, with pauses: for what the player has not asked for, and would not miss. */
  readonly untilItComes?: boolean;
}

/**
 * React's `lazy` for the component `name` of a module; render it in a `Suspense`. Code that is lost is asked for once more. If that fails,
 * the part says so with a button, and asks again whenever it is rendered anew.
 */
export function lazyWithRetry<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  { untilItComes = false }: LazySettings = {},
): LazyPart<PropsOf<Module[Name]>> {
  return lazyPart(load, name, untilItComes ? Number.POSITIVE_INFINITY : 2, {
    lost: (retry) => <BrokenPart onRetry={retry} />,
  });
}

/**
 * React's `lazy` for a dialog: until its code has come, nothing is shown. If it cannot be loaded, a message says so, and the
 * dialog counts as closed, so that the button that opens it asks again.
 */
export function lazyDialog<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<DialogProps<Module[Name]>> {
  const Part = lazyPart<Module, DialogProps<Module[Name]>>(load, name, 2, {
    lost: () => null,
    onLost({ onClose }) {
      showToast({ tone: "negative", text: t`Bu bölüm açılamadı. Tekrar deneyin.` });
      onClose();
    },
  });
  const LazyDialog = (props: DialogProps<Module[Name]>) => <Suspense>{createElement(Part, props)}</Suspense>;
  return Object.assign(LazyDialog, { preload: Part.preload });
}

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : object;
type DialogProps<Part> = PropsOf<Part> & { readonly onClose: () => void };

interface LossOf<Props> {
  /** Rendered in place of a part whose code is lost. */
  readonly lost: (retry: () => void) => ReactNode;
  readonly onLost?: (props: Props) => void;
}

function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  name: keyof Module,
  attempts: number,
  { lost, onLost }: LossOf<Props>,
): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () => {
    loading ??= importWithRetry(load, attempts).then(
      (module) => ({ default: module[name] as ComponentType<Props> }),
      (error: unknown) => {
        loading = undefined;
        throw new LostCode("Not loaded", { cause: error });
      },
    );
    return loading;
  };
  // React keeps the failure of a lazy component for good, so each failure needs a new one.
  let current = lazy(loadOnce);
  function Current(props: Props) {
    const [Part] = useState(() => current);
    return createElement(Part as ComponentType<Props>, props);
  }
  function Part(props: Props) {
    const renew = () => {
      current = lazy(loadOnce);
      onLost?.(props);
    };
    return (
      <LostCodeBoundary onLost={renew} lost={lost}>
        <Current {...props} />
      </LostCodeBoundary>
    );
  }
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
