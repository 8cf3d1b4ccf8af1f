import {
  createReport,
  createSurvey,
  inspectionOf,
  isRejected,
  orderImportsCompare,
  orderImportsForesee,
  orderImportsLookup,
  ownText,
  PlanRefusals,
  planOrders,
  type CheckedOrder,
  type DialectOverrides,
  type ImportReport,
  type Inspection,
  type PlannedOrder,
  type LateLines,
  type SniffedSource,
  type UnusedColumn,
} from '@kontor/portal-core/order-import';
import { orderNumberKey, type NotReplaced } from '@kontor/portal-core/orders';
import { createProgress } from '../progress/index.js';
import { usageError } from '../terminal/index.js';
import { unusedLabels } from './asking/detection-text.js';
import { issueLine } from './report/issue-line.js';
import type { ImportTask } from './task/import-task.js';
import type { Inspected } from './reading/inspect-file.js';
import type { OpenedFile } from './reading/opened-file.js';
import { checkedOrders, type OrderReading } from './reading/reading.js';

/** How to examine a file. */
export interface Examination {
  readonly file: OpenedFile;
  readonly sniffed: SniffedSource;
  readonly reading: OrderReading;
  readonly overrides: DialectOverrides;
  readonly unused: readonly UnusedColumn[];
  /** Whether orders that are stored already under quite another number stay out. */
  readonly holdsTwins: boolean;
  /** Called with the planned orders, in file order. */
  readonly onPlanned: (orders: readonly PlannedOrder[]) => Promise<void>;
}

/** Result of an examination: what the file is, and what would happen to its orders. */
export interface Examined extends Inspected {
  readonly report: ImportReport;
  /** For each number that belongs to a stored order with other content: why that is not replaced; null where it may be. */
  readonly conflicts: ReadonlyMap<string, NotReplaced | null>;
  /** Keys of the numbers that were named to replace a stored order, and whose order is stored just like that already. */
  readonly namedAlike: ReadonlySet<string>;
  /** Why orders named to be replaced are refused, by the key of their number: the first fault in words. */
  readonly namedRefused: ReadonlyMap<string, string>;
  readonly refusals: PlanRefusals;
  /** Ids of the products that the file names by their EAN or name. */
  readonly productIds: ReadonlyMap<string, string>;
  readonly holdsTwins: boolean;
}

/** Result of a reading that showed that the file has to be examined again with more information. */
export interface ReadAgain {
  /** The encoding differs from the one that was used. */
  readonly encoding?: true;
  /** Orders whose rows are not adjacent. */
  readonly lateLines?: LateLines;
}

/** Checks and plans every order of the file in the same reading that inspects it. Writes nothing. */
export async function examine(task: ImportTask, examination: Examination): Promise<Examined | ReadAgain> {
  const { source, options, io } = task;
  const { file, sniffed, reading, overrides, holdsTwins } = examination;
  const survey = createSurvey(reading.dialect, sniffed.samples);
  const label = io.t('cli.progressCheck');
  const progress = createProgress(io, { label, shown: !options.quiet, inBytes: true });
  progress.start(source.bytes);
  let lateLines: LateLines | undefined;
  const onLateLines = (orders: LateLines) => {
    lateLines = orders;
  };
  const checked = checkedOrders(file.open, reading, { survey, onBytes: progress.update, onLateLines });
  const gathered = gather(task, examination);
  try {
    for await (const orders of planned(task, checked, examination)) await gathered.add(orders);
  } finally {
    progress.stop();
  }
  if (lateLines !== undefined) return { lateLines };
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
  const { conflicts, namedAlike, namedRefused, refusals, productIds } = gathered;
  return {
    inspection,
    sha256,
    report,
    conflicts,
    namedAlike,
    namedRefused,
    refusals,
    productIds,
    holdsTwins,
  };
}

/** Fails if a flag names a line that the file does not have: the rows that were meant would be imported, or left out. */
function refuseUnmet({ unmetLines }: Inspection, { skipLines = [] }: DialectOverrides): void {
  const [line] = unmetLines;
  if (line === undefined) return;
  const flag = skipLines.includes(line) ? '--skip-line' : '--keep-line';
  throw usageError('line_unmet', { key: 'cli.lineUnmet', params: { line, flag } });
}

/** Collects planned orders for the report, the errors file and the decision about conflicts. */
function gather({ client, settings, choices, source, io }: ImportTask, { reading, onPlanned }: Examination) {
  const merchantErpId = settings.merchant.value;
  const conflicts = new Map<string, NotReplaced | null>();
  const named = new Set(choices.replaced.map(orderNumberKey));
  const namedAlike = new Set<string>();
  const namedRefused = new Map<string, string>();
  const refusals = new PlanRefusals();
  const productIds = new Map<string, string>();
  const report = createReport({
    reading,
    ...(client === null ? {} : { foresee: (body) => client.call(orderImportsForesee, { body }) }),
    ...(merchantErpId === null ? {} : { merchantErpId }),
    replaces: (number, kept) =>
      kept === null
        ? choices.onConflict === 'replace' || named.has(orderNumberKey(number))
        : kept === 'otherRecipient' && named.has(orderNumberKey(number)),
  });
  return {
    conflicts,
    namedAlike,
    namedRefused,
    refusals,
    productIds,
    report: report.report,
    async add(orders: readonly PlannedOrder[]): Promise<void> {
      report.add(orders);
      for (const planned of orders) {
        const { outcome, order, stored } = planned;
        refusals.add(planned);
        for (const { said, id } of planned.named ?? []) productIds.set(said, id);
        if (isRejected(order)) {
          const key = orderNumberKey(order.external_order_id);
          const [issue] = order.issues;
          if (named.has(key) && issue !== undefined)
            namedRefused.set(key, issueLine(source.name, issue, reading.header, io.t));
          continue;
        }
        const { external_order_id } = order.order;
        if (outcome === 'conflict')
          conflicts.set(ownText(external_order_id), stored === undefined ? 'notOpen' : stored.kept);
        const key = orderNumberKey(external_order_id);
        if (outcome === 'unchanged' && named.has(key)) namedAlike.add(key);
      }
      await onPlanned(orders);
    },
  };
}

function planned(
  { client, settings }: ImportTask,
  checked: AsyncIterable<readonly CheckedOrder[]>,
  { reading: { mapping, header }, holdsTwins }: Examination,
): AsyncIterable<readonly PlannedOrder[]> {
  if (client === null) return plannedAlone(checked);
  const merchantErpId = settings.merchant.value;
  return planOrders(checked, {
    mapping,
    header,
    holdsTwins,
    lookup: (body) => client.call(orderImportsLookup, { body }),
    compare: (body) => client.call(orderImportsCompare, { body }),
    foresee: (body) => client.call(orderImportsForesee, { body }),
    ...(merchantErpId === null ? {} : { merchantErpId }),
  });
}

/** Plans without a server: every order counts as new and every product as known. */
async function* plannedAlone(
  checked: AsyncIterable<readonly CheckedOrder[]>,
): AsyncGenerator<readonly PlannedOrder[]> {
  for await (const orders of checked) {
    yield orders.map((order) => ({ outcome: isRejected(order) ? 'invalid' : 'create', order }));
  }
}
