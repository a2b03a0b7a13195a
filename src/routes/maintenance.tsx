import { createFileRoute } from "@tanstack/react-router";
import { Maintenance } from "../shell/MaintenancePage.tsx";

export const Route = createFileRoute("/maintenance")({ component: Maintenance });
