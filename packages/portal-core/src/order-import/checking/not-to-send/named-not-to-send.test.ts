import { expect, it } from 'vitest';
import { aDialect, aFile, checked } from '../../../testing/import-files.js';
import type { SheetChoice } from '../../reading/sniff.js';
import { namedNotToSend } from './named-not-to-send.js';
import { isRejected } from '../orders/checked-order.js';

const sheet = (name: string): SheetChoice => ({ sheets: [name], sheet: name, chosen: false });

it.each(['Stornos', 'Retouren', 'Gutschriften', 'Muster', 'Archiv', 'Archiv 2025', 'Versendet'])(
  'a sheet called %s says that its orders are not to be sent',
  (name) => expect(namedNotToSend('mappe.xlsx', sheet(name))).toBe(name),
);

it.each([
  'storno.csv',
  'Stornos_2026-11-14.csv',
  'nordwind_retouren_kw47.csv',
  'shopify-returns-export (3).csv',
  'orders_cancelled.csv',
  'Gutschriften November.xlsx',
  'versendet.csv',
  'bestellungen_nicht_importieren.csv',
  'bestellungen_ENTWURF.csv',
  'orders_old.csv',
  'angebote.csv',
  'wareneingang 2026-11.csv',
  'vorlage.csv',
])('a file called %s says so as well', (name) => expect(namedNotToSend(name, undefined)).toBe(name));

it.each([
  'bestellungen.csv',
  'orders-not-shipped.csv',
  'bestellungen_ohne_storno.csv',
  'unfulfilled.csv',
  'stornierbar.csv',
  'cancelled-below.csv',
  'Muster GmbH.csv',
  'lieferung.csv',
  'test.csv',
  'altona.csv',
  'bestellungen - Kopie.csv',
  'vorlage-tassen.csv',
])('a file called %s does not', (name) => expect(namedNotToSend(name, undefined)).toBeUndefined());

it('keeps every order of such a file out until a person says that the name means nothing', async () => {
  const file = aFile([{ external_order_id: 'B-1' }, { external_order_id: 'B-2' }]);
  const dialect = aDialect({ notToSend: 'storno.csv' });
  const codes = (await checked(file, dialect)).flatMap((order) =>
    isRejected(order) ? order.issues.map(({ code, params }) => `${code} ${String(params?.['remark'])}`) : [],
  );
  expect(codes).toEqual(['saidByName remark:storno.csv=', 'saidByName remark:storno.csv=']);
  const mapping = { ...file.mapping, values: { remark: { 'storno.csv': '' } } };
  expect((await checked({ ...file, mapping }, dialect)).some(isRejected)).toBe(false);
});
