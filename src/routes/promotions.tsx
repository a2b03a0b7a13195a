import { createFileRoute } from "@tanstack/react-router";
import { PromotionsPage } from "../features/promotions/PromotionsPage.tsx";
import { promotions } from "../features/promotions/queries.ts";
import { promotionsSearch } from "../features/promotions/search.ts";

export const Route = createFileRoute("/promotions")({
  // What only visitors of this page need comes with this page, the way to its data too.
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: promotionsSearch,
  loader: ({ context }) => void context.queryClient.query(promotions()).catch(() => undefined),
  component: Promotions,
});

function Promotions() {
  return <PromotionsPage {...Route.useSearch()} />;
}
