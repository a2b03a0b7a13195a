import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

/** Turkish is written in the code; English mirrors it. One catalogue a language. */
export default defineConfig({
  sourceLocale: "tr",
  locales: ["tr", "en"],
  catalogs: [{ path: "src/locales/{locale}", include: ["src"] }],
  format: formatter({ lineNumbers: false }),
  orderBy: "messageId",
});
