import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/index.js';
import { normaliseOrder, orderContentHash, type NewOrder } from '../../orders/index.js';
import { aDialect, aFile, aSource, checked, createDecoder } from '../../testing/import-files.js';
import { checkSource } from './check-source.js';
import { ORDER_EXPORT_COLUMNS } from '../export-columns.js';
import { guardFormula, guardSourceCell, stripFormulaGuard } from '../reading/cells/formula-guard.js';
import { dateOrderOfMapping, inspectSource } from '../reading/inspect.js';
import { understand } from '../understanding/understand.js';
import { missingFields } from '../recipe/mapping.rules.js';
import { isRejected, type CheckedOrder } from './orders/checked-order.js';
import { importWizardMachine } from '../order-import.machine.js';
import { formatProductsAndQuantities } from '../recipe/products-and-quantities.js';
import { createRejectedRowsWriter } from '../planning/rejected-rows.js';
import { createSeenOrders } from './rows/seen-orders.js';

const importFile = (name: string): Uint8Array => readFileSync(new URL(`../files/${name}`, import.meta.url));

/** Reads a file as wizard and CLI do, from bytes to orders. */
async function imported(content: Uint8Array | string, pieceBytes?: number) {
  const source = aSource(content, pieceBytes);
  const inspection = await inspectSource(source, { createDecoder });
  if (!inspection.ok) throw new Error(inspection.issues[0]?.code);
  const { header, samples, dialect } = inspection.value;
  const { mapping } = understand(header, samples);
  const dateOrder = dateOrderOfMapping(inspection.value, mapping).value;
  const orders: CheckedOrder[] = [];
  const options = { createDecoder, header, mapping, dialect: { ...dialect, dateOrder } };
  for await (const batch of checkSource(source, options)) orders.push(...batch);
  return { inspection: inspection.value, mapping, orders, header };
}

const told = (orders: readonly CheckedOrder[]) =>
  orders.flatMap((o) =>
    isRejected(o) ? o.issues.map((i) => `${i.line}:${i.column} ${i.field} ${i.code}`) : [],
  );

describe('a German shop file in windows-1252', () => {
  it('is read without a word from the user, every wrong cell told', async () => {
    const { inspection, orders, mapping } = await imported(importFile('german-shop-windows-1252.csv'));
    expect(inspection.dialect).toMatchObject({
      encoding: 'windows-1252',
      delimiter: ';',
      hasHeader: true,
      dateOrder: 'dmy',
    });
    expect(inspection.rows).toBe(6);
    expect(missingFields(mapping)).toEqual([]);
    expect(orders.map((order) => [order.lines, isRejected(order)])).toEqual([
      [[2, 3], false],
      [[4], false],
      [[5], false],
      [[6], true],
      [[7], true],
    ]);
    expect(told(orders)).toEqual([
      '6:2 date date',
      '6:5 first_address_line minLength',
      '6:6 street minLength',
      '6:7 postal_code postalCode',
      '6:8 city minLength',
      '6:9 country country',
      '6:11 pack_station numbersOnly',
      '6:15 quantity fraction',
      '7:1 external_order_id rowsNotTogether',
    ]);
    expect(orders[2]).toMatchObject({
      order: { address: { street: '7654321 Packstation 123', country_code: 'AT', salutation: 'herr' } },
    });
    expect(orders[0]).toMatchObject({ order: { items: [{ name: 'Becher „Größe M“' }, { id: 'ART-2' }] } });
  });

  it('gives the same answer in pieces of any size', async () => {
    const bytes = importFile('german-shop-windows-1252.csv');
    expect(await imported(bytes, 7)).toEqual(await imported(bytes));
  });
});

