import { createFileRoute } from "@tanstack/react-router";
import { Maintenance } from "../app/Maintenance.tsx";

export const Route = createFileRoute("/maintenance")({ component: Maintenance });
