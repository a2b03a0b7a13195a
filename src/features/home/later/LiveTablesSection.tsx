import { Trans } from "@lingui/react/macro";
import { lazy } from "react";
import { NearSection } from "../../../ui/NearSection.tsx";
import { SectionTitle } from "../../../ui/SectionTitle.tsx";
import { CardShelfSkeleton } from "../../../ui/CardShelfSkeleton.tsx";

const LiveTables = lazy(() => import("./LiveTables.tsx"));

/** The live casino on the home page, fetched when the section comes near. */
export function LiveTablesSection() {
  const title = (
    <SectionTitle icon="live">
      <Trans>Canlı casino</Trans>
    </SectionTitle>
  );
  const fallback = <CardShelfSkeleton title={title} of="tables" />;
  return (
    <NearSection fallback={fallback}>
      <LiveTables title={title} fallback={fallback} />
    </NearSection>
  );
}
