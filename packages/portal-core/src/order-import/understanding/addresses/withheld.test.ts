import { describe, expect, it } from 'vitest';
import { columnsOfSource } from '../../recipe/field-source.js';
import type { ImportField } from '../../order-import.types.js';
import { understand } from '../understand.js';

/** Understands lines of cells divided by semicolons, the header first. */
function look(header: string, ...rows: string[]) {
  const names = header.split(';');
  const samples = rows.map((row) => row.split(';'));
  const { mapping, questions } = understand(names, samples);
  const labels = (columns: readonly number[]) => columns.map((column) => names[column]).join(' + ');
  return {
    mapping,
    source: (field: ImportField) => labels(columnsOfSource(mapping.columns[field])),
    missing: questions.flatMap(({ kind, fields }) => (kind === 'missing' ? fields : [])),
    asked: questions.flatMap(({ kind, others }) =>
      kind === 'missing' ? [] : [`${kind}: ${labels(others)}`],
    ),
  };
}

const PLAIN = 'Bestellnr.;Datum;Anrede;Vorname;Nachname;Straße;PLZ;Ort;Land;SKU;Menge';
const plain = (name: string, street = 'Weg 3', number = '1') =>
  `${number};18.11.2026;Frau;${name};${street};20095;Hamburg;DE;NW1;2`;
const EVA = plain('Eva;Groß');

describe('a delivery address that is said to be none', () => {
  const DELIVERY = 'Lief. Anrede;Lief. Name;Lief. Straße;Lief. PLZ;Lief. Ort;Lief. Land';
  const jan = 'Herr;Jan Kur;Ring 8;28195;Bremen;DE';
  const place = ['postal_code', 'city', 'street'];
  const all = expect.arrayContaining(['salutation', 'first_address_line', ...place]) as unknown;

  it.each(['Abw. Lieferadresse', 'abweichende Lieferadresse', 'Ship to different address'])(
    'by %s is not proposed, nor silently used',
    (flag) => {
      const header = `${PLAIN};${flag};${DELIVERY}`;
      const { missing, asked } = look(header, `${EVA};nein;${jan}`, `${EVA};ja;${jan}`);
      expect(missing).toEqual(all);
      expect(asked).toEqual([expect.stringContaining(flag)]);
      expect(look(header, `${EVA};nein;;;;;;`, `${EVA};ja;${jan}`)).toMatchObject({ missing: [], asked: [] });
    },
  );

  it('by Lieferadresse gleich Rechnungsadresse is not proposed unless it is the same', () => {
    const header = `${PLAIN};Lieferadresse gleich Rechnungsadresse;${DELIVERY}`;
    expect(look(header, `${EVA};ja;${jan}`).missing).toEqual(all);
    expect(look(header, `${EVA};ja;Frau;Eva Groß;Weg 3;20095;Hamburg;DE`).missing).toEqual([]);
  });

  const SUPPLIED =
    'Auftr.-Nr.;Datum;Lief.-Name;Lief.-Straße;Lief.-PLZ;Lief.-Ort;Lief.-Land;Kd.-Anrede;Kd.-Name;Kd.-Straße;Kd.-PLZ;Kd.-Ort;Kd.-Land;SKU;Menge';
  const supplied = [1, 2, 3].map(
    (at) =>
      `${at};18.11.2026;Nord GmbH;Hafen 9;28217;Bremen;DE;Frau;Eva Groß;Weg ${at};2009${at};Hamburg;DE;NW1;2`,
  );

  it('by being the same for all orders is taken for that of the supplier, with a question', () => {
    const { source, asked } = look(SUPPLIED, ...supplied);
    expect(source('street')).toBe('Kd.-Straße');
    expect(asked).toEqual(['otherParty: ']);
  });

  it('by being the same for two orders is not proposed', () =>
    expect(look(SUPPLIED, ...supplied.slice(1)).missing).toEqual(all));
});

