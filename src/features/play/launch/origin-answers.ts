/**
 * Whether anything answers at a game's origin. A frame's `load` comes for the browser's own error page too, and
 * nothing else tells that page from a game that says nothing. Any answer will do, and what it says is not read;
 * the launch URL itself is not asked: many are good for one use. An origin whose root says
 * `Cross-Origin-Resource-Policy: same-origin` looks as if it did not answer (docs/deploying.md).
 */
export async function originAnswers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, {
      method: "HEAD",
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    return true;
  } catch {
    return false;
  }
}
