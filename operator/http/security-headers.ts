import { secureHeaders } from "hono/secure-headers";

/** Browser features that neither the site's pages nor its game frames use. */
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

/** The headers of every answer. `static-site.ts` adds the content security policy to pages. */
export function securityHeaders(hstsSeconds: number | undefined) {
  return secureHeaders({
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    strictTransportSecurity: strictTransport(hstsSeconds),
    // Pictures set their own header, which allows other sites to show them.
    overwrite: false,
    permissionsPolicy: Object.fromEntries(unused.map((feature) => [feature, []])),
  });
}

/** The header that makes browsers use https only. Over http they ignore it. */
export function strictTransport(seconds: number | undefined): string | false {
  return seconds === undefined ? false : `max-age=${seconds}; includeSubDomains`;
}
