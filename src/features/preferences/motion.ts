import { createStoredValue } from "../../lib/stored-value.ts";

/** Whether the site moves less than the device asks for. `public/theme.js` applies it at the next start. */
export const lessMotion = createStoredValue({
  key: "karo.motion",
  decode: (text) => text === "reduced",
  encode: (isLess) => (isLess ? "reduced" : undefined),
});

export function setLessMotion(isLess: boolean, root: HTMLElement = document.documentElement): void {
  lessMotion.set(isLess);
  if (isLess) root.dataset["motion"] = "reduced";
  else delete root.dataset["motion"];
}
