import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@kontor/portal-core/wire';
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient, LOGGED_FAILURE } from './query-client.js';

const refused = () => Promise.reject(new ApiError({ status: 401, code: 'not_authorized', detail: '' }));
const ask = (meta?: typeof LOGGED_FAILURE) =>
  createQueryClient()
    .fetchQuery({ queryKey: ['one'], queryFn: refused, meta })
    .catch(() => {});

afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

it('a refusal of the call that tells who is signed in is said in the log alone', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await ask(LOGGED_FAILURE);
  expect(log.mock.calls).toEqual([['You are not authorized']]);
});

it('logs no other failure', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await ask();
  expect(log).not.toHaveBeenCalled();
});

it('a change without a network fails at once instead of being held back', async () => {
  onlineManager.setOnline(false);
  const noNetwork = () => Promise.reject(new ApiError({ status: 0, code: 'unavailable', detail: 'network' }));
  const client = createQueryClient();
  const saving = new MutationObserver(client, { mutationFn: noNetwork });
  await expect(saving.mutate()).rejects.toMatchObject({ status: 0 });
  const reading = client.fetchQuery({ queryKey: ['two'], queryFn: noNetwork, retry: false });
  await expect(reading).rejects.toMatchObject({ status: 0 });
});

it('asks again when the own calls were too many at once, which is no refusal', async () => {
  const tooMany = new ApiError({ status: 429, code: 'too_many_calls', detail: '' }, 0);
  let tries = 0;
  const queryFn = () => ((tries += 1) === 1 ? Promise.reject(tooMany) : Promise.resolve('found'));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['three'], queryFn });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('found'));
  expect(tries).toBe(2);
  stop();
});
