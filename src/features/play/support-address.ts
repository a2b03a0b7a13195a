import { siteConfig } from "../../client/config.ts";

/** Where players reach the operator from a game; undefined where config.json names no such place. */
export function supportAddress(): string | undefined {
  const { chatUrl, email } = siteConfig().support;
  return chatUrl ?? (email && `mailto:${email}`);
}
