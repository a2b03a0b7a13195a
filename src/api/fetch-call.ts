/**
 * Sends a call: by GET to `publicAddress` if it has one, otherwise by POST. An operator may have stopped taking GETs since
 * config.json was read, so a GET that finds nothing is followed by the POST.
 */
export async function fetchCall(address: string, post: RequestInit, publicAddress?: string): Promise<Response> {
  // `no-cache`: the browser asks whether its copy is current, so that only the operator's own caches make answers older.
  const { signal, cache = "no-cache" } = post;
  const response = publicAddress ? await fetch(publicAddress, { cache, signal }) : undefined;
  return response && response.status !== 404 && response.status !== 405 ? response : fetch(address, post);
}
