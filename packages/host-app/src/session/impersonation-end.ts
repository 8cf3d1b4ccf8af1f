const KEY = 'kontor.impersonationEnded';

/** Remembers over the reload that an impersonation expired. */
export function noteImpersonationEnd(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(KEY, '1');
}

/** True when an impersonation has just expired. It is true only once. */
export function takeImpersonationEnd(storage: Pick<Storage, 'getItem' | 'removeItem'>): boolean {
  const isNoted = storage.getItem(KEY) !== null;
  storage.removeItem(KEY);
  return isNoted;
}
