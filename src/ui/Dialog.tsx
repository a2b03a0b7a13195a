import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useLingui } from "@lingui/react/macro";
import { IconButton } from "./Button.tsx";
import { Toaster } from "./Toaster.tsx";
import styles from "./Dialog.module.css";
import { useLayer } from "../hooks/use-layer.ts";
import { useBackdropTap } from "../hooks/use-backdrop-tap.ts";

export interface DialogProps {
  open: boolean;
  /**
   * Called when the player closes the dialog with the button, Escape, or a tap on the backdrop. Without it the dialog
   * cannot be closed: the player has to choose one of its buttons.
   */
  onClose?: (() => void) | undefined;
  title: string;
  children: ReactNode;
  /** `sheet`: from the bottom on phones, centred from 48rem. `drawer`: from the inline start. */
  placement?: "sheet" | "drawer";
  /** Whether the address says that it is open, so that "back" closes it by itself. */
  isInAddress?: boolean;
}

/** A modal dialog based on the native element, which keeps the focus inside and restores it on closing. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { onClose, title, children, placement = "sheet", isInAddress = false } = props;
  const { t } = useLingui();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Focuses the dialog itself, so that its title is read first and Enter does not press a button by accident.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  useBackdropTap(ref, onClose);
  useLayer(!isInAddress, onClose);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[placement]}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A second Escape closes without a cancel event. After an effect's cleanup and re-run the dialog is open again,
      // so that close event is ignored.
      onClose={() => {
        if (ref.current?.open) return;
        if (onClose) onClose();
        else ref.current?.showModal();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose && <IconButton icon="close" label={t`Kapat`} onClick={onClose} />}
      </header>
      <div className={styles.body}>{children}</div>
      <Toaster modal />
    </dialog>
  );
}
