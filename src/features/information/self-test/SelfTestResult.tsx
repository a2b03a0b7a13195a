import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/Button.tsx";
import { buttonClass } from "../../../ui/button-class.ts";
import { SiteLink } from "../../../ui/SiteLink.tsx";
import { useFollowable } from "../../../ui/use-followable.ts";
import { localisedText } from "./localised-text.ts";
import { results } from "./questionnaire.ts";
import type { SelfTestLevel } from "./score.ts";
import styles from "./SelfTest.module.css";

const limitsPage = "/profile/limits";

export interface SelfTestResultProps {
  level: SelfTestLevel;
  onAgain: () => void;
}

/** The result of the self-test, with next steps. */
export function SelfTestResult({ level, onAgain }: SelfTestResultProps) {
  const { i18n } = useLingui();
  const followable = useFollowable();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; move the focus to the result, so that screen readers continue there.
  useEffect(() => heading.current?.focus(), []);
  const { title, text } = results[level];
  return (
    <div className={styles.result} data-level={level}>
      <h3 ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {localisedText(title, i18n.locale)}
      </h3>
      <p>{localisedText(text, i18n.locale)}</p>
      <div className={styles.actions}>
        {followable(limitsPage) && (
          <SiteLink href={limitsPage} className={buttonClass("primary")}>
            <Trans>Limitleri gör</Trans>
          </SiteLink>
        )}
        <Button onClick={onAgain}>
          <Trans>Testi tekrar yap</Trans>
        </Button>
      </div>
    </div>
  );
}
