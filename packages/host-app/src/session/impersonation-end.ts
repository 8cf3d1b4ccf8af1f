const KEY = 'kontor.impersonationEnded';

/** Remembers across the reload that acting as someone else ended by itself. */
export function noteImpersonationEnd(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '1');
}

/** Whether it has just ended by itself; true only once. */
export function takeImpersonationEnd(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  const isNoted = storage.getItem(KEY) !== null;
  storage.removeItem(KEY);
  return isNoted;
}
