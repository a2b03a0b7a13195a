import { useRouter } from "@tanstack/react-router";
import { MaintenancePage } from "../features/maintenance/MaintenancePage.tsx";
import { pathAfterMaintenance } from "./maintenance-guard.ts";

/** The notice that the guard leads to. */
export function Maintenance() {
  return <MaintenancePage onBack={useWayBack()} />;
}

/** The page to look by oneself whether the site is back: it asks the operator first. */
export function MaintenanceControl() {
  return <MaintenancePage lookAtOnce onBack={useWayBack()} />;
}

function useWayBack(): () => void {
  const router = useRouter();
  return () => router.history.replace(pathAfterMaintenance());
}
