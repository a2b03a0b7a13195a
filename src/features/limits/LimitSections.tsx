import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { limitPeriods } from "../../contract/limit-items.ts";
import type { PlayerLimits } from "../../contract/limits.ts";
import { durationText } from "../../lib/duration-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import type { Elements } from "../../ui/elements.ts";
import { LimitRow } from "./LimitRow.tsx";
import type { LimitName } from "./read-limit.ts";
import styles from "./Limits.module.css";
import layout from "../../ui/layout.module.css";

export interface LimitSectionsProps {
  limits: PlayerLimits;
  /** Says how old the limits are, when they are not current. */
  note: Elements;
  /** Whether the operator is known to offer time-outs. */
  canStop: boolean;
}

const periodsOf = (kind: "deposit" | "loss"): readonly LimitName[] => limitPeriods.map((period) => ({ kind, period }));

/** All limits, by what they limit. */
export function LimitSections({ limits, note, canStop }: LimitSectionsProps) {
  const { t, i18n } = useLingui();
  const waits = durationText(limits.raiseAfterHours * 60, i18n.locale);
  const section = { limits };
  return (
    <>
      <p className={styles.intro}>
        <Trans>
          Limitlerinizi siz koyarsınız. Düşürdüğünüz limit hemen geçerli olur. Yükseltmek veya kaldırmak için {waits}{" "}
          beklersiniz, sonra onaylarsınız.
        </Trans>
      </p>
      {note}
      <Section
        title={t`Yatırım`}
        text={t`Hesabınıza yatırabileceğiniz en yüksek tutar.`}
        names={periodsOf("deposit")}
        {...section}
      />
      <Section
        title={t`Kayıp`}
        text={t`Bu kadar kaybettiğinizde yeni bahis alınmaz.`}
        names={periodsOf("loss")}
        {...section}
      />
      <Section
        title={t`Süre`}
        text={t`Oturum süresi dolunca, oynadığınız tur bittiğinde çıkış yapılır. Süre hatırlatması oyunu iki tur arasında durdurup geçen süreyi gösterir.`}
        names={[{ kind: "session" }, { kind: "realityCheck" }]}
        {...section}
      />
      {canStop && <WaysToStop />}
    </>
  );
}

interface SectionProps {
  title: string;
  text: string;
  names: readonly LimitName[];
  limits: PlayerLimits;
}

function Section({ title, text, names, limits }: SectionProps) {
  const id = useId();
  return (
    <section className={`${layout.stack2} ${styles.section}`} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className={styles.soft}>{text}</p>
      </header>
      <ul className={styles.list}>
        {names.map((name) => (
          <LimitRow key={name.kind + (name.period ?? "")} name={name} limits={limits} />
        ))}
      </ul>
    </section>
  );
}

/** The ways to a time-out and to self-exclusion. */
function WaysToStop() {
  return (
    <section className={`${layout.stack2} ${styles.section}`} aria-labelledby="limits-stop">
      <h2 id="limits-stop">
        <Trans>Ara verin</Trans>
      </h2>
      <ul className={styles.list}>
        <li>
          <Link to="/profile/limits/{-$part}" params={{ part: "time-out" }} className={styles.way}>
            <span>
              <strong>
                <Trans>Mola</Trans>
              </strong>
              <span className={styles.soft}>
                <Trans>Hesabınızı birkaç gün veya hafta kapatın.</Trans>
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
        <li>
          <Link to="/profile/limits/{-$part}" params={{ part: "self-exclusion" }} className={styles.way}>
            <span>
              <strong>
                <Trans>Kendini dışlama</Trans>
              </strong>
              <span className={styles.soft}>
                <Trans>Hesabınızı aylarca veya süresiz kapatın.</Trans>
              </span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      </ul>
    </section>
  );
}
