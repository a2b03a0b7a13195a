/**
 * Returns whether a game's origin answers at all. A frame's `load` event also fires for the browser's own error page,
 * and nothing else distinguishes that page from a game that sends no messages. Any answer counts and is not read. The
 * launch URL itself is not requested, because many can be used only once. An origin whose root sends
 * `Cross-Origin-Resource-Policy: same-origin` seems not to answer (docs/deploying.md).
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
