import { session } from "./app-session.ts";
import { createSignIn } from "./sign-in.ts";

/** Signing in on this page; for the screens that do it, which load it with them. */
export const signIn = createSignIn(session);
