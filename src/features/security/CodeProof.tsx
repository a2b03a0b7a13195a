import { Trans, useLingui } from "@lingui/react/macro";
import { SectionState } from "../../components/SectionState.tsx";
import { useRead } from "../../api/use-read.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { twoFactorOptions } from "../../session/player-queries.ts";
import { CodeStep } from "./second-factor/CodeStep.tsx";
import { SmsProof } from "./second-factor/SmsProof.tsx";
import type { ProofProps } from "./proof.tsx";

/** Proves by a code of the account's second factor: of the authenticator, or one that is sent by SMS first. */
export function CodeProof({ write }: ProofProps) {
  const { t } = useLingui();
  const factor = useRead(twoFactorOptions());
  const send = (code: string) => write.send({ code });
  return (
    <SectionState read={factor} title={t`Kod`} loading={<Skeleton height="9rem" radius="var(--radius-m)" />}>
      {({ type }) =>
        type === "sms" ? (
          <SmsProof check={{ ...write, send }} />
        ) : (
          <CodeStep label={t`Uygulamanın gösterdiği kod`} write={write} onCode={send} submit={<Trans>Doğrula</Trans>} />
        )
      }
    </SectionState>
  );
}
