import { secureHeaders } from "hono/secure-headers";

/** What the site never asks a browser for, in its own pages or in a game's frame. */
const unused = [
  "accelerometer",
  "camera",
  "displayCapture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
] as const;

/**
 * Headers of every answer. The content security policy comes with the pages (`static-site.ts`); whether
 * the whole domain is https only is the business of whoever terminates TLS.
 */
export function securityHeaders() {
  return secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: false,
    // Pictures say themselves that other sites may show them.
    overwrite: false,
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  });
}
