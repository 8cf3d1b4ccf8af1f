/** Milliseconds that a part of the portal may take to load (specification 1 section 8). */
const CHUNK_TIMEOUT = 120_000;

/**
 * Error messages of Chromium, Firefox and Safari for a script or style that cannot be fetched, and our own after the time limit or while
 * the portal cannot be reached.
 */
const CHUNK_WORDS =
  /dynamically imported module|importing a module script failed|unable to preload css|chunk load (timed out|failed)/i;

/** True when a script or a style of the portal could not be loaded: the connection broke, or a newer version replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_WORDS.test(error.message);
}

/**
 * Loads a part of the portal. Rejects with a chunk error when it cannot be fetched or takes too long. For an error with the browser's own
 * message the router reloads the page once, which loads a newer version. While the portal cannot be reached a reload would end on the
 * browser's error page, so the error then has a message of ours.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  { timeout = CHUNK_TIMEOUT, isReachable = answersNow } = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Chunk load timed out')), timeout);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (cause) {
    throw !isChunkError(cause) || (await isReachable()) ? cause : new Error('Chunk load failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** True when the portal answers a request for the present page. */
const answersNow = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
