/**
 * What the app cannot run without, by the names under which public/theme.js looks for it. Browsers have all of it from
 * Chrome and Edge 120, Firefox 126, Samsung Internet 25 and Safari 17.4 on. Code that needs something newer does
 * without it where it is absent, or has it looked for in theme.js.
 */
export const deviceNeeds = ["modules", "dialog", "styles", "encryption", "storage"] as const;
export type DeviceNeed = (typeof deviceNeeds)[number];

/** What of that this browser lacks, as theme.js found it; storage can be missing and the site still opens. */
export function deviceLacks(): readonly DeviceNeed[] {
  const lacks = document.documentElement.dataset["lacks"]?.split(" ") ?? [];
  return deviceNeeds.filter((need) => lacks.includes(need));
}
