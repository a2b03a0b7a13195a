import type { SeedLicence } from "../types.ts";

/** Nothing here may pass for a licence that somebody holds: name and number both say DEMO. */
export const licences: readonly SeedLicence[] = [
  { id: 1, name: "DEMO · Casino", number: "DEMO-0001", url: "/about-us" },
  { id: 2, name: "DEMO · Spor", number: "DEMO-0002", url: "/about-us" },
];
