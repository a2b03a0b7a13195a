import { useEffect, useId } from "react";
import { useLingui } from "@lingui/react/macro";
import { useStore } from "../hooks/use-store.ts";
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from "./toast.ts";
import floating from "./floating.module.css";
import styles from "./Toaster.module.css";
import { useReportedHeight } from "../hooks/use-reported-height.ts";
import { createStore } from "../lib/store.ts";
import { Button, IconButton } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

/** Pausing the timers lets a player who points at the toasts, or has the focus in them, read without hurry. */
const holders = {
  // Not `onPointerEnter`: a pointer that closed one toast may already be over the next one.
  onPointerMove: pauseToasts,
  onPointerLeave: resumeToasts,
  onFocus: pauseToasts,
  onBlur: resumeToasts,
};

/** Where toasts appear. The page has one, and every open Dialog has its own. */
export function Toaster({ modal = false }: { modal?: boolean }) {
  const { t } = useLingui();
  const id = useId();
  useEffect(() => addToastHost(id, modal), [id, modal]);
  const isOnTop = useStore(toastHosts).at(-1) === id;
  // Toasts that go to another host leave the pointer and the focus behind without an event.
  useEffect(() => resumeToasts, [isOnTop]);
  const reportHeight = useReportedHeight("--toasts-height");
  const all = useStore(toastStore);
  const toasts = isOnTop ? all : [];
  const negative = toasts.filter((toast) => toast.tone === "negative");
  const others = toasts.filter((toast) => toast.tone !== "negative");
  return (
    <section
      ref={isOnTop ? reportHeight : undefined}
      className={`${floating.place} ${styles.toaster}`}
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

/**
 * The ids of the hosts that may show toasts. The last one shows them. Everything outside an open modal dialog is
 * inert, including toasts, so the topmost layer shows them: the page, or the dialog opened last.
 */
export const toastHosts = createStore<readonly string[]>([]);

/** Adds a host until the returned function is called. A dialog goes on top, the page below everything. */
export function addToastHost(id: string, isModal: boolean): () => void {
  const others = toastHosts.get();
  toastHosts.set(isModal ? [...others, id] : [id, ...others]);
  return () => toastHosts.set(toastHosts.get().filter((host) => host !== id));
}

const icons = { positive: "check", negative: "warning", info: "info" } as const;

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, tone, text, action, stays } = toast;
  const close = () => {
    dismissToast(id);
    // The removed button had the focus or the pointer, and fires no event for losing it.
    resumeToasts();
  };
  return (
    <div className={`${floating.card} ${styles.toast} ${styles[tone]}`}>
      <Icon name={icons[tone]} />
      <p className={`${floating.text} ${styles.text}`}>{text}</p>
      {action && (
        <Button
          size="s"
          onClick={() => {
            if (!stays) close();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      {!stays && (!action || toast.durationMs === null) && <IconButton icon="close" label={t`Kapat`} onClick={close} />}
    </div>
  );
}