describe('a recipient at the address of somebody else', () => {
  it.each(['Beschenkter', 'Gift recipient', 'Geschenk an'])(
    'called %s is asked where most orders are presents',
    (name) => {
      const few = look(`${PLAIN};${name}`, `${EVA};`, `${EVA};Ida Klein`);
      expect([few.missing, few.asked, few.source('first_address_line')]).toEqual([
        [],
        [],
        'Vorname + Nachname',
      ]);
      const { missing, asked } = look(`${PLAIN};${name}`, `${EVA};`, `${EVA};Ida Klein`, `${EVA};Jan Kur`);
      expect(missing).toEqual(['salutation', 'first_address_line']);
      expect(asked).toEqual([`choice: ${name}`]);
    },
  );

  it.each(['Lieferung an', 'Recipient'])('called %s is not greeted like the other', (name) => {
    const { missing, source } = look(`${PLAIN};${name}`, `${EVA};Ida Klein`);
    expect(missing).toEqual(['salutation']);
    expect(source('first_address_line')).toBe(name);
    expect(look(`${PLAIN};${name}`, `${EVA};Eva Groß`).missing).toEqual([]);
  });

  it('has the whole address of the present, and the giver where there is none', () => {
    const header = `${PLAIN};Geschenk an;Geschenk Straße;Geschenk PLZ;Geschenk Ort`;
    const { source, mapping, missing } = look(header, `${EVA};;;;`, `${EVA};Ida Klein;Ring 8;28195;Bremen`);
    expect(source('street')).toBe('Geschenk Straße');
    expect(mapping.fallback).toMatchObject({ first_address_line: { columns: [3, 4] }, street: 5 });
    expect(missing).toEqual(['salutation']);
  });

  it('is no text of a present', () =>
    expect(look(`${PLAIN};Geschenk;Geschenktext`, `${EVA};ja;Alles Gute`)).toMatchObject({
      missing: [],
      asked: [],
    }));
});

describe('columns that hold something else', () => {
  it('than their headers say are not proposed: names where streets should be', () => {
    const header = PLAIN.replace('Vorname;Nachname', 'Name');
    expect(look(header, plain('Weg 3', 'Eva Groß'), plain('Ring 8', 'Jan Kur')).missing).toEqual([
      'first_address_line',
      'street',
    ]);
  });

  it('are those of a second order in the row: nothing of it is joined into the first', () => {
    const { mapping, missing, asked } = look(
      `${PLAIN};${PLAIN}`,
      `${EVA};${plain('Jan;Kur', 'Ring 8', '2')}`,
    );
    expect(missing).toEqual(['external_order_id']);
    expect(mapping.items).toBeUndefined();
    expect(mapping.columns).toMatchObject({ product_id: 9, quantity: 10 });
    expect(asked).toHaveLength(1);
  });

  it('are those of the sender, whatever he is called', () => {
    for (const sender of ['Versender', 'Absender', 'Sender', 'Ship from', 'Hersteller', 'Lager']) {
      const block = ['Name', 'Straße', 'PLZ', 'Ort', 'Land'].map((part) => `${sender} ${part}`).join(';');
      const { source, asked } = look(`${block};${PLAIN}`, `Tee GmbH;Kai 2;28195;Bremen;DE;${EVA}`);
      expect([source('street'), source('first_address_line')]).toEqual(['Straße', 'Vorname + Nachname']);
      expect(asked).toEqual([]);
    }
  });

  it('are dates: Bestellung vom is that of the order, and a bare Datum beside it a question', () => {
    const header = PLAIN.replace('Datum', 'Datum;Bestellung vom');
    const row = (date: string) => EVA.replace('18.11.2026', `${date};18.11.2026`);
    expect(look(header, row('20.11.2026'))).toMatchObject({ missing: [], asked: ['choice: Datum'] });
    expect(look(header, row('20.11.2026')).source('date')).toBe('Bestellung vom');
    expect(look(header, row('18.11.2026')).asked).toEqual([]);
  });
});
