import { Trans } from "@lingui/react/macro";
import { SectionTitle } from "../../ui/SectionTitle.tsx";

export function PromotionsTitle() {
  return (
    <SectionTitle icon="gift">
      <Trans>Promosyonlar</Trans>
    </SectionTitle>
  );
}
