import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { SectionState } from "../../../components/SectionState.tsx";
import { useRead } from "../../../api/use-read.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ChangeDone } from "../ChangeDone.tsx";
import { authenticatorOptions } from "../security-queries.ts";
import { SecurityPage, useSecurityBack } from "../SecurityPage.tsx";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { TurnOffAuthenticator } from "./TurnOffAuthenticator.tsx";

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
        <SectionState read={read} title={t`Doğrulayıcı uygulama`} loading={<Skeleton height="14rem" radius="var(--radius-m)" />}>
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
