/**
 * Has those who ask for the same key while it is being read share the next read, so that one key is read once at a time, however many ask. The
 * read begins after each of them has asked: it is never older than what was committed before.
 */
export function shareReads<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const running = new Map<Key, Promise<T>>();
  const next = new Map<Key, Promise<T>>();
  const begin = (key: Key): Promise<T> => {
    const mine = read(key).finally(() => {
      if (running.get(key) === mine) running.delete(key);
    });
    running.set(key, mine);
    return mine;
  };
  const beginAfter = (before: Promise<T>, key: Key): Promise<T> => {
    const goOn = () => {
      next.delete(key);
      return begin(key);
    };
    const mine = before.then(goOn, goOn);
    next.set(key, mine);
    return mine;
  };
  return (key) => {
    const before = running.get(key);
    return before === undefined ? begin(key) : (next.get(key) ?? beginAfter(before, key));
  };
}
