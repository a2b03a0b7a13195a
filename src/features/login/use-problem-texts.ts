import { useLingui } from "@lingui/react/macro";

/** Returns the message for a problem that a schema of this folder reports; undefined when there is no problem. */
export function useProblemTexts(): (problem: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (problem) => {
    if (problem === "required") return t`Bu alan zorunludur`;
    if (problem === "email") return t`Geçerli bir e-posta adresi girin`;
    return problem && t`Bu kadar uzun olamaz`;
  };
}