describe('files of others', () => {
  it('carries the order columns of a Shopify export down to its follow-up rows', async () => {
    const { orders, inspection } = await imported(importFile('shopify_orders_sample.csv'));
    expect([inspection.rows, orders.length]).toEqual([249, 127]);
    expect(orders.slice(0, 2).map(({ lines }) => lines)).toEqual([
      [2, 3, 4],
      [5, 6, 7],
    ]);
    expect(told(orders).some((text) => text.includes('invalidValue'))).toBe(false);
  });

  it('refuses negative quantities of the UCI shop and groups its rows by invoice', async () => {
    const { orders, inspection } = await imported(importFile('uci-online-retail-2011-12-05-first-400.csv'));
    expect(inspection.rows).toBe(400);
    expect(orders.flatMap(({ lines }) => lines).length).toBe(400);
  });

  it('finds late bytes that are no UTF-8', async () => {
    const rows = `${'B-1;x\n'.repeat(60_000)}B-2;Käthe\n`;
    const bytes = Uint8Array.from(`Bestellnr.;Name\n${rows}`, (c) => c.charCodeAt(0));
    const inspection = await inspectSource(aSource(bytes), { createDecoder });
    expect(inspection).toMatchObject({ value: { rows: 60_001, dialect: { encoding: 'windows-1252' } } });
  });
});

