import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode } from "react";
import { useOnline } from "../../hooks/use-online.ts";
import { Button, type ButtonProps } from "../Button.tsx";
import styles from "./Field.module.css";

/**
 * Props of a form's button. Pressing a button blurs the field before it, whose error may appear and move the button
 * away before the press ends: the click would be lost. So the button takes the focus only when it is clicked.
 */
export const focusOnClick = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.focus(),
};

export interface SubmitButtonProps extends Omit<ButtonProps, "type" | "busy" | "onClick"> {
  /** The form's request is pending. Until it is answered, the button ignores presses. */
  pending: boolean;
  /** The request is pending for longer than usual, so the button says that the page is still waiting. */
  late?: boolean;
  /** Replaces the label while pending: "Giriş yapılıyor…". */
  pendingLabel: ReactNode;
}

/** Submits its form and is as wide as the form. It is locked while the request is pending, not for a fixed time. */
export function SubmitButton({
  pending,
  late = false,
  pendingLabel,
  className = "",
  children,
  ...rest
}: SubmitButtonProps) {
  const { t } = useLingui();
  const label = late ? t`Lütfen Bekleyiniz...` : pendingLabel;
  return (
    <>
      <Button
        variant="primary"
        {...focusOnClick}
        {...rest}
        type="submit"
        busy={pending}
        className={`${styles.submit} ${className}`}
      >
        {pending ? label : children}
      </Button>
      <p role="status" className={late ? styles.late : "visually-hidden"}>
        {late ? t`Yanıt beklenenden uzun sürüyor. Lütfen bekleyiniz.` : pending && pendingLabel}
      </p>
      <OfflineReason />
    </>
  );
}

/**
 * Says below a form's button that nothing can be sent without a network. The button still takes a press, whose message
 * says that nothing was sent: a browser may take a network for none.
 */
export function OfflineReason() {
  const { t } = useLingui();
  if (useOnline()) return null;
  return <p className={styles.late}>{t`Çevrim dışısınız. Yeniden çevrim içi olduğunuzda gönderebilirsiniz.`}</p>;
}
