import { createFileRoute } from "@tanstack/react-router";
import { Maintenance } from "../shell/Maintenance.tsx";

export const Route = createFileRoute("/maintenance")({ component: Maintenance });
