import { useEffect } from "react";
import { useStore } from "../hooks/use-store.ts";
import type { PasswordPolicy } from "../lib/password-policy.ts";
import { fetchCapabilities, passwordPolicy } from "./capabilities.ts";

/** What the operator asks of a new password; the usual rules until it has answered, and where it tells none. */
export function usePasswordPolicy(): PasswordPolicy {
  useEffect(() => void fetchCapabilities(), []);
  return useStore(passwordPolicy);
}
