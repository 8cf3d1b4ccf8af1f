import { ApiError, type ProblemCode } from '@kontor/portal-core/wire';
import { describe, expect, it } from 'vitest';
import { createSendOnce } from './send-once.js';

const problem = (status: number, code: ProblemCode) => new ApiError({ status, code, detail: '' });

describe('what is sent once', () => {
  /** Sends each content with the given failures; returns the number of the key that each was sent with. */
  const keysOf = async (tries: readonly (readonly [content: unknown, failure?: Error])[]) => {
    const once = createSendOnce();
    const keys: (string | undefined)[] = [];
    for (const [content, failure] of tries)
      await once(content, async (headers) => {
        keys.push(headers['Idempotency-Key']);
        if (failure) throw failure;
      }).catch(() => {});
    const distinct = [...new Set(keys)];
    return keys.map((key) => distinct.indexOf(key));
  };

  it.each([
    ['no answer', problem(0, 'unavailable')],
    ['a failing server', problem(500, 'internal_error')],
    ['a first try that still runs', problem(429, 'busy')],
    ['a broken transport', new TypeError('network')],
  ])('keeps its key after %s', async (_, failure) => {
    expect(await keysOf([['a', failure], ['a', failure], ['a'], ['a']])).toEqual([0, 0, 0, 1]);
  });

  it.each([
    ['refused', problem(422, 'validation_failed')],
    ['told that it exists', problem(409, 'already_exists')],
  ])('has another key once it was %s', async (_, failure) => {
    expect(await keysOf([['a', failure], ['a']])).toEqual([0, 1]);
  });

  it('has another key with other content', async () => {
    const lost = problem(0, 'unavailable');
    expect(await keysOf([[{ name: 'a' }, lost], [{ name: 'b' }, lost], [{ name: 'b' }]])).toEqual([0, 1, 1]);
  });

  it('goes under one key when it is sent twice at the same moment', async () => {
    const once = createSendOnce();
    const keys: (string | undefined)[] = [];
    const send = (headers: Readonly<Record<string, string>>) => {
      keys.push(headers['Idempotency-Key']);
      return Promise.resolve();
    };
    await Promise.all([once('a', send), once('a', send)]);
    expect(new Set(keys).size).toBe(1);
  });
});
