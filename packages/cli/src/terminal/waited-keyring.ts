import type { Keyring } from './io.js';

/**
 * A keyring that is waited for no longer than so many milliseconds: one that asks on a screen where nobody sits never answers. Once it has
 * not answered in time, it is not asked again.
 */
export function waitedKeyring(keyring: Keyring, waitMs: number): Keyring {
  let isMute = false;
  const waited = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (isMute) throw new Error('The keyring has not answered.');
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isMute = true;
        reject(new Error('The keyring does not answer.'));
      }, waitMs);
    });
    return Promise.race([ask(), limit]).finally(() => clearTimeout(timer));
  };
  return {
    name: keyring.name,
    read: (name) => waited(() => keyring.read(name)),
    write: (name, secret) => waited(() => keyring.write(name, secret)),
    remove: (name) => waited(() => keyring.remove(name)),
  };
}
