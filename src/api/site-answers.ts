import { useQuery } from "@tanstack/react-query";
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
import { getText, type GotText, loadChecked, optionalPart } from "./static-file.ts";

/** The version of these answers, sent with each request. */
const version = "1";

// The operator's plain GETs (contract.md, Other addresses). Each returns undefined and reports it when the answer
// cannot be used.

/** GETs from the operator under the error lock, like a call: the lock blocks it, and an HTTP 500 sets the lock. */
async function getUnlessLocked(address: string, deadlineMs?: number): Promise<GotText> {
  if (errorLock.get()) return { kind: "unreachable" };
  const got = await getText(address, deadlineMs);
  if (got.kind === "unreachable" && got.status === 500) setErrorLock();
  return got;
}

/** The operator's licences. */
export async function loadLicences(): Promise<readonly Licence[] | undefined> {
  const query = new URLSearchParams({ version });
  const answer = await loadChecked(`${endpoint()}/licenses?${query}`, licences, getUnlessLocked);
  return answer?.status ? answer.data : undefined;
}

/** The query of the licences. Only the service worker keeps the answer for later visits. */
export function licencesOptions() {
  return optionalPart(["licences"], loadLicences, false);
}

/** The operator's licences; empty until they are loaded. */
export function useLicences(): readonly Licence[] {
  return useQuery(licencesOptions()).data ?? [];
}

/**
 * The notice of a maintenance in progress; undefined when there is none. The flag in maintenance.ts, not this answer,
 * decides whether calls are sent.
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

/** The player's location as the operator sees it; for display only. */
export async function loadIpInfo(): Promise<IpInfo | undefined> {
  const { ipInfoUrl } = siteConfig();
  return ipInfoUrl ? loadChecked(ipInfoUrl, ipInfo) : undefined;
}
