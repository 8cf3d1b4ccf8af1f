import { describe, expect, it } from 'vitest';
import { createClient } from '../../contract/index.js';
import type { HttpRequest } from '../../wire/index.js';
import { aFile, checked } from '../../testing/import-files.js';
import { applyImport, ImportStopped, type ApplyOptions, type ApplyProgress } from './apply.js';
import { chunkOrders, type ChunkChoices, type PlacedChunk } from './chunks.js';
import { PlanRefusals } from '../planning/plan-refusals.js';
import { isRejected } from '../checking/orders/checked-order.js';
import { CHUNK_ORDERS, type ImportChunk, type LineRange } from '../order-import.api.js';

const OPEN = {
  source_name: 'a.csv',
  source_sha256: '0'.repeat(64),
  source_rows: 6,
  header: ['a'],
  mapping: { mode: 'new-line', columns: {} },
} as const;
const SIX = Array.from({ length: 6 }, (_, n) => ({
  external_order_id: `B-${n}`,
  ...(n === 2 ? { city: '' } : {}),
}));

async function* inOneBatch<T>(items: readonly T[]) {
  yield items;
}
const chunksOf = async function* (maxOrders: number, rows = SIX): AsyncGenerator<PlacedChunk> {
  yield* chunkOrders(inOneBatch(await checked(aFile(rows))), maxOrders);
};

const textOf = (body: HttpRequest['body']) =>
  typeof body === 'string' ? body : new TextDecoder().decode(body);

interface Answer {
  status: number;
  retryAfter?: string;
}

/** A server behind the real client; `failures` are answered first, one for each chunk sent. */
function aServer(failures: Answer[] = [], committed: LineRange[] = []) {
  const requests: string[] = [];
  const waits: number[] = [];
  const respond = (request: HttpRequest): { status: number; body: unknown; retryAfter?: string } => {
    if (request.path === '/api/order-imports')
      return { status: 201, body: { id: 9, committed, max_orders: 5000 } };
    if (request.path.endsWith('/finish')) return { status: 200, body: { id: 9, state: 'finished' } };
    const failure = failures.shift();
    if (failure !== undefined)
      return { body: { status: failure.status, code: 'busy', detail: '' }, ...failure };
    const chunk = JSON.parse(textOf(request.body)) as ImportChunk;
    const results = [
      ...chunk.orders.map(({ lines, order }) => ({
        line: lines[0],
        external_order_id: order.external_order_id,
        outcome: 'created',
      })),
      ...chunk.rejected.map(({ lines, external_order_id }) => ({
        line: lines[0],
        external_order_id,
        outcome: 'invalid',
      })),
    ];
    return { status: 200, body: { results } };
  };
  const client = createClient({
    async transport(request) {
      requests.push(`${request.method} ${request.path}`);
      const { status, body, retryAfter } = respond(request);
      if (status === 0) throw new Error('network');
      const header = (name: string) => (name === 'Retry-After' ? (retryAfter ?? null) : null);
      return { status, header, text: async () => JSON.stringify(body), stream: null };
    },
  });
  const options: Omit<ApplyOptions, 'chunks'> = {
    client,
    open: OPEN,
    sleep: async (ms) => void waits.push(ms),
    random: () => 0.5,
    inFlight: 1,
  };
  const sent = () => requests.filter((r) => r.startsWith('PUT')).map((r) => r.split('/').at(-1));
  return { requests, waits, options, sent };
}

