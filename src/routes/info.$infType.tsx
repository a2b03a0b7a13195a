import { createFileRoute, useLocation } from "@tanstack/react-router";
import { NotFound } from "../app/NotFound.tsx";
import { InformationPage } from "../features/information/InformationPage.tsx";
import { information } from "../features/information/queries.ts";

export const Route = createFileRoute("/info/$infType")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ context, params }) =>
    void context.queryClient.query(information(params.infType)).catch(() => undefined),
  component: Information,
});

function Information() {
  const { infType } = Route.useParams();
  const anchor = useLocation({ select: ({ hash }) => hash });
  return <InformationPage key={infType} infType={infType} anchor={anchor} missing={<NotFound />} />;
}
