import {
  checkSource,
  findScattered,
  type ByteSource,
  type CheckedOrder,
  type CreateDecoder,
} from '@kontor/portal-core/order-import';
import type { CheckPlan } from './protocol.js';

/** Rows of the beginning that are looked at: the answer comes at once whatever the file's size. */
const MAX_ROWS = 5000;

/** The first orders of a file, each whole. */
export interface Beginning {
  readonly orders: readonly CheckedOrder[];
  /** Whether that is the whole file. */
  readonly isWhole: boolean;
}

/** Reads the beginning of a file as a recipe says. */
export async function readBeginning(
  source: ByteSource,
  { merchantErpId: _, ...reading }: CheckPlan,
  createDecoder: CreateDecoder,
): Promise<Beginning> {
  const orders: CheckedOrder[] = [];
  let rows = 0;
  const checked = checkSource(source, {
    ...reading,
    scattered: await findScattered(source, { ...reading, createDecoder }),
    createDecoder,
    onProgress: (progress) => (rows = progress.rows),
  });
  for await (const batch of checked) {
    for (const order of batch) orders.push(order);
    if (rows > MAX_ROWS) return { orders, isWhole: false };
  }
  return { orders, isWhole: true };
}

/** Keeps the beginning that was read last: preview and foretelling ask about the same one. */
export function createBeginnings(createDecoder: CreateDecoder) {
  let kept: {
    readonly source: ByteSource;
    readonly key: string;
    readonly beginning: Promise<Beginning>;
  } | null = null;
  return (source: ByteSource, plan: CheckPlan): Promise<Beginning> => {
    const { merchantErpId: _, ...reading } = plan;
    const key = JSON.stringify(reading);
    if (kept?.source !== source || kept.key !== key)
      kept = { source, key, beginning: readBeginning(source, plan, createDecoder) };
    return kept.beginning;
  };
}
