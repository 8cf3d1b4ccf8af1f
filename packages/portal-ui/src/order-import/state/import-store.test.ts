import { parseValuePair } from '@kontor/portal-core/order-import';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryChoices } from '../../provider/index.js';
import { createFakeImportPortal, type FakeImportPortalOptions } from '../../testing/fake-import-portal.js';
import { orderFile, SOME_MISTAKES } from '../../testing/order-file.js';
import { serveImport } from '../worker/serve-import.js';
import { withChoice } from './draft-changes.js';
import { ImportStore } from './import-store.js';
import { withDateOrder } from './mapping-draft.js';

const open: ImportStore[] = [];
afterEach(() => open.splice(0).forEach((store) => store.dispose()));

/** A store whose worker runs at the other end of a channel. */
function aStore(options: FakeImportPortalOptions = {}, drafts = createMemoryChoices()) {
  const portal = createFakeImportPortal(options);
  let keys = 0;
  const store = new ImportStore({
    client: portal.client,
    now: () => 0,
    drafts,
    newKey: () => `key-number-${(keys += 1)}`,
    createWorker: () => {
      const { port1, port2 } = new MessageChannel();
      serveImport(port1);
      port1.start();
      port2.start();
      return {
        postMessage: (message) => port2.postMessage(message),
        addEventListener: (type: string, listener: (event: never) => void) =>
          port2.addEventListener(type as 'message', listener as (event: MessageEvent) => void),
        terminate: () => port1.close(),
      };
    },
  });
  open.push(store);
  return { store, portal };
}

const file = (text: string, name = 'bestellungen.csv') => new File([text], name);

async function checked(options: FakeImportPortalOptions = {}) {
  const made = aStore(options);
  await made.store.chooseFile(file(orderFile({ orders: 30, mistakes: SOME_MISTAKES })));
  made.store.toMapping();
  await made.store.toCheck();
  return made;
}

test('walks from the file to the receipt', async () => {
  const { store } = await checked();
  expect(store.getState()).toMatchObject({ step: 'check', sheet: { counts: { create: 25, invalid: 5 } } });
  await store.send();
  expect(store.getState()).toMatchObject({
    step: 'success',
    receipt: { counts: { created: 25, invalid: 5 } },
  });
});

test('keeps changes by hand when one goes back and on again', async () => {
  const { store } = await checked();
  await store.edit([{ line: 5, column: 1, value: '30.11.2026' }]);
  store.back();
  await store.toCheck();
  expect(store.getState().sheet).toMatchObject({ edits: 1, counts: { create: 26 } });
  store.back();
  store.change((draft, its) =>
    withChoice(draft, its, { place: { place: 'own', field: 'email' }, choice: { source: null } }),
  );
  await store.toCheck();
  expect(store.getState().sheet).toMatchObject({ edits: 1, counts: { create: 27 } });
});

test('a row said to be no product is left out, and what was put right by hand stays so', async () => {
  const { store } = aStore();
  const text = orderFile({ orders: 2 });
  const [header = '', ...rows] = text.trim().split('\r\n');
  const charge = (rows[0] ?? '').split(';').with(header.split(';').indexOf('Artikelnr.'), 'VERSAND');
  await store.chooseFile(file([header, ...rows, charge.join(';')].join('\r\n')));
  store.toMapping();
  await store.toCheck();
  await store.edit([{ line: 3, column: 1, value: '30.11.2026' }]);
  const { faults } = await store.ask('faults', undefined);
  const pair = parseValuePair(String(faults[0]?.issue.params?.['charge']));
  if (pair === null) throw new Error(JSON.stringify(faults));
  await store.sayMeaning(pair);
  expect(store.getState()).toMatchObject({ step: 'check', sheet: { edits: 1, counts: { invalid: 0 } } });
  const shown = await store.ask('rows', { filter: 'all', from: 0, count: 10 });
  expect(shown.map(({ outcome, isNoItem }) => [outcome, isNoItem])).toEqual([
    ['create', false],
    ['create', true],
    ['create', false],
  ]);
});

