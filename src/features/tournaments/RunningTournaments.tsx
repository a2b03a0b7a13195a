import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import { CardShelfSkeleton } from "../../ui/Skeleton.tsx";
import { NearSection } from "../../ui/NearSection.tsx";
import { SectionTitle, Shelf, ShelfAction } from "../../ui/Shelf.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { runningTournaments, tournaments } from "./tournaments-queries.ts";
import { TournamentCard } from "./TournamentCard.tsx";

/** The tournaments that run now. The list follows the clock, without a reload. Renders `fallback` while they load. */
function RunningTournaments({ title, fallback }: { title: ReactNode; fallback: Elements }) {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(tournaments());
  const name = t`Devam eden turnuvalar`;
  return (
    <SectionState read={read} title={name} loading={fallback}>
      {(items, note) => {
        const running = runningTournaments(items, nowMs);
        if (running.length === 0) return null;
        return (
          <Shelf title={title} items="card" action={<ShelfAction note={note} all={{ to: "/tournaments" }} of={name} />}>
            {running.map((tournament) => (
              <TournamentCard key={tournament.id} tournament={tournament} nowMs={nowMs} />
            ))}
          </Shelf>
        );
      }}
    </SectionState>
  );
}

/** The running tournaments on the home page, fetched when they come near the viewport. */
export function TournamentsSection() {
  const title = (
    <SectionTitle icon="trophy">
      <Trans>Devam eden turnuvalar</Trans>
    </SectionTitle>
  );
  const fallback = <CardShelfSkeleton title={title} />;
  return (
    <NearSection fallback={fallback}>
      <RunningTournaments title={title} fallback={fallback} />
    </NearSection>
  );
}
