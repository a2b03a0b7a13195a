import { html } from "hono/html";
import { type Desk, type Markup, say } from "./desk.ts";
import { frame } from "./page.ts";

/** Shown to visitors without the token, or with a wrong one. */
export function lockedPage(desk: Desk): Markup {
  return frame(
    desk,
    say(desk, "locked"),
    html`<main>
      <h1>${say(desk, "locked")}</h1>
      <p>${say(desk, "howToUnlock")}</p>
    </main>`,
  );
}
