import { expect, it } from 'vitest';
import { understand } from '../understand.js';

const HEADER = ['Bestellnr', 'Datum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort', 'Land', 'Artikelnr', 'Menge'];
const ROW = '20.11.2026;Frau;Anne Lange;Weg 1;20095;Hamburg;DE;NW1001;1';
const row = (number: number | string, more: string) => [`X-${number}`, ...ROW.split(';'), more];

/** The questions about an unused column of these cells, an order each. */
const asked = (name: string, cells: readonly string[], ignored: readonly number[] = []) =>
  understand(
    [...HEADER, name],
    cells.map((cell, at) => row(at + 1, cell)),
    { chosen: { ignored } },
  ).questions;

it.each([
  ['ok?', ['x', '', 'x']],
  ['Freigabe', ['ja', '', 'nein']],
  ['Wunschtermin', ['', '', '24.12.2026']],
  ['Freigegeben von', ['MK', '', 'MK']],
  ['Lager', ['Hamburg', 'Extern', 'Hamburg']],
  ['Lieferant', ['', 'Streckenlieferung', '']],
  ['Versandart', ['DHL', 'Strecke', 'DHL']],
  ['Fulfillment-Channel', ['MFN', 'AFN', 'MFN']],
  ['Versand durch', ['Amazon', 'Amazon', 'Amazon']],
  ['Versand ab', ['', '01.12.2026', '']],
  ['Versand ab', ['15.12.2026', '15.12.2026', '15.12.2026']],
  ['Lieferdatum', ['', '', '15.12.2026']],
  ['Requested delivery date', ['', '', '2026-12-24']],
  ['Bezahlt am', ['18.11.2026', '', '20.11.2026']],
  ['Zahlungseingang', ['', '', '20.11.2026']],
  ['stattdessen', ['3', '', '']],
  ['dazu', ['+1', '', '2']],
  ['für', ['Lea Ott', '', '']],
  ['Wohin', ['Lea Ott', 'Kai Ott', 'Jan Kur']],
  ['an', ['Büro', 'privat', 'privat']],
  ['Für wen?', ['Lea', 'Lea', 'Lea']],
  ['abschicken?', ['x', '', 'x']],
  ['darf raus', ['x', '', 'x']],
  ['Versand', ['x', '', 'x']],
  ['ab Lager', ['ja', '', 'nein']],
  ['Auf Lager', ['ja', '', 'ja']],
  ['in stock', ['yes', '', 'yes']],
  ['Kalenderwoche', ['48', '', '51']],
  ['wann', ['KW 51', 'KW 48', 'KW 48']],
  ['bis wann', ['', 'KW 51', '']],
  ['bis wann', ['28.11.', '15.12.', '21.11.']],
  ['Deadline', ['vor Weihnachten', 'vor Weihnachten', 'vor Weihnachten']],
  ['Kind', ['Lea', 'Kai', 'Ole']],
  ['Hinterhaus', ['ja', '', 'nein']],
  ['eigentlich', ['Britta', '', '']],
  ['Änderung', ['', 'Ring 8', '']],
  ['Wichtig', ['Britta Wendt', 'Dr. Kurt Maier', 'Ines von der Aa']],
  ['Wann?', ['18.12.2026', '18.12.2026', '18.12.2026']],
  ['KW', ['51', '', '']],
  ['Lieferwoche', ['3/27', '', '']],
  ['Wunschtermin', ['', 'nächste Woche', '']],
  ['Verfügbar ab', ['sofort', 'KW 2', 'sofort']],
  ['Liefertermin', ['', '', 'vor Weihnachten']],
  ['Lieferung', ['sofort', 'KW 51', 'sofort']],
  ['Lieferung', ['sofort', 'auf Abruf', 'sofort']],
  ['Lieferung', ['sofort', 'nach Absprache', 'sofort']],
  ['Nächste Lieferung', ['21.11.2026', '15.01.2027', '21.11.2026']],
  ['Versandmonat', ['November', 'Dezember', 'November']],
  ['Erscheinungstermin', ['15.10.2026', '15.03.2027', '15.10.2026']],
  ['Lieferdatum', ['15.12.2026', '15.12.2026', '15.12.2026']],
  ['Auslieferung', ['', '15.01.2027', '']],
  ['Zustellung am', ['15.01.2027', '', '']],
  ['Lieferung bis', ['15.01.2027', '15.01.2027', '15.01.2027']],
  ['Eventdatum', ['', '15.01.2027', '15.01.2027']],
  ['Quartal', ['Q4 2026', 'Q1 2027', 'Q4 2026']],
  ['Lieferung am', ['24.11.2026', '15.02.2027', '25.11.2026']],
  ['Versandtermin', ['24.11.2026', 'KW 9', '24.11.2026']],
  ['Zustelltag', ['', '', '23.12.']],
  ['Sonderfeld', ['', 'am 6.12.', '']],
  ['Lieferzeit', ['sofort', 'Ende Januar', 'sofort']],
  ['Verfügbarkeit', ['auf Lager', 'in 3 Wochen', 'auf Lager']],
  ['Termin', ['asap', 'Jan. 27', 'asap']],
  ['geändert', ['3', '', '']],
  ['Nachnahme', ['', '19,90', '']],
  ['Art', ['V', 'R', 'V']],
  ['Ausgang', ['', '', '18.12.2026']],
])('asks once what a column %s of %j means, by which some orders may have to wait', (name, cells) => {
  expect(asked(name, cells)).toEqual([
    expect.objectContaining({ kind: 'held', fields: ['external_order_id'], others: [10] }),
  ]);
  expect(asked(name, cells, [10])).toEqual([]);
});

