/**
 * Keeps the content security policy of the stored index.html in step with config.json. It comes as a header of
 * index.html and names the operator's origins, which change with the configuration and not with the build.
 */
import { appFileAt, fetchAppFile, storeAppFile, storedAppFile } from "./app-files.ts";
import type { OperatorConfig } from "./operator-config.ts";
import { shellPath } from "./pages.ts";

/** On the stored index.html: the origins, separated by spaces, that its policy is known to be made for. */
const madeForHeader = "X-Policy-Made-For";

/**
 * Fetches index.html anew when its policy was made for other origins than config.json names. A lost request, or a server
 * that still sends the old policy, leaves that as it is, so the next config.json tries again. Never rejects.
 *
 * A policy that allows the origins by a wildcard never counts as fitting. It costs one request with each config.json.
 */
export async function followConfig({ policyOrigins }: OperatorConfig): Promise<void> {
  const file = appFileAt(shellPath);
  const stored = file && (await storedAppFile(file));
  if (!stored) return;
  const wanted = policyOrigins.join(" ");
  const madeFor = stored.headers.get(madeForHeader);
  if (madeFor === wanted) return;
  try {
    // As it was installed it has no mark. The server made its policy a moment ago.
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
