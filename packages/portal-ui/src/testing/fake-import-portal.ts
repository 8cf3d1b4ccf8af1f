import {
  importProfilesCreate,
  importProfilesList,
  importRecipesForget,
  importRecipesRecall,
  orderImportsChunk,
  orderImportsCompare,
  orderImportsFinish,
  orderImportsForesee,
  orderImportsGet,
  orderImportsList,
  orderImportsLookup,
  orderImportsOpen,
  orderImportsResults,
  orderImportsUndo,
  orderImportsUndone,
  type ImportProfile,
  type OrderImport,
  type UndoAnswer,
  type RememberedRecipe,
} from '@kontor/portal-core/order-import';
import { answer, Reply, type Answer } from './answer.js';
import { DEMO_MERCHANTS } from './demo-data.js';
import { fakePortal, type FakePortal } from './fake-portal.js';
import { ImportsInMemory, type ImportsInMemoryOptions } from './imports-in-memory.js';
import { listOf, nextId } from './lists.js';
import { refuse, silent, unreachable } from './refusal.js';
import { accountOf, merchants } from './surroundings.js';

export interface FakeImportPortalOptions extends ImportsInMemoryOptions {
  /** Signs in staff without a merchant, who must choose one for the import. */
  readonly isStaff?: boolean;
  readonly profiles?: readonly ImportProfile[];
  /** The remembered recipe, returned for every shape. */
  readonly remembered?: Omit<RememberedRecipe, 'shape'>;
  /** Index of the first chunk that is refused; `repair` ends the refusals. */
  readonly failsFromChunk?: number;
  /** How those chunks fail; by default they are refused. */
  readonly failure?: 'unreachable';
  /** Delay of the answers to chunks, in milliseconds. */
  readonly chunkDelay?: number;
  /** Lookups of products and orders: never answered, or forbidden. */
  readonly lookup?: 'silent' | 'forbidden';
  /** Earlier imports; they follow those made during the story. */
  readonly earlier?: readonly OrderImport[];
  /** How the list of imports fails; by default it answers. */
  readonly list?: 'silent' | 'forbidden';
}

export interface FakeImportPortal extends FakePortal {
  readonly imports: ImportsInMemory;
  /** Leaves lookups without an answer from now on. */
  loseServer(): void;
  /** Accepts chunks and lookups again. */
  repair(): void;
}

/** A portal in memory that stores imports as the contract describes. */
export function createFakeImportPortal(options: FakeImportPortalOptions = {}): FakeImportPortal {
  const imports = new ImportsInMemory(options);
  let failsFrom = options.failsFromChunk ?? Number.POSITIVE_INFINITY;
  let chunks = 0;
  let isLost = false;
  const chunk = answer(orderImportsChunk, async ({ params: { id, range }, body }) => {
    chunks += 1;
    if (chunks > failsFrom) return options.failure === 'unreachable' ? unreachable() : stopped();
    await new Promise((resolve) => setTimeout(resolve, options.chunkDelay ?? 0));
    const [from = 0, to = 0] = range.split('-').map(Number);
    return imports.chunk(id, { from, to }, body);
  });
  const portal = fakePortal([
    ...accountOf(options.isStaff ? 'warehouse' : 'merchant'),
    merchants(DEMO_MERCHANTS),
    ...recipeAnswers(options),
    ...knowledgeAnswers(imports, options, () => isLost),
    ...runAnswers(imports, options),
    chunk,
  ]);
  return {
    ...portal,
    imports,
    loseServer: () => {
      isLost = true;
    },
    repair: () => {
      isLost = false;
      failsFrom = Number.POSITIVE_INFINITY;
    },
  };
}

const stopped = () => refuse('forbidden', { detail: 'Der Server hat den Import angehalten.' });

function recipeAnswers(options: FakeImportPortalOptions): readonly Answer[] {
  const profiles = [...(options.profiles ?? [])];
  let { remembered } = options;
  return [
    answer(importProfilesList, () => listOf(profiles)),
    answer(importProfilesCreate, ({ body: { name, content } }) => {
      const saved = { id: nextId(profiles), name, content };
      profiles.push(saved);
      return saved;
    }),
    answer(importRecipesRecall, ({ query: { shape } }) =>
      listOf(remembered === undefined ? [] : [{ ...remembered, shape }]),
    ),
    answer(importRecipesForget, () => {
      remembered = undefined;
    }),
  ];
}

/** The known orders and products before the import. */
function knowledgeAnswers(
  imports: ImportsInMemory,
  { lookup }: FakeImportPortalOptions,
  isLost: () => boolean,
): readonly Answer[] {
  return [
    answer(orderImportsLookup, ({ body }) => {
      if (isLost()) return unreachable();
      if (lookup === 'silent') return silent();
      return lookup === 'forbidden' ? stopped() : imports.lookup(body);
    }),
    answer(orderImportsCompare, ({ body }) => imports.compare(body)),
    answer(orderImportsForesee, ({ body }) => imports.foresee(body)),
  ];
}

function runAnswers(
  imports: ImportsInMemory,
  { list, earlier = [] }: FakeImportPortalOptions,
): readonly Answer[] {
  const all = () => [...imports.receipts().toReversed(), ...earlier];
  return [
    answer(orderImportsList, ({ query: { offset = 1, limit = 20 } }) => {
      if (list === 'silent') return silent();
      return list === 'forbidden'
        ? stopped()
        : listOf(all().slice(offset - 1, offset - 1 + limit), all().length);
    }),
    answer(orderImportsGet, ({ params }) => all().find(({ id }) => id === params.id) ?? refuse('not_found')),
    answer(orderImportsOpen, ({ body }) => imports.open(body)),
    answer(orderImportsFinish, ({ params }) => imports.finish(params.id)),
    answer(orderImportsUndo, ({ params }) => imports.undo(params.id)),
    answer(orderImportsUndone, ({ params }) => {
      const before = earlier.find(({ id }) => id === params.id);
      return before === undefined ? imports.undone(params.id) : allButOne(before);
    }),
    answer(
      orderImportsResults,
      () => new Reply<undefined>('Bestellnr.;line;error\r\nNW-1;2;Ungültiges Datum\r\n', {}),
    ),
  ];
}

/** What undoing an earlier import did: its first order had left by then, and the ERP knew the others. */
const allButOne = ({ counts }: OrderImport): UndoAnswer => ({
  cancelled: counts.created - 1,
  in_erp: counts.created - 1,
  kept: [{ order_id: 1, external_order_id: 'NW-48200', status: 'geliefert', reason: 'status' }],
});

/** The receipt of the latest import. */
export function lastReceipt(portal: FakeImportPortal): OrderImport | undefined {
  return portal.imports.receipts().at(-1);
}