it.each([
  ['Bezahlt am', ['18.11.2026', '19.11.2026', '20.11.2026']],
  ['ok?', ['x', 'x', 'x']],
  ['ok?', ['x', 'ja', 'x']],
  ['Freigegeben am', ['18.11.2026', '19.11.2026', '20.11.2026']],
  ['Lieferbar', ['12', '0', '7']],
  ['Lager', ['Extern', 'Extern', 'Extern']],
  ['Lieferant', ['Strecker KG', 'Externa GmbH', 'Nord GmbH']],
  ['Sales channel', ['Amazon', 'eBay', 'Amazon']],
  ['Lieferdatum', ['22.11.2026', '', '21.11.2026']],
  ['Ship date', ['2026-11-21', '2026-11-20', '2026-11-20']],
  ['Lieferdatum', ['30.11.2026', '30.11.2026', '30.11.2026']],
  ['Mindesthaltbarkeit', ['15.12.2027', '15.12.2027', '15.12.2027']],
  ['Fälligkeit', ['15.12.2026', '18.12.2026', '']],
  ['Liefertermin', ['sofort', '', '']],
  ['Lieferzeit', ['1-2 Werktage', '3-4 Werktage', 'sofort']],
  ['Versand am', ['23.11.2026', '24.11.2026', '25.11.2026']],
  ['Gewicht', ['1.5', '2.1', '']],
  ['Lieferung', ['DHL', 'DPD', 'DHL']],
  ['Versand', ['Standard', 'Express', 'Standard']],
  ['Versand', ['4,90', '0,00', '4,90']],
  ['Freigabe', ['ja', 'nein', 'ja']],
  ['für', ['Anne Lange', 'Anne', '']],
  ['neu', ['ja', 'ja', 'ja']],
  ['Kind', ['Anne', 'Lange', 'Anne']],
  ['bis wann', ['22.11.', 'KW 47', 'sofort']],
  ['Wichtig', ['Anne Lange', 'Anne Lange', 'Anne Lange']],
  ['Zuständig', ['Britta Wendt', 'Kurt Maier', 'Britta Wendt']],
  ['Gruppe im Haus', ['Britta Wendt', 'Britta Wendt', 'Britta Wendt']],
  ['an', ['', '-', '20.11.2026']],
  ['Versand', ['4,90', '0,00', '4,90']],
  ['Versand', ['DHL', '', 'DHL']],
  ['KW', ['47', '47', '47']],
  ['wann', ['sofort', 'ab sofort', 'sofort']],
  ['Wunschtermin', ['KW 47', 'heute', 'asap']],
  ['Zahlungsziel', ['24.12.2026', '', '']],
  ['Nachnahme', ['0,00', '0,00', '']],
  ['geändert', ['18.11.2026', '', '']],
])(
  'asks nothing about a column %s of %j, which says the same of all orders or nothing of later',
  (name, cells) => expect(asked(name, cells)).toEqual([]),
);

it('takes a mark in the first row of an order for that of all its rows', () => {
  const rows = [row(1, 'x'), row(1, ''), row(2, 'x'), row(2, '')];
  expect(understand([...HEADER, 'ok?'], rows).questions).toEqual([]);
});

it('asks nothing about a blank day of payment where a status says that all are paid', () => {
  const rows = [
    [...row(1, '18.11.2026'), 'paid'],
    [...row(2, ''), 'paid'],
  ];
  expect(understand([...HEADER, 'Paid at', 'Financial Status'], rows).questions).toEqual([]);
});

it('asks about ticks and words that are unused in a file without a header, and about no numbers there', () => {
  const columns = { external_order_id: 1, date: 2, salutation: 3, first_address_line: 4, street: 5 };
  const more = { postal_code: 6, city: 7, country: 8, product_id: 9, quantity: 10 };
  const read = (ticks: readonly string[]) => {
    const rows = ticks.map((tick, at) => [tick, ...row(at + 1, '7,49')]);
    const names = rows[0]!.map((_, at) => String.fromCharCode('A'.charCodeAt(0) + at));
    const chosen = { columns: { ...columns, ...more }, mode: 'new-line' as const };
    return understand(names, rows, { hasHeader: false, chosen }).questions;
  };
  expect(read(['', 'x', ''])).toEqual([expect.objectContaining({ kind: 'held', others: [0] })]);
  expect(read(['', 'später', ''])).toEqual([expect.objectContaining({ kind: 'held', others: [0] })]);
  expect(read(['x', 'x', 'x'])).toEqual([]);
  expect(read(['Britta Wendt', 'Kurt Maier', 'Ines Faber'])).toMatchObject([{ kind: 'held', others: [0] }]);
  expect(read(['NW1070', '', ''])).toMatchObject([{ kind: 'held', others: [0] }]);
  expect(read(['KW 51', 'KW 48', 'KW 48'])).toMatchObject([{ kind: 'held', others: [0] }]);
  expect(read(['7,49 EUR', 'EUR 8,95', '4'])).toEqual([]);
  expect(read(['+49 431 12', '0431 5', '0431 6'])).toEqual([]);
});
