import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useRead } from "../../../api/use-read.ts";
import { useWrite } from "../../../api/use-write.ts";
import { SectionState } from "../../../components/SectionState.tsx";
import { userClearGeneratedGa } from "../../../contract/user-security.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ChangeDone } from "../CredentialForm.tsx";
import { SecurityPage, useSecurityBack } from "../SecurityPage.tsx";
import { authenticatorOptions } from "../security-queries.ts";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { codeCall, siteType, useFreshFactor } from "./code-call.ts";
import styles from "../SecurityPage.module.css";

/** Sets up an authenticator, or turns it off if there is one. */
export function AuthenticatorPage() {
  const { t } = useLingui();
  const back = useSecurityBack();
  const read = useRead(authenticatorOptions());
  const [done, setDone] = useState<"on" | "off">();
  const visit = useVisit();
  return (
    <SecurityPage
      back={back}
      title={t`Doğrulayıcı uygulama`}
      text={t`Girişte şifrenizden sonra telefonunuzdaki uygulamanın gösterdiği kod sorulur. Şifrenizi öğrenen biri giriş yapamaz.`}
    >
      {done ? (
        <ChangeDone back={back}>
          {done === "on" ? (
            <Trans>Doğrulayıcı açıldı. Bundan sonra her girişte uygulamanın gösterdiği kod sorulur.</Trans>
          ) : (
            <Trans>Doğrulayıcı kapatıldı. Girişte artık kod sorulmaz.</Trans>
          )}
        </ChangeDone>
      ) : (
        <SectionState
          read={read}
          title={t`Doğrulayıcı uygulama`}
          loading={<Skeleton height="14rem" radius="var(--radius-m)" />}
        >
          {({ enabled }, note) => (
            <>
              {note}
              {enabled ? (
                <TurnOffAuthenticator onDone={() => setDone("off")} />
              ) : (
                <AuthenticatorSetup key={visit} onDone={() => setDone("on")} />
              )}
            </>
          )}
        </SectionState>
      )}
    </SecurityPage>
  );
}

/**
 * Returns a number that changes when the player leaves the site. As a `key` it removes the secret from the document, so
 * that it is not there when the browser restores the page from its back/forward cache.
 */
function useVisit(): number {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const leave = () => flushSync(() => setVisit((before) => before + 1));
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, []);
  return visit;
}

/** Turns the authenticator off with a code from it. */
function TurnOffAuthenticator({ onDone }: { onDone: () => void }) {
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
