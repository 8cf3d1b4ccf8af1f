import { describe, expect, it } from 'vitest';
import { texts, translatorOf } from '../../i18n/index.js';
import { aFile, checked } from '../../testing/import-files.js';
import { isRejected } from '../checking/orders/checked-order.js';
import type { LookupRequest } from '../order-import.api.js';
import type { ImportField, ImportMapping } from '../order-import.types.js';
import { planOrders, type PlannedOrder } from './plan.js';
import { productNameKey } from './product-name.js';
import { rowIssueMessage } from './rejected-rows.js';

const PRODUCTS = [
  { id: 'ART-1', name: 'Becher', ean: '4006381333931' },
  { id: 'ART-2', name: 'Teekanne', ean: '4006381333948' },
  { id: 'SHIRT-M', name: 'Shirt M', ean: '' },
  { id: 'SHIRT-L', name: 'Shirt L', ean: '' },
  { id: 'NW1', name: 'Friesennerz, gelb Gr. M', ean: '' },
  { id: 'NW2', name: 'Friesennerz, gelb Gr. L', ean: '' },
  { id: 'TEE', name: 'Teemischung 250 g', ean: '' },
  { id: 'MOD', name: 'Modell 11', ean: '' },
  { id: 'SCHUH-42', name: 'Schuh', ean: '' },
  { id: 'SCHUH-43', name: 'Schuh', ean: '' },
];

/** A server that knows these products. */
function aServer() {
  const asked: LookupRequest[] = [];
  const lookup = async (request: LookupRequest) => {
    asked.push(request);
    const meant = (text: string) =>
      PRODUCTS.filter(({ id, name, ean }) =>
        [id, name, ean].some((own) => own !== '' && productNameKey(own) === productNameKey(text)),
      );
    return {
      orders: [],
      products: PRODUCTS.filter(({ id }) => request.product_ids.includes(id)),
      near: [],
      named: (request.product_texts ?? []).flatMap((text) => {
        const [only, ...more] = meant(text);
        return only === undefined || more.length > 0 ? [] : [{ text, id: only.id }];
      }),
    };
  };
  return { asked, lookup };
}

type Row = Partial<Record<ImportField, string>>;
type Further = Readonly<Record<string, readonly string[]>>;

/** Plans rows of one order each, with further columns that feed nothing. */
async function planned(rows: readonly Row[], further: Further = {}, changes: Partial<ImportMapping> = {}) {
  const file = aFile(rows.map((row, at) => ({ external_order_id: `B-${at + 1}`, ...row })));
  const header = [...file.header, ...Object.keys(further)];
  const [head, ...lines] = file.text.split('\r\n');
  const more = (at: number) =>
    Object.values(further)
      .map((cells) => `;${cells[at] ?? ''}`)
      .join('');
  const text = [
    `${head}${Object.keys(further)
      .map((name) => `;${name}`)
      .join('')}`,
    ...lines.map((line, at) => line + more(at)),
  ].join('\r\n');
  const mapping = { ...file.mapping, ...changes };
  const orders = await checked({ text, header, mapping });
  const { asked, lookup } = aServer();
  const plan: PlannedOrder[] = [];
  const batches = (async function* () {
    yield orders;
  })();
  for await (const batch of planOrders(batches, { mapping, header, lookup })) plan.push(...batch);
  const issues = plan.flatMap(({ order }) => (isRejected(order) ? order.issues : []));
  const items = plan.flatMap(({ order }) => (isRejected(order) ? [] : order.order.items.map(({ id }) => id)));
  return { outcomes: plan.map(({ outcome }) => outcome), issues, items, asked, header };
}

