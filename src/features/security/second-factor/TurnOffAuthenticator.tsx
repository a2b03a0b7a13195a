import { Trans, useLingui } from "@lingui/react/macro";
import { useWrite } from "../../../api/use-write.ts";
import { userClearGeneratedGa } from "../../../contract/user-security.ts";
import { Notice } from "../../../ui/Notice.tsx";
import styles from "../SecurityPage.module.css";
import { CodeStep } from "./CodeStep.tsx";
import { codeCall, siteType } from "./code-call.ts";
import { useFreshFactor } from "./use-fresh-factor.ts";

/** Turns the authenticator off with a code from it. */
export function TurnOffAuthenticator({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const refresh = useFreshFactor();
  const clear = useWrite(userClearGeneratedGa, {
    ...codeCall,
    onEnd: ({ kind }) => {
      if (kind === "done") onDone();
      refresh();
    },
  });
  return (
    <>
      <Notice tone="positive">
        <Trans>Doğrulayıcı açık.</Trans>
      </Notice>
      <p className={styles.text}>
        <Trans>
          Telefon değiştirecekseniz önce kapatın, sonra yeni telefonunuzda kurun. Uygulamaya ulaşamıyorsanız destek
          ekibine yazın.
        </Trans>
      </p>
      <CodeStep
        label={t`Uygulamanın gösterdiği kod`}
        write={clear}
        onCode={(gacode) => clear.send({ ...siteType, gacode })}
        submit={<Trans>Doğrulayıcıyı kapat</Trans>}
      />
    </>
  );
}
