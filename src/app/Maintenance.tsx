import { useRouter } from "@tanstack/react-router";
import { MaintenancePage } from "../features/maintenance/MaintenancePage.tsx";
import { pathAfterMaintenance } from "./maintenance-guard.ts";

export function Maintenance() {
  const router = useRouter();
  return <MaintenancePage onBack={() => router.history.replace(pathAfterMaintenance())} />;
}
