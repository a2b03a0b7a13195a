import { Trans } from "@lingui/react/macro";
import { asMinutes, useSecondsLeft } from "../../hooks/use-seconds-left.ts";
import { buttonClass } from "../Button.tsx";
import styles from "./Field.module.css";

export interface ResendButtonProps {
  /** When the last code expires, in milliseconds since 1970. Until then the button counts down and ignores presses. */
  until: number;
  /** A code is being requested. */
  busy: boolean;
  onPress: () => void;
}

/**
 * Requests another one-time code once the previous one has expired. It keeps the focus while it has to wait, which a
 * disabled button would lose.
 */
export function ResendButton({ until, busy, onPress }: ResendButtonProps) {
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
      {seconds > 0 ? <Trans>Yeni kod iste ({left})</Trans> : <Trans>Yeni kod iste</Trans>}
    </button>
  );
}
