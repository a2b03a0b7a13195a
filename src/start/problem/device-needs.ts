/**
 * What the app cannot run without, with the names that src/start/theme.js uses. Chrome and Edge 120, Firefox 126,
 * Samsung Internet 25, Safari 17.4 and later have all of it. Code that uses newer features must work without them, or
 * have theme.js check for them.
 */
export const deviceNeeds = ["modules", "dialog", "styles", "encryption", "storage"] as const;
export type DeviceNeed = (typeof deviceNeeds)[number];

/** What this browser lacks, as theme.js found it. The site still opens without storage. */
export function deviceLacks(): readonly DeviceNeed[] {
  const lacks = document.documentElement.dataset["lacks"]?.split(" ") ?? [];
  return deviceNeeds.filter((need) => lacks.includes(need));
}
