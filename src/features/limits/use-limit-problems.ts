import { useLingui } from "@lingui/react/macro";
import type { LimitKind } from "../../contract/limits.ts";
import { minuteBounds } from "./read-limit.ts";

/** Returns the texts that say what is wrong with a typed limit. */
export function useLimitProblems(kind: LimitKind) {
  const { t } = useLingui();
  const [least, most] = kind === "session" ? minuteBounds.session : minuteBounds.realityCheck;
  return {
    missing: t`Bu alan zorunludur`,
    amount: t`Tutarı rakamla yazın, örneğin 250 veya 250,50.`,
    minutes: t`${least} ile ${most} arasında tam dakika yazın.`,
  };
}
