/** Milliseconds before a part of the app that did not load is asked for once more. */
const pauseMs = 500;

/** `load`, and once more when it fails: on a bad network the second attempt often works. Rejects as the second does. */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