test.each([
  ['left out', { skipLines: [6] }, { create: 3, invalid: 0 }],
  ['said to belong to the order above', { keepLines: [6] }, { create: 3, invalid: 0 }],
])(
  'rows apart below the orders can be %s, and what was put right by hand stays so',
  async (_, lines, counts) => {
    const { store } = aStore();
    const [header = '', ...rows] = orderFile({ orders: 3 }).trim().split('\r\n');
    const names = header.split(';');
    const apart = names.map((name) => (name === 'Artikelnr.' ? 'NW1001' : name === 'Menge' ? '7' : ''));
    await store.chooseFile(
      file([header, ...rows, ';'.repeat(names.length - 1), apart.join(';')].join('\r\n')),
    );
    store.toMapping();
    await store.toCheck();
    await store.edit([{ line: 3, column: 1, value: '30.11.2026' }]);
    expect(store.getState()).toMatchObject({ sheet: { edits: 1, counts: { create: 2, invalid: 1 } } });
    await store.sayLines(lines);
    expect(store.getState()).toMatchObject({ step: 'check', sheet: { edits: 1, counts } });
  },
);

test('would lose something once a cell was changed, and nothing after starting over', async () => {
  const { store } = await checked();
  expect(store.isUnsaved()).toBe(false);
  await store.edit([{ line: 5, column: 1, value: '30.11.2026' }]);
  expect(store.isUnsaved()).toBe(true);
  store.restart();
  expect(store.isUnsaved()).toBe(false);
  expect(store.getState().step).toBe('upload');
});

test('takes an interrupted import up again under the same name', async () => {
  const { store, portal } = await checked({ failsFromChunk: 0 });
  await store.send();
  expect(store.getState()).toMatchObject({
    step: 'check',
    run: { isRunning: false, clientKey: 'key-number-1' },
  });
  expect(store.isUnsaved()).toBe(true);
  portal.repair();
  await store.send();
  expect(store.getState().step).toBe('success');
  expect(portal.imports.receipts()).toHaveLength(1);
});

test('says what is wrong with a file and stays where it is', async () => {
  const { store, portal } = aStore();
  await store.chooseFile(file('a;b\r\n'));
  expect(store.getState()).toMatchObject({ step: 'upload', file: null, fault: { kind: 'onlyHeader' } });
  await store.chooseFile(file('PK\u0003\u0004'));
  expect(store.getState()).toMatchObject({
    file: null,
    fault: { kind: 'file', issue: { code: 'fileType' } },
  });
  expect(portal.requests).toEqual([]);
});

test('asks the server nothing while staff have not chosen the merchant', async () => {
  const { store, portal } = aStore({ isStaff: true });
  store.awaitMerchant(true);
  await store.chooseFile(file(orderFile({ orders: 8 })));
  expect(store.getState()).toMatchObject({ step: 'upload', file: { name: 'bestellungen.csv' } });
  expect(portal.requests).toEqual([]);
  store.setMerchant(2);
  await vi.waitFor(() =>
    expect(portal.requests.some(({ path }) => path.includes('import-recipes'))).toBe(true),
  );
  expect(portal.requests.every(({ path, body }) => `${path}${body}`.includes('merchant_erp_id'))).toBe(true);
});

test('recognises products that no header names', async () => {
  const { store } = aStore();
  await store.chooseFile(file(orderFile({ orders: 8 }).replace('Artikelnr.', 'Ding')));
  expect(store.getState().draft?.understanding.matches).toContainEqual(
    expect.objectContaining({ field: 'product_id', source: 10, reason: 'content' }),
  );
});

test('reads the file again when one says how it is written', async () => {
  const { store } = aStore();
  await store.chooseFile(file(orderFile({ orders: 3 })));
  await store.override({ delimiter: ',' });
  expect(store.getState().file?.reading.dialect).toMatchObject({ delimiter: ',' });
  await store.override({ delimiter: ';' });
  expect(store.getState().file?.reading.detection.delimiter).toMatchObject({ value: ';', chosen: true });
});

