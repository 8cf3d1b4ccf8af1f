/** A part of a thread: its newest comments, or those before one of them, oldest first, and how many there are in all. */
interface ThreadPart {
  readonly entries: readonly { readonly id: number }[];
  readonly foundCount: number;
}

/** Fetches every comment of a thread: an answer holds the newest of a long one, further answers the ones before. */
export async function wholeThread<Part extends ThreadPart>(
  ask: (before: { readonly before?: number }) => Promise<Part>,
): Promise<Part> {
  const thread = await ask({});
  let { entries } = thread;
  while (entries.length < thread.foundCount) {
    const [oldest] = entries;
    const older = (await ask(oldest ? { before: oldest.id } : {})).entries;
    // Comments may have been deleted meanwhile.
    if (older.length === 0) break;
    entries = [...older, ...entries];
  }
  return { ...thread, entries };
}
