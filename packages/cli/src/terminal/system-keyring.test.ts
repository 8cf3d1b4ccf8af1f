import { expect, it, vi } from 'vitest';
import { openKeyring } from './system-keyring.js';

// The stores of macOS and Windows refuse an entry without a name.
vi.mock('@napi-rs/keyring', () => ({
  AsyncEntry: class {
    constructor(_service: string, name: string) {
      if (name === '') throw new Error('Attribute user is invalid: cannot be empty');
    }
    getPassword = async () => 'secret';
  },
}));

it('a store that takes no empty name is a keyring', async () => {
  const keyring = await openKeyring({}, 1000);
  expect(await keyring?.read('one')).toBe('secret');
});

it('the variable leaves the keyring alone', async () => {
  expect(await openKeyring({ KONTOR_KEYRING: 'off' }, 1000)).toBeNull();
});
