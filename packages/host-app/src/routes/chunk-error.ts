/** How long a part of the portal may take to arrive, in milliseconds (specification 1 section 8). */
const CHUNK_TIMEOUT = 120_000;

/** What Chromium, Firefox and Safari say when a script or style cannot be fetched, and what we say after the time limit or without the portal. */
const CHUNK_WORDS =
  /dynamically imported module|importing a module script failed|unable to preload css|chunk load (timed out|failed)/i;

/** True when a script or a style of the portal did not arrive: the connection broke, or a newer version replaced it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && CHUNK_WORDS.test(error.message);
}

/**
 * Loads a part of the portal; rejects with a chunk error when it has not arrived in time or cannot be fetched. On the browsers' own words the
 * router reloads the page once, which brings a newer version; while the portal cannot be reached that would leave the reader with the
 * browser's error page, so the error has words of ours then.
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

/** Whether the portal answers for the page one is on. */
const answersNow = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
