import { useRouter } from "@tanstack/react-router";
import { MaintenancePage } from "./MaintenancePage.tsx";
import { pathAfterMaintenance } from "./maintenance-guard.ts";

/** The notice that the guard redirects to. */
export function Maintenance() {
  return <MaintenancePage onBack={useWayBack()} />;
}

/** The page where a player checks whether the site is back. It asks the operator immediately. */
export function MaintenanceControl() {
  return <MaintenancePage lookAtOnce onBack={useWayBack()} />;
}

function useWayBack(): () => void {
  const router = useRouter();
  return () => router.history.replace(pathAfterMaintenance());
}