describe('what stands beside the number of a product', () => {
  it.each<[string, Row, Further, string]>([
    ['the name', { product_name: 'Teekanne' }, {}, 'ART-2'],
    ['the name, whatever its case', { product_name: 'TEEKANNE' }, {}, 'ART-2'],
    [
      'the name in another spelling',
      { product_id: 'NW1', product_name: 'FRIESENNERZ GELB, Größe L' },
      {},
      'NW2',
    ],
    ['the EAN', { product_name: 'Kaffeebecher' }, { EAN: ['4006381333948'] }, 'ART-2'],
    ['the EAN in groups', {}, { GTIN: ['4006381 333948'] }, 'ART-2'],
    ['the size', { product_id: 'SHIRT-M', product_name: 'Shirt' }, { Größe: ['L'] }, 'SHIRT-L'],
    ['the size in digits', { product_id: 'SCHUH-42', product_name: 'Schuh' }, { Size: ['43'] }, 'SCHUH-43'],
    ['the size, by the name', { product_id: 'NW1', product_name: 'Friesennerz' }, { Größe: ['L'] }, 'NW2'],
  ])('refuses a row in which %s is that of another product', async (_, row, further, suggestion) => {
    const { outcomes, issues } = await planned([row], further);
    expect(outcomes).toEqual(['invalid']);
    expect(issues).toMatchObject([
      { line: 2, column: 16, field: 'product_id', code: 'otherProduct', params: { suggestion } },
    ]);
    expect(issues).toHaveLength(1);
  });

  it.each<[string, Row, Further, string]>([
    ['a size as a word', { product_id: 'NW1', product_name: 'Friesennerz XL' }, {}, 'Friesennerz XL'],
    ['a size in other words', { product_id: 'NW1', product_name: 'Nerz, Größe S' }, {}, 'Nerz, Größe S'],
    ['a size in digits', { product_id: 'NW1', product_name: 'Nerz 42/44' }, {}, 'Nerz 42/44'],
    [
      'a size the product does not come in',
      { product_id: 'SHIRT-M', product_name: 'Shirt' },
      { Größe: ['XS'] },
      'XS',
    ],
    [
      'a size, beside a number that ends with one',
      { product_id: 'SHIRT-M', product_name: 'Hemd XXL' },
      {},
      'Hemd XXL',
    ],
    ['several of its amount', { product_id: 'TEE', product_name: 'Tee 4 x 250 g' }, {}, 'Tee 4 x 250 g'],
    ['another amount', { product_id: 'TEE', product_name: 'Teemischung 500 g' }, {}, 'Teemischung 500 g'],
    ['another colour', { product_id: 'NW1', product_name: 'Nerz blau' }, {}, 'Nerz blau'],
    ['another variant', { product_id: 'NW1', product_name: 'Nerz' }, { Variante: ['rot / M'] }, 'rot / M'],
    ['another number of the same words', { product_id: 'MOD', product_name: 'modell 12' }, {}, 'modell 12'],
  ])(
    'refuses a row that says %s than the name of its product, until a person says it is right',
    async (_, row, further, told) => {
      const { outcomes, issues } = await planned([row], further);
      expect(outcomes).toEqual(['invalid']);
      const keep = `product_named:${row.product_id} / ${told}=${row.product_id}`;
      expect(issues).toMatchObject([
        { line: 2, field: 'product_id', code: 'otherVariant', params: { told, keep } },
      ]);
      const values = { product_named: { [`${row.product_id} / ${told}`]: String(row.product_id) } };
      expect((await planned([row], further, { values })).outcomes).toEqual(['create']);
    },
  );

  it('refuses a name of nothing in common until a person says once that the shop calls it so', async () => {
    const row = { product_name: 'Lampe Eiche' };
    const { outcomes, issues, header } = await planned([row]);
    expect(outcomes).toEqual(['invalid']);
    expect(rowIssueMessage(issues[0]!, header, translatorOf('de', texts))).toBe(
      'product_id „ART-1“: Artikelnummer ART-1 ist „Becher“, die Datei nennt „Lampe Eiche“',
    );
    expect(issues).toMatchObject([
      { code: 'otherName', params: { keep: 'product_called:ART-1 / Lampe Eiche=ART-1' } },
    ]);
    const values = { product_called: { 'ART-1 / Lampe Eiche': 'ART-1' } };
    expect((await planned([row], {}, { values })).outcomes).toEqual(['create']);
    expect((await planned([{ product_name: 'Krug' }], {}, { values })).outcomes).toEqual(['invalid']);
    expect((await planned([{ product_name: 'Becher 2er-Set' }], {}, { values })).issues).toMatchObject([
      { code: 'otherName', params: { keep: 'product_called:ART-1 / Becher 2er-Set=ART-1' } },
    ]);
    expect((await planned([{ product_name: 'Teekanne' }], {}, { values })).outcomes).toEqual(['invalid']);
  });

  it('names both products in one sentence, without flags', async () => {
    const { issues, header } = await planned([{ product_name: 'Teekanne' }]);
    expect(rowIssueMessage(issues[0]!, header, translatorOf('de', texts))).toBe(
      'product_id „ART-1“: Artikelnummer ART-1 ist „Becher“, die Datei nennt „Teekanne“ (ART-2). Meinten Sie ART-2?',
    );
  });

  it.each<[string, Row, Further]>([
    ['a name of the shop that no product has', { product_name: 'Kaffeebecher blau, 0,3 l' }, {}],
    ['the name in other letters', { product_name: 'BECHER' }, {}],
    [
      'its own name in another spelling',
      { product_id: 'NW1', product_name: 'FRIESENNERZ GELB, Größe M' },
      {},
    ],
    ['a name that two products have', { product_id: 'SCHUH-42', product_name: 'Schuh' }, {}],
    ['no name', { product_name: '' }, {}],
    ['its own EAN', {}, { EAN: ['4006381333931'] }],
    ['an EAN nobody has', {}, { EAN: ['4006381000000'] }],
    ['no EAN', {}, { EAN: ['-'] }],
    ['its own size', { product_id: 'SHIRT-M', product_name: 'Shirt' }, { Größe: ['m'] }],
    ['the same size in other words', { product_id: 'NW1', product_name: 'Nerz (medium)' }, {}],
    ['a size and a range of sizes', { product_id: 'SHIRT-M', product_name: 'Shirt M/L' }, {}],
    ['the same amount in another unit', { product_id: 'TEE', product_name: 'Teemischung, 0,25 kg' }, {}],
    ['the same amount in parts', { product_id: 'TEE', product_name: 'Teemischung 2 x 125 g' }, {}],
    ['a shade of its colour', { product_id: 'NW1', product_name: 'Nerz in Hellgelb' }, {}],
    ['its own variant', { product_id: 'NW1', product_name: 'Nerz' }, { Variante: ['Farbe: gelb, Größe: M'] }],
    ['a litre that is no size', { product_id: 'NW1', product_name: 'Nerz mit 1 L Imprägnierung' }, {}],
    ['its own size, by the name', { product_id: 'NW1', product_name: 'Friesennerz' }, { Größe: ['M'] }],
    ['a size of another kind', { product_id: 'SCHUH-42', product_name: 'Schuh' }, { Größe: ['L'] }],
    ['the length of a package', { product_id: 'SCHUH-42', product_name: 'Schuh' }, { Länge: ['43'] }],
  ])('does not doubt a number beside %s', async (_, row, further) => {
    expect((await planned([row], further)).outcomes).toEqual(['create']);
  });

  it('does not ask the server where the file names products as the merchant does', async () => {
    const { asked } = await planned([{}, { product_id: 'ART-2', product_name: 'Teekanne' }]);
    expect(asked).toHaveLength(1);
  });

  it('lets the number stand once a person says so, and asks of others all the same', async () => {
    const rows = [{ product_name: 'Teekanne' }, { product_id: 'ART-2', product_name: 'Becher' }];
    const { outcomes } = await planned(rows, {}, { values: { product_id: { 'ART-1': 'ART-1' } } });
    expect(outcomes).toEqual(['create', 'invalid']);
  });

  it('takes the other product by value, and then asks of the rows that name the first one', async () => {
    const rows = [{ product_name: 'Teekanne' }, { product_name: 'Becher' }];
    const { outcomes, issues } = await planned(rows, {}, { values: { product_id: { 'ART-1': 'ART-2' } } });
    expect(outcomes).toEqual(['create', 'invalid']);
    expect(issues).toMatchObject([
      {
        line: 3,
        value: 'ART-1',
        params: { product: 'ART-2', suggestion: 'ART-1', take: 'product_named:ART-2 / Becher=ART-1' },
      },
    ]);
  });

  it('answers with a number and what stands beside it for rows that say both, not for others of that number', async () => {
    const rows = [{ product_name: 'Teekanne' }, { product_name: 'Shirt M' }];
    const kept = await planned(rows, {}, { values: { product_named: { 'art-1 / teekanne': 'ART-1' } } });
    expect(kept.outcomes).toEqual(['create', 'invalid']);
    expect(kept.issues).toMatchObject([
      { line: 3, params: { keep: expect.stringContaining('ART-1 / Shirt M') } },
    ]);
    const taken = await planned(rows, {}, { values: { product_named: { 'ART-1 / Teekanne': 'ART-2' } } });
    expect(taken.outcomes).toEqual(['create', 'invalid']);
    expect(taken.issues).toMatchObject([{ line: 3 }]);
  });

  it('takes the product an EAN names in the rows of that EAN alone', async () => {
    const rows = [{}, {}];
    const values = { product_named: { 'ART-1 / 4006381333948': 'ART-2' } };
    const { items, outcomes } = await planned(rows, { EAN: ['4006381333948', '4006381333931'] }, { values });
    expect(outcomes).toEqual(['create', 'create']);
    expect(items).toEqual(['ART-2', 'ART-1']);
  });

  it('hears what stands beside each product of a list', async () => {
    const row = { product_id: 'ART-1, SHIRT-M', quantity: '2, 1' };
    expect((await planned([{ ...row, product_name: 'Becher, Shirt' }])).outcomes).toEqual(['create']);
    const { issues } = await planned([{ ...row, product_name: 'Teekanne, Shirt' }]);
    expect(issues).toMatchObject([
      { value: 'ART-1, SHIRT-M', params: { said: 'ART-1', take: 'product_named:ART-1 / Teekanne=ART-2' } },
    ]);
  });

  it('doubts each of the rows in which one product of an order is named', async () => {
    const rows = [
      { external_order_id: 'B-1', product_name: 'Becher' },
      { external_order_id: 'B-1', product_name: 'Teekanne' },
    ];
    expect((await planned(rows)).issues).toMatchObject([{ line: 3, code: 'otherProduct' }]);
  });
});
