import { expect, it } from 'vitest';
import { aSource, createDecoder } from '../../../testing/import-bytes.js';
import { aDialect, aFile } from '../../../testing/import-files.js';
import type { Dialect, ImportMapping } from '../../order-import.types.js';
import type { LateLines } from '../rows/late-lines.types.js';
import { checkSource } from '../check-source.js';
import { findLateLines } from '../rows/find-late-lines.js';
import { isRejected } from '../orders/checked-order.js';

const {
  text: ROWS,
  header,
  mapping,
} = aFile([{ external_order_id: 'CC6A' }, { external_order_id: 'CC6B' }, { external_order_id: 'CC6C' }]);

/** Every order as both doors judge it, after the readings they take: its number, and what keeps it out. */
async function judged(
  text: string,
  { dialect = {}, values }: { dialect?: Partial<Dialect>; values?: ImportMapping['values'] } = {},
): Promise<string[]> {
  const options = {
    createDecoder,
    dialect: aDialect(dialect),
    header,
    mapping: values === undefined ? mapping : { ...mapping, values },
  };
  const once = async (lateLines?: LateLines) => {
    const told: string[] = [];
    let again: LateLines | undefined;
    const onLateLines = (orders: LateLines) => (again = orders);
    const before = lateLines === undefined ? {} : { lateLines };
    for await (const orders of checkSource(aSource(text), { ...options, ...before, onLateLines }))
      for (const order of orders)
        told.push(
          isRejected(order)
            ? `${order.external_order_id} ${order.issues.map(({ code }) => code).join()}`
            : order.order.external_order_id,
        );
    return { told, again };
  };
  const { told, again } = await once();
  const alone = again === undefined ? told : (await once(again)).told;
  const found = await once(await findLateLines(aSource(text), options));
  expect(found.told.toSorted()).toEqual(alone.toSorted());
  return alone.toSorted();
}

it('refuses the order a line below the rows speaks against, and no other', async () => {
  for (const line of ['Bitte CC6B nicht versenden, Kunde hat storniert!', 'Storno: CC6B'])
    expect(await judged(`${ROWS}\r\n\r\n${line}`)).toEqual(['CC6A', 'CC6B saidByLine', 'CC6C']);
  expect(await judged(`${ROWS}\r\n\r\nStorno: CC99`)).toEqual(['CC6A', 'CC6B', 'CC6C']);
});

it('asks once about a line that speaks against all orders, wherever it stands', async () => {
  const below = '* alle Bestellungen sind nur reserviert und noch nicht freigegeben';
  const all = ['CC6A saidByLine', 'CC6B saidByLine', 'CC6C saidByLine'];
  expect(await judged(`${ROWS}\r\n${below}`)).toEqual(all);
  expect(await judged(`${ROWS}\r\n${below}`, { values: { remark: { [below]: '' } } })).toEqual([
    'CC6A',
    'CC6B',
    'CC6C',
  ]);
  for (const title of [
    'Stornierte Bestellungen November',
    'Retourenliste KW 47',
    'Bereits versendet – nur zur Info',
    'Alle Mengen in Kartons zu 6 Stück',
  ])
    expect(await judged(`${title}\r\n${ROWS}`, { dialect: { firstLine: 2 } })).toEqual(all);
  for (const title of [
    'Bestellungen November',
    'Offene Bestellungen, ohne Stornos',
    'Export vom 13.11.2026',
    'Noch nicht versendete Bestellungen',
  ])
    expect(await judged(`${title}\r\n${ROWS}`, { dialect: { firstLine: 2 } })).toEqual([
      'CC6A',
      'CC6B',
      'CC6C',
    ]);
});

it('refuses the order a remark names as well as the one it stands beside', async () => {
  const [head = '', ...rows] = ROWS.split('\r\n');
  const said = ['CC6B doch nicht schicken', '', ''];
  const at = header.indexOf('address_second_line');
  const told = rows.map((row, index) =>
    row
      .split(';')
      .with(at, said[index] ?? '')
      .join(';'),
  );
  const refused = ['CC6A remarkForbids', 'CC6B saidByLine', 'CC6C'];
  expect(await judged([head, ...told].join('\r\n'))).toEqual(refused);
  const late = rows.map((row, index) =>
    row
      .split(';')
      .with(at, said[2 - index] ?? '')
      .join(';'),
  );
  expect(await judged([head, ...late].join('\r\n'))).toEqual([
    'CC6A',
    'CC6B saidByLine',
    'CC6C remarkForbids',
  ]);
});

