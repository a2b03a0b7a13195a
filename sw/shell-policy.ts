/**
 * Keeps the content security policy of the stored index.html in sync with config.json. The policy is a header of
 * index.html and names the operator's origins, which change with the configuration and not with the build.
 */
import { appFileAt, fetchAppFile, storeAppFile, storedAppFile } from "./app-files.ts";
import type { OperatorConfig } from "./operator-config.ts";
import { shellPath } from "./pages.ts";

/** Header of the stored index.html: the origins, separated by spaces, that its policy is known to allow. */
const madeForHeader = "X-Policy-Made-For";

/**
 * Fetches index.html again if its policy was made for other origins than config.json names. If the request fails, or
 * the server still sends the old policy, the next config.json triggers another attempt. Never rejects.
 *
 * A policy that allows the origins by a wildcard never counts as matching. This costs one request per config.json.
 */
export async function followConfig({ policyOrigins }: OperatorConfig): Promise<void> {
  const file = appFileAt(shellPath);
  const stored = file && (await storedAppFile(file));
  if (!stored) return;
  const wanted = policyOrigins.join(" ");
  const madeFor = stored.headers.get(madeForHeader);
  if (madeFor === wanted) return;
  try {
    // A newly installed index.html has no mark yet, and the server has just made its policy.
    const isFresh = madeFor === null && allows(stored, policyOrigins);
    const shell = isFresh ? stored : await fetchAppFile(file);
    const headers = new Headers(shell.headers);
    headers.set(madeForHeader, allows(shell, policyOrigins) ? wanted : "unknown");
    await storeAppFile(file, new Response(shell.body, { headers }));
  } catch {
    // No network, another build on the server, or Cache Storage failed.
  }
}

function allows(shell: Response, origins: readonly string[]): boolean {
  const policy = shell.headers.get("Content-Security-Policy");
  const sources = new Set(policy?.split(/[\s;]+/));
  return policy === null || origins.every((origin) => sources.has(origin));
}
