import { expect, it } from 'vitest';
import type { Keyring } from './io.js';
import { waitedKeyring } from './waited-keyring.js';

const never = () => new Promise<never>(() => {});

it('a keyring that does not answer is waited for once, and then not asked again', async () => {
  const asked: string[] = [];
  const mute: Keyring = {
    name: 'Mute',
    read: (name) => (asked.push(`read ${name}`), never()),
    write: never,
    remove: (name) => (asked.push(`remove ${name}`), never()),
  };
  const keyring = waitedKeyring(mute, 10);
  await expect(keyring.read('one')).rejects.toThrow('does not answer');
  await expect(keyring.remove('one')).rejects.toThrow('has not answered');
  expect(asked).toEqual(['read one']);
});

it('what a keyring answers in time is passed on, its refusals too', async () => {
  const keyring = waitedKeyring(
    {
      name: 'Quick',
      read: async (name) => name,
      write: async () => {
        throw new Error('locked');
      },
      remove: async () => {},
    },
    1000,
  );
  expect(keyring.name).toBe('Quick');
  expect(await keyring.read('one')).toBe('one');
  await expect(keyring.write('one', 'secret')).rejects.toThrow('locked');
  await keyring.remove('one');
});
