import { queryOptions } from "@tanstack/react-query";
import { loadMaintenanceNotice } from "../../client/site-answers.ts";

/** The operator's notice about the maintenance; null when there is none or it cannot be fetched. */
export const maintenanceNotice = () =>
  queryOptions({
    queryKey: ["maintenance-notice"],
    queryFn: async () => (await loadMaintenanceNotice()) ?? null,
    staleTime: 0,
    refetchInterval: 60_000,
  });
