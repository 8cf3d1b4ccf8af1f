import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../testing/import-bytes.js';
import { inspectSource } from '../reading/inspect.js';
import { understand } from '../understanding/understand.js';
import { isHeaderWord } from '../words/header-share.js';
import { checkSource } from './check-source.js';
import { isRejected } from './orders/checked-order.js';
import { findLateLines } from './rows/find-late-lines.js';

/** The orders of a file as `number: recipient, street, town, items`, with every guess confirmed, or the codes that keep them out. */
async function ordersOf(text: string) {
  const source = aSource(text);
  const found = await inspectSource(source, { createDecoder, isHeaderWord });
  if (!found.ok) return [found.issues[0]?.code];
  const { header, samples, dialect } = found.value;
  const chosen = { constants: { salutation: 'Frau', country: 'DE' } };
  const asked = understand(header, samples, { chosen });
  const confirmed = new Set(asked.questions.map(({ id }) => id));
  const { mapping, questions } = understand(header, samples, { chosen, confirmed });
  if (questions.length > 0) return questions.map(({ id }) => id);
  const options = { createDecoder, header, mapping, dialect: { ...dialect, dateOrder: 'dmy' as const } };
  const orders: string[] = [];
  const lateLines = await findLateLines(source, options);
  for await (const batch of checkSource(source, { ...options, lateLines }))
    for (const order of batch) {
      if (isRejected(order)) orders.push(...order.issues.map(({ line, code }) => `${line} ${code}`));
      else {
        const { external_order_id: id, date, address, items } = order.order;
        const pieces = items.map((item) => `${item.id}*${item.qty}`).join(' ');
        const to = [address.name ?? address.company, address.street, address.postal_code, address.city];
        orders.push(`${id} ${date}: ${to.join(', ')}: ${pieces}`);
      }
    }
  return orders;
}

const TABLE = 'Artikelnummer;Bezeichnung;Menge;Preis\nT1;Tee;2;4,50\nT2;Becher;1;9,00\n';
const ORDER = 'B-77 2026-11-20: Ute Heide, Ring 3, 24103, Kiel: T1*2 T2*1';

it.each([
  [
    'beside its labels',
    'Bestellnummer;B-77\nDatum;20.11.2026\nName;Ute Heide\nStraße;Ring 3\nPLZ;24103\nOrt;Kiel\n',
  ],
  [
    'behind a colon',
    'Lieferadresse: Ute Heide, Ring 3, 24103 Kiel\nBestellnummer: B-77\nDatum: 20.11.2026\n',
  ],
  [
    'in two pairs of columns',
    'Bestellnummer;B-77;Name;Ute Heide\nDatum;20.11.2026;Straße;Ring 3\nKundennr.;4711;PLZ;24103\nTelefon;0431;Ort;Kiel\n\n',
  ],
  [
    'on several lines',
    'Bestellformular;;;\n;;;\nBestellnummer:;B-77;Datum:;20.11.2026\nLieferadresse:;Ute Heide;;\n;Ring 3;;\n;24103 Kiel;;\n;;;\n',
  ],
  [
    'below the heading of a party',
    'Bestellung\nBestellnummer:;B-77\nDatum:;20.11.2026\nLieferadresse:\nName:;Ute Heide\nStraße:;Ring 3\nPLZ / Ort:;24103 Kiel\n\n',
  ],
  [
    'below the headings of two parties',
    'Bestellnummer:;B-77\nDatum:;20.11.2026\nRechnungsadresse:\nName:;Au GmbH\nStraße:;Zahlweg 9\nPLZ:;99084\nOrt:;Erfurt\n\nLieferadresse:\nName:;Ute Heide\nStraße:;Ring 3\nPLZ:;24103\nOrt:;Kiel\n\n',
  ],
  [
    'below the headings of two parties beside each other',
    'Bestellnummer;B-77\nDatum;20.11.2026\nLieferadresse:;;;Rechnungsadresse:\nName;Ute Heide;;Name;Au GmbH\nStraße;Ring 3;;Straße;Zahlweg 9\nPLZ;24103;;PLZ;99084\nOrt;Kiel;;Ort;Erfurt\n\n',
  ],
  [
    'below its labels, beside the address of the bill',
    'Bestellung\nBestellnummer;B-77\nDatum;20.11.2026\nLieferadresse:;;Rechnungsadresse:\nUte Heide;;Au GmbH\nRing 3;;Zahlweg 9\n24103 Kiel;;99084 Erfurt\n\n',
  ],
])('reads an order form whose head stands %s', async (_, head) => {
  expect(await ordersOf(head + TABLE)).toEqual([ORDER]);
});

it('watches what else the head says', async () => {
  const head = 'Bestellnummer;B-77\nDatum;20.11.2026\nLieferadresse;Ute Heide, Ring 3, 24103 Kiel\n';
  expect(await ordersOf(`Bestellung storniert\n${head}${TABLE}`)).toEqual(['6 saidByLine']);
  expect(await ordersOf(`${head}Bemerkung;bitte nicht versenden\n${TABLE}`)).toEqual([
    '6 remarkForbids',
    '7 remarkForbids',
  ]);
});

