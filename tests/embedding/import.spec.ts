import { expect, test, told } from './host.js';

test.setTimeout(90_000);

const FILE = [
  'Bestellnummer;Datum;Anrede;Name;Straße;PLZ;Ort;Land;Artikelnummer;Menge',
  'EMB-1;25.11.2026;Frau;Käthe Größer;Lindenweg 1;20095;Hamburg;DE;NW1001;1',
  'EMB-2;25.11.2026;Frau;Käthe Größer;Lindenweg 2;20095;Hamburg;DE;NW1002;2',
].join('\n');

test('an import on a foreign page tells where it stops and when it is done, and is undone there', async ({
  page,
  partner,
}) => {
  await page.route('**/chunks/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 403, body: '{}' }) : route.fallback(),
  );
  await page.goto(partner.show({ body: '<kontor-order-import></kontor-order-import>' }));
  const wizard = page.locator('kontor-order-import');
  await wizard
    .locator('input[type=file]')
    .setInputFiles({ name: 'laden.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await wizard.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(wizard.getByText('Lindenweg 1').first()).toBeVisible();
  await wizard.getByRole('button', { name: 'Weiter', exact: true }).click();
  await wizard.getByRole('button', { name: '2 Bestellungen importieren' }).click();

  const resume = wizard.getByRole('button', { name: 'Import fortsetzen' });
  await expect(resume).toBeVisible();
  expect((await told(page)).map(({ name }) => name)).toContain('error');
  await page.unrouteAll();
  await resume.click();
  await expect(wizard.getByText('2 Bestellungen wurden angelegt.')).toBeVisible();
  const finished = (await told(page)).find(({ name }) => name === 'import-finished')?.detail;
  expect(finished).toMatchObject({ counts: { created: 2, invalid: 0 } });
  await expect(wizard.getByText('Importiert am')).toBeVisible();
  // The page is not told the account that imports in its name.
  await expect(wizard.getByText('Importiert von')).toHaveCount(0);

  await wizard.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(wizard.getByText('2 Bestellungen storniert')).toBeVisible();
  const undone = (await told(page)).find(({ name }) => name === 'import-undone')?.detail;
  expect(undone).toEqual({ importId: finished?.['importId'], cancelled: 2, kept: 0 });
});
