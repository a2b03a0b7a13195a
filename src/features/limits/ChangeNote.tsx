import { Trans } from "@lingui/react/macro";
import type { LimitValue, PlayerLimits } from "../../contract/limits.ts";
import { useNow } from "../../hooks/use-now.ts";
import { changeOf, isUsedUp } from "./limit-change.ts";
import { type LimitName, pendingOf, usedOf, valueOf } from "./limit-values.ts";
import { useLimitWords } from "./use-limit-words.ts";

export interface ChangeNoteProps {
  name: LimitName;
  limits: PlayerLimits;
  wanted: LimitValue;
}

const hourMs = 3_600_000;

/** Says what saving a limit will do, and when. */
export function ChangeNote({ name, limits, wanted }: ChangeNoteProps) {
  const words = useLimitWords();
  const now = useNow();
  const present = valueOf(limits, name);
  const change = changeOf(present, wanted);
  if (change === "same") return null;
  const replaces = pendingOf(limits, name) && <Trans>Bekleyen yükseltme isteğinizin yerine geçer.</Trans>;
  if (change === "waits") {
    const from = words.moment(new Date(now + limits.raiseAfterHours * hourMs));
    return (
      <>
        <Trans>
          Hemen geçerli olmaz. En erken onaylayabileceğiniz zaman: {from}. O zamana kadar şu anki limitiniz geçerli: {words.value(name, present)}.
        </Trans>{" "}
        {replaces}
      </>
    );
  }
  const used = usedOf(limits, name);
  const isUp = used !== undefined && wanted !== null && isUsedUp(used, String(wanted));
  return (
    <>
      <Trans>Kaydettiğiniz anda geçerli olur: {words.value(name, wanted)}.</Trans>{" "}
      {isUp && name.kind === "deposit" && <Trans>Bu kadarını zaten kullandınız: limit yenilenene kadar para yatıramazsınız.</Trans>}
      {isUp && name.kind === "loss" && <Trans>Bu kadarını zaten kaybettiniz: limit yenilenene kadar bahis alınmaz.</Trans>} {replaces}
    </>
  );
}
