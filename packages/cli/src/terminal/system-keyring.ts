import type { Keyring, RawIo } from './io.js';

const SERVICE = 'kontor';
/** Of Linux only what survives a restart: the kernel's own keyring does not. */
const OPTIONS = { linux: { store: 'secret-service' } } as const;
const NAMES: Readonly<Record<string, string>> = {
  darwin: 'macOS Keychain',
  win32: 'Windows Credential Manager',
};

/** Opens the system's keyring. Null where there is none, where its library is not installed, and with `KONTOR_KEYRING=off`. */
export async function openKeyring(env: RawIo['env']): Promise<Keyring | null> {
  if (env['KONTOR_KEYRING'] === 'off') return null;
  try {
    const { AsyncEntry } = await import('@napi-rs/keyring');
    const entryOf = (name: string) => new AsyncEntry(SERVICE, name, OPTIONS);
    // Says at once whether there is a keyring; nothing is asked of it yet.
    entryOf('');
    return {
      name: NAMES[process.platform] ?? 'Secret Service',
      read: async (name) => (await entryOf(name).getPassword()) ?? null,
      write: async (name, secret) => entryOf(name).setPassword(secret),
      remove: async (name) => void (await entryOf(name).deletePassword()),
    };
  } catch {
    return null;
  }
}
