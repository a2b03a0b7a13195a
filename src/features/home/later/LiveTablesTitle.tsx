import { Trans } from "@lingui/react/macro";
import { SectionTitle } from "../../../ui/SectionTitle.tsx";

export function LiveTablesTitle() {
  return (
    <SectionTitle icon="live">
      <Trans>Canlı casino</Trans>
    </SectionTitle>
  );
}
