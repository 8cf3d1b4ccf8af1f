import type { Keyring, RawIo } from './io.js';
import { waitedKeyring } from './waited-keyring.js';

const SERVICE = 'kontor';
/** Of Linux only what survives a restart: the kernel's own keyring does not. */
const OPTIONS = { linux: { store: 'secret-service' } } as const;
const NAMES: Readonly<Record<string, string>> = {
  darwin: 'macOS Keychain',
  win32: 'Windows Credential Manager',
};

/**
 * Opens the system's keyring, each call of which is waited for so many milliseconds. Null where there is none, where its library is not
 * installed, and with `KONTOR_KEYRING=off`.
 */
export async function openKeyring(env: RawIo['env'], waitMs: number): Promise<Keyring | null> {
  if (env['KONTOR_KEYRING'] === 'off') return null;
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring');
    const entryOf = (name: string) => new AsyncEntry(SERVICE, name, OPTIONS);
    // Says at once whether there is a keyring; nothing is asked of it yet. No store takes an empty name.
    entryOf('any');
    const keyring: Keyring = {
      name: NAMES[process.platform] ?? 'Secret Service',
      read: async (name) => (await entryOf(name).getPassword()) ?? null,
      write: async (name, secret) => entryOf(name).setPassword(secret),
      remove: async (name) => void (await entryOf(name).deletePassword()),
    };
    return waitedKeyring(keyring, waitMs);
  } catch {
    return null;
  }
}
