import { issueMessage, type Translate } from '@kontor/portal-core/i18n';
import type { IssueCode } from '@kontor/portal-core/validation';
import type { ImportField } from '@kontor/portal-core/order-import';
import { germanShopFile, type WrongOrder } from '../files/german-shop.js';
import { expect, inEachLanguage, test } from './portal.js';

const ORDERS = 2000;
const FIELDS: Readonly<Record<string, ImportField>> = {
  Bestelldatum: 'date',
  Anrede: 'salutation',
  'Vor- und Nachname': 'first_address_line',
  'Straße/Hausnr.': 'street',
  Postfiliale: 'post_filiale',
  PLZ: 'postal_code',
  Ort: 'city',
  Land: 'country',
  'E-Mail': 'email',
  'Artikelnr.': 'product_id',
  Menge: 'quantity',
};

const fieldOf = ({ column }: WrongOrder) => FIELDS[column] ?? 'external_order_id';
/** What a cell of the grid says of a fault: a few words where the whole sentence has no room. */
const messageOf = ({ code }: WrongOrder, text: Translate) =>
  code === 'country' ? text('orderImport.cell_country') : issueMessage(text, { code: code as IssueCode });

inEachLanguage('the export of a German shop', () => {
  test('is checked, put right, imported, found, exported, and imported again without a change', async ({
    wizard,
    orders,
    page,
    text,
    language,
  }) => {
    const prefix = `GS-${language.toUpperCase()}-`;
    const { bytes, rows, wrong } = germanShopFile({ orders: ORDERS, prefix, wrong: true });
    const right = ORDERS - wrong.length;

    await orders.visit();
    await page.getByRole('link', { name: text('shell.importOrders') }).click();
    await wizard.expectStep('upload');
    await wizard.choose({ name: 'bestellungen.csv', bytes });
    await expect(wizard.facts).toContainText('Windows-1252');
    await expect(wizard.facts).toContainText(text('orderImport.delimiter_semicolon'));
    await expect(wizard.facts).toContainText(rows.toLocaleString(language));
    await wizard.next();

    await wizard.expectStep('mapping');
    await expect(wizard.facts).toContainText(text('orderImport.datePattern_dmy'));
    await wizard.mapping.expectColumns('street', 'Straße/Hausnr.');
    await expect(wizard.mapping.mapped('street')).toContainText('Große Elbstraße 212');
    await expect(wizard.mapping.parcel).toContainText('Am Alten Speicher 14a');
    await wizard.next();

    await wizard.expectStep('check');
    await wizard.sheet.expectPlan({ create: right, unchanged: 0, conflict: 0, invalid: wrong.length });
    await wizard.sheet.showErrors(wrong.length);
    for (const one of wrong) {
      const cell = await wizard.sheet.cell(one.line, fieldOf(one));
      await cell.scrollIntoViewIfNeeded();
      await expect(cell).toHaveAttribute('aria-invalid', 'true');
      await expect(cell).toContainText(one.value || text('orderImport.blank'));
      await expect(cell).toContainText(messageOf(one, text));
    }
    const [date, , , , quantity] = wrong;
    await wizard.sheet.correct(date!.line, 'date', '30.11.2026');
    await wizard.sheet.correct(quantity!.line, 'quantity', '2');
    const created = right + 2;
    await wizard.sheet.expectPlan({ create: created, unchanged: 0, conflict: 0, invalid: wrong.length - 2 });

    await wizard.import(created);
    await wizard.expectStep('success');
    await expect(wizard.receipt(text('orderImport.receiptFile'))).toHaveText('bestellungen.csv');
    await expect(wizard.receipt(text('orderImport.outcomeHead_created'))).toHaveText(
      created.toLocaleString(language),
    );
    await expect(wizard.receipt(text('orderImport.outcomeHead_invalid'))).toHaveText('10');

    await wizard.showOrders();
    await expect(page).toHaveURL(/\/orders\?importId=\d+$/);
    await orders.expectFound(created);
    await expect(orders.chips).toHaveText([new RegExp(`^${text('orders.ofImport')}: \\d+$`)]);
    const file = await orders.download(text('orders.downloadExcelDe'), 'import');
    expect(file.name).toMatch(/^orders_.+\.csv$/);
    expect(file.bytes.toString('utf8').replace(/^\ufeff/, '')).not.toBe(file.bytes.toString('utf8'));

    await wizard.open();
    await wizard.check(file);
    await wizard.sheet.expectPlan({ create: 0, unchanged: created, conflict: 0, invalid: 0 });
    await expect(wizard.importButton(0)).toBeDisabled();
    await expect(page.getByText(text('orderImport.nothingToImport'))).toBeVisible();
  });

  test('can be taken back', async ({ wizard, orders, page, text, language }) => {
    const prefix = `UN-${language.toUpperCase()}-`;
    await wizard.open();
    await wizard.check({ name: 'falsch.csv', bytes: germanShopFile({ orders: 30, prefix }).bytes });
    await wizard.import(30);
    await wizard.undo();
    await expect(page.getByText(text('orderImport.undone', { count: 30 }))).toBeVisible();
    await wizard.showOrders();
    await orders.filterByStatus(text('orders.statusCancelled'));
    await orders.expectFound(30);
  });
});

test('the button that sends an import stays in place while its effects are looked up', async ({
  wizard,
  page,
  text,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/EffectsPanel-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const topOfButton = async () => (await wizard.importButton(3).boundingBox())?.y;
  await wizard.open();
  await wizard.check({ name: 'ruhig.csv', bytes: germanShopFile({ orders: 3, prefix: 'RU-' }).bytes });
  await expect(page.getByText(text('orderImport.effectsLoading'))).toBeVisible();
  const before = await topOfButton();
  release();
  await expect(page.getByText(text('orderImport.effectsLoading'))).toBeHidden();
  expect(before).toBeDefined();
  expect(await topOfButton()).toBe(before);
});

test.describe('a mapping', () => {
  test('is kept as a profile, changed, and read the next file with', async ({ wizard, page, text }) => {
    const name = 'Webshop Flensburg';
    const file = { name: 'vorlage.csv', bytes: germanShopFile({ orders: 5, prefix: 'PR-' }).bytes };
    await wizard.open();
    await wizard.choose(file);
    await wizard.next();
    await wizard.expectStep('mapping');
    await wizard.mapping.choose('second_address_line', 'Artikelbezeichnung');
    await wizard.mapping.saveProfile(name);
    await wizard.mapping.expectSaved();
    await wizard.mapping.choose('second_address_line', 'Einzelpreis');
    await wizard.mapping.profileAct(text('orderImport.profileUpdate', { name }));
    await wizard.mapping.expectSaved();

    await wizard.open();
    await wizard.choose(file);
    await wizard.mapping.chooseProfile(name);
    await wizard.next();
    await wizard.expectStep('mapping');
    await wizard.mapping.expectColumns('second_address_line', 'Einzelpreis');
    await wizard.mapping.profileAct(text('orderImport.profileDelete'));
    await expect(page.getByText(text('orderImport.profileDeleted'))).toBeVisible();
  });
});
