import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportReport } from '@kontor/portal-core/order-import';
import { germanShopFile } from '../files/german-shop.js';
import { expect, inEachLanguage, test } from './portal.js';
import { runCli } from './portal-process.js';

inEachLanguage('the wizard and the command line', () => {
  test('give the same verdict on every row of the same file', async ({ wizard, portal, language }) => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-cli-'));
    const file = join(folder, 'bestellungen.csv');
    const errors = join(folder, 'errors.csv');
    const { bytes, wrong } = germanShopFile({ orders: 600, prefix: `SV-${language}-`, wrong: true });
    writeFileSync(file, bytes);

    const argv = ['orders', 'import', file, '--dry-run', '--json', '--errors', errors];
    const { code, stdout } = await runCli(argv, {
      KONTOR_URL: portal.url,
      KONTOR_TOKEN: await portal.token('nordwind'),
      KONTOR_LANGUAGE: language,
      KONTOR_CONFIG_DIR: folder,
    });
    expect(code).toBe(3);
    const { report } = JSON.parse(stdout) as { report: ImportReport };
    expect(report.issues.map(({ line, value, code: found }) => ({ line, value, code: found }))).toEqual(
      wrong.map(({ line, value, code: expected }) => ({ line, value, code: expected })),
    );

    await wizard.open();
    await wizard.check({ name: 'bestellungen.csv', bytes });
    await wizard.sheet.expectPlan(report.counts);
    const rejected = await wizard.sheet.downloadRejected();
    expect(rejected.bytes.toString('utf8')).toBe(readFileSync(errors, 'utf8'));
    rmSync(folder, { recursive: true });
  });
});
