import { loadSiteConfig } from "../api/config.ts";

/** A valid config.json. Its key has the format of one, but cannot encrypt. */
export const testConfig = {
  apiBase: "",
  ipInfoUrl: "/ip-info",
  siteId: 889,
  siteName: "Karo",
  brand: { name: "Karo" },
  publicKey: `-----BEGIN PUBLIC KEY-----\n${"MFww".repeat(16)}\n-----END PUBLIC KEY-----\n`,
  support: {},
};

/** Loads `testConfig` without a request that a test could see. */
export async function loadTestConfig(): Promise<void> {
  await loadSiteConfig(`data:application/json,${encodeURIComponent(JSON.stringify(testConfig))}`);
}
