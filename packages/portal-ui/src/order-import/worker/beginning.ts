import {
  checkSource,
  findLateLines,
  type ByteSource,
  type CheckedOrder,
  type CheckSourceOptions,
  type CreateDecoder,
  type LateLines,
} from '@kontor/portal-core/order-import';
import type { CheckPlan } from './protocol.js';

/** Maximum number of rows read for a preview, so that it is fast for files of any size. */
const MAX_ROWS = 5000;

/** The first orders of a file, each complete. */
export interface Beginning {
  readonly orders: readonly CheckedOrder[];
  /** Whether these are all orders of the file. */
  readonly isWhole: boolean;
}

/** Reads the beginning of a file. Each is cached until another one is requested. */
export type ReadBeginning = (source: ByteSource, plan: CheckPlan) => Promise<Beginning>;

/** Creates a reader that caches the latest beginning, because preview and forecast need the same one. */
export function createBeginnings(createDecoder: CreateDecoder): ReadBeginning {
  const beginningOf = keptOf<Beginning>();
  const lateLinesOf = keptOf<LateLines>();
  return (source, { merchantErpId: _, ...reading }) => {
    const world = { ...reading, createDecoder };
    const lateLines = () => lateLinesOf(source, whatNumbers(reading), () => findLateLines(source, world));
    return beginningOf(source, reading, async () =>
      readBeginning(source, { ...world, lateLines: await lateLines() }),
    );
  };
}

/**
 * The parts of a reading that determine which rows belong to an order. A remark about another order is used as it was
 * first read; the check reads it again.
 */
function whatNumbers({ dialect, header, mapping }: CheckPlan) {
  const { mode, columns, constants, values } = mapping;
  const { dateOrder: _, ...cells } = dialect;
  const field = 'external_order_id';
  return { cells, header, mode, number: [columns[field], constants?.[field], values?.[field]] };
}

/** Caches one value until another one is requested. */
function keptOf<Made>() {
  let kept: { readonly source: ByteSource; readonly key: string; readonly made: Promise<Made> } | null = null;
  return (source: ByteSource, about: unknown, make: () => Promise<Made>): Promise<Made> => {
    const key = JSON.stringify(about);
    if (kept?.source !== source || kept.key !== key) kept = { source, key, made: make() };
    return kept.made;
  };
}

async function readBeginning(
  source: ByteSource,
  options: Omit<CheckSourceOptions, 'onProgress'>,
): Promise<Beginning> {
  const orders: CheckedOrder[] = [];
  let rows = 0;
  const checked = checkSource(source, {
    ...options,
    now: Date.now,
    onProgress: (progress) => (rows = progress.rows),
  });
  for await (const batch of checked) {
    for (const order of batch) orders.push(order);
    if (rows > MAX_ROWS) return { orders, isWhole: false };
  }
  return { orders, isWhole: true };
}
