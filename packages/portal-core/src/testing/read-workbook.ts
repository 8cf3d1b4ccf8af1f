import {
  checkSource,
  findLateLines,
  inspectSource,
  isRejected,
  openSheetSource,
  type CheckedOrder,
  type ImportMapping,
} from '../order-import/index.js';
import { aSource, createDecoder } from './import-bytes.js';

/** Opens a workbook and looks through its sheet, as the doors do. */
export async function readWorkbook(bytes: Uint8Array) {
  const opened = await openSheetSource(aSource(bytes), { createDecoder });
  if (!opened.ok) throw new Error('not opened');
  const { source, workbook } = opened.value;
  const inspected = await inspectSource(source, {
    createDecoder,
    overrides: {},
    ...(workbook === undefined ? {} : { workbook }),
  });
  if (!inspected.ok) throw new Error('not read');
  return { source, workbook, dialect: inspected.value.dialect };
}

/** What becomes of the orders of a workbook: `in`, or the code and the line of what keeps each out. */
export async function judgedOrders(
  bytes: Uint8Array,
  columns: { readonly header: readonly string[]; readonly mapping: ImportMapping },
): Promise<string[]> {
  const { source, dialect } = await readWorkbook(bytes);
  const reading = { ...columns, dialect, createDecoder };
  const lateLines = await findLateLines(source, reading);
  const told: string[] = [];
  for await (const orders of checkSource(source, { ...reading, lateLines })) told.push(...orders.map(judged));
  return told;
}

const judged = (order: CheckedOrder): string =>
  isRejected(order)
    ? order.issues.map(({ code, params, line }) => `${code} ${params?.['line'] ?? line}`).join()
    : 'in';
