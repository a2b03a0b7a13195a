import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { limitsLink } from "../../api/page-links.ts";
import { useExtension } from "../../api/use-extension.ts";
import { BackLink, PageFrame } from "../../components/PageFrame.tsx";
import { limitsSelfExclude, limitsTimeOut } from "../../contract/limits.ts";
import { Button } from "../../ui/Button.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { StopDialog } from "./StopDialog.tsx";
import { WaysToHelp } from "./WaysToHelp.tsx";
import { exclusionMonths, type StopLength, timeOutDays } from "./stop-until.ts";
import limits from "./Limits.module.css";
import layout from "../../ui/layout.module.css";

export interface StopPageProps {
  title: string;
  text: string;
  /** The lengths to choose from, with their names. */
  lengths: readonly { readonly length: StopLength; readonly name: string }[];
}

/** A page on which the player closes the account for a while or for good: first the length, then the confirmation. */
export function StopPage({ title, text, lengths }: StopPageProps) {
  const { t } = useLingui();
  const { state } = useExtension("limits");
  return (
    <PageFrame title={title} back={<BackLink page={limitsLink}>{t`Limitlerim`}</BackLink>}>
      <p className={limits.intro}>{text}</p>
      {state === "asking" && <Skeleton height="20rem" radius="var(--radius-l)" />}
      {state === "missing" && (
        <StateMessage
          kind="empty"
          title={t`Bu sitede mola ve kendini dışlamayı destek ekibi başlatır`}
          action={<SupportOpener />}
        />
      )}
      {/* If the operator could not be asked, show the choice anyway: sending it then reports the problem. */}
      {(state === "there" || state === "unknown") && <LengthChoice title={title} lengths={lengths} />}
      <WaysToHelp />
    </PageFrame>
  );
}

function LengthChoice({ title, lengths }: Pick<StopPageProps, "title" | "lengths">) {
  const [chosen, setChosen] = useState<number>();
  const [isConfirming, setConfirming] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const choice = chosen === undefined ? undefined : lengths[chosen];
  return (
    <>
      <form
        className={`${layout.stack2} ${limits.section}`}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!choice);
          setConfirming(choice !== undefined);
        }}
      >
        <fieldset className={limits.lengths}>
          <legend className={limits.legend}>
            <Trans>Ne kadar süre?</Trans>
          </legend>
          {lengths.map(({ name }, index) => (
            <label key={name} className={limits.length}>
              <input type="radio" name="length" checked={chosen === index} onChange={() => setChosen(index)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <p role="alert" className={limits.missing}>
          {isMissing && !choice && <Trans>Bir süre seçin.</Trans>}
        </p>
        <div>
          <Button type="submit" variant="primary">
            <Trans>Devam</Trans>
          </Button>
        </div>
      </form>
      {isConfirming && choice && (
        <Confirmation length={choice.length} title={`${title}: ${choice.name}`} onClose={() => setConfirming(false)} />
      )}
    </>
  );
}

function Confirmation({ length, ...dialog }: { length: StopLength; title: string; onClose: () => void }) {
  if ("days" in length) {
    return <StopDialog length={length} call={limitsTimeOut} request={length} reason="time-out" {...dialog} />;
  }
  return <StopDialog length={length} call={limitsSelfExclude} request={length} reason="self-exclusion" {...dialog} />;
}

/** A time-out: the account is closed for some days or weeks. */
export function TimeOutPage() {
  const { t, i18n } = useLingui();
  const title = t`Mola`;
  return (
    <StopPage
      title={title}
      text={t`Bir süre oynamak istemiyorsanız hesabınızı kapatın. Mola hemen başlar ve süresi dolmadan bitmez.`}
      lengths={timeOutDays.map((days) => ({
        length: { days },
        name: i18n.number(days, { style: "unit", unit: "day", unitDisplay: "long" }),
      }))}
    />
  );
}

/** Self-exclusion: the account is closed for months, years or for ever. */
export function SelfExclusionPage() {
  const { t, i18n } = useLingui();
  const nameOf = (months: number | null) => {
    if (months === null) return t`Süresiz`;
    const [value, unit] = months % 12 > 0 ? [months, "month"] : [months / 12, "year"];
    return i18n.number(value, { style: "unit", unit, unitDisplay: "long" });
  };
  return (
    <StopPage
      title={t`Kendini dışlama`}
      text={t`Oyun size zarar veriyorsa hesabınızı aylarca veya süresiz kapatın. Hemen başlar; kimse, destek ekibi de, süresi dolmadan kaldıramaz.`}
      lengths={exclusionMonths.map((months) => ({ length: { months }, name: nameOf(months) }))}
    />
  );
}
