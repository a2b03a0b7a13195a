/**
 * The push services of the browsers' vendors: Chromium's, Firefox's, Safari's and Edge's. A subscription names the
 * address to send to, so any other host is refused: the operator must not send requests wherever a client wants.
 */
const vendors = ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

const longestEndpoint = 1024;

/** Whether messages may be sent to this address. */
export type IsPushService = (endpoint: string) => boolean;

/**
 * @param origins comma-separated origins that replace the vendors', such as that of a private push service.
 */
export function pushServices(origins?: string): IsPushService {
  const own = origins?.split(",").map((origin) => origin.trim());
  return (endpoint) => {
    if (endpoint.length > longestEndpoint || !URL.canParse(endpoint)) return false;
    const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
    if (username || password) return false;
    if (own) return own.includes(origin);
    return (
      protocol === "https:" && port === "" && vendors.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    );
  };
}
