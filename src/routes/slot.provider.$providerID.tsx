import { createFileRoute } from "@tanstack/react-router";

/** The lobby renders this address, see slot.tsx. */
export const Route = createFileRoute("/slot/provider/$providerID")();
