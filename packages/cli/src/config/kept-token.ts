import { resolve } from 'node:path';
import type { RawIo } from '../terminal/index.js';
import { type StoredToken, userFilePath } from './user-file.js';

/** Where a sign-in is kept: for the server itself, or for a named account of it. */
export interface LoginPlace {
  readonly url: string;
  readonly account: string | null;
}

type Machine = Pick<RawIo, 'env' | 'keyring'>;

/** A token and where it is. Its value is null if there is none, or if the keyring does not give it. */
export interface KeptToken {
  readonly value: string | null;
  readonly origin: 'keyring' | 'user';
  /** The name of the keyring, or the path of the file. */
  readonly where: string;
}

/** Reads the token of a sign-in from where it is kept. */
export async function readToken(
  kept: StoredToken | undefined,
  place: LoginPlace,
  io: Machine,
): Promise<KeptToken> {
  if (!kept?.keyring) return { value: kept?.token ?? null, origin: 'user', where: userFilePath(io.env) };
  const keyring = await io.keyring();
  const value = await keyring?.read(entryOf(place, io)).catch(() => null);
  return { value: value ?? null, origin: 'keyring', where: keyring?.name ?? '' };
}

/**
 * Puts a token into the system's keyring. Resolves to what the file says of it, and the keyring's name: the token itself and null where
 * there is no keyring, where it does not take the token, or where it is not to be used.
 */
export async function keepToken(
  token: string,
  place: LoginPlace,
  { io, isForFile }: { readonly io: Machine; readonly isForFile: boolean },
): Promise<{ readonly kept: StoredToken; readonly keyring: string | null }> {
  const keyring = isForFile ? null : await io.keyring();
  const name = entryOf(place, io);
  const isIn = await keyring
    ?.write(name, token)
    .then(() => keyring.read(name))
    .then(
      (read) => read === token,
      () => false,
    );
  // Nobody would look for what is in it although it does not give it back.
  if (!isIn) await keyring?.remove(name).catch(() => {});
  if (!keyring || !isIn) return { kept: { token }, keyring: null };
  return { kept: { keyring: true }, keyring: keyring.name };
}

/** Takes the token of a sign-in out of the keyring; one that does not answer keeps it. */
export async function dropToken(
  kept: StoredToken | undefined,
  place: LoginPlace,
  io: Machine,
): Promise<void> {
  if (!kept?.keyring) return;
  const keyring = await io.keyring();
  await keyring?.remove(entryOf(place, io)).catch(() => {});
}

/** The name of an entry. Files of other folders have sign-ins of their own, and a token is never found for another server than its own. */
function entryOf({ url, account }: LoginPlace, { env }: Machine): string {
  return [url, account ?? '', resolve(userFilePath(env))].join(' ');
}
