import { createFileRoute } from "@tanstack/react-router";

/** The lobby renders this address, see live.tsx. */
export const Route = createFileRoute("/live/provider/$providerID")();
