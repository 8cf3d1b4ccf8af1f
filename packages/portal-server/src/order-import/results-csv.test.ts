import type { PortalClient } from '@kontor/portal-core/wire';
import {
  createOrderCheck,
  isRejected,
  orderImportsResults,
  type CheckedOrder,
  type ImportMapping,
  type RejectedOrder,
} from '@kontor/portal-core/order-import';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/both-engines.js';
import {
  anOpening,
  aPayload,
  aRejected,
  HEADER,
  insertImportProducts,
  MAPPING,
  openImport,
  ordersOn,
  sendChunk,
} from '../testing/imports.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const REBUILT =
  'Weitere Spalten und die Schreibweise der Datei fehlen hier, denn nur die gelesene Bestellung ist gespeichert';
const NEW_LINE: ImportMapping = {
  mode: 'new-line',
  columns: { ...withoutItems(), product_id: 8, quantity: 9 },
};
function withoutItems() {
  const { product_id_and_quantity: _, ...columns } = MAPPING.columns;
  return columns;
}

describeOnBothEngines('the results file of an import', (setup) => {
  let server: TestServer;
  let client: PortalClient;
  let file = 0;
  beforeAll(async () => {
    server = await startTestServer(setup, { fill: insertImportProducts });
    client = server.as('nordwind');
  });
  afterAll(() => server.stop());

  const imported = async (chunk: Parameters<typeof sendChunk>[3], mapping: ImportMapping = MAPPING) => {
    const header = mapping === MAPPING ? HEADER : [...HEADER, 'Menge'];
    const id = await openImport(client, anOpening(9, { file: (file += 1), mapping, header }));
    await sendChunk(client, id, [2, 10], chunk);
    return id;
  };
  const results = async (id: number, status?: 'created' | 'invalid' | 'conflict') => {
    const answer = await client.open(orderImportsResults, { params: { id }, query: { status } });
    return { answer, text: await answer.text(), lines: (await linesOf(id, status)).slice(1) };
  };
  const linesOf = async (id: number, status?: string) => {
    const response = await server.send(
      `/order-imports/${id}/results.csv${status ? `?status=${status}` : ''}`,
      { user: 'nordwind' },
    );
    return (await response.text()).trimEnd().split('\r\n');
  };

  it('holds the rejected rows as they stood in the file, their line and why', async () => {
    const id = await imported({ orders: ordersOn(2, 3), rejected: [aRejected(5)] });
    const { answer, lines } = await results(id);
    expect(answer.header('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.header('Content-Disposition')).toBe(`attachment; filename="import_${id}_results.csv"`);
    expect(lines).toEqual([
      'A-5;20.11.2026;Frau;Jana Möller;Am Deich 7;25_832;Tönning;DE;TASSE-01:1;5;PLZ „25_832“: Nur Buchstaben, Ziffern, Leerzeichen und Bindestriche erlaubt',
    ]);
  });

  it('rebuilds the rows of orders that only the server refused, says so, and names the item of a packed cell', async () => {
    const id = await imported({
      orders: [
        {
          lines: [7],
          order: aPayload('R-7', {
            items: [
              { id: 'NEU;1', qty: 2 },
              { id: 'TASSE-01', qty: 1 },
            ],
          }),
        },
      ],
    });
    expect((await results(id)).lines).toEqual([
      `R-7;2026-11-20;frau;Jördis Größmann;Am Deich 7;25832;Tönning;DE;"""NEU;1"":2, TASSE-01:1";7;"Artikel „""NEU;1"":2, TASSE-01:1“: Artikel „NEU;1“: Dieser Artikel ist nicht bekannt; ${REBUILT}"`,
    ]);
  });

  it('rebuilds one row an item, each with what is wrong with it', async () => {
    const items = [
      { id: 'TASSE-01', qty: 1 },
      { id: 'FEHLT', qty: 3 },
    ];
    const id = await imported({ orders: [{ lines: [4, 5], order: aPayload('N-4', { items }) }] }, NEW_LINE);
    expect((await results(id)).lines).toEqual([
      'N-4;2026-11-20;frau;Jördis Größmann;Am Deich 7;25832;Tönning;DE;TASSE-01;1;4;' + REBUILT,
      'N-4;2026-11-20;frau;Jördis Größmann;Am Deich 7;25832;Tönning;DE;FEHLT;3;5;Artikel „FEHLT“: Dieser Artikel ist nicht bekannt',
    ]);
  });

  it('can be asked for one outcome', async () => {
    await imported({ orders: ordersOn(2, 3) });
    const id = await imported({
      orders: [
        ...ordersOn(2, 2),
        ...ordersOn(3, 3, { date: '2026-11-01' }),
        ...ordersOn(90, 90).map((o) => ({ ...o, lines: [6] })),
      ],
      rejected: [aRejected(5)],
    });
    const lines = async (status?: 'invalid' | 'conflict') =>
      (await results(id, status)).lines.map((line) => line.split(';')[9]);
    expect(await lines()).toEqual(['3', '5']);
    expect(await lines('invalid')).toEqual(['5']);
    expect(await lines('conflict')).toEqual(['3']);
  });

  it('holds of stored orders their number, their line and the number of the stored order', async () => {
    const id = await imported({ orders: ordersOn(91, 91).map((one) => ({ ...one, lines: [6] })) });
    const [header, ...lines] = await linesOf(id, 'created');
    expect(header).toBe(`${HEADER[0]};Zeile der Datei;Interne Nr.`);
    expect(lines).toEqual([expect.stringMatching(/^A-91;6;\d+$/)]);
  });

  it('holds any number of rows, in line order', async () => {
    const id = await openImport(client, anOpening(2100, { file: (file += 1) }));
    const rejected = Array.from({ length: 2100 }, (_, index) => aRejected(index + 2));
    await sendChunk(client, id, [2, 2101], { rejected });
    const numbers = (await linesOf(id)).slice(1).map((line) => Number(line.split(';').at(-2)));
    expect(numbers).toEqual(rejected.map(({ lines }) => lines[0]));
  });

  it('runs no formula in a spreadsheet', async () => {
    const source = [['=cmd()', '+49', '-1', '@x', '\tx', '"q"', 'a;b', 'a\nb', 'ok']];
    const id = await imported({ rejected: [{ ...aRejected(3), source }] });
    const { text } = await results(id);
    expect(text).toContain(`'=cmd();'+49;'-1;'@x;'\tx;"""q""";"a;b";"a\nb";ok;3;`);
  });

  it('imported again gives the same verdict on every cell', async () => {
    const rejected: RejectedOrder[] = check(
      [
        `A-1;20.11.2026;Frau;=Jana;Am Deich 7;25_832;Tönning;DE;TASSE-01:1`,
        `A-2;31.02.2026;Frau;Jana "J" Möller;;25832;Tönning;Absurdistan;TASSE-01:x`,
        `A-3;01.02.2026;Wesen;Jana;Am Deich 7;25832;T;DE;`,
      ].join('\r\n'),
    ).filter(isRejected);
    expect(rejected).toHaveLength(3);
    const id = await imported({ rejected });
    const lines = await linesOf(id);
    const again = check(lines.slice(1).join('\r\n'), [...HEADER, 'line', 'error']).filter(isRejected);
    const verdict = (orders: readonly RejectedOrder[]) =>
      orders.map(({ external_order_id, issues }) => [
        external_order_id,
        issues.map(({ field, code }) => [field, code]),
      ]);
    expect(verdict(again)).toEqual(verdict(rejected));
  });
});

function check(rows: string, header: readonly string[] = HEADER): CheckedOrder[] {
  const dialect = { encoding: 'utf-8', delimiter: ';', hasHeader: false, dateOrder: 'dmy' } as const;
  const reader = createOrderCheck({ dialect, mapping: MAPPING, header });
  return [...reader.push(rows), ...reader.end()].map((order) => shifted(order));
}

/** Moves the lines of an order by one: the rows above have no header; imports begin on line 2. */
function shifted(order: CheckedOrder): CheckedOrder {
  return { ...order, lines: order.lines.map((line) => line + 1) };
}
