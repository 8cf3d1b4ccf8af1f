import { mediaRead, mediaUpload, MEDIA_MAX_BYTES, type MediaFile } from '@kontor/portal-core/media';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import { cfb, docx, JPG, MP4, PDF, PNG, xlsx, zip } from '../testing/files.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(128)]);

describeOnBothEngines('an upload', (setup) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(setup);
  });
  afterAll(() => server.stop());
  afterEach(async () => expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([]));

  const folder = () => join(server.deps.config.dataDir, 'media');
  const stored = () => readdir(folder()).catch((): string[] => []);
  const upload = (name: string, content: Buffer): Promise<MediaFile> =>
    server.as('nordwind').call(mediaUpload, { body: { name, content: new Blob([new Uint8Array(content)]) } });
  const refusal = async (name: string, content: Buffer) => {
    const before = await stored();
    const error = await upload(name, content).then(
      () => null,
      (cause: { status: number; issues: { code: string }[] }) => cause,
    );
    expect(await stored()).toEqual(before);
    return [error?.status, ...(error?.issues.map(({ code }) => code) ?? [])];
  };

  it.each([
    ['bild.png', PNG, 'image/png'],
    ['BILD.JPG', JPG, 'image/jpeg'],
    ['foto.jpeg', JPG, 'image/jpeg'],
    ['Rechnung.pdf', PDF, 'application/pdf'],
    ['alt.doc', cfb('WordDocument'), 'application/msword'],
    ['alt.xls', cfb('Workbook'), 'application/vnd.ms-excel'],
    ['neu.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['neu.xlsx', xlsx(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['liste.csv', Buffer.from('BMW;Größe\r\n1;2\r\n', 'latin1'), 'text/csv; charset=utf-8'],
    ['notiz.txt', Buffer.from('\ufeffGrüße', 'utf16le'), 'text/plain; charset=utf-8'],
    ['film.mp4', MP4, 'video/mp4'],
  ])('takes %s', async (name, content, contentType) => {
    const file = await upload(name, content);
    expect(file).toMatchObject({ originalName: name, contentType, size: content.length });
    expect(file.fileName).toMatch(/^[0-9a-f]{32}\.[a-z0-9]+$/);
    expect(await readFile(join(folder(), file.fileName))).toEqual(content);
  });

  it.each([
    ['seite.html', HTML],
    ['bild.svg', SVG],
    ['bild.png', SVG],
    ['bild.png', HTML],
    ['bild.png', JPG],
    ['bild.jpg', PNG],
    ['bild.gif', Buffer.from('GIF89a')],
    ['bild.png.html', PNG],
    ['bild', PNG],
    ['brief.pdf', HTML],
    ['brief.doc', cfb('Workbook')],
    ['liste.xls', cfb('WordDocument')],
    ['brief.docx', xlsx()],
    ['brief.docx', zip({ 'a.txt': 'a' })],
    ['liste.csv', PNG],
    ['notiz.txt', EXE],
    ['programm.exe', EXE],
    ['film.mp4', PDF],
  ])('refuses %s whose content or name is none of the listed types', async (name, content) => {
    expect(await refusal(name, content)).toEqual([415]);
  });

  it('takes exactly 10 MB, and not one byte more', async () => {
    const most = Buffer.concat([PDF, Buffer.alloc(MEDIA_MAX_BYTES - PDF.length)]);
    expect((await upload('gross.pdf', most)).size).toBe(MEDIA_MAX_BYTES);
    expect(await refusal('gross.pdf', Buffer.concat([most, Buffer.from('x')]))).toEqual([413]);
    expect(await refusal('gross.pdf', Buffer.alloc(MEDIA_MAX_BYTES * 2))).toEqual([413]);
  });

  it('leaves packed files packed', async () => {
    const bomb = docx(400 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    expect((await upload('bombe.docx', bomb)).size).toBe(bomb.length);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(
      await readFile(
        join(
          folder(),
          (await stored()).find((name) => name.endsWith('.docx'))!,
        ),
      ),
    ).toBeDefined();
  });

  it('is known by no path its name holds', async () => {
    for (const name of ['../../boese.png', '/etc/boese.png', 'C:\\Temp\\boese.png', '..\\..\\boese.png'])
      expect((await upload(name, PNG)).originalName).toBe('boese.png');
    const { originalName } = await upload(`Gr\u00fc\u00dfe \u202egnp.exe${'x'.repeat(300)}.png`, PNG);
    expect(originalName).toMatch(/^Gr\u00fc\u00dfe gnp\.exex+\.png$/);
    expect(originalName).toHaveLength(200);
  });

  it('needs a file with content', async () => {
    const send = (form: FormData) => server.send('/media', { method: 'POST', body: form, user: 'nordwind' });
    const told = async (form: FormData, language = 'en') => {
      const response = await server.send('/media', {
        method: 'POST',
        body: form,
        user: 'nordwind',
        headers: { 'Accept-Language': language },
      });
      const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
      return [response.status, ...errors.map(({ path, message }) => `${path}: ${message}`)];
    };
    expect(await told(new FormData())).toEqual([422, 'file: You have to choose an file first!']);
    const nothing = new FormData();
    nothing.append('file', new Blob([]), '');
    expect(await told(nothing)).toEqual([422, 'file: You have to choose an file first!']);
    const other = new FormData();
    other.append('owner_id', '101');
    expect(await told(other)).toEqual([422, 'owner_id: There is no such field here']);
    const two = new FormData();
    for (const name of ['a.png', 'b.png']) two.append('file', new Blob([new Uint8Array(PNG)]), name);
    expect((await send(two)).status).toBe(400);
    expect(await refusal('leer.txt', Buffer.alloc(0))).toEqual([422, 'fileEmpty']);
  });

  it('tells its limits word for word', async () => {
    const detail = async (name: string, content: Buffer) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), name);
      const headers = { 'Accept-Language': 'en' };
      const response = await server.send('/media', { method: 'POST', body: form, user: 'nordwind', headers });
      return ((await response.json()) as { detail: string }).detail;
    };
    expect(await detail('a.svg', SVG)).toBe('The file you provided is not supported!');
    expect(await detail('a.pdf', Buffer.alloc(MEDIA_MAX_BYTES + 1))).toBe('File size exceeded 10MB!');
  });

  it('that breaks off or is no form is refused', async () => {
    const before = await stored();
    const raw = (body: string, type: string) =>
      server.send('/media', { method: 'POST', body, user: 'nordwind', headers: { 'Content-Type': type } });
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc';
    expect((await raw(part, 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await raw('abc', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await raw('abc', 'multipart/form-data')).status).toBe(400);
    expect((await raw('{}', 'application/json')).status).toBe(415);
    expect(await stored()).toEqual(before);
  });

  it('that is broken off by the client leaves nothing', async () => {
    const before = await stored();
    const { hostname, port } = new URL(server.url);
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': '100000',
      Authorization: `Bearer ${await server.token('nordwind')}`,
    };
    const out = request({ hostname, port, path: '/api/media', method: 'POST', headers });
    out.on('error', () => {});
    out.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc');
    await expect.poll(async () => (await stored()).length).toBe(before.length + 1);
    out.destroy();
    await expect.poll(stored).toEqual(before);
  });

  it('repeated under the same key is stored once', async () => {
    const send = (content: Buffer) => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), 'a.png');
      const headers = { 'Idempotency-Key': 'the-same-upload' };
      return server.send('/media', { method: 'POST', body: form, user: 'nordwind', headers });
    };
    const first = await send(PNG);
    const before = await stored();
    const second = await send(PNG);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
    expect((await send(Buffer.concat([PNG, PNG]))).status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  it('is written down with its owner', async () => {
    const { fileName } = await upload('a.png', PNG);
    const row = (await server.database.read('media').where({ file_name: fileName }).first()) as object;
    expect(row).toMatchObject({ owner_id: 105, merchant_erp_id: 2, is_image: 1, original_name: 'a.png' });
    await server.as('nordwind').open(mediaRead, { params: { fileName } });
  });
});
