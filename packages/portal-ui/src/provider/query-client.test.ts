import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@kontor/portal-core';
import { createQueryClient, LOGGED_FAILURE } from './query-client.js';

const refused = () => Promise.reject(new ApiError({ status: 401, code: 'not_authorized', detail: '' }));
const ask = (meta?: typeof LOGGED_FAILURE) =>
  createQueryClient()
    .fetchQuery({ queryKey: ['one'], queryFn: refused, meta })
    .catch(() => {});

afterEach(() => vi.restoreAllMocks());

it('says in the log alone that one is not authorized, where the answer tells who one is', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await ask(LOGGED_FAILURE);
  expect(log.mock.calls).toEqual([['You are not authorized']]);
});

it('logs no other failure', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await ask();
  expect(log).not.toHaveBeenCalled();
});
