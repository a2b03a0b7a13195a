import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { useLingui } from "@lingui/react/macro";
import { IconButton } from "./IconButton.tsx";
import { Toaster } from "./Toaster.tsx";
import styles from "./Dialog.module.css";

export interface DialogProps {
  open: boolean;
  /** The player wants it closed: by the button, Escape, or a tap beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `sheet`: from below on phones, centred from 48rem. `drawer`: from the side where lines start. */
  placement?: "sheet" | "drawer";
}

/** A modal dialog on the native element, which keeps the focus inside and gives it back on closing. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, placement = "sheet" }: Omit<DialogProps, "open">) {
  const { t } = useLingui();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // The dialog itself, so that its title is read first and no button invites a blind Enter.
    dialog?.focus();
    return () => dialog?.close();
  }, []);
  useBackdropTap(ref, onClose);
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[placement]}`}
      aria-labelledby={titleId}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A second Escape closes without asking; an event from an effect's own closing finds it open again.
      onClose={() => !ref.current?.open && onClose()}
    >
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={t`Kapat`} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      <Toaster modal />
    </dialog>
  );
}

/** The backdrop belongs to the dialog's own box: a press that starts and ends there is a tap beside. */
function useBackdropTap(ref: RefObject<HTMLDialogElement | null>, onTap: () => void): void {
  const onTapRef = useRef(onTap);
  useEffect(() => {
    onTapRef.current = onTap;
  });
  useEffect(() => {
    const dialog = ref.current;
    let pressed = false;
    const onDown = (event: PointerEvent) => (pressed = event.target === dialog);
    const onUp = (event: MouseEvent) => {
      if (pressed && event.target === dialog) onTapRef.current();
      pressed = false;
    };
    dialog?.addEventListener("pointerdown", onDown);
    dialog?.addEventListener("click", onUp);
    return () => {
      dialog?.removeEventListener("pointerdown", onDown);
      dialog?.removeEventListener("click", onUp);
    };
  }, [ref]);
}
