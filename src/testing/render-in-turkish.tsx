import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { TextElements } from "../ui/TextElements.tsx";

/** Renders components of the design system with its styles and Turkish texts. */
export function renderInTurkish(content: ReactNode) {
  i18n.loadAndActivate({ locale: "tr", messages: {} });
  return render(
    <I18nProvider i18n={i18n} defaultComponent={TextElements}>
      {content}
    </I18nProvider>,
  );
}
