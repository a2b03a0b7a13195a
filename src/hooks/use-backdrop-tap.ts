import { type RefObject, useEffect, useRef } from "react";

/**
 * Calls `onTap` when the player taps the backdrop of a modal dialog. The backdrop belongs to the dialog's own box, so
 * this is a press that starts and ends outside its content. It waits for the click: if the dialog disappeared before,
 * the click would press what lies under it.
 */
export function useBackdropTap(ref: RefObject<HTMLDialogElement | null>, onTap: (() => void) | undefined): void {
  const onTapRef = useRef(onTap);
  useEffect(() => {
    onTapRef.current = onTap;
  });
  useEffect(() => {
    const dialog = ref.current;
    let pressed = false;
    const onDown = (event: PointerEvent) => (pressed = event.target === dialog);
    const onUp = (event: MouseEvent) => {
      if (pressed && event.target === dialog) onTapRef.current?.();
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
