import { describe, expect, it } from 'vitest';
import { validateErpUrl } from './erp-url.js';
import { judgeAnswer, pauseAfter } from './sending.rules.js';

describe('the answer to a message for the ERP', () => {
  it.each<[string, readonly (number | null)[]]>([
    ['taken', [200, 202, 204]],
    ['refused', [400, 409, 413, 422]],
    ['access', [401, 403, 407, 410]],
    ['busy', [429]],
    ['away', [null, 301, 304, 404, 408, 500, 502, 503, 504]],
  ])('is %s for %j', (answered, statuses) => {
    for (const status of statuses) expect(judgeAnswer(status)).toBe(answered);
  });

  it('is waited for longer and longer, up to five minutes, or as long as the ERP asks, up to an hour', () => {
    const pauses = [0, 1, 3, 8, 9, 50].map((failures) => [pauseAfter(failures, 0), pauseAfter(failures, 1)]);
    expect(pauses).toEqual([
      [500, 1000],
      [1000, 2000],
      [4000, 8000],
      [128_000, 256_000],
      [150_000, 300_000],
      [150_000, 300_000],
    ]);
    expect(pauseAfter(0, 0, 600)).toBe(600_000);
    expect(pauseAfter(0, 0, 100_000)).toBe(3_600_000);
  });
});

describe('the address of an ERP', () => {
  it.each([
    ['https://erp.example/kontor', []],
    ['http://localhost:4599/x', []],
    ['http://127.0.0.1/x', []],
    ['http://erp.example', ['httpsAddress']],
    ['ftp://localhost', ['httpsAddress']],
    ['http://localhost.erp.example', ['httpsAddress']],
    ['https://user:secret@erp.example', ['webAddress']],
    ['erp', ['webAddress']],
    ['  ', ['required']],
  ])('%s: %j', (url, codes) => {
    expect(validateErpUrl(url).map(({ code }) => code)).toEqual(codes);
  });
});
