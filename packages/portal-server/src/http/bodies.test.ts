import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { probeRoutes } from '../testing/probe-calls.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

describeOnBothEngines('the body of a request', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, { routes: () => probeRoutes() });
  });
  afterAll(() => server.stop());

  const post = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
    server.send('/probe/notes', {
      method: 'POST',
      user: 'nordwind',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  it('is read as JSON in UTF-8', async () => {
    const response = await post('{"text":"Grüße aus Wörth 😀"}', {
      'Content-Type': 'application/json; charset=utf-8',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ text: 'Grüße aus Wörth 😀' });
  });

  it('may be packed with gzip', async () => {
    const response = await post(gzipSync('{"text":"packed"}'), { 'Content-Encoding': 'gzip' });
    expect(response.status).toBe(201);
  });

  it.each<[string, number, string, RequestInit['body'], Record<string, string>]>([
    ['cut short', 400, 'bad_request', '{"text":', {}],
    ['empty but announced', 400, 'bad_request', ' ', {}],
    ['not gzip although it says so', 400, 'bad_request', '{"text":"a"}', { 'Content-Encoding': 'gzip' }],
    ['a form', 415, 'unsupported_type', 'text=a', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['text', 415, 'unsupported_type', '{"text":"a"}', { 'Content-Type': 'text/plain' }],
    ['packed otherwise', 415, 'unsupported_type', 'x', { 'Content-Encoding': 'br' }],
    ['over the limit', 413, 'too_large', JSON.stringify({ text: 'x'.repeat(5000) }), {}],
    [
      'over the limit once unpacked',
      413,
      'too_large',
      gzipSync('x'.repeat(5_000_000)),
      { 'Content-Encoding': 'gzip' },
    ],
    ['missing', 422, 'validation_failed', '', {}],
    ['null', 422, 'validation_failed', 'null', {}],
    ['a list', 422, 'validation_failed', '[]', {}],
    ['deep', 422, 'validation_failed', `${'['.repeat(2000)}${']'.repeat(2000)}`, {}],
  ])('is refused when %s', async (_, status, code, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(await response.json()).toMatchObject({ status, code, type: `urn:kontor:problem:${code}` });
  });

  /** Sends a body to a call that takes a megabyte. */
  const put = (body: RequestInit['body'], headers: Record<string, string> = {}) =>
    server.send('/probe/notes', {
      method: 'PUT',
      user: 'nordwind',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const withKeys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [n.toString(36), 1])));

  it('is answered in a few kilobytes however many errors it has, with how many more there are', async () => {
    const response = await put(withKeys(1500));
    const answer = await response.text();
    expect(response.status).toBe(422);
    expect(answer.length).toBeLessThan(64 * 1024);
    const { errors } = JSON.parse(answer) as { errors: unknown[] };
    expect(errors).toHaveLength(101);
    expect(errors.at(-1)).toMatchObject({ path: '', code: 'moreIssues', params: { count: 1401 } });
  });

  it('is refused before its schema is looked at when it has more values than are ever sent', async () => {
    const response = await put(JSON.stringify(Array.from({ length: 90_000 }, () => 1)));
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: unknown[] };
    expect(errors).toMatchObject([{ path: '', code: 'tooManyValues', params: { max: 20_000 } }]);
  });

  it('is refused when a kilobyte unpacks to a million', async () => {
    const text = JSON.stringify({ text: '<'.repeat(1_000_000) });
    expect((await put(gzipSync(text), { 'Content-Encoding': 'gzip' })).status).toBe(413);
    expect((await put(text)).status).toBe(422);
  });

  it('is refused when it grows over the limit without having said so', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(1000))),
    });
    const status = await fetch(`${server.url}/api/probe/notes`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: {
        Authorization: `Bearer ${await server.token('nordwind')}`,
        'Content-Type': 'application/json',
      },
    } as RequestInit).then(
      (response) => response.status,
      () => 413, // the connection was cut before the answer could be read
    );
    expect(status).toBe(413);
  });

  it('tells all that is wrong with it at once, in the language asked for', async () => {
    const response = await post(JSON.stringify({ text: 'x'.repeat(51), count: 0, id: 5, merchant_id: 1 }), {
      'Accept-Language': 'en-GB,en;q=0.9',
    });
    const { errors } = (await response.json()) as {
      errors: { path: string; code: string; message: string }[];
    };
    expect(errors.map(({ path, code }) => `${path}: ${code}`).sort()).toEqual([
      'count: min',
      'id: unknownField',
      'merchant_id: unknownField',
      'text: maxLength',
    ]);
    expect(errors.find(({ path }) => path === 'text')?.message).toBe('Maximum 50 symbols are allowed');
  });

  it('is told about in German unless asked otherwise', async () => {
    expect(await (await post('{"text":5}')).json()).toMatchObject({
      detail: 'Bitte die markierten Angaben prüfen',
    });
  });

  it('has U+0000 replaced, which no database stores, and nothing that only looks like it', async () => {
    const text = async (json: string) => ((await (await post(json)).json()) as { text: string }).text;
    expect(await text(String.raw`{"text":"a\u0000b"}`)).toBe('a\ufffdb');
    expect(await text(String.raw`{"text":"a\\u0000b"}`)).toBe(String.raw`a\u0000b`);
  });

  it.each([
    ['the first half alone', String.raw`Kaffee \ud83d`, 'Kaffee \ufffd'],
    ['the second half alone', String.raw`\uDE00 Kaffee`, '\ufffd Kaffee'],
    ['the first half twice', String.raw`\ud83d\ud83d\ude00`, '\ufffd😀'],
    ['the halves the wrong way round', String.raw`\ude00\ud83d`, '\ufffd\ufffd'],
    ['an escaped backslash before it', String.raw`\\\ud83d`, '\\\ufffd'],
    ['both halves', String.raw`\ud83d\ude00`, '😀'],
    ['only what looks like it', String.raw`\\ud83d`, String.raw`\ud83d`],
  ])('has half characters replaced, which spoil stored records: %s', async (_what, sent, stored) => {
    const response = await post(`{"text":"${sent}"}`);
    expect(await response.json()).toMatchObject({ text: stored });
  });

  it.each([
    ['{"text":7,"text":"kept"}', 201, 'kept'],
    [String.raw`{"text":7,"\u0074ext":"kept"}`, 201, 'kept'],
    ['{"text":"left","text":7}', 422, undefined],
    [String.raw`{"text":"left","\u0074ext":"a\u0000"}`, 201, 'a\ufffd'],
    ['{"text":"left","text":"a","other":1}', 422, undefined],
  ])('has of a name given twice the last value, judged and stored alike: %s', async (sent, status, text) => {
    const response = await post(sent);
    expect([response.status, ((await response.json()) as { text?: string }).text]).toEqual([status, text]);
  });

  it('of a megabyte of brackets is refused and not followed into its depth', async () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    const response = await server.send('/probe/losses', {
      method: 'POST',
      user: 'nordwind',
      body: `{"text":${deep}}`,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(422);
  });

  it('cannot reach the prototype of anything', async () => {
    for (const body of [
      '{"text":"a","__proto__":{"polluted":1}}',
      '{"text":"a","constructor":{"prototype":{"polluted":1}}}',
    ])
      expect([body, (await post(body)).status]).toEqual([body, 422]);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});
