import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsOfSource } from '../recipe/field-source.js';
import type { ImportField } from '../order-import.types.js';
import { editDistance } from './edit-distance.js';
import { headerShare, isHeaderWord } from './header-share.js';
import { headerWords } from './segment.js';
import { understand } from '../understanding/understand.js';

/** Words of one language for the parts of an address, as shops write them. */
const LANGUAGES = {
  de: {
    parts: {
      first_address_line: ['Name', 'Vor- und Nachname'],
      company: ['Firma', 'Firmenname', 'Unternehmen'],
      street: ['Straße', 'Strasse', 'Str.', 'Straße/Hausnr.', 'Anschrift', 'STRAßE'],
      address_second_line: ['Adresszusatz', 'Zusatz', 'Adressergänzung'],
      postal_code: ['PLZ', 'Postleitzahl', 'Plz'],
      city: ['Ort', 'Stadt', 'Wohnort'],
      country: ['Land', 'Ländercode', 'Länderkürzel', 'LKZ'],
    },
    delivery: ['Liefer', 'Lieferadresse', 'Lieferung', 'Versand', 'Empfänger', 'Lieferanschrift'],
    billing: ['Rechnung', 'Rechnungsadresse', 'Rechnungs'],
  },
  en: {
    parts: {
      first_address_line: ['Name', 'Full Name'],
      company: ['Company', 'Company Name'],
      street: ['Street', 'Address 1', 'Address Line 1', 'Street Address', 'address1'],
      address_second_line: ['Address 2', 'Address Line 2', 'address2'],
      postal_code: ['Zip', 'Postal Code', 'Postcode', 'Zip Code', 'zipcode'],
      city: ['City', 'Town'],
      country: ['Country', 'Country Code', 'CountryCode'],
    },
    delivery: ['Shipping', 'Ship To', 'Delivery', 'Recipient', 'Post to'],
    billing: ['Billing', 'Bill To', 'Invoice'],
  },
} as const;

/** How a party and a part become a header. */
const FORMS: readonly ((party: string, part: string) => string)[] = [
  (party, part) => `${party} ${part}`,
  (party, part) => `${part} ${party}`,
  (party, part) => `${part} (${party})`,
  (party, part) => `${party} - ${part}`,
  (party, part) => `${party}_${part.replaceAll(' ', '_')}`.toLowerCase(),
  (party, part) => `${party}.${part}`,
  (party, part) => `${party.toLowerCase().replaceAll(' ', '')}[${part.toLowerCase()}]`,
  (party, part) => `${party.toUpperCase()} ${part.toUpperCase()}`,
  (party, part) => `  ${party}-${part} * `,
  (party, part) => `${party} ${part} (required)`,
  (party, part) => `${party}  ${part.replaceAll('ß', 'ss').replaceAll('ä', 'ae')}`,
];

const layout = fc.constantFrom(...(['de', 'en'] as const)).chain((language) =>
  fc.record({
    language: fc.constant(language),
    delivery: fc.constantFrom<string>(...LANGUAGES[language].delivery),
    billing: fc.constantFrom<string>(...LANGUAGES[language].billing),
    other: fc.constantFrom('none', 'plain', 'billing'),
    form: fc.integer({ min: 0, max: FORMS.length - 1 }),
    choice: fc.infiniteStream(fc.nat()),
    order: fc.infiniteStream(fc.nat()),
  }),
);

interface Written {
  readonly field: ImportField;
  readonly party: 'delivery' | 'other';
  readonly header: string;
}

function written(
  party: 'delivery' | 'other',
  name: string | null,
  at: typeof layout extends fc.Arbitrary<infer T> ? T : never,
): Written[] {
  const write = FORMS[at.form] ?? ((_: string, part: string) => part);
  return Object.entries<readonly string[]>(LANGUAGES[at.language].parts).map(([field, words]) => {
    const part = words[(at.choice.next().value ?? 0) % words.length] ?? '';
    return { field: field as ImportField, party, header: name === null ? part : write(name, part) };
  });
}

