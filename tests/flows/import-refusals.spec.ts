import { readFileSync } from 'node:fs';
import { ordersFind } from '@kontor/portal-core/orders';
import { orderImportsList } from '@kontor/portal-core/order-import';
import { ENGLISH, expect, inTurns, test, type Portal } from './portal.js';

const shopify = readFileSync(new URL('../files/shopify_orders_sample.csv', import.meta.url));
const MEGABYTE = 1024 * 1024;

/** What nothing may have changed of: Nordwind's orders and imports. */
async function stored(portal: Portal) {
  const client = await portal.client('nordwind');
  const { dataInfo } = await client.call(ordersFind, { body: { limit: 1 } });
  const { foundCount } = await client.call(orderImportsList, { query: {} });
  return { orders: dataInfo.foundCount, imports: foundCount };
}

inTurns('a file that cannot be imported', () => {
  test('is refused with its reason at once, and nothing is stored', async ({
    wizard,
    portal,
    page,
    text,
  }) => {
    const before = await stored(portal);
    await wizard.open();
    await wizard.next();
    await expect(page.getByText(text('validation.fileRequired'))).toBeVisible();
    const refusals = [
      ['bestellungen.xlsx', Buffer.from('PK\u0003\u0004'), text('validation.fileType')],
      ['mappe.csv', Buffer.from('PK\u0003\u0004 and more', 'latin1'), text('validation.fileType')],
      ['bild.csv', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), text('validation.fileType')],
      ['rechnung.csv', Buffer.from('%PDF-1.7\n'), text('validation.fileType')],
      [
        'rauschen.csv',
        Buffer.from(Array.from({ length: 999 }, (_, n) => (n * 7) % 32)),
        text('validation.fileType'),
      ],
      ['leer.csv', Buffer.alloc(0), text('validation.fileEmpty')],
      ['kopf.csv', Buffer.from('Bestellnr.;Datum;PLZ\r\n'), text('orderImport.onlyHeader')],
      ['gross.csv', Buffer.alloc(10 * MEGABYTE + 1, 'a;b\n'), text('validation.fileTooLarge')],
    ] as const;
    for (const [name, bytes, reason] of refusals) {
      await wizard.choose({ name, bytes });
      await expect(wizard.refusal, name).toContainText(reason);
      await wizard.next();
      await expect(wizard.refusal, `${name} after next`).toContainText(reason);
    }
    expect(await stored(portal)).toEqual(before);
  });

  test(
    'without addresses says which fields are missing, and nothing is stored',
    ENGLISH,
    async ({ wizard, portal, text }) => {
      const before = await stored(portal);
      await wizard.open();
      await wizard.choose({ name: 'shopify_orders_sample.csv', bytes: shopify });
      await wizard.next();
      await wizard.expectStep('mapping');
      await wizard.mapping.stillAsked.click();
      await expect(wizard.alert.filter({ hasText: text('orderImport.mapAllFields') })).toContainText(
        text('orderImport.field_postal_code'),
      );
      await expect(wizard.mapping.mapped('postal_code')).toContainText(text('orderImport.sourceMissing'));
      await wizard.expectStep('mapping');
      expect(await stored(portal)).toEqual(before);
    },
  );
});
