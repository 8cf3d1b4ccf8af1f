import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAskErp } from './ask-erp.js';
import { webhookReceiver } from './send-news.js';
import { createWebhookSecrets } from './webhook-secret.js';

const NEWS = {
  id: 1,
  record_type: 'order',
  record_id: 7,
  merchant_erp_id: 2,
  news: 'order.created',
  created_at: '2026-11-29T08:00:00.000Z',
  detail: '{}',
  parts: {},
} as const;
/** Most bytes that stand between two programs on one machine, on their way or unread. */
const ON_THE_WAY = 32 * 1024 * 1024;

describe('the receiver of news, whoever it is', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const asked: string[] = [];
  const receiver = createServer((request, response) => {
    asked.push(request.url ?? '');
    request.resume().once('end', () => answer(request, response));
  });
  let url = '';
  beforeAll(async () => {
    await once(receiver.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });

  const send = () => {
    asked.length = 0;
    const ask = createAskErp(() => true);
    const deps = { secrets: createWebhookSecrets(new Uint8Array(32)), ask, clock: Date.now };
    return webhookReceiver({ url: `${url}/news`, salts: ['s'] }, deps).send(NEWS, undefined);
  };

  it.each([301, 302, 303, 307, 308])(
    'sends them to no other address, which it would have us ask with what we know: %i',
    async (status) => {
      answer = (_, response) => response.writeHead(status, { Location: `${url}/elsewhere` }).end();
      expect(await send()).toMatchObject({ answered: 'away', words: `HTTP ${status}` });
      expect(asked).toEqual(['/news']);
    },
  );

  it('is heard out for the beginning of an answer that never ends', async () => {
    let written = 0;
    const left = new Promise<void>((resolve) => {
      answer = (_, response) => {
        const piece = Buffer.alloc(64 * 1024, 'x');
        const go = () => {
          while (!response.destroyed && written < 4 * ON_THE_WAY) {
            written += piece.length;
            if (!response.write(piece)) return;
          }
        };
        response.on('drain', go).once('close', () => resolve());
        response.writeHead(422);
        go();
      };
    });
    const { answered, words } = await send();
    expect([answered, words]).toEqual(['refused', 'x'.repeat(300)]);
    await left;
    expect(written).toBeLessThan(ON_THE_WAY);
  });

  it('is heard out for the beginning of a packed answer, whatever that unpacks to', async () => {
    const packed = gzipSync(Buffer.alloc(ON_THE_WAY, 'x'));
    answer = (_, response) => response.writeHead(422, { 'Content-Encoding': 'gzip' }).end(packed);
    const before = process.memoryUsage().arrayBuffers;
    const { answered, words } = await send();
    expect([answered, words]).toEqual(['refused', 'x'.repeat(300)]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(ON_THE_WAY);
  });

  it('puts no line into what is shown of its answer', async () => {
    answer = (_, response) => response.writeHead(400).end(JSON.stringify({ detail: 'a\r\nb\u0000\u202ec' }));
    const { words } = await send();
    expect(words).toMatch(/^[^\p{Cc}]*$/u);
  });
});
