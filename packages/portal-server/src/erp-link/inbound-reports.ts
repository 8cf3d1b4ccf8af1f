import type { DataScope } from '@kontor/portal-core/access';
import { today } from '@kontor/portal-core/dates';
import type { DeliveryStatus } from '@kontor/portal-core/deliveries';
import {
  countResults,
  inboundReportShape,
  judgeInboundReport,
  validateInboundReport,
  type InboundReport,
  type InboundReports,
  type InboundReportsAnswer,
  type ReportedDelivery,
} from '@kontor/portal-core/erp-link';
import { issue } from '@kontor/portal-core/validation';
import type { Knex } from 'knex';
import type { Writer } from '../db/index.js';
import { lockDeliveries, readDeliveries, type LockedDelivery } from '../deliveries/index.js';
import { renewStockNeeded } from '../stock-risk/index.js';
import type { Trail } from '../trail/index.js';
import type { Actor } from '../wire/index.js';
import { keepUnknownWords } from './keep-unknown-words.js';
import { readReport } from './read-report.js';
import { inPieces, type PieceResult, type ReportDoors } from './report-pieces.js';
import { reportedDeliveries } from './reported-deliveries.js';
import { readSaid, storeSaid } from './said-mark.store.js';
import { storeInbound, type InboundStep } from './store-inbound.js';
import { told, type Verdict } from './told.js';
import { readVocabulary } from './words/words.store.js';

/** What a set is applied with: the author of the comments that record steps, and the zone of the portal's days. */
export interface InboundDoors extends ReportDoors {
  readonly actor: Actor;
  readonly timeZone: string;
}

interface PlacedReport {
  readonly index: number;
  readonly report: InboundReport;
  readonly deliveryId: number;
}
interface InboundVerdict extends Verdict {
  readonly deliveryId: number | null;
  readonly status: DeliveryStatus | null;
  readonly kept: readonly number[];
}

/** Applies what the ERP reports of deliveries, or tells what would become of it. */
export async function applyInboundReports(
  doors: InboundDoors,
  scope: DataScope,
  { records, dryRun = false }: InboundReports,
): Promise<InboundReportsAnswer> {
  const verdicts = new Map<number, InboundVerdict>();
  const good: { readonly index: number; readonly report: InboundReport }[] = [];
  const { ofInbound } = await readVocabulary(doors.read);
  records.forEach((record, index) => {
    const { report, issues } = readReport(record, {
      shape: inboundReportShape,
      inOwnWords: ofInbound,
      validate: (one) => validateInboundReport(one, doors.now),
    });
    if (issues.length > 0) verdicts.set(index, { ...NOTHING, result: 'invalid', issues });
    else good.push({ index, report });
  });
  const find = await deliveryFinder(
    doors.read,
    scope,
    good.map(({ report }) => report),
  );
  const placed: PlacedReport[] = [];
  for (const { index, report } of good) {
    const delivery = find(report);
    if (delivery === undefined) verdicts.set(index, UNKNOWN);
    else placed.push({ index, report, deliveryId: delivery.id });
  }
  await inPieces(doors, placed, {
    dryRun,
    kind: 'delivery',
    judge: (connection, some) => judge(connection, scope, some),
    store: (trx, some, trail) => store({ trx, trail, doors, scope }, some),
    verdicts,
    failed: ({ deliveryId }) => ({ ...FAILED, deliveryId }),
  });
  const entries = records.map((_, index) => {
    const { deliveryId, status, kept, ...verdict } = verdicts.get(index) ?? FAILED;
    return { index, delivery_id: deliveryId, status, kept: [...kept], ...told(verdict, doors.t) };
  });
  if (!dryRun) await keepUnknownWords(doors, records, entries);
  return { entries, counts: countResults(entries) };
}

const NOTHING = { deliveryId: null, status: null, kept: [] } as const;
const FAILED: InboundVerdict = { ...NOTHING, result: 'failed', issues: [issue('', 'notStored')] };
const UNKNOWN: InboundVerdict = {
  ...NOTHING,
  result: 'unknown',
  issues: [issue('delivery_id', 'unknownDelivery')],
};

