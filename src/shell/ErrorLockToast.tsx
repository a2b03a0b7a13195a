import { useEffect, useEffectEvent } from "react";
import { useLingui } from "@lingui/react/macro";
import { dismissToast, showToast } from "../ui/toast.ts";

export interface ErrorLockToastProps {
  locked: boolean;
  /** Removes the lock and repeats what failed. */
  onRetry: () => void;
}

/** The persistent notice of the global error lock (product.md 4.8), with a button that lifts it. */
export function ErrorLockToast({ locked, onRetry }: ErrorLockToastProps) {
  const { t } = useLingui();
  const text = t`Bazı sorunlar yaşıyoruz. Lütfen daha sonra tekrar deneyin.`;
  const label = t`Tekrar dene`;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!locked) return;
    const id = showToast({
      tone: "negative",
      text,
      durationMs: null,
      stays: true,
      action: { label, onSelect: () => retry() },
    });
    return () => dismissToast(id);
  }, [locked, text, label]);
  return null;
}
