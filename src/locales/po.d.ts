/** Catalogues, as the Lingui plugin compiles them. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