/** Finds the delivery of the scope that a report names, by all that it says of it. */
async function deliveryFinder(read: Knex, scope: DataScope, reports: readonly InboundReport[]) {
  const ids = reports.flatMap(({ delivery_id }) => delivery_id ?? []);
  const intendoIds = reports.flatMap(({ delivery_id, intendo_id }) =>
    delivery_id == null ? (intendo_id ?? []) : [],
  );
  const found = await readDeliveries(read, scope, { ids, intendoIds });
  const byId = new Map(found.map((delivery) => [delivery.id, delivery]));
  const byNumber = new Map(found.map((delivery) => [delivery.intendo_id, delivery]));
  return ({ delivery_id, intendo_id, merchant_erp_id }: InboundReport): LockedDelivery | undefined => {
    const delivery = delivery_id == null ? byNumber.get(intendo_id ?? 0) : byId.get(delivery_id);
    const isOther =
      (intendo_id != null && delivery?.intendo_id !== intendo_id) ||
      (merchant_erp_id != null && delivery?.merchant_erp_id !== merchant_erp_id);
    return isOther ? undefined : delivery;
  };
}

/** A delivery of a set after its reports, and what they do to it, in their order. */
interface Judged {
  readonly was: ReportedDelivery;
  readonly now: ReportedDelivery;
  readonly steps: readonly InboundStep[];
}

/** Judges reports one after the other: the second about a delivery finds it as the first has left it. */
async function judgeAll(
  connection: Knex,
  found: readonly LockedDelivery[],
  reports: readonly PlacedReport[],
) {
  const markOf = await readSaid(
    connection,
    'delivery',
    found.map(({ id }) => id),
  );
  const deliveries = new Map<number, Judged>();
  for (const [id, was] of await reportedDeliveries(connection, found, markOf))
    deliveries.set(id, { was, now: was, steps: [] });
  const verdicts = new Map<number, InboundVerdict>();
  for (const { index, report, deliveryId } of reports) {
    const known = deliveries.get(deliveryId);
    if (known === undefined) {
      verdicts.set(index, UNKNOWN);
      continue;
    }
    const { result, delivery, steps, bookings, kept, issues } = judgeInboundReport(known.now, report);
    const isStep = steps.length > 0 || bookings.length > 0;
    deliveries.set(deliveryId, {
      ...known,
      now: delivery,
      steps: isStep ? [...known.steps, { statuses: steps, bookings }] : known.steps,
    });
    verdicts.set(index, { result, issues, deliveryId, status: delivery.status, kept });
  }
  const news = [...deliveries].filter(([, { was, now }]) => was !== now);
  return { verdicts, news };
}

const idsOf = (reports: readonly PlacedReport[]): number[] => [
  ...new Set(reports.map(({ deliveryId }) => deliveryId)),
];

async function judge(
  connection: Knex,
  scope: DataScope,
  reports: readonly PlacedReport[],
): Promise<PieceResult<InboundVerdict>> {
  const found = await readDeliveries(connection, scope, { ids: idsOf(reports) });
  const { verdicts, news } = await judgeAll(connection, found, reports);
  return { verdicts, isNews: news.length > 0 };
}

interface Storing {
  readonly trx: Writer;
  readonly trail: Trail;
  readonly doors: InboundDoors;
  readonly scope: DataScope;
}

async function store({ trx, trail, doors, scope }: Storing, reports: readonly PlacedReport[]) {
  const found = await lockDeliveries(trx, scope, idsOf(reports));
  const { verdicts, news } = await judgeAll(trx, found, reports);
  const origin = { scope, actor: doors.actor, at: new Date(doors.now).toISOString() };
  const moved: number[] = [];
  for (const [id, { steps }] of news)
    for (const step of steps) moved.push(...(await storeInbound({ trx, trail }, origin, id, step)));
  await storeSaid(
    trx,
    'delivery',
    news.map(([id, { now }]) => ({ id, mark: now.mark })),
  );
  await renewStockNeeded(
    trx,
    [...new Set(moved)],
    today(() => doors.now, doors.timeZone),
  );
  return { verdicts, isNews: news.length > 0, touched: [], changes: [] };
}
