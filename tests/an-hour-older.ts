import { withChecksum } from "../src/lib/checksum.ts";

/** Makes stored answers an hour older. Those of the persisted cache begin with their checksum (src/persist.ts). */
export function anHourOlder(stored: string): string {
  const anHour = 3_600_000;
  const text = stored.replace(/^\S+ (?=\{)/, "");
  const older = text.replace(
    /"dataUpdatedAt":(\d+)/g,
    (_all, moment: string) => `"dataUpdatedAt":${Number(moment) - anHour}`,
  );
  return text === stored ? older : withChecksum(older);
}
