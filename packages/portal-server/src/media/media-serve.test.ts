import { mediaUpload, type MediaFile } from '@kontor/portal-core/media';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlitePlace } from '../testing/both-engines.js';
import { JPG, MP4, PDF, PNG } from '../testing/files.js';
import { sendRaw } from '../testing/raw-request.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** The header of a PNG of that size, without the picture. */
const png = (width: number, height: number) => {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};
const jpg = (width: number, height: number, marker = 0xc0) => {
  const frame = Buffer.from([0xff, marker, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([JPG.subarray(0, 20), Buffer.from([0xff, 0xff]), frame, JPG.subarray(-2)]);
};

describe('a stored file', () => {
  let server: TestServer;
  let film: MediaFile;
  const content = Buffer.concat([MP4, Buffer.from(Array.from({ length: 900 }, (_, n) => n % 251))]);
  beforeAll(async () => {
    server = await startTestServer(sqlitePlace);
    film = await upload('film.mp4', content);
  });
  afterAll(() => server.stop());

  const upload = (name: string, bytes: Buffer) =>
    server.as('nordwind').call(mediaUpload, { body: { name, content: new Blob([new Uint8Array(bytes)]) } });
  /** Uploads a form that no browser would write. */
  const uploadAs = async (disposition: string) => {
    const body = Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\n\r\n`),
      PDF,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
    return server.send('/media', { method: 'POST', body, user: 'nordwind', headers });
  };

  it.each<[string, string, string]>([
    ['line breaks', 'filename="a\r\n\tb%0d%0aSet-Cookie: x=1.pdf"', 'a b%0d%0aSet-Cookie: x=1.pdf'],
    ['quotes', 'filename="a%22; filename=%22evil.exe%22 b.pdf"', 'a"; filename="evil.exe" b.pdf'],
    ['a backslash', String.raw`filename="a\\b\\c.pdf"`, 'c.pdf'],
    ['a turned direction', 'filename="Rechnung\u202e\u2066fdp.exe.pdf"', 'Rechnungfdp.exe.pdf'],
    ['right to left letters', 'filename="חשבונית.pdf"', 'חשבונית.pdf'],
    ['a name in UTF-8', "filename*=UTF-8''Gr%C3%BC%C3%9Fe%20%E2%82%AC.pdf", 'Grüße €.pdf'],
    ['255 letters', `filename="${'x'.repeat(251)}.pdf"`, `${'x'.repeat(196)}.pdf`],
    ['255 umlauts', `filename="${'ü'.repeat(251)}.pdf"`, `${'ü'.repeat(196)}.pdf`],
    ['a pair cut in the middle', `filename="x${'😀'.repeat(127)}.pdf"`, `x${'😀'.repeat(97)}.pdf`],
  ])('named with %s is one header, and keeps what is harmless', async (_, disposition, name) => {
    const answer = await uploadAs(disposition);
    expect(answer.status).toBe(201);
    const { fileName, originalName } = (await answer.json()) as MediaFile;
    expect(originalName).toBe(name);
    const { status, head } = await sendRaw(server.url, [
      `GET /api/media/${fileName} HTTP/1.1`,
      'Host: kontor.example',
      `Authorization: Bearer ${await server.token('nordwind')}`,
    ]);
    expect(status).toBe(200);
    expect(head).not.toMatch(/^set-cookie/im);
    const header = /^content-disposition: (.*)$/im.exec(head)?.[1] ?? '';
    expect(header).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w%!.~-]+$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1]!)).toBe(name);
  });

  const part = (range: string, headers: Record<string, string> = {}) =>
    server.send(`/media/${film.fileName}`, { user: 'nordwind', headers: { Range: range, ...headers } });
  const size = content.length;

  it.each<[string, number, number]>([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, size - 1],
    ['bytes=-10', size - 10, size - 1],
    [`bytes=0-${size * 2}`, 0, size - 1],
    ['bytes=0-0', 0, 0],
    [`bytes=-${size * 2}`, 0, size - 1],
  ])('is answered in the part %s', async (range, start, end) => {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${size}`);
    expect(answer.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content.subarray(start, end + 1));
  });

  it.each([
    'bytes=5-4',
    `bytes=${size}-`,
    'bytes=-0',
    'bytes=-',
    'bytes=0-1,4-5',
    `bytes=${Array.from({ length: 1000 }, () => '0-').join(',')}`,
    'bytes=1e1-20',
    `bytes=${'9'.repeat(40)}-`,
    'lines=1-2',
  ])('is answered whole to %s, as RFC 9110 allows', async (range) => {
    const answer = await part(range);
    expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  });

  it('is answered whole where another version of it is meant, and in part to nobody else', async () => {
    expect((await part('bytes=0-9', { 'If-Range': '"other"' })).status).toBe(200);
    const headers = { Range: 'bytes=0-9' };
    expect((await server.send(`/media/${film.fileName}`, { user: 'alpenshop', headers })).status).toBe(404);
    expect((await server.send(`/media/${film.fileName}`, { headers })).status).toBe(401);
  });

  it.each<[string, Buffer]>([
    ['bild.png', png(30_000, 30_000)],
    ['bild.png', png(4_294_967_295, 4_294_967_295)],
    ['bild.jpg', jpg(30_000, 30_000)],
    ['bild.jpeg', jpg(65_535, 65_535, 0xc2)],
  ])('is no picture of nine hundred million pixels and more (%s)', async (name, bytes) => {
    await expect(upload(name, bytes)).rejects.toMatchObject({
      status: 422,
      issues: [{ path: 'file', code: 'imageTooLarge' }],
    });
  });

  it.each<[string, Buffer]>([
    ['bild.png', png(10_000, 10_000)],
    ['bild.jpg', jpg(8160, 12_240)],
  ])('may be a picture of a good camera (%s)', async (name, bytes) => {
    expect((await upload(name, bytes)).size).toBe(bytes.length);
  });
});
