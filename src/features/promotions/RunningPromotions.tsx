import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Elements } from "../../ui/elements.ts";
import { useRead } from "../../api/use-read.ts";
import { CardShelfSkeleton } from "../../ui/Skeleton.tsx";
import { NearSection } from "../../ui/NearSection.tsx";
import { SectionTitle, Shelf, ShelfAction } from "../../ui/Shelf.tsx";
import { SectionState } from "../../components/SectionState.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { PromotionCard } from "./PromotionCard.tsx";
import { promotions } from "./promotions-queries.ts";
import { runningPromotions } from "./promotion-state.ts";

/** The promotions that run now. Renders `fallback` while they load, and nothing when there are none. */
function RunningPromotions({ title, fallback }: { title: ReactNode; fallback: Elements }) {
  const { t } = useLingui();
  const nowMs = useNow();
  const read = useRead(promotions());
  const name = t`Promosyonlar`;
  return (
    <SectionState read={read} title={name} loading={fallback}>
      {(items, note) => {
        const running = runningPromotions(items, nowMs);
        if (running.length === 0) return null;
        return (
          <Shelf title={title} items="card" action={<ShelfAction note={note} all={{ to: "/promotions" }} of={name} />}>
            {running.map((promotion) => (
              <PromotionCard key={promotion.id} promotion={promotion} />
            ))}
          </Shelf>
        );
      }}
    </SectionState>
  );
}

/** The running promotions on the home page, fetched when they come near the viewport. */
export function PromotionsSection() {
  const title = (
    <SectionTitle icon="gift">
      <Trans>Promosyonlar</Trans>
    </SectionTitle>
  );
  const fallback = <CardShelfSkeleton title={title} />;
  return (
    <NearSection fallback={fallback}>
      <RunningPromotions title={title} fallback={fallback} />
    </NearSection>
  );
}