describe('an export imported again', () => {
  const text = (min: number) =>
    fc
      .string({
        unit: fc.constantFrom('a', 'Z', 'ß', '7', ' ', '=', '+', "'", '"', ';', '-', '@'),
        minLength: min,
        maxLength: 12,
      })
      .map((t) => t.trim())
      .filter((t) => t.length >= min && (t === '' || /[aZß]/.test(t)));
  const order = fc.record({
    external_order_id: text(2),
    name: text(2),
    second_name: text(0),
    company: text(0),
    street: text(5),
    city: text(2),
    items: fc.uniqueArray(fc.record({ id: text(1), qty: fc.integer({ min: 1, max: 99 }) }), {
      selector: (i) => i.id,
      minLength: 1,
      maxLength: 3,
    }),
    salutation: fc.constantFrom('herr', 'frau', 'firma'),
    town: fc.constantFrom(
      ['DE', '01067'],
      ['AT', '1010'],
      ['CH', '8001'],
      ['GB', 'SW1A 1AA'],
      ['PT', '1234-567'],
    ),
  });

  const files = (['de', 'en'] as const).map((language) => {
    const header = ORDER_EXPORT_COLUMNS.map((column) => column.header[language]);
    return { header, mapping: understand(header, []).mapping };
  });

  it('is the same order, down to its content hash', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(order, { selector: (o) => o.external_order_id, maxLength: 5 }),
        fc.constantFrom(...files),
        async (list, { header, mapping }) => {
          const orders = list.map(({ external_order_id, items, salutation, town, ...address }) =>
            normaliseOrder({
              date: '2026-03-04',
              external_order_id,
              items,
              address: {
                ...address,
                salutation: salutation as 'herr',
                country_code: town[0] ?? '',
                postal_code: town[1] ?? '',
              },
            }),
          );
          const csv = [header, ...orders.map(exportRow)]
            .map((row) => row.map((c) => `"${c.replaceAll('"', '""')}"`).join(';'))
            .join('\r\n');
          const again = await checked({ text: csv, header, mapping });
          expect(told(again)).toEqual([]);
          expect(again.map((o) => (isRejected(o) ? '' : orderContentHash(o.order as NewOrder)))).toEqual(
            orders.map(orderContentHash),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['offen', '', []],
    ['geliefert', '', ['2:3 null cancelledInFile']],
    ['verrechnet', '', ['2:3 null cancelledInFile']],
    ['storniert', '', ['2:3 null cancelledInFile']],
    ['on hold', '', ['2:3 null remarkForbids']],
    ['offen', 'Bitte nicht versenden', ['2:19 null remarkForbids']],
  ])('is sent by its state %s and its comment „%s“', async (status, comment, issues) => {
    const header = ORDER_EXPORT_COLUMNS.map((column) => column.header.de);
    const order = normaliseOrder({
      date: '2026-03-04',
      external_order_id: 'X-1',
      items: [{ id: 'A', qty: 1 }],
      address: {
        salutation: 'frau',
        name: 'Ada Weiß',
        street: 'Ring 1',
        postal_code: '50667',
        city: 'Köln',
        country_code: 'DE',
      },
    });
    const row = exportRow(order).with(2, status).with(-1, comment);
    const { mapping } = understand(header, []);
    const text = `${header.join(';')}\r\n${row.join(';')}`;
    expect(told(await checked({ text, header, mapping }))).toEqual(issues);
  });

  /** An order as the export writes it. */
  function exportRow({ address, ...order }: NewOrder): string[] {
    const values: Record<string, string> = {
      ...address,
      external_order_id: order.external_order_id,
      date: '04.03.2026',
      first_address_line: address.name,
      second_address_line: address.second_name,
      country: address.country_code,
      product_id_and_quantity: formatProductsAndQuantities(order.items),
      status: 'offen',
    };
    return ORDER_EXPORT_COLUMNS.map(({ name }) => guardFormula(values[name] ?? ''));
  }
});

describe('the formula guard', () => {
  it('comes off exactly as it went on', () => {
    const anything = fc.string({
      unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', '4'),
      maxLength: 6,
    });
    fc.assert(fc.property(anything, (text) => stripFormulaGuard(guardFormula(text)) === text));
    fc.assert(
      fc.property(anything, (cell) => stripFormulaGuard(guardSourceCell(cell)) === stripFormulaGuard(cell)),
    );
    fc.assert(fc.property(anything, (text) => !/^[=+\-@\t\r\n]/.test(guardFormula(text))));
  });
});

describe('rejected rows', () => {
  const file = aFile([
    { city: '', first_address_line: '=cmd()' },
    { city: '', first_address_line: '=cmd()', product_id: 'A;"B"' },
    { external_order_id: 'B-2', quantity: '-1' },
  ]);
  const write = async (f: typeof file) => {
    const writer = createRejectedRowsWriter({
      header: f.header,
      delimiter: ';',
      translate: createTranslator('en'),
    });
    const rejected = (await checked(f)).filter(isRejected);
    return writer.header() + rejected.map((order) => writer.rows(order)).join('');
  };

  it('stand as they came, with line and reasons, and run no formula', async () => {
    const [header, first, , third] = (await write(file)).split('\r\n');
    expect(header?.endsWith(';quantity;Line of the file;Import error')).toBe(true);
    expect(first).toContain(`;'=cmd();`);
    expect(first).toMatch(/;2;city: This field is required$/);
    expect(third).toMatch(/;'-1;4;quantity “-1”: Minimum is 1$/);
  });

  it('can be imported again, and give the same rejected rows', async () => {
    const csv = await write(file);
    const header = [...file.header, 'Line of the file', 'Import error'];
    const again = { text: csv.replace(/\r\n$/, ''), header, mapping: file.mapping };
    expect(understand(header, []).mapping.columns).toEqual(understand(file.header, []).mapping.columns);
    expect(told(await checked(again))).toEqual(told(await checked(file)));
    expect((await write(again)).split('\r\n')[0]).toBe(csv.split('\r\n')[0]);
  });
});

describe('the wizard and the ids seen', () => {
  it('goes step by step, succeeds by importing only, and is reset by closing', () => {
    expect(importWizardMachine.next('upload', 'next')).toBe('mapping');
    expect(importWizardMachine.can('check', 'next')).toBe(false);
    expect(importWizardMachine.next('check', 'imported')).toBe('success');
    for (const step of ['upload', 'mapping', 'check', 'success'] as const)
      expect(importWizardMachine.next(step, 'closed')).toBe('upload');
  });

  it('remembers 200,000 ids with their lines', () => {
    const seen = createSeenOrders();
    for (let n = 1; n <= 200_000; n += 1) if (seen.add(`NW-${n}`, n) !== 0) throw new Error(`NW-${n}`);
    for (let n = 1; n <= 200_000; n += 7) if (seen.add(`NW-${n}`, 1) !== n) throw new Error(`NW-${n}`);
    expect(seen.add('other', 5)).toBe(0);
  });
});

it('a dialect without a date order reads ISO days only', async () => {
  const orders = await checked(aFile([{ date: '2026-02-03' }]), { ...aDialect(), dateOrder: null });
  expect(told(orders)).toEqual([]);
});
