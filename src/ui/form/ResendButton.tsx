import { useLingui } from "@lingui/react/macro";
import { asMinutes, useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { buttonClass } from "../Button.tsx";
import styles from "./Field.module.css";

export interface ResendButtonProps {
  /** What it sends again; by default a code. */
  label?: string;
  /** When it may be pressed again, such as when the last code expires, in milliseconds since 1970. Until then it counts down. */
  until: number;
  /** A code is being requested. */
  busy: boolean;
  onPress: () => void;
}

/**
 * Sends a one-time code or a mail again after a pause. It keeps the focus while it has to wait, which a
 * disabled button would lose.
 */
export function ResendButton({ label, until, busy, onPress }: ResendButtonProps) {
  const { t } = useLingui();
  const name = label ?? t`Yeni kod iste`;
  const seconds = useSecondsLeft(until);
  const left = asMinutes(seconds);
  const mustWait = busy || seconds > 0;
  return (
    <button
      type="button"
      className={`${buttonClass()} ${mustWait ? styles.waiting : ""}`}
      aria-busy={busy}
      aria-disabled={mustWait}
      onClick={mustWait ? undefined : onPress}
    >
      {seconds > 0 ? `${name} (${left})` : name}
    </button>
  );
}
