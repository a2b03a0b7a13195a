/** How long to wait before a part of the app that failed to load is requested again. Milliseconds. */
const pauseMs = 500;

/**
 * Calls `load`, and once more if it fails: on a bad network the second attempt often works. Rejects as the second
 * attempt does.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return load();
  }
}
