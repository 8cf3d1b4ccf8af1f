import type { NewOrder } from '@kontor/portal-core/orders';
import { byNumber, comparable } from '../import/shapes.js';
import { storedOrders } from '../import/stored-orders.js';
import { workbook } from '../import/workbook.js';
import { ENGLISH, expect, inTurns, test } from './portal.js';

/** A file of semicolons, one list a line. */
const csv = (...lines: readonly (readonly string[])[]) =>
  Buffer.from(`\ufeff${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`);

const PARTS = ['Anrede', 'Vorname', 'Nachname', 'Straße', 'Hausnr.', 'PLZ', 'Ort', 'Land'];
const ÄNNE = ['Frau', 'Änne', 'Ölmann', 'Wattweg', '2', '26506', 'Norden', 'DE'];
const FIETE = ['Herr', 'Fiete', 'Groß', 'Am Deich', '12 a', '25746', 'Heide', 'DE'];
const RESI = ['Frau', 'Resi', 'Huber', 'Ring', '4', '1010', 'Wien', 'AT'];
const NOWHERE = PARTS.map(() => '');

/** What a portal is to hold of an order to one of them. */
function meant(
  external_order_id: string,
  date: string,
  items: Record<string, number>,
  parts: readonly string[],
) {
  const [salutation = '', first, last, street, number, postal_code, city, country_code] = parts;
  return {
    external_order_id,
    date,
    items,
    address: {
      salutation: salutation.toLowerCase(),
      name: `${first} ${last}`,
      street: `${street} ${number}`,
      postal_code,
      city,
      country_code,
    },
  };
}

const told = (orders: readonly NewOrder[]) => byNumber(orders.map(comparable));

inTurns('a file as its shop wrote it', () => {
  test('with two questions waits for their answers, and asks nothing the next time', async ({
    wizard,
    portal,
    language,
  }) => {
    const { mapping, sheet } = wizard;
    const stored = await storedOrders(portal, 'nordwind');
    const prefix = `FR-${language}`;
    const [first, last] = [ÄNNE.slice(1, 3).join(' '), RESI.slice(1, 3).join(' ')];
    const header = ['Bestellnr.', 'Bestelldatum', 'Anrede', 'Name', 'Straße', 'PLZ', 'Ort'];
    // Columns of another name in each language: what one of them confirmed is not remembered for the other.
    header.push('Zielgebiet', 'Artikelnr.', 'Mennge', `Pos. (${language})`);
    const file = (run: number) => ({
      name: `fragen-${run}.csv`,
      bytes: csv(
        header,
        [
          `${prefix}${run}1`,
          '18.11.2026',
          'Frau',
          first,
          'Wattweg 2',
          '26506',
          'Norden',
          'DE',
          'NW1050',
          '7',
          '1',
        ],
        [
          `${prefix}${run}1`,
          '18.11.2026',
          'Frau',
          first,
          'Wattweg 2',
          '26506',
          'Norden',
          'DE',
          'NW1070',
          '5',
          '2',
        ],
        [`${prefix}${run}2`, '19.11.2026', 'Frau', last, 'Ring 4', '1010', 'Wien', 'AT', 'NW1070', '1', '1'],
      ),
    });
    const orders = (run: number) => [
      meant(`${prefix}${run}1`, '2026-11-18', { NW1050: 7, NW1070: 5 }, ÄNNE),
      meant(`${prefix}${run}2`, '2026-11-19', { NW1070: 1 }, RESI),
    ];

    await wizard.open();
    await wizard.map(file(1));
    await mapping.openQuestions(2).click();
    await expect(mapping.mapped('country').locator(':focus')).toBeVisible();
    await wizard.expectStep('mapping');
    await mapping.confirmButton('country').click();
    await expect(mapping.openQuestions(1)).toBeVisible();
    await mapping.confirmButton('quantity').click();
    await wizard.next();
    await wizard.arriveAt('check');
    await sheet.expectPlan({ create: 2, unchanged: 0, conflict: 0, invalid: 0 });
    await wizard.import(2);
    expect(told(await stored.newest())).toEqual(orders(1));

    await wizard.open();
    await wizard.map(file(2));
    await expect(mapping.remembered).toBeVisible();
    await expect(mapping.confirmButton('country')).toBeHidden();
    await wizard.next();
    await wizard.arriveAt('check');
    await wizard.import(2);
    expect(told(await stored.newest())).toEqual(orders(2));
  });

  test(
    'in parts and with two addresses is stored as it is meant',
    ENGLISH,
    async ({ wizard, portal, language, text }) => {
      const { mapping, sheet } = wizard;
      const stored = await storedOrders(portal, 'nordwind');
      const number = (n: number) => `ZA-${language}${n}`;
      const bytes = csv(
        [
          'Auftrags-Nr.',
          'Bestelldatum',
          ...PARTS.map((part) => `Lieferung ${part}`),
          ...PARTS.map((part) => `Rechnung ${part}`),
          'SKU',
          'Menge',
          'Telefon',
        ],
        [number(1), '18.11.2026', ...NOWHERE, ...ÄNNE, 'NW1050', '7', '04931 1'],
        [number(2), '18.11.2026', ...FIETE, ...ÄNNE, 'NW1070', '5', '0481 2'],
        [number(3), '19.11.2026', ...RESI, ...RESI, 'NW1050', '1', '+43 1'],
      );
      await wizard.open();
      await wizard.map({ name: 'zwei-adressen.csv', bytes });
      await wizard.expectStep('mapping');
      await mapping.expectColumns('first_address_line', 'Lieferung Vorname', 'Lieferung Nachname');
      await mapping.expectColumns('street', 'Lieferung Straße', 'Lieferung Hausnr.');
      await expect(mapping.parcel).toContainText('Wattweg 2');
      await mapping.nextParcel();
      await expect(mapping.parcel).toContainText('Am Deich 12 a');
      await wizard.next();
      await wizard.expectStep('check');
      await sheet.expectPlan({ create: 3, unchanged: 0, conflict: 0, invalid: 0 });
      await wizard.import(3);
      await expect(wizard.receipt(text('orderImport.outcomeHead_created'))).toHaveText('3');
      expect(told(await stored.newest())).toEqual([
        meant(number(1), '2026-11-18', { NW1050: 7 }, ÄNNE),
        meant(number(2), '2026-11-18', { NW1070: 5 }, FIETE),
        meant(number(3), '2026-11-19', { NW1050: 1 }, RESI),
      ]);
    },
  );

  test('as a workbook is read without saving it as text first', async ({
    wizard,
    portal,
    language,
    text,
  }) => {
    const stored = await storedOrders(portal, 'nordwind');
    const number = `XL-${language}`;
    const bytes = workbook([
      ['Bestellnr.', 'Bestelldatum', ...PARTS, 'Artikelnr.', 'Menge'],
      [number, { day: '46344' }, ...ÄNNE.with(5, '01067'), 'NW1050', { number: '7' }],
    ]);
    await wizard.open();
    await wizard.choose({ name: 'mappe.xlsx', bytes: Buffer.from(bytes) });
    await expect(wizard.facts).toContainText(text('orderImport.sheetNamed', { name: 'Tabelle1' }));
    await wizard.next();
    await wizard.arriveAt('mapping');
    await wizard.next();
    await wizard.arriveAt('check');
    await wizard.import(1);
    expect(told(await stored.newest())).toEqual([
      meant(number, '2026-11-18', { NW1050: 7 }, ÄNNE.with(5, '01067')),
    ]);
  });
});
