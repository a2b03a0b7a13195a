import {
  ipInfo,
  type IpInfo,
  type Licence,
  licences,
  maintenanceStatus,
  type MaintenanceStatus,
} from "../contract/site-answers.ts";
import { siteConfig } from "./config.ts";
import { shortDeadlineMs } from "./deadline.ts";
import { errorLock, setErrorLock } from "./error-lock.ts";
import { endpoint } from "./exchange.ts";
import { getText, type GotText } from "./get-text.ts";
import { loadChecked } from "./static-file.ts";

/** Of these answers, sent with each question. */
const version = "1";

// The operator's plain GETs (contract §1). Each gives undefined, and a report, without a usable
// answer.

/** GETs from the operator, which the error lock holds back and a 500 locks, like any call (spec §4). */
async function getUnlessLocked(address: string, deadlineMs?: number): Promise<GotText> {
  if (errorLock.get()) return { kind: "unreachable" };
  const got = await getText(address, deadlineMs);
  if (got.kind === "unreachable" && got.status === 500) setErrorLock();
  return got;
}

/** The licences that the operator plays under. */
export async function loadLicences(): Promise<readonly Licence[] | undefined> {
  const query = new URLSearchParams({ version });
  const answer = await loadChecked(`${endpoint()}/licenses?${query}`, licences, getUnlessLocked);
  return answer?.status ? answer.data : undefined;
}

/**
 * What there is to say about a maintenance that is going on; undefined when there is none. Whether
 * calls are sent is not decided here but by the flag (maintenance.ts).
 */
export async function loadMaintenanceNotice(): Promise<MaintenanceStatus["data"]> {
  const query = new URLSearchParams({
    sitename: siteConfig().siteName,
    version,
  });
  const answer = await loadChecked(`${endpoint()}/check-maintenance?${query}`, maintenanceStatus, (address) =>
    getUnlessLocked(address, shortDeadlineMs),
  );
  return answer?.status ? answer.data : undefined;
}

/** Where the operator sees the player; for display only. */
export async function loadIpInfo(): Promise<IpInfo | undefined> {
  const { ipInfoUrl } = siteConfig();
  return ipInfoUrl ? loadChecked(ipInfoUrl, ipInfo) : undefined;
}
