import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PageTitle } from "../../components/PageTitle.tsx";
import { useExtension } from "../../api/use-extension.ts";
import { limitsSelfExclude, limitsTimeOut } from "../../contract/limits.ts";
import { Button } from "../../ui/Button.tsx";
import details from "../../ui/details.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { limitsLink } from "../../api/page-links.ts";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { StateMessage } from "../../ui/StateMessage.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { WaysToHelp } from "./WaysToHelp.tsx";
import limits from "./Limits.module.css";
import styles from "./Stop.module.css";
import { StopDialog } from "./StopDialog.tsx";
import type { StopLength } from "./stop-until.ts";

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
    <article className={limits.page}>
      <PageTitle title={title} />
      <Link {...limitsLink} className={details.back}>
        <Icon name="chevron-left" />
        <Trans>Limitlerim</Trans>
      </Link>
      <h1>{title}</h1>
      <p className={limits.intro}>{text}</p>
      {state === "asking" && <Skeleton height="20rem" radius="var(--radius-l)" />}
      {state === "missing" && (
        <StateMessage
          kind="empty"
          title={t`Bunun için canlı desteğe yazın`}
          text={t`Bu sitede mola ve kendini dışlamayı destek ekibi başlatır.`}
          action={<SupportOpener />}
        />
      )}
      {/* If the operator could not be asked, show the choice anyway: sending it then reports the problem. */}
      {(state === "there" || state === "unknown") && <LengthChoice title={title} lengths={lengths} />}
      <WaysToHelp />
    </article>
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
        className={limits.section}
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(!choice);
          setConfirming(choice !== undefined);
        }}
      >
        <fieldset className={styles.lengths}>
          <legend className={styles.legend}>
            <Trans>Ne kadar süre?</Trans>
          </legend>
          {lengths.map(({ name }, index) => (
            <label key={name} className={styles.length}>
              <input type="radio" name="length" checked={chosen === index} onChange={() => setChosen(index)} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <p role="alert" className={styles.missing}>
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
