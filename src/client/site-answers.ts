import { schemaVersion } from "../contract/canonical.ts";
import {
  ipInfo,
  type IpInfo,
  type Licence,
  licences,
  maintenanceStatus,
  type MaintenanceStatus,
} from "../contract/site-answers.ts";
import { siteConfig } from "./config.ts";
import { endpoint } from "./exchange.ts";
import { loadChecked } from "./static-file.ts";

// The operator's plain GETs (contract §1). Each gives undefined, and a report, without a usable
// answer.

/** The licences that the operator plays under. */
export async function loadLicences(): Promise<readonly Licence[] | undefined> {
  const query = new URLSearchParams({ version: String(schemaVersion) });
  const answer = await loadChecked(`${endpoint()}/licenses?${query}`, licences);
  return answer?.status ? answer.data : undefined;
}

/**
 * What there is to say about a maintenance that is going on; undefined when there is none. Whether
 * calls are sent is not decided here but by the flag (maintenance.ts).
 */
export async function loadMaintenanceNotice(): Promise<MaintenanceStatus["data"]> {
  const query = new URLSearchParams({
    sitename: siteConfig().siteName,
    version: String(schemaVersion),
  });
  const answer = await loadChecked(`${endpoint()}/check-maintenance?${query}`, maintenanceStatus);
  return answer?.status ? answer.data : undefined;
}

/** Where the operator sees the player; for display only. */
export async function loadIpInfo(): Promise<IpInfo | undefined> {
  const { ipInfoUrl } = siteConfig();
  return ipInfoUrl ? loadChecked(ipInfoUrl, ipInfo) : undefined;
}
