import { createFileRoute } from "@tanstack/react-router";
import { MaintenanceControl } from "../shell/MaintenancePage.tsx";

export const Route = createFileRoute("/maintenance-control")({ component: MaintenanceControl });
