import { expect, it } from 'vitest';
import { createDecoder } from '../../../testing/import-bytes.js';
import { isHeaderWord } from '../../words/header-share.js';
import type { DialectOverrides } from '../dialect-overrides.js';
import { sniff } from '../sniff.js';

const FORM = 'Bestellnummer;ME-1\nDatum;24.11.2026\nName;Ada Weiß\nStraße;Ring 3\nPLZ;25980\nOrt;Sylt';
const codeOf = (text: string, overrides: DialectOverrides = {}) => {
  const found = sniff(Buffer.from(text), { createDecoder, complete: true, isHeaderWord, overrides });
  return found.ok ? null : found.issues[0]?.code;
};

it.each([
  ['an order form', `${FORM}\n\nArtikel;Menge\nNW1050;2\n`],
  [
    'a table with rows and columns exchanged',
    FORM.split('\n')
      .map((line) => `${line};${line.split(';')[1]}`)
      .join('\n'),
  ],
  ['a form with colons', FORM.replaceAll(';', ': ')],
  ['several of them', `${FORM}\n\n${FORM.replace('ME-1', 'ME-2')}`.replaceAll(';', ': ')],
])('%s is told from a table with a header', (_, text) => expect(codeOf(text)).toBe('labelsAtLeft'));

it.each([
  ['a table', 'Bestellnummer;Datum;Name;Straße;PLZ;Ort\nME-1;24.11.2026;Ada Weiß;Ring 3;25980;Sylt\n'],
  ['a table below some labels', `${FORM}\nBestellnummer;Artikel;Menge\nME-1;NW1050;2\n`],
  ['a table without a header', 'ME-1;Ada Weiß;NW1050;2\nME-2;Otto Kern;NW1050;1\n'],
])('%s is read', (_, text) => expect(codeOf(text)).toBeNull());

it('is what the user says it is', () => expect(codeOf(FORM, { hasHeader: false })).toBeNull());
