import { Trans, useLingui } from "@lingui/react/macro";
import { useExtension } from "../../api/use-extension.ts";
import { useRead } from "../../api/use-read.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useStore } from "../../hooks/use-store.ts";
import { session } from "../../session/app-session.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { SupportOpener } from "../../ui/SupportOpener.tsx";
import { DeviceInterval } from "./DeviceInterval.tsx";
import { LimitSections } from "./LimitSections.tsx";
import { WaysToHelp } from "./WaysToHelp.tsx";
import { limitsOptions } from "./player-limits.ts";
import details from "../../ui/details.module.css";
import styles from "./Limits.module.css";

/** The player's limits on deposits, losses and time, and the ways to stop for a while or for good. */
export function LimitsPage() {
  const { t } = useLingui();
  const { state } = useExtension("limits");
  return (
    <article className={styles.page}>
      <PageTitle title={t`Limitlerim`} />
      <Link to="/profile" className={details.back}>
        <Icon name="chevron-left" />
        <Trans>Hesabım</Trans>
      </Link>
      <h1>
        <Trans>Limitlerim</Trans>
      </h1>
      {state === "missing" ? (
        <WithoutLimits />
      ) : (
        <OperatorLimits isKnown={state === "there"} isAsking={state === "asking"} />
      )}
      <WaysToHelp />
    </article>
  );
}

/** The limits that the operator enforces. While it cannot be asked, such as offline, the last known ones are shown. */
function OperatorLimits({ isKnown, isAsking }: { isKnown: boolean; isAsking: boolean }) {
  const { t } = useLingui();
  const read = useRead(limitsOptions(), { enabled: !isAsking });
  return (
    <SectionState isPage read={read} title={t`Limitlerim`} loading={<LimitsSkeleton />}>
      {(limits, note) => <LimitSections limits={limits} note={note} canStop={isKnown} />}
    </SectionState>
  );
}

function LimitsSkeleton() {
  return (
    <>
      <Skeleton height="4.5rem" />
      <Skeleton height="17rem" radius="var(--radius-l)" />
      <Skeleton height="17rem" radius="var(--radius-l)" />
      <Skeleton height="11rem" radius="var(--radius-l)" />
    </>
  );
}

/** For an operator without the extension: support sets limits, and this device keeps the reality check. */
function WithoutLimits() {
  const { t } = useLingui();
  const { playerId } = useStore(session.state);
  return (
    <>
      <section className={styles.section} aria-labelledby="limits-missing">
        <h2 id="limits-missing">
          <Trans>Limit koymak için canlı desteğe yazın</Trans>
        </h2>
        <p>{t`Bu sitede yatırım, kayıp ve süre limitlerini destek ekibi koyar. Mola ve kendini dışlama için de yazabilirsiniz.`}</p>
        <div>
          <SupportOpener />
        </div>
      </section>
      {playerId !== undefined && <DeviceInterval key={playerId} playerId={playerId} />}
    </>
  );
}
