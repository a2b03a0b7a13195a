import { createFileRoute } from "@tanstack/react-router";
import { Maintenance } from "../app/maintenance/Maintenance.tsx";

export const Route = createFileRoute("/maintenance")({ component: Maintenance });
