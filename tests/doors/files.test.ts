import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, runKontor } from '@kontor/cli/testing';
import { createTranslator, LANGUAGES, type TextKey } from '@kontor/portal-core/i18n';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDoor, type Door } from './door.js';

let door: Door;
let token: string;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  door = await openDoor();
  token = await door.token('nordwind');
  before = await door.tables();
});
afterAll(() => door.stop());

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const NOISE = Buffer.from(Array.from({ length: 4096 }, (_, n) => (n * 197) % 256));
const FILES: readonly (readonly [name: string, bytes: Buffer, says: TextKey])[] = [
  ['book.xlsx', latin1('PK\u0003\u0004'), 'validation.fileType'],
  ['book.csv', latin1('PK\u0003\u0004 and more'), 'validation.fileType'],
  ['old-book.csv', latin1('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1'), 'validation.fileType'],
  ['invoice.pdf', latin1('%PDF-1.7\n'), 'validation.fileType'],
  ['invoice.csv', latin1('%PDF-1.7\n1 0 obj'), 'validation.fileType'],
  ['picture.csv', latin1('\u0089PNG\r\n\u001a\n'), 'validation.fileType'],
  ['page.csv', latin1('<!doctype html><html><body>'), 'validation.fileType'],
  ['noise.csv', NOISE, 'validation.fileType'],
  ['empty.csv', Buffer.alloc(0), 'validation.fileEmpty'],
  ['blank.csv', latin1('\r\n\r\n'), 'validation.fileEmpty'],
];

test.each(FILES)(
  'kontor orders import refuses %s with its reason, and nothing is stored',
  async (name, bytes, says) => {
    const file = join(aFolder(), name);
    writeFileSync(file, bytes);
    for (const language of LANGUAGES) {
      const env = { KONTOR_URL: door.url, KONTOR_TOKEN: token, KONTOR_LANGUAGE: language };
      const { code, stdout, stderr } = await runKontor(['orders', 'import', file, '-y'], { env });
      expect(`${stdout}${stderr}`).toContain(createTranslator(language)(says));
      expect(code).toBe(2);
    }
    expect(await door.tables()).toEqual(before);
  },
);

test.each([
  ['de', 'Die Datei enthält nur eine Kopfzeile und keine Bestellungen.'],
  ['en', 'The file holds a header row and no orders.'],
] as const)(
  'a file of which only the header is there is refused as the wizard refuses it (%s)',
  async (language, says) => {
    const file = join(aFolder(), 'header.csv');
    writeFileSync(file, 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge\r\n');
    const env = { KONTOR_URL: door.url, KONTOR_TOKEN: token, KONTOR_LANGUAGE: language };
    const { code, stderr } = await runKontor(['orders', 'import', file, '-y'], { env });
    expect(stderr).toContain(says);
    expect(code).toBe(2);
    expect(await door.tables()).toEqual(before);
  },
);
