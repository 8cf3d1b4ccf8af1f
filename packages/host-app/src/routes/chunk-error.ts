/** How long a part of the portal may take to arrive, in milliseconds (specification 1 section 8). */
const CHUNK_TIMEOUT = 120_000;

/** What Chromium, Firefox and Safari say when a script or style cannot be fetched, and what we say after the time limit. */
const CHUNK_WORDS =
  /dynamically imported module|importing a module script failed|unable to preload css|chunk load timed out/i;

/** True when a script or a style of the portal did not arrive: the connection broke, or a newer version replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_WORDS.test(error.message);
}

/** Loads a part of the portal; rejects with a chunk error when it has not arrived in time. */
export function loadChunk<T>(load: () => Promise<T>, timeout = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Chunk load timed out')), timeout);
  });
  return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
}
