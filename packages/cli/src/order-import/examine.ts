import {
  createReport,
  createSurvey,
  heldBackIssues,
  inspectionOf,
  isRejected,
  orderImportsCompare,
  orderImportsForesee,
  orderImportsLookup,
  ownText,
  planOrders,
  type CheckedOrder,
  type DialectOverrides,
  type ImportReport,
  type Inspection,
  type PlannedOrder,
  type RowIssue,
  type ScatteredOrders,
  type SniffedSource,
  type UnusedColumn,
} from '@kontor/portal-core/order-import';
import { createProgress } from '../progress/index.js';
import { usageError } from '../terminal/index.js';
import { unusedLabels } from './detection-text.js';
import type { ImportTask } from './import-task.js';
import type { Inspected } from './inspect-file.js';
import type { OpenedFile } from './opened-file.js';
import { checkedOrders, type OrderReading } from './reading.js';

/** How a file is to be examined. */
export interface Examination {
  readonly file: OpenedFile;
  readonly sniffed: SniffedSource;
  readonly reading: OrderReading;
  readonly overrides: DialectOverrides;
  readonly unused: readonly UnusedColumn[];
  /** Called with the orders as they are planned, in file order. */
  readonly onPlanned: (orders: readonly PlannedOrder[]) => Promise<void>;
}

/** What a file was found to be, and what would become of its orders. */
export interface Examined extends Inspected {
  readonly report: ImportReport;
  /** Numbers of the orders whose number a stored order of other content holds: whether that may be replaced. */
  readonly conflicts: ReadonlyMap<string, boolean>;
  /** Numbers of the orders the plan refuses although the server would take them, with what is wrong. */
  readonly heldBack: ReadonlyMap<string, readonly RowIssue[]>;
}

/** A reading that showed what must be known before: the file is to be examined once more. */
export interface ReadAgain {
  /** The encoding is another than the one it was read in. */
  readonly encoding?: true;
  /** Orders whose rows do not stand together. */
  readonly scattered?: ScatteredOrders;
}

/** Checks and plans every order of the file without writing anything, and looks through the file in the same reading. */
export async function examine(task: ImportTask, examination: Examination): Promise<Examined | ReadAgain> {
  const { source, options, io } = task;
  const { file, sniffed, reading, overrides } = examination;
  const survey = createSurvey(reading.dialect);
  const label = io.t('cli.progressCheck');
  const progress = createProgress(io, { label, shown: !options.quiet, inBytes: true });
  progress.start(source.bytes);
  let scattered: ScatteredOrders | undefined;
  const onScattered = (orders: ScatteredOrders) => {
    scattered = orders;
  };
  const checked = checkedOrders(file.open, reading, { survey, onBytes: progress.update, onScattered });
  const gathered = gather(task, examination);
  try {
    for await (const orders of planned(task, checked, reading)) await gathered.add(orders);
  } finally {
    progress.stop();
  }
  if (scattered !== undefined) return { scattered };
  const inspection = inspectionOf(sniffed, survey.verdict(), overrides);
  if (inspection === null) return { encoding: true };
  refuseUnmet(inspection, overrides);
  const { rows, detection } = inspection;
  const sha256 = file.sha256();
  const report = await gathered.report({
    source: { name: source.name, sha256, bytes: source.bytes, rows },
    detection,
    unused: unusedLabels(reading, examination.unused),
    leftOut: detection.leftOut,
    leftOutCount: detection.leftOutCount,
  });
  const { conflicts, heldBack } = gathered;
  return { inspection, sha256, report, conflicts, heldBack };
}

/** A line of a flag that is none of the file: the rows that were meant would go in, or stay out. */
function refuseUnmet({ unmetLines }: Inspection, { skipLines = [] }: DialectOverrides): void {
  const [line] = unmetLines;
  if (line === undefined) return;
  const flag = skipLines.includes(line) ? '--skip-line' : '--keep-line';
  throw usageError('line_unmet', { key: 'cli.lineUnmet', params: { line, flag } });
}

/** Takes in planned orders for the report, the errors file and the choice of what becomes of conflicts. */
function gather({ client, settings }: ImportTask, { reading, onPlanned }: Examination) {
  const merchantErpId = settings.merchant.value;
  const conflicts = new Map<string, boolean>();
  const heldBack = new Map<string, readonly RowIssue[]>();
  const report = createReport({
    reading,
    ...(client === null ? {} : { foresee: (body) => client.call(orderImportsForesee, { body }) }),
    ...(merchantErpId === null ? {} : { merchantErpId }),
  });
  return {
    conflicts,
    heldBack,
    report: report.report,
    async add(orders: readonly PlannedOrder[]): Promise<void> {
      report.add(orders);
      for (const planned of orders) {
        const { outcome, order, stored } = planned;
        const issues = heldBackIssues(planned);
        if (issues !== null && isRejected(order)) heldBack.set(ownText(order.external_order_id), issues);
        if (outcome === 'conflict' && !isRejected(order))
          conflicts.set(ownText(order.order.external_order_id), stored?.replaceable ?? false);
      }
      await onPlanned(orders);
    },
  };
}

function planned(
  { client, settings }: ImportTask,
  checked: AsyncIterable<readonly CheckedOrder[]>,
  { mapping, header }: OrderReading,
): AsyncIterable<readonly PlannedOrder[]> {
  if (client === null) return plannedAlone(checked);
  const merchantErpId = settings.merchant.value;
  return planOrders(checked, {
    mapping,
    header,
    lookup: (body) => client.call(orderImportsLookup, { body }),
    compare: (body) => client.call(orderImportsCompare, { body }),
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
