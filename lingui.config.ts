import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/**
 * Features that only pages for signed-in players show (`src/routes/_authed/`). Their texts are a catalogue of their own, which
 * is loaded with the first such page: in the first load they would be 7 kB more than it may have (docs/decisions/0002).
 */
const playerFeatures = ["account", "bonuses", "cashier", "coupons", "history", "limits", "lottery", "statement"].map(
  (name) => `src/features/${name}`,
);

/** Turkish is written in the code; English mirrors it. */
export default defineConfig({
  sourceLocale: "tr",
  locales: ["tr", "en"],
  catalogs: [
    { path: "src/locales/{locale}", include: ["src"], exclude: playerFeatures.map((folder) => `**/${folder}/**`) },
    { path: "src/locales/player/{locale}", include: playerFeatures },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: "messageId",
});
