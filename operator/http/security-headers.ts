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

/** Headers of every answer. The content security policy comes with the pages (`static-site.ts`). */
export function securityHeaders(hstsSeconds: number | undefined) {
  return secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: strictTransport(hstsSeconds),
    // Pictures say themselves that other sites may show them.
    overwrite: false,
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  });
}

/** The header that keeps browsers to https; over http they ignore it. */
export function strictTransport(seconds: number | undefined): string | false {
  return seconds === undefined ? false : `max-age=${seconds}; includeSubDomains`;
}
