import { createFileRoute } from "@tanstack/react-router";
import { MaintenanceControl } from "../app/maintenance/Maintenance.tsx";

export const Route = createFileRoute("/maintenance-control")({ component: MaintenanceControl });
