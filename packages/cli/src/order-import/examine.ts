import {
  createReport,
  createSurvey,
  inspectionOf,
  isRejected,
  orderImportsLookup,
  planOrders,
  type CheckedOrder,
  type ImportReport,
  type PlannedOrder,
  type SniffedSource,
} from '@kontor/portal-core/order-import';
import { createProgress } from '../progress/progress.js';
import type { ImportChoices } from './import-options.js';
import type { ImportTask } from './import-task.js';
import { hashedReads, overridesOf, type Inspected } from './inspect-file.js';
import { checkedOrders, type Reading } from './reading.js';

/** How a file is to be examined. */
export interface Examination {
  readonly sniffed: SniffedSource;
  readonly reading: Reading;
  readonly choices: ImportChoices;
  /** Called with the orders as they are planned, in file order. */
  readonly onPlanned: (orders: readonly PlannedOrder[]) => Promise<void>;
}

/** What a file was found to be, and what would become of its orders. */
export interface Examined extends Inspected {
  readonly report: ImportReport;
}

/**
 * Checks and plans every order of the file without writing anything, and looks through the file in the same reading. Null when that
 * shows an encoding other than the one it was read in.
 */
export async function examine(task: ImportTask, examination: Examination): Promise<Examined | null> {
  const { source, options, io } = task;
  const { sniffed, reading, choices } = examination;
  const { dialect, mapping } = reading;
  const reads = hashedReads(task);
  const survey = createSurvey(dialect);
  const progress = createProgress(io, {
    label: io.t('cli.progressCheck'),
    shown: !options.quiet,
    inBytes: true,
  });
  progress.start(source.bytes);
  const about = { name: source.name, sha256: null, bytes: source.bytes, rows: 0 };
  const report = createReport({ source: about, dialect, detection: sniffed.detection, mapping });
  try {
    const checked = checkedOrders(reads.open, reading, { survey, onBytes: progress.update });
    for await (const orders of planned(task, checked, reading)) {
      report.add(orders);
      await examination.onPlanned(orders);
    }
  } finally {
    progress.stop();
  }
  const inspection = inspectionOf(sniffed, survey.verdict(), overridesOf(choices));
  if (inspection === null) return null;
  const { bytes, rows, detection } = inspection;
  const sha256 = reads.sha256();
  return {
    inspection,
    sha256,
    report: { ...report.report(), source: { name: source.name, sha256, bytes, rows }, detection },
  };
}

function planned(
  { client, settings }: ImportTask,
  checked: AsyncIterable<readonly CheckedOrder[]>,
  { mapping }: Reading,
): AsyncIterable<readonly PlannedOrder[]> {
  if (client === null) return plannedAlone(checked);
  const merchantErpId = settings.merchant.value;
  return planOrders(checked, {
    mapping,
    lookup: (body) => client.call(orderImportsLookup, { body }),
    ...(merchantErpId === null ? {} : { merchantErpId }),
  });
}

/** Without a server every order is new and every product known. */
async function* plannedAlone(
  checked: AsyncIterable<readonly CheckedOrder[]>,
): AsyncGenerator<readonly PlannedOrder[]> {
  for await (const orders of checked) {
    yield orders.map((order) => ({ outcome: isRejected(order) ? 'invalid' : 'create', order }));
  }
}
