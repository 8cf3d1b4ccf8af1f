import { createClient, type HttpRequest, type HttpResponse } from '@kontor/portal-core';
import type { ImportProfile, OrderImport, RememberedRecipe } from '@kontor/portal-core/order-import';
import { DEMO_MERCHANTS } from './demo-data.js';
import type { FakePortal } from './fake-portal.js';
import { ImportsInMemory, type ImportsInMemoryOptions } from './imports-in-memory.js';
import { jsonAnswer, problemAnswer, readJson, textAnswer } from './http-answers.js';
import { resourcesOfRole, userOfRole } from './story-roles.js';

export interface FakeImportPortalOptions extends ImportsInMemoryOptions {
  /** Staff without a merchant of their own, who choose whose orders they import. */
  readonly isStaff?: boolean;
  readonly profiles?: readonly ImportProfile[];
  /** What was confirmed before, whatever the shape that is asked for. */
  readonly remembered?: Omit<RememberedRecipe, 'shape'>;
  /** From this chunk on chunks are refused until `repair` is called. */
  readonly failsFromChunk?: number;
  /** Chunks wait this long for their answer, in ms. */
  readonly chunkDelay?: number;
  /** What is known of the file's products and orders: never told, or not to this account. */
  readonly lookup?: 'silent' | 'forbidden';
  /** Imports made before; asked for, they are told before those made since. */
  readonly earlier?: readonly OrderImport[];
  /** How the list of imports is answered; with all of them unless told. */
  readonly list?: 'silent' | 'forbidden';
}

export interface FakeImportPortal extends FakePortal {
  readonly imports: ImportsInMemory;
  /** Chunks are taken again. */
  repair(): void;
}

/** A portal in memory that takes imports as the contract says. */
export function createFakeImportPortal(options: FakeImportPortalOptions = {}): FakeImportPortal {
  const requests: HttpRequest[] = [];
  const imports = new ImportsInMemory(options);
  const role = options.isStaff ? 'warehouse' : 'merchant';
  const profiles = [...(options.profiles ?? [])];
  let failsFrom = options.failsFromChunk ?? Number.POSITIVE_INFINITY;
  let { remembered } = options;
  let chunks = 0;
  const answers: readonly (readonly [
    RegExp,
    (request: HttpRequest, match: RegExpExecArray) => Promise<unknown>,
  ])[] = [
    [/^GET \/api\/current-user$/, async () => userOfRole(role)],
    [/^GET \/api\/allowed-resources$/, async () => resourcesOfRole(role)],
    [
      /^GET \/api\/management\/merchants/,
      async () => ({ entries: DEMO_MERCHANTS, foundCount: DEMO_MERCHANTS.length }),
    ],
    [/^GET \/api\/import-profiles/, async () => ({ entries: profiles, foundCount: profiles.length })],
    [
      /^GET \/api\/import-recipes\?shape=([0-9a-f]+)/,
      async (_, [, shape]) => {
        const entries = remembered === undefined ? [] : [{ ...remembered, shape }];
        return { entries, foundCount: entries.length };
      },
    ],
    [
      /^DELETE \/api\/import-recipes\/\d+$/,
      async () => {
        remembered = undefined;
      },
    ],
    [
      /^POST \/api\/import-profiles$/,
      async (request) => {
        const saved = { ...(await readJson<ImportProfile>(request)), id: profiles.length + 1 };
        profiles.push(saved);
        return saved;
      },
    ],
    [
      /^POST \/api\/order-imports\/lookup$/,
      async (request) => {
        if (options.lookup === 'silent') return new Promise<never>(() => {});
        if (options.lookup === 'forbidden') throw new Error('refused');
        return imports.lookup(await readJson(request));
      },
    ],
    [/^POST \/api\/order-imports\/compare$/, async (request) => imports.compare(await readJson(request))],
    [/^POST \/api\/order-imports\/foresee$/, async (request) => imports.foresee(await readJson(request))],
    [
      /^GET \/api\/order-imports(?:\?(.*))?$/,
      async (_, [, query]) => {
        if (options.list === 'silent') return new Promise<never>(() => {});
        if (options.list === 'forbidden') throw new Error('refused');
        const asked = new URLSearchParams(query);
        const [from, limit] = [Number(asked.get('offset') ?? 1) - 1, Number(asked.get('limit') ?? 20)];
        const all = [...[...imports.receipts()].reverse(), ...(options.earlier ?? [])];
        return { entries: all.slice(from, from + limit), foundCount: all.length };
      },
    ],
    [
      /^GET \/api\/order-imports\/(\d+)$/,
      async (_, [, id]) => {
        const all = [...imports.receipts(), ...(options.earlier ?? [])];
        const found = all.find((one) => one.id === Number(id));
        if (found === undefined) throw new Error('refused');
        return found;
      },
    ],
    [/^POST \/api\/order-imports$/, async (request) => imports.open(await readJson(request))],
    [
      /^PUT \/api\/order-imports\/(\d+)\/chunks\/(\d+)-(\d+)$/,
      async (request, [, id, from, to]) => {
        chunks += 1;
        if (chunks > failsFrom) throw new Error('refused');
        await new Promise((resolve) => setTimeout(resolve, options.chunkDelay ?? 0));
        return imports.chunk(Number(id), { from: Number(from), to: Number(to) }, await readJson(request));
      },
    ],
    [/^POST \/api\/order-imports\/(\d+)\/finish$/, async (_, [, id]) => imports.finish(Number(id))],
    [/^POST \/api\/order-imports\/(\d+)\/undo$/, async (_, [, id]) => imports.undo(Number(id))],
  ];
  const transport = async (request: HttpRequest): Promise<HttpResponse> => {
    requests.push(request);
    const place = `${request.method} ${request.path}`;
    if (/results\.csv/.test(place)) return textAnswer('Bestellnr.;line;error\r\nNW-1;2;Ungültiges Datum\r\n');
    for (const [pattern, answer] of answers) {
      const match = pattern.exec(place);
      if (match === null) continue;
      try {
        return jsonAnswer(await answer(request, match));
      } catch {
        return problemAnswer(403, 'forbidden', 'Der Server hat den Import angehalten.');
      }
    }
    return problemAnswer(404, 'not_found', 'Nicht gefunden');
  };
  return {
    transport,
    client: createClient({ transport, token: () => 'a-token' }),
    requests,
    imports,
    repair: () => {
      failsFrom = Number.POSITIVE_INFINITY;
    },
  };
}

/** The receipt of the import made last. */
export function lastReceipt(portal: FakeImportPortal): OrderImport | undefined {
  return portal.imports.receipts().at(-1);
}
