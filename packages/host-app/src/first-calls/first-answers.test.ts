import { describe, expect, it } from 'vitest';
import type { HttpRequest, Transport } from '@kontor/portal-core/wire';
import { keepingFirstAnswers, takingFirstAnswers } from './first-answers.js';

/** Sends nothing; answers every request with its number. */
function countingTransport(): { readonly send: Transport; readonly sent: HttpRequest[] } {
  const sent: HttpRequest[] = [];
  const send: Transport = (request) => {
    sent.push(request);
    const text = Promise.resolve(String(sent.length));
    return Promise.resolve({ status: 200, header: () => null, text: () => text, stream: null });
  };
  return { send, sent };
}

const request = (path: string, token = 'a'): HttpRequest => ({
  method: 'GET',
  path,
  headers: { Authorization: `Bearer ${token}` },
});

describe('an answer that was asked for ahead', () => {
  it('is given to the first who sends the same request, and to nobody after', async () => {
    const { send, sent } = countingTransport();
    const ahead = await keepingFirstAnswers(send)(request('/api/one'));
    const first = await takingFirstAnswers(send)(request('/api/one'));
    expect([await ahead.text(), await first.text(), sent.length]).toEqual(['1', '1', 1]);
    await takingFirstAnswers(send)(request('/api/one'));
    expect(sent.length).toBe(2);
  });

  it('is given to no other user and to no other words', async () => {
    const { send, sent } = countingTransport();
    await keepingFirstAnswers(send)({ ...request('/api/two'), body: '{"a":1}' });
    await takingFirstAnswers(send)({ ...request('/api/two', 'b'), body: '{"a":1}' });
    await takingFirstAnswers(send)({ ...request('/api/two'), body: '{"a":2}' });
    expect(sent.length).toBe(3);
  });

  it('that failed fails for the one who takes it, and is asked for anew after', async () => {
    const fail: Transport = () => Promise.reject(new TypeError('no network'));
    await expect(keepingFirstAnswers(fail)(request('/api/three'))).rejects.toThrow('no network');
    const { send, sent } = countingTransport();
    await expect(takingFirstAnswers(send)(request('/api/three'))).rejects.toThrow('no network');
    await takingFirstAnswers(send)(request('/api/three'));
    expect(sent.length).toBe(1);
  });
});
