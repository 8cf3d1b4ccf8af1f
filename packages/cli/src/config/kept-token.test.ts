import { expect, it } from 'vitest';
import { resolve } from 'node:path';
import { aKeyring } from '../testing/run-kontor.js';
import type { Keyring } from '../terminal/index.js';
import { keepToken, readToken } from './kept-token.js';

const A = 'https://a.example.com';
const B = 'https://b.example.com';
const machine = (keyring: Keyring, env: Readonly<Record<string, string>> = {}) => ({
  env,
  keyring: async () => keyring,
});

it('a token of one server is not found for another, though the account has the same name', async () => {
  const keyring = aKeyring();
  const io = machine(keyring);
  const { kept } = await keepToken('secret', { url: A, account: 'nord' }, { io, isForFile: false });
  expect((await readToken(kept, { url: A, account: 'nord' }, io)).value).toBe('secret');
  expect((await readToken(kept, { url: B, account: 'nord' }, io)).value).toBeNull();
  expect((await readToken(kept, { url: A, account: null }, io)).value).toBeNull();
});

it('two folders have two sign-ins, and one folder has one however it is written', async () => {
  const keyring = aKeyring();
  const place = { url: A, account: 'nord' };
  const io = machine(keyring, { KONTOR_CONFIG_DIR: 'one' });
  const { kept } = await keepToken('secret', place, { io, isForFile: false });
  const found = async (folder: string) =>
    (await readToken(kept, place, machine(keyring, { KONTOR_CONFIG_DIR: folder }))).value;
  expect(await found('two')).toBeNull();
  expect(await found('one')).toBe('secret');
  expect(await found(resolve('one'))).toBe('secret');
});

it('a keyring that takes a token and does not give it back is left without it', async () => {
  const keyring = aKeyring();
  const forgetful: Keyring = { ...keyring, read: async () => null };
  const place = { url: A, account: null };
  const kept = await keepToken('secret', place, { io: machine(forgetful), isForFile: false });
  expect(kept).toEqual({ kept: { token: 'secret' }, keyring: null });
  expect(keyring.secrets.size).toBe(0);
});
