import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { ConfigProblem } from "../api/config.ts";
import { Button } from "../ui/Button.tsx";
import { StateMessage } from "../ui/StateMessage.tsx";
import styles from "./BootProblem.module.css";

/**
 * Replaces the app when config.json does not let it start. The player reads that the site cannot be opened now. Below
 * that, the operator's engineers read what is wrong and where.
 */
export function BootProblem({ error }: { error: unknown }) {
  return (
    <I18nProvider i18n={i18n}>
      <Message error={error} />
    </I18nProvider>
  );
}

function Message({ error }: { error: unknown }) {
  const { t } = useLingui();
  const problem = error instanceof ConfigProblem ? error : undefined;
  const passing = problem?.kind === "unreachable";
  return (
    <main className={styles.page}>
      <title>{t`Site açılamadı`}</title>
      <meta name="description" content={t`Site şu anda açılamıyor`} />
      <StateMessage
        kind={passing ? "offline" : "error"}
        title={passing ? t`Siteye ulaşılamıyor` : t`Site şu anda açılamıyor`}
        text={
          passing
            ? t`Bağlantınızı kontrol edip tekrar deneyin.`
            : t`Sitenin ayarlarında bir sorun var. Lütfen daha sonra tekrar deneyin.`
        }
        action={
          <Button onClick={() => location.reload()}>
            <Trans>Tekrar dene</Trans>
          </Button>
        }
      />
      {problem && !passing && (
        <details className={styles.details}>
          <summary>
            <Trans>Siteyi yönetenler için</Trans>
          </summary>
          <ul>
            {problem.problems.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </main>
  );
}
