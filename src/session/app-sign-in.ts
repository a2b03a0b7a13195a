import { session } from "./app-session.ts";
import { createSignIn } from "./sign-in.ts";

/** Signing in on this page. A module of its own, so that only the screens that sign in load it. */
export const signIn = createSignIn(session);
