import { useLingui } from "@lingui/react/macro";
import { WriteProblem } from "../../components/WriteProblem.tsx";
import type { Write } from "../../api/use-write.ts";
import type { userStepUp } from "../../contract/user-step-up.ts";

export interface ProofProps {
  /** The call that checks the proof. */
  write: Write<typeof userStepUp>;
}

export interface ProofProblemProps extends ProofProps {
  onRetry: () => void;
}

/** Why a proof could not be checked. What the operator says of a wrong one is shown at its field. */
export function ProofProblem({ write: { end, attempt }, onRetry }: ProofProblemProps) {
  const { t } = useLingui();
  return (
    <WriteProblem
      end={end?.kind === "refused" ? undefined : end}
      attempt={attempt}
      onRetry={onRetry}
      unknown={{ title: t`Siteye şu anda ulaşılamıyor`, text: <p>{t`Birazdan tekrar deneyin.`}</p> }}
    />
  );
}
