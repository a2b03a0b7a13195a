/** How long to wait before a part of the app that failed to load is requested again, in milliseconds: first, and at most. */
const pausesMs = { first: 500, longest: 30_000 };

/**
 * Calls `load`, and again after each failure, with growing pauses: on a bad network the second attempt often works. Rejects
 * with the error of the last attempt.
 */
export async function importWithRetry<Part>(load: () => Promise<Part>, attempts = 2): Promise<Part> {
  for (let failures = 0; ;) {
    try {
      return await load();
    } catch (error) {
      failures += 1;
      if (failures === attempts) throw error;
    }
    const pauseMs = Math.min(pausesMs.first * 2 ** (failures - 1), pausesMs.longest);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
