import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyRepository, type RepositoryCopy } from './repository-copy.js';

const NEW = ['return-labels', 'Retourenlabel', 'Return label'] as const;

let copy: RepositoryCopy;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

const order = (...words: readonly string[]) => copy.run('node', 'scripts/new-feature.mjs', ...words);
const refusal = (...words: readonly string[]) =>
  order(...words).then(
    () => null,
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, stderr }),
  );

describe('npm run new-feature', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['no words', [], /npm run new-feature -- NAME GERMAN ENGLISH/],
    ['capitals in the name', ['ReturnLabels', 'Retourenlabel', 'Return label'], /names no folder/],
    ['a digit in the name', ['labels2', 'Label', 'Label'], /names no folder/],
    ['a word of SQL', ['values', 'Wert/Werte', 'Value'], /names no folder/],
    ['a path', ['../labels', 'Label', 'Label'], /names no folder/],
    ['no German word', ['return-labels', '42', 'Return label'], /no German word/],
    ['no English word', ['return-labels', 'Retourenlabel', `label'; --`], /no English word/],
    [
      'another English word than the name',
      ['return-labels', 'Retourenlabel', 'Parcel'],
      /would be "parcels"/,
    ],
    ['a name in the singular', ['return-label', 'Retourenlabel', 'Return label'], /would be "return-labels"/],
    ['a feature that exists', ['merchants', 'Händler', 'Merchant'], /stands in docs\/dictionary.md already/],
    ['a word of a room', ['countries', 'Land/Länder', 'Country'], /stands in docs\/dictionary.md already/],
    ['a page that exists', ['roles', 'Rolle/Rollen', 'Role'], /RolesPage\.tsx exists/],
  ])('refuses %s and says why', async (_, words, reason) => {
    expect(await refusal(...words)).toEqual({ code: 2, stderr: expect.stringMatching(reason) as string });
    expect(copy.changes()).toEqual([]);
  });

  test('writes nothing when another thing of a shared file has the name', async () => {
    const { stderr } = (await refusal('terms', 'Begriff/Begriffe', 'Term'))!;
    expect(stderr).toMatch(/shell\.ts: terms: stands there already\. Nothing was written/);
    expect(copy.changes()).toEqual([]);
  });

  test('writes nothing when a shared file has changed so that its place is gone', async () => {
    const routes = join(copy.folder, 'packages/portal-server/src/routes.ts');
    const text = readFileSync(routes, 'utf8');
    writeFileSync(routes, text.replace('Route[] {\n  return [', 'Route[] {\n  const routes = ['));
    const { stderr } = (await refusal(...NEW))!;
    writeFileSync(routes, text);
    expect(stderr).toMatch(/routes\.ts: "Route\[\] .* stands there 0 times, not once\. Nothing was written/);
    expect(copy.changes()).toEqual([]);
  });

  test('explains itself when asked for help', async () => {
    expect(await order('--help')).toMatch(/return-labels "Retourenlabel" "Return label"/);
  });
});

// What judges the whole repository takes its time on a busy machine.
describe('a new feature', { timeout: 300_000 }, () => {
  beforeAll(() => order(...NEW));

  test('leaves no word of the templates behind', () => {
    for (const file of copy.changes())
      expect(readFileSync(join(copy.folder, file), 'utf8'), file).not.toMatch(
        /sample.?records?|muster|000_/i,
      );
    expect(copy.changes().length).toBeGreaterThan(30);
  });

  test('is formatted and passes the lint', async () => {
    await copy.run('prettier', '--check', ...copy.changes());
    const sources = copy.changes().filter((file) => /\.tsx?$/.test(file));
    await copy.run('oxlint', '--type-aware', '--deny-warnings', ...sources);
  });

  test('keeps names, floors, figures, ways and queries of the code', async () => {
    for (const check of ['names', 'floors', 'figures', 'ways', 'queries'])
      await copy.run('node', `scripts/check-${check}.mjs`);
  });

  test('has no file, export or dependency that nothing uses', async () => {
    await copy.run('knip', '--no-progress', '--tsConfig', 'tsconfig.build.json');
  });

  test('has sound types from the server to the page', async () => {
    await copy.run('tsc', '-p', 'packages/portal-core/tsconfig.build.json');
    // On the core that was just built: its sources need no second look.
    await judgeTypes('portal-server', { compilerOptions: { customConditions: [] } });
    // The page brings along the widgets, whose stories stand beside them.
    await judgeTypes('host-app', { include: ['src', '../portal-ui/src/return-labels'] });
  });

  test('passes its own tests and that of the contract', async () => {
    const projects = ['portal-core', 'portal-server'].map((name) => `--project=${name}`);
    const tests = ['return-labels', 'contract.test'];
    const told = await copy.run('vitest', 'run', '--reporter=dot', ...projects, ...tests);
    expect(told).toMatch(/Test Files +2 passed/);
  });

  test('leaves room for the next one', async () => {
    await order('deliveries-of-returns', 'Retoure/Retouren', 'Delivery of returns/Deliveries of returns');
    await copy.run('prettier', '--check', ...copy.changes());
  });
});

/** Has the types of a package judged with settings beside its own. */
async function judgeTypes(name: string, settings: object): Promise<void> {
  const config = join(copy.folder, 'packages', name, 'tsconfig.judged.json');
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', ...settings }));
  await copy.run('tsc', '-p', config);
  rmSync(config);
}
