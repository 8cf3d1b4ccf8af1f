import { mediaUpload } from '@kontor/portal-core/media';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { PDF, PNG } from '../testing/files.js';
import type { UserName } from '../testing/people.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const MEGABYTE = 1024 * 1024;
const pdf = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]);

describeOnBothEngines('uploads', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup, {
      environment: { KONTOR_MEDIA_QUOTA_MB: '1', KONTOR_UPLOADS_PER_MINUTE: '5' },
    });
  });
  afterAll(() => server.stop());

  const upload = (user: UserName, content: Buffer, name = 'Brief.pdf') =>
    server.as(user).call(mediaUpload, { body: { name, content: new Blob([new Uint8Array(content)]) } });
  const refused = async (user: UserName, language: string) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(PNG)]), 'bild.png');
    const headers = { 'Accept-Language': language };
    const response = await server.send('/media', { method: 'POST', body, user, headers });
    const { code, detail } = (await response.json()) as { code: string; detail: string };
    return { status: response.status, code, detail, wait: Number(response.headers.get('Retry-After')) };
  };

  it('of a merchant may take so much room, to the byte, and no more', async () => {
    await upload('nordwind', pdf(MEGABYTE - 1000));
    await upload('nordwind', pdf(1000));
    expect(await refused('nordwind', 'en')).toMatchObject({
      status: 413,
      code: 'quota_exceeded',
      detail: 'Your storage of 1 MB is full. Please ask your contact at the warehouse.',
    });
    expect((await refused('nordwind', 'de')).detail).toMatch(/^Ihr Speicherplatz von 1 MB ist belegt/);
    expect(await readdir(join(server.deps.config.dataDir, 'media'))).toHaveLength(2);
  });

  it('of another merchant and of staff are not counted with them', async () => {
    await upload('alpenshop', pdf(MEGABYTE));
    await upload('lager', pdf(MEGABYTE));
    await upload('lager', pdf(MEGABYTE));
  });

  it('of one user at once find the last room only once', async () => {
    await server.database.write((trx) => trx('media').where({ merchant_erp_id: 1 }).update({ size: 1 }));
    const both = [1, 2].map(() => upload('alpenshop', pdf(MEGABYTE - 1000)));
    const ended = await Promise.allSettled(both);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('of one user are so many a minute; the next is told to wait', async () => {
    for (let file = 0; file < 5; file += 1) await upload('chief', PNG, 'bild.png');
    const { status, code, detail, wait } = await refused('chief', 'en');
    expect([status, code]).toEqual([429, 'too_many_requests']);
    expect(detail).toBe(`Too many tries. Please try again in ${wait} seconds.`);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    await upload('admin', PNG, 'bild.png');
  });
});
