import { Trans, useLingui } from "@lingui/react/macro";
import { formatDay, formatMoment } from "../../lib/format-dates.ts";
import { FactList } from "../../ui/FactList.tsx";
import { Link } from "../../ui/Link.tsx";
import styles from "./ProfileFacts.module.css";

export interface LastLoginsProps {
  /** The last log-in that the operator knows of, usually this one: a moment or a day. */
  last: string | undefined;
  /** The log-in before this one, as the operator answered this log-in. It may have been a stranger's. */
  previous: string | undefined;
  /** The player's offset from UTC, such as `+03:00`. */
  gmt: string;
}

/** When the account was logged in to, and what to do if it was somebody else. */
export function LastLogins({ last, previous, gmt }: LastLoginsProps) {
  const { t, i18n } = useLingui();
  const text = (moment: string) =>
    moment.length === 10
      ? formatDay(moment, i18n.locale)
      : formatMoment(new Date(moment), i18n.locale, { dateStyle: "long", timeStyle: "short" }, gmt);
  if (!last) return null;
  const facts = [{ name: t`Son giriş`, value: text(last) }];
  if (previous && previous !== last) facts.push({ name: t`Önceki giriş`, value: text(previous) });
  return (
    <section aria-labelledby="last-logins" className={styles.group}>
      <h2 id="last-logins">
        <Trans>Son girişler</Trans>
      </h2>
      <div className={styles.panel}>
        <FactList facts={facts} />
      </div>
      <p className={styles.hint}>
        <Trans>
          Bu saatlerde giriş yapmadıysanız <Link to="/profile/security/{-$part}" params={{ part: "sessions" }}>oturumlarınıza bakın</Link> ve{" "}
          <Link to="/profile/password">şifrenizi değiştirin</Link>.
        </Trans>
      </p>
    </section>
  );
}
