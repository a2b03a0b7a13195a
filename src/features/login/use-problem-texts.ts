import { useLingui } from "@lingui/react/macro";

/**
 * Returns the message for a problem that a schema of this folder reports, undefined when there is no problem. `missing` is said of an
 * empty field.
 */
export function useProblemTexts(): (problem: string | undefined, missing: string) => string | undefined {
  const { t } = useLingui();
  return (problem, missing) => {
    if (problem === "required") return missing;
    if (problem === "email") return t`Geçerli bir e-posta adresi girin`;
    return problem && t`Çok uzun`;
  };
}