test('has the date order remembered that a person said, not the one the dates show', async () => {
  const undecided = orderFile({ orders: 3 }).replaceAll(/\d\d\.\d\d\.2026/g, '02.11.2026');
  const remembers = async (text: string, dateOrder: 'dmy' | null) => {
    const { store, portal } = aStore();
    await store.chooseFile(file(text));
    store.toMapping();
    if (dateOrder !== null) store.change((draft, its) => withDateOrder(draft, its, dateOrder));
    await store.toCheck();
    await store.send();
    return portal.imports.opened().at(-1)?.recipe?.content.dateOrder;
  };
  expect(await remembers(undecided, 'dmy')).toBe('dmy');
  expect(await remembers(orderFile({ orders: 30 }), null)).toBeUndefined();
});

test('drops the answer about a file that another has replaced', async () => {
  const { store } = aStore();
  const first = store.chooseFile(file(orderFile({ orders: 3 }), 'first.csv'));
  const second = store.chooseFile(file(orderFile({ orders: 4 }), 'second.csv'));
  await Promise.all([first, second]);
  expect(store.getState().file).toMatchObject({ name: 'second.csv', reading: { rows: 4 } });
});

const ABROAD = orderFile({ orders: 4, mistakes: { 1: { Bestelldatum: '31.11.2026' } } });

test('what was said of a file holds again when the same file is chosen after a reload, cells put right by hand too', async () => {
  const drafts = createMemoryChoices();
  const before = aStore({}, drafts).store;
  await before.chooseFile(file(ABROAD));
  before.toMapping();
  before.change((draft, its) =>
    withChoice(draft, its, { place: { place: 'own', field: 'email' }, choice: { source: null } }),
  );
  await before.toCheck();
  await before.edit([{ line: 3, column: 1, value: '30.11.2026' }]);

  const { store } = aStore({}, drafts);
  expect(store.waitingFile()).toBe('bestellungen.csv');
  await store.chooseFile(file(ABROAD, 'anders-genannt.csv'));
  expect(store.getState()).toMatchObject({
    isRestored: true,
    draft: { chosen: { columns: { email: null } } },
  });
  store.toMapping();
  await store.toCheck();
  expect(store.getState()).toMatchObject({ sheet: { edits: 1, counts: { create: 4, invalid: 0 } } });

  await store.forgetAnswers();
  expect(store.getState()).toMatchObject({ isRestored: false, draft: { chosen: {} } });
  expect(store.waitingFile()).toBeNull();
});

test('what was said of a file does not hold for another, and is gone once the orders are imported', async () => {
  const drafts = createMemoryChoices();
  const { store } = aStore({}, drafts);
  await store.chooseFile(file(ABROAD));
  store.toMapping();
  await store.toCheck();
  await store.edit([{ line: 3, column: 1, value: '30.11.2026' }]);
  const other = aStore({}, drafts).store;
  await other.chooseFile(file(orderFile({ orders: 5 })));
  expect(other.getState().isRestored).toBe(false);
  await store.send();
  expect(aStore({}, drafts).store.waitingFile()).toBeNull();
});

test('a doubt is answered and taken back at its rows, without leaving them', async () => {
  const { store } = aStore();
  const [header = '', ...rows] = orderFile({ orders: 2 }).trim().split('\r\n');
  const texts = [`${header};Bemerkung`, `${rows[0]};nicht versenden`, `${rows[1]};`];
  await store.chooseFile(file(texts.join('\r\n')));
  store.toMapping();
  await store.toCheck();
  const pair = { field: 'remark', text: 'nicht versenden', meaning: '' } as const;
  const steps = new Set<string>();
  store.subscribe(() => steps.add(store.getState().step));
  const invalid = () => store.getState().sheet?.counts.invalid;
  expect(invalid()).toBe(1);
  await store.sayMeaning(pair);
  expect(invalid()).toBe(0);
  await store.sayMeaning({ ...pair, meaning: null });
  expect(invalid()).toBe(1);
  expect([...steps]).toEqual(['check']);
});

test('says that a change by hand was not judged, and shows the rows anew as they are', async () => {
  const { store, portal } = await checked();
  const { revision, sheet } = store.getState();
  portal.loseServer();
  await store.edit([{ line: 2, column: 0, value: 'NW-9' }]);
  expect(store.getState()).toMatchObject({ step: 'check', sheet, fault: { kind: 'call' } });
  expect(store.getState().revision).toBeGreaterThan(revision);
  expect(await store.ask('edited', undefined)).toEqual([]);
});
