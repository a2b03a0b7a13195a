import { createFileRoute } from "@tanstack/react-router";

/** Shown by the lobby itself, see slot.tsx. */
export const Route = createFileRoute("/slot/category/$categoryID")();
