import { Trans } from "@lingui/react/macro";
import { useSecondsLeft } from "../../lib/use-seconds-left.ts";
import { Button } from "../Button.tsx";

export interface ResendButtonProps {
  /** When the last code expires, in milliseconds since 1970. Until then the button counts down and is disabled. */
  until: number;
  /** A code is being requested. */
  busy: boolean;
  onPress: () => void;
}

/** Requests another one-time code once the previous one has expired. Give it `until` as its `key`. */
export function ResendButton({ until, busy, onPress }: ResendButtonProps) {
  const seconds = useSecondsLeft(until);
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <Button disabled={seconds > 0} busy={busy} onClick={onPress}>
      {seconds > 0 ? <Trans>Yeni kod iste ({left})</Trans> : <Trans>Yeni kod iste</Trans>}
    </Button>
  );
}