it('keeps out only the orders below a heading that is not recognised, until it is answered or another line follows', async () => {
  const [head = '', one = '', two = '', three = ''] = ROWS.split('\r\n');
  const text = [head, one, 'Filiale Kiel', two, 'KW 46', three].join('\r\n');
  expect(await judged(text)).toEqual(['CC6A', 'CC6B saidByLine', 'CC6C']);
  expect(await judged(text, { values: { remark: { 'Filiale Kiel': '' } } })).toEqual([
    'CC6A',
    'CC6B',
    'CC6C',
  ]);
  expect(await judged(`${ROWS}\r\nNordlicht OHG`)).toEqual(['CC6A', 'CC6B', 'CC6C']);
});

it('reads what a heading of other rows says as said of all orders where no row stands below it', async () => {
  const all = ['CC6A saidByLine', 'CC6B saidByLine', 'CC6C saidByLine'];
  const other = 'CC99;13.11.2026;Frau;a@example.de;;Eva';
  expect(await judged(`${ROWS}\r\nrot = storniert`)).toEqual(all);
  expect(await judged(`${ROWS}\r\nBereits versendet\r\n${other}`)).toEqual(['CC6A', 'CC6B', 'CC6C']);
});

it('reads the pairs of labels and values in one title line', async () => {
  const titled = (title: string) => judged(`${title}\r\n${ROWS}`, { dialect: { firstLine: 2 } });
  for (const title of ['Kunde;Nordwind;Lager;Süd', 'Kunde;Nordwind;bitte nicht versenden'])
    expect(await titled(title)).toEqual(['CC6A saidByLine', 'CC6B saidByLine', 'CC6C saidByLine']);
  for (const title of [
    'Kunde;Nordwind;Datum;13.11.2026',
    'Kunde;Nordwind;Seite 1',
    'Bestellung;Lieferadresse;Lieferung;Menge',
    'Bestellung;;Retoure;;Abholung',
  ])
    expect(await titled(title)).toEqual(['CC6A', 'CC6B', 'CC6C']);
});

it('asks about the last lines as about titles, where no row stands below them', async () => {
  const all = ['CC6A saidByLine', 'CC6B saidByLine', 'CC6C saidByLine'];
  expect(await judged(`${ROWS}\r\nLieferung KW 50`)).toEqual(all);
  expect(await judged(`${ROWS}\r\n\r\nNordlicht OHG\r\nVersand über Lager Süd`)).toEqual(all);
});

it('takes a heading that names the order below it for no other one', async () => {
  const [head = '', one = '', two = '', three = ''] = ROWS.split('\r\n');
  const text = [head, 'Bestellung CC6A', one, 'Auftrag Nr. CC6B:', two, 'Bestellung CC6A', three].join(
    '\r\n',
  );
  expect(await judged(text)).toEqual(['CC6A', 'CC6B', 'CC6C saidByLine']);
});

it.each(['ohne CC6B', 'zusätzlich CC6B: 1x Tee', 'CC6B Petersen'])(
  'refuses an order that a line below the rows mentions, until it is answered: %s',
  async (line) => {
    const file = `${ROWS}\r\n\r\n${line}`;
    expect(await judged(file)).toEqual(['CC6A', 'CC6B saidByLine', 'CC6C']);
    expect(await judged(file, { values: { remark: { [line]: '' } } })).toEqual(['CC6A', 'CC6B', 'CC6C']);
  },
);

it.each(['Bestellungen CC6A bis CC6C', 'Letzte Bestellnummer: CC6C', '3 Bestellungen', 'Seite 1 von 1'])(
  'passes a line that only lists the orders: %s',
  async (line) => expect(await judged(`${ROWS}\r\n\r\n${line}`)).toEqual(['CC6A', 'CC6B', 'CC6C']),
);
