import { Trans } from "@lingui/react/macro";
import { SectionTitle } from "../../ui/SectionTitle.tsx";

export function TournamentsTitle() {
  return (
    <SectionTitle icon="trophy">
      <Trans>Süren turnuvalar</Trans>
    </SectionTitle>
  );
}
