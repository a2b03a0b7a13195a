import { createFileRoute } from "@tanstack/react-router";

/** Shown by the lobby itself, see live.tsx. */
export const Route = createFileRoute("/live/provider/$providerID")();