describe('the vocabulary', () => {
  it('reads back every address it can write, wherever the columns stand', () => {
    fc.assert(
      fc.property(layout, (at) => {
        const delivery = written('delivery', at.delivery, at);
        const other =
          at.other === 'none' ? [] : written('other', at.other === 'plain' ? null : at.billing, at);
        const all = [...delivery, ...other]
          .map((column) => ({ column, place: at.order.next().value ?? 0 }))
          .sort((a, b) => a.place - b.place)
          .map(({ column }) => column);
        const { mapping, questions } = understand(
          all.map(({ header }) => header),
          [],
        );
        const asked = new Set(questions.flatMap(({ fields }) => fields));
        for (const { field, header } of delivery) {
          const columns = columnsOfSource(mapping.columns[field]).map((column) => all[column]);
          const right =
            columns.length === 1 && columns[0]?.header === header && columns[0].party === 'delivery';
          expect(right || asked.has(field), `${header} of ${all.map((one) => one.header).join(';')}`).toBe(
            true,
          );
        }
        for (const source of Object.values(mapping.fallback ?? {}))
          for (const column of columnsOfSource(source)) expect(all[column]?.party).toBe('other');
      }),
      { numRuns: 400 },
    );
  });

  it('takes no header for another one letter away without a question', () => {
    const headers = [
      'Bestellnummer',
      'Straße',
      'Postleitzahl',
      'Lieferadresse',
      'Artikelnummer',
      'Menge',
      'Quantity',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...headers),
        fc.nat(),
        fc.constantFrom(...'abcdexyz'),
        (header, place, letter) => {
          const at = place % (header.length + 1);
          const spelled = header.slice(0, at) + letter + header.slice(at);
          const { matches, questions } = understand([spelled], []);
          const guessed = matches.some(({ reason }) => reason === 'similar');
          expect(editDistance(spelled, header, 1)).toBeLessThan(2);
          expect(!guessed || questions.some(({ kind }) => kind === 'similar' || kind === 'unexplained')).toBe(
            true,
          );
        },
      ),
    );
  });

  it.each([
    ['oxdelcity', ['oxdel', 'city']],
    ['Empfangvorname', ['empfang', 'vorname']],
    ['KLPLZ', ['kl', 'plz']],
    ['billingAddressStreet', ['billing', 'address', 'street']],
    ['to[city]', ['to', 'city']],
    ['First Name (Billing)', ['firstname', 'billing']],
    ['Ort des Käufers', ['ort', 'des', 'kaeufers']],
    ['Post an PLZ', ['postan', 'plz']],
    ['E-Mail-Adresse', ['emailadresse']],
    ['Vorname (20)', ['vorname']],
    ['Stra?e', ['strae']],
  ])('cuts %s into words', (header, words) =>
    expect(headerWords(header).words.map(({ text }) => text)).toEqual(words),
  );

  it('tells headers from values', () => {
    for (const header of ['PLZ', 'Ort des Käufers', 'Order ID', 'Menge', 'Status', 'Shipping Address1'])
      expect(isHeaderWord(header)).toBe(true);
    for (const value of ['80331', 'Eva Muster', 'München', '', '12.11.2026', 'Weg 3', 'a@b.de', 'DHL'])
      expect(isHeaderWord(value)).toBe(false);
    expect(headerShare(['PLZ', '', 'Ort', 'Eva Muster'])).toBeCloseTo(2 / 3);
    expect(headerShare([])).toBe(0);
  });

  it('takes no more than its share longer for four times the columns', () => {
    const seconds = (columns: number) => {
      const header = Array.from({ length: columns }, (_, n) => `Spalte${n.toString(36)}x ${n.toString(7)}y`);
      const row = header.map((_, n) => `Wert ${n}`);
      const samples = Array.from({ length: 100 }, () => ['1', ...row]);
      const begun = process.cpuUsage();
      understand(['Bestellnr.', ...header], samples);
      return process.cpuUsage(begun).user;
    };
    const best = (columns: number) => Math.min(seconds(columns), seconds(columns));
    // Four times is linear, sixteen times would be every column beside every other.
    expect(best(400) / best(100)).toBeLessThan(10);
  });
});
