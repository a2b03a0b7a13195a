import { useLingui } from "@lingui/react/macro";

/** The words for what a schema of this folder finds wrong with a field; undefined where nothing is. */
export function useProblemTexts(): (problem: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (problem) => {
    if (problem === "required") return t`Bu alan zorunludur`;
    if (problem === "email") return t`Geçerli bir e-posta adresi girin`;
    return problem && t`Bu kadar uzun olamaz`;
  };
}
