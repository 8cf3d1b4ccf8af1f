import { ordersCreate } from '@kontor/portal-core/orders';
import { anOrder } from '../files/an-order.js';
import { storedOrders } from '../import/stored-orders.js';
import { ImportsPage } from './pages/ImportsPage.js';
import { ENGLISH, expect, inTurns, test } from './portal.js';

const HEADER = 'Bestellnr.;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnr.;Menge';
const row = (number: string, { street = 'Lindenweg 3', country = 'DE' } = {}) =>
  `${number};13.11.2026;Frau;Käthe Größer;${street};20095;Neuenburg;${country};NW1050;1`;
const file = (name: string, ...rows: readonly string[]) => ({
  name,
  bytes: Buffer.from([HEADER, ...rows].join('\r\n')),
});
const plan = (create: number, invalid: number) => ({ create, unchanged: 0, conflict: 0, invalid });

inTurns('what is wrong in many rows', () => {
  test('is put right in all of them at once, taken back, and done again', async ({
    wizard,
    portal,
    language,
  }) => {
    const { sheet } = wizard;
    const stored = await storedOrders(portal, 'nordwind');
    // Few enough for the column to be one of countries.
    const countries = ['Absurdistan', 'DE', 'DE', 'Absurdistan', 'DE', 'DE', 'DE', 'Absurdistan'];
    const rows = countries.map((country, at) => row(`FE-${language}${at}`, { country }));
    await wizard.open();
    await wizard.check(file('laender.csv', ...rows));
    await sheet.expectPlan(plan(5, 3));
    await expect(sheet.fault('country', 'Absurdistan')).toBeVisible();
    await wizard.expectStep('check');
    await sheet.replaceFault('country', 'Absurdistan', 'FR', 3);
    await sheet.expectPlan(plan(8, 0));
    await sheet.undo();
    await sheet.expectPlan(plan(5, 3));
    await expect(await sheet.cell(2, 'country')).toContainText('Absurdistan');
    await sheet.redo();
    await sheet.expectPlan(plan(8, 0));
    await sheet.findAndReplace('street', 'weg', 'allee');
    await expect(await sheet.cell(9, 'street')).toContainText('Lindenallee 3');
    await wizard.import(8);
    const orders = await stored.newest();
    expect(
      orders
        .map(({ address }) => address.country_code)
        .toSorted()
        .join(' '),
    ).toBe('DE DE DE DE DE FR FR FR');
    expect(new Set(orders.map(({ address }) => address.street))).toEqual(new Set(['Lindenallee 3']));
  });
});

inTurns('orders that are there with another content', () => {
  test(
    'are replaced or left, each as it was decided, and undoing says what stays',
    ENGLISH,
    async ({ wizard, orders, portal, page, text, language }) => {
      const { sheet } = wizard;
      const client = await portal.client('nordwind');
      const number = (n: number) => `KO-${language}${n}`;
      await client.call(ordersCreate, { body: [anOrder(number(1)), anOrder(number(2))] });
      const stored = await storedOrders(portal, 'nordwind');
      const name = `konflikte-${language}.csv`;
      const street = 'Neuer Weg 8';
      await wizard.open();
      await wizard.check(file(name, row(number(1), { street }), row(number(2), { street }), row(number(3))));
      await sheet.expectPlan({ create: 1, unchanged: 0, conflict: 2, invalid: 0 });
      await sheet.showConflicts(2);
      await expect(sheet.conflict(number(1))).toContainText('Lindenweg 3');
      await expect(sheet.conflict(number(1))).toContainText(street);
      await wizard.expectStep('check');
      await sheet.decide(number(2), 'Stop');
      await expect(wizard.importButton(1)).toBeDisabled();
      await sheet.decide(number(2), 'Skip');
      await sheet.decide(number(1), 'Replace');
      await expect(page.getByText(text('orderImport.willReplace', { count: 1 }))).toBeVisible();
      await wizard.import(1);
      await wizard.expectStep('success');
      await expect(wizard.receipt(text('orderImport.outcomeHead_replaced'))).toHaveText('1');
      await expect(wizard.receipt(text('orderImport.outcomeHead_conflict'))).toHaveText('1');
      const kept = (await stored.newest()).map((order) => [order.external_order_id, order.address.street]);
      expect(kept.toSorted()).toEqual([
        [number(1), street],
        [number(3), 'Lindenweg 3'],
      ]);

      const imports = new ImportsPage(page, text);
      await orders.visit();
      await imports.openFromOrders();
      await expect(imports.row(name)).toContainText(text('orderImport.state_finished'));
      await imports.open(name);
      await expect(imports.count('created')).toHaveText('1');
      await expect(imports.count('replaced')).toHaveText('1');
      await expect(imports.panel).toContainText(text('orderImport.undoKeeps'));
      await expect(imports.panel).toContainText(text('orderImport.undoReplaced', { count: 1 }));
      await imports.undo();
      await expect(imports.panel).toContainText(text('orderImport.undone', { count: 1 }));
      await expect(imports.kept).toHaveText([
        new RegExp(`^${number(1)}.*${text('orderImport.keptReplaced')}$`),
      ]);
      await expect(imports.row(name)).toContainText(text('orderImport.state_undone'));
    },
  );
});