describe('chunkOrders', () => {
  it('covers every line, rejected orders included', async () => {
    const placed: PlacedChunk[] = [];
    for await (const chunk of chunksOf(2)) placed.push(chunk);
    expect(placed.map(({ range, chunk }) => [range, chunk.orders.length, chunk.rejected.length])).toEqual([
      [{ from: 2, to: 3 }, 2, 0],
      [{ from: 4, to: 5 }, 1, 1],
      [{ from: 6, to: 7 }, 2, 0],
    ]);
  });

  it('ends chunks of 1,000 orders where those of 5,000 ended, so that an import begun with them is resumed', async () => {
    const [order] = await checked(aFile(SIX.slice(0, 1)));
    const many = (bytes: number) =>
      Array.from({ length: 6500 }, (_, at) => ({
        ...order!,
        lines: [at + 2],
        source: [['x'.repeat(bytes)]],
      }));
    const endsOf = async (bytes: number, most?: number) => {
      const ends = new Set<number>();
      for await (const { range } of chunkOrders(inOneBatch(many(bytes)), most)) ends.add(range.to);
      return ends;
    };
    for (const bytes of [10, 300]) {
      const ends = await endsOf(bytes);
      for (const end of await endsOf(bytes, 5000)) expect(ends).toContain(end);
      expect(ends.size).toBeGreaterThan(5);
    }
  });

  it('puts an order whose rows stand apart into the chunk of its last line, and leaves no line between two', async () => {
    const orders = (await checked(aFile(SIX))).filter((order) => !isRejected(order)).slice(0, 4);
    const lines = [[3], [2, 5], [6], [4, 9]];
    const moved = orders.map((order, index) => ({ ...order, lines: lines[index] ?? [] }));
    const placed: PlacedChunk[] = [];
    for await (const chunk of chunkOrders(inOneBatch(moved), 2)) placed.push(chunk);
    expect(placed.map(({ range }) => range)).toEqual([
      { from: 3, to: 5 },
      { from: 6, to: 9 },
    ]);
  });

  it('says of an order that it replaces, and sends its rows, as the plan decided', async () => {
    const placed: PlacedChunk[] = [];
    const choices: ChunkChoices = {
      replace: (id) => (id === 'B-1' ? true : undefined),
      withSource: (id) => id === 'B-3',
    };
    const orders = inOneBatch(await checked(aFile(SIX)));
    for await (const chunk of chunkOrders(orders, 5000, choices)) placed.push(chunk);
    const sent = placed[0]?.chunk.orders.map(({ replace, source }) => [replace, source?.[0]?.[0]]);
    expect(sent).toEqual([
      [undefined, undefined],
      [true, undefined],
      [undefined, 'B-3'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('sends an order the plan holds back as a rejected one, with what is wrong', async () => {
    const issue = { line: 3, column: 16, field: 'product_id', value: 'ART-1', code: 'otherProduct' } as const;
    const choices: ChunkChoices = { heldBack: (line) => (line === issue.line ? [issue] : undefined) };
    const placed: PlacedChunk[] = [];
    for await (const chunk of chunkOrders(inOneBatch(await checked(aFile(SIX))), 5000, choices))
      placed.push(chunk);
    const { chunk } = placed[0]!;
    const { orders, rejected } = chunk;
    expect(orders.map(({ order }) => order.external_order_id)).not.toContain('B-1');
    expect(rejected.find(({ external_order_id }) => external_order_id === 'B-1')).toMatchObject({
      issues: [issue],
      source: [expect.arrayContaining(['B-1'])],
    });
  });

  it('sends a rejected order with every issue that the plan added to those of the check', async () => {
    const issue = {
      line: 4,
      column: 16,
      field: 'product_id',
      value: 'ART-1',
      code: 'unknownProduct',
    } as const;
    const checkedOrders = await checked(aFile(SIX));
    const orders = checkedOrders.map((order) =>
      isRejected(order) ? { ...order, issues: [...order.issues, issue] } : order,
    );
    const refusals = new PlanRefusals();
    for (const order of orders) refusals.add({ outcome: 'invalid', order });
    const choices: ChunkChoices = { heldBack: (line) => refusals.issuesAt(line) };
    const placed: PlacedChunk[] = [];
    for await (const chunk of chunkOrders(inOneBatch(checkedOrders), 5000, choices)) placed.push(chunk);
    expect(placed[0]?.chunk.rejected.map(({ issues }) => issues.map(({ code }) => code))).toEqual([
      ['required', 'unknownProduct'],
    ]);
    expect(placed[0]?.chunk.orders).toHaveLength(5);
  });

  it('cuts at the same places whatever the plan finds out', async () => {
    const long = 'S'.repeat(95);
    const texts = {
      street: long,
      city: long,
      first_address_line: long,
      second_address_line: long,
      address_second_line: long,
    };
    const rows = Array.from({ length: 4500 }, (_, n) => ({
      external_order_id: `B-${n}`,
      company: long,
      ...texts,
    }));
    const good = await checked(aFile(rows));
    const refused = good.map((order) =>
      isRejected(order)
        ? order
        : { lines: order.lines, external_order_id: 'x', issues: [], source: order.source },
    );
    const ranges = async (orders: typeof good) => {
      const found: LineRange[] = [];
      for await (const { range, chunk } of chunkOrders(inOneBatch(orders))) {
        found.push(range);
        expect(JSON.stringify(chunk).length).toBeLessThan(4 * 1024 * 1024);
      }
      return found;
    };
    const cut = await ranges(good);
    const isFullBySize = ({ from, to }: LineRange) => to - from + 1 < CHUNK_ORDERS;
    expect(cut.slice(0, -1).some(isFullBySize)).toBe(true);
    expect(await ranges(refused)).toEqual(cut);
  });
});

describe('applyImport', () => {
  it('opens, sends, tells results in file order, and answers the receipt', async () => {
    const { options, requests } = aServer();
    const lines: number[] = [];
    const progress: ApplyProgress[] = [];
    const receipt = await applyImport({
      ...options,
      inFlight: 2,
      chunks: chunksOf(2),
      onChunk: (_, results) => void lines.push(...results.map(({ line }) => line)),
      onProgress: (p) => progress.push(p),
    });
    expect(receipt).toMatchObject({ id: 9, state: 'finished' });
    expect(lines).toEqual([2, 3, 5, 4, 6, 7]);
    expect(progress.at(-1)).toEqual({
      line: 7,
      orders: 6,
      skipped: 0,
      outcomes: { created: 5, replaced: 0, unchanged: 0, conflict: 0, invalid: 1 },
    });
    expect(requests.at(-1)).toBe('POST /api/order-imports/9/finish');
  });

  it('leaves out what the server has', async () => {
    const { options, sent } = aServer([], [{ from: 2, to: 5 }]);
    const progress: ApplyProgress[] = [];
    await applyImport({ ...options, chunks: chunksOf(2), onProgress: (p) => progress.push(p) });
    expect(sent()).toEqual(['6-7']);
    expect(progress.at(-1)).toMatchObject({ orders: 6, skipped: 4 });
  });

  it('tries again after a lost connection and a failing or busy server, no earlier than asked', async () => {
    const { options, sent, waits } = aServer([
      { status: 0 },
      { status: 503 },
      { status: 429, retryAfter: '7' },
    ]);
    await applyImport({ ...options, chunks: chunksOf(6) });
    expect(sent()).toEqual(['2-7', '2-7', '2-7', '2-7']);
    expect(waits).toEqual([200, 400, 7000]);
  });

  it.each([400, 401, 403, 409, 413, 422])('does not try again after %i', async (status) => {
    const { options, sent, requests } = aServer([{ status }]);
    await expect(applyImport({ ...options, chunks: chunksOf(3) })).rejects.toMatchObject({ status });
    expect(sent()).toEqual(['2-4']);
    expect(requests.some((request) => request.endsWith('/finish'))).toBe(false);
  });

  it('gives up after ten tries', async () => {
    const { options, sent } = aServer(Array.from({ length: 20 }, () => ({ status: 500 })));
    await expect(applyImport({ ...options, chunks: chunksOf(6) })).rejects.toMatchObject({ status: 500 });
    expect(sent().length).toBe(10);
  });

  it('finishes what is under way when asked to stop, and begins nothing more', async () => {
    const { options, requests } = aServer();
    let told = 0;
    const stopped = applyImport({
      ...options,
      chunks: chunksOf(2),
      onChunk: () => void (told += 1),
      isStopRequested: () => told > 0,
    });
    await expect(stopped).rejects.toBeInstanceOf(ImportStopped);
    expect([told, requests.length]).toEqual([1, 2]);
  });

  it('sends packed chunks when it can pack', async () => {
    const { options } = aServer();
    const packed: string[] = [];
    const gzip = async (text: string) => {
      packed.push(text);
      return new TextEncoder().encode(text);
    };
    await applyImport({ ...options, chunks: chunksOf(6), gzip });
    expect(packed.length).toBe(1);
  });
});