it.each([
  'Bestellnummer;B-77;bitte nicht versenden\nDatum;20.11.2026\nLieferadresse;Ute Heide, Ring 3, 24103 Kiel\n',
  'Bestellnummer: B-77;STORNIERT\nDatum: 20.11.2026\nLieferadresse: Ute Heide, Ring 3, 24103 Kiel\n',
  'Bestellnummer;B-77\nDatum;20.11.2026\nLieferadresse:;Ute Heide;\n;Ring 3;erst nächste Woche schicken\n;24103 Kiel;\n',
])('keeps the order out that a further text beside the head speaks against: %s', async (head) => {
  expect(await ordersOf(head + TABLE)).toEqual([expect.stringMatching(/ saidByLine$/)]);
});

it('takes the other labels of a line of the head for what they say', async () => {
  const head = 'Bestellnummer;B-77;Datum;20.11.2026\nLieferadresse;Ute Heide, Ring 3, 24103 Kiel;Seite;1\n';
  expect(await ordersOf(head + TABLE)).toEqual([ORDER]);
});

it('takes the labels above a report for titles', async () => {
  const source = aSource('Lager: Süd\nPLZ: 24103\nOrt: Kiel\n\nArtikelnummer;Menge\nT1;4\n');
  const header = async (isReport: boolean) => {
    const found = await inspectSource(source, { createDecoder, isHeaderWord, isReport });
    return found.ok ? found.value.header : [];
  };
  expect(await header(false)).toContain('Ort');
  expect(await header(true)).toEqual(['Artikelnummer', 'Menge']);
});

it('reads no form where another one follows, nor where the rows have their own orders', async () => {
  const head = 'Bestellnummer;B-77\nDatum;20.11.2026\nLieferadresse;Ute Heide, Ring 3, 24103 Kiel\n';
  const second = head.replace('B-77', 'B-78').replace('Ring 3', 'Ring 5');
  expect(await ordersOf(head + TABLE + second + TABLE)).toContain('missing:external_order_id');
  const rows =
    'Bestellnummer;Datum;Name;Straße;PLZ;Ort;Artikelnummer;Menge\nA-1;21.11.2026;Jan Moor;Wall 5;28195;Bremen;T1;1\n';
  expect(await ordersOf(`Datum: 20.11.2026\nOrt: Kiel\n${rows}`)).toEqual([
    'A-1 2026-11-21: Jan Moor, Wall 5, 28195, Bremen: T1*1',
  ]);
});

const PRICES = 'Artikelnummer;Bezeichnung;Preis;Bestellmenge\n';
const HEAD = 'Bestellnummer;B-77\nDatum;20.11.2026\nLieferadresse;Ute Heide, Ring 3, 24103 Kiel\n\n';

it('takes what a price list as a form has a quantity for', async () => {
  const list = 'T1;Tee;4,50;2\nT3;Kanne;30,00;\nT2;Becher;9,00;1\nT4;Dose;5,00;\nT5;Sieb;3,00;\n';
  expect(await ordersOf(HEAD + PRICES + list)).toEqual([ORDER]);
});

it('holds a form that lacks a quantity among those it has', async () => {
  const list = 'T1;Tee;4,50;2\nT3;Kanne;30,00;\nT2;Becher;9,00;1\n';
  expect(await ordersOf(HEAD + PRICES + list)).toEqual(['7 required']);
});

it('holds a form whose only blank quantity was forgotten beside its only item', async () => {
  const list = 'T1;Tee;4,50;2\nT2;Becher;9,00;\n';
  expect(await ordersOf(HEAD + PRICES + list)).toEqual(['7 required']);
});

it('holds a form without prices that lacks most quantities, since it is no price list', async () => {
  const list = 'T1;Tee;2\nT2;Becher;\nT3;Kanne;\nT4;Dose;\n';
  const text = `${HEAD}Artikelnummer;Bezeichnung;Bestellmenge\n${list}`;
  expect(await ordersOf(text)).toEqual(['7 required', '8 required', '9 required']);
});

it('holds a price list where a product without a quantity has its sum', async () => {
  const list =
    'T1;Tee;4,50;2;9,00\nT2;Becher;9,00;;9,00\nT3;Kanne;30,00;;\nT4;Dose;5,00;;0,00\nT5;Sieb;3,00;;\n';
  const text = `${HEAD}Artikelnummer;Bezeichnung;Preis;Bestellmenge;Summe\n${list}`;
  expect(await ordersOf(text)).toEqual(['7 required']);
});

it('holds a form that orders nothing', async () => {
  expect(await ordersOf(`${HEAD}${PRICES}T1;Tee;4,50;\nT3;Kanne;30,00;\n`)).not.toEqual([ORDER]);
});

it('holds a form whose head counts other items than it has', async () => {
  const head = (name: string, count: number) => HEAD.replace('Datum', `${name};${count}\nDatum`);
  expect(await ordersOf(head('Gesamtmenge', 3) + TABLE)).toEqual([ORDER]);
  expect(await ordersOf(head('Anzahl Positionen', 2) + TABLE)).toEqual([ORDER]);
  expect(await ordersOf(head('Gesamtmenge', 5) + TABLE)).toEqual(['7 countDiffers']);
});
