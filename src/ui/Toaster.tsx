import { useEffect, useId } from "react";
import { useLingui } from "@lingui/react/macro";
import { useStore } from "../lib/use-store.ts";
import { ToastCard } from "./ToastCard.tsx";
import { addToastHost, toastHosts } from "./toast-hosts.ts";
import { pauseToasts, resumeToasts, toastStore } from "./toast.ts";
import styles from "./Toaster.module.css";

/** Pausing the timers lets a player who points at the toasts, or has the focus in them, read without hurry. */
const holders = {
  onPointerEnter: pauseToasts,
  onPointerLeave: resumeToasts,
  onFocus: pauseToasts,
  onBlur: resumeToasts,
};

/** Where toasts appear. The page has one, and every open Dialog has its own, see toast-hosts.ts. */
export function Toaster({ modal = false }: { modal?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  useEffect(() => addToastHost(id, modal), [id, modal]);
  const isOnTop = useStore(toastHosts).at(-1) === id;
  const all = useStore(toastStore);
  const toasts = isOnTop ? all : [];
  const negative = toasts.filter((toast) => toast.tone === "negative");
  const others = toasts.filter((toast) => toast.tone !== "negative");
  return (
    <section
      className={styles.toaster}
      // Only the toaster that shows the toasts is a named landmark.
      aria-label={isOnTop ? t`Mesajlar ve uyarılar` : undefined}
      {...holders}
    >
      <div aria-live="polite" className={styles.stack}>
        {others.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
      <div aria-live="assertive" className={styles.stack}>
        {negative.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}
