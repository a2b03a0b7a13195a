import { queryOptions } from "@tanstack/react-query";
import { loadMaintenanceNotice } from "../../client/site-answers.ts";

/** What the operator says about the maintenance; null when it says nothing, or cannot be asked. */
export const maintenanceNotice = () =>
  queryOptions({
    queryKey: ["maintenance-notice"],
    queryFn: async () => (await loadMaintenanceNotice()) ?? null,
    staleTime: 0,
    refetchInterval: 60_000,
  });
