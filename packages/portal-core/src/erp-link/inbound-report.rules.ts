import { deliveryMachine, type DeliveryStatus } from '../deliveries/index.js';
import { checkLength, cleanText, issue, type Issue } from '../validation/index.js';
import { brokenTexts } from './broken-text.js';
import { deliveryStatusOf } from './delivery-status-words.js';
import type { ReportResult } from './erp-link.types.js';
import type { InboundReport } from './inbound-report.types.js';
import { checkSource, isOlder, isSameSource, markedBy } from './report-source.js';
import type { SaidMark } from './said-mark.types.js';

/** Largest quantity that can be received on one line, as when a person books. */
const RECEIVED_MAX = 1_000_000;

/**
 * Every broken rule of a report by itself.
 * @param now milliseconds since 1970.
 */
export function validateInboundReport(report: InboundReport, now: number): Issue[] {
  const { delivery_id, intendo_id, status, lines } = report;
  const isUnknownWord = status != null && deliveryStatusOf(status) === null;
  return [
    ...(delivery_id == null && intendo_id == null ? [issue('delivery_id', 'required')] : []),
    ...(isUnknownWord ? [issue('status', 'unknownDeliveryStatus')] : []),
    ...(lines ?? []).flatMap((line, at) => lineIssues(line, `lines.${at}.`)),
    ...checkSource(report, now),
  ];
}

type InboundLine = NonNullable<InboundReport['lines']>[number];

function lineIssues(line: InboundLine, path: string): Issue[] {
  const { position, product_number, received, reason } = line;
  const issues: Issue[] = brokenTexts(line);
  if (position == null && product_number == null) issues.push(issue('product_number', 'required'));
  if (!Number.isInteger(received)) issues.push(issue('received', 'integer'));
  else if (received < 0) issues.push(issue('received', 'min', { min: 0 }));
  else if (received > RECEIVED_MAX) issues.push(issue('received', 'max', { max: RECEIVED_MAX }));
  if (reason != null && cleanText(reason) !== '') checkLength(issues, 'reason', reason, { min: 2, max: 200 });
  return issues.map((one) => ({ ...one, path: path + one.path }));
}

/** A line of a delivery: what was announced, and what is booked. */
export interface DeliveryLine {
  readonly position: number;
  readonly product_number: string;
  readonly ordered: number;
  readonly booked: number;
}

/** The delivery that a report is about, and what the ERP said of it last. */
export interface ReportedDelivery {
  readonly status: DeliveryStatus;
  readonly lines: readonly DeliveryLine[];
  readonly mark: SaidMark;
}

/** What is to be booked on a line: pieces in all, and the ERP's reason; empty without one. */
export interface LineBooking {
  readonly position: number;
  readonly booked: number;
  readonly reason: string;
}

export interface JudgedInbound {
  readonly result: Extract<ReportResult, 'applied' | 'unchanged' | 'stale' | 'conflict' | 'invalid'>;
  /** The same object where nothing is to be stored. */
  readonly delivery: ReportedDelivery;
  /** The statuses that the delivery goes through, in their order; it is booked once it is accepted. */
  readonly steps: readonly DeliveryStatus[];
  readonly bookings: readonly LineBooking[];
  readonly kept: readonly number[];
  readonly issues: readonly Issue[];
}

/**
 * Decides what a valid report does to a delivery. Its status goes forward only; goods that have arrived say that it is accepted. What the ERP
 * only repeats undoes no booking of a person, and without a version or time a quantity never falls. A delivery that is closed is changed by
 * a person alone.
 */
export function judgeInboundReport(delivery: ReportedDelivery, report: InboundReport): JudgedInbound {
  const nothing = { delivery, steps: [], bookings: [], kept: [], issues: [] };
  if (isOlder(report, delivery.mark)) return { ...nothing, result: 'stale' };
  const found = placedLines(delivery, report);
  if (found.issues.length > 0) return { ...nothing, result: 'invalid', issues: found.issues };
  const { bookings, kept, lower } = linesOf(delivery, report, found.lines);
  const target = targetOf(report, found.lines);
  const steps = target === null ? [] : stepsTo(delivery.status, target);
  const code = conflictOf(delivery.status, { target, steps, isBooked: bookings.length > 0 });
  if (code !== null) return { ...nothing, result: 'conflict', kept, issues: [issue('status', code)] };
  const after = afterReport(delivery, report, { found: found.lines, bookings, steps: steps ?? [] });
  const isNews = bookings.length > 0 || (steps ?? []).length > 0;
  const isBehind = lower || steps === null;
  const result = isNews ? 'applied' : isBehind ? 'stale' : 'unchanged';
  return { result, delivery: after, steps: steps ?? [], bookings, kept, issues: [] };
}

interface PlacedLine extends LineBooking {
  readonly line: DeliveryLine;
}

/** The lines of a report at their positions, or what is wrong with them. */
function placedLines({ lines }: ReportedDelivery, report: InboundReport) {
  const issues: Issue[] = [];
  const placed = new Map<number, PlacedLine>();
  (report.lines ?? []).forEach(({ position, product_number, received, reason }, at) => {
    const path = `lines.${at}.${position == null ? 'product_number' : 'position'}`;
    const number = cleanText(product_number ?? '').toLowerCase();
    const fits = lines.filter(
      (line) =>
        (position == null || line.position === position) &&
        (number === '' || line.product_number.toLowerCase() === number),
    );
    const [line] = fits;
    if (line === undefined) issues.push(issue(path, 'notInDelivery'));
    else if (fits.length > 1) issues.push(issue(path, 'severalPositions'));
    else if (placed.has(line.position)) issues.push(issue(path, 'positionTwice'));
    else
      placed.set(line.position, {
        position: line.position,
        booked: received,
        reason: cleanText(reason ?? ''),
        line,
      });
  });
  return { lines: [...placed.values()], issues };
}

/** What of the lines is to be booked, what stays as a person booked it, and whether any was left out for being lower without a version. */
function linesOf({ mark }: ReportedDelivery, report: InboundReport, placed: readonly PlacedLine[]) {
  const isDated = report.source_version != null || report.source_time != null;
  const differing = placed.filter(({ booked, line }) => booked !== line.booked);
  const isRepeated = ({ position, booked }: PlacedLine) => mark.said[String(position)] === String(booked);
  const fresh = differing.filter((one) => !isRepeated(one));
  const taken = fresh.filter(({ booked, line }) => isDated || booked > line.booked);
  return {
    bookings: taken.map(({ position, booked, reason }) => ({ position, booked, reason })),
    kept: differing.filter(isRepeated).map(({ position }) => position),
    lower: taken.length < fresh.length,
  };
}

/** The status that a report says; goods that arrived say at least that the delivery is accepted. */
function targetOf({ status }: InboundReport, lines: readonly PlacedLine[]): DeliveryStatus | null {
  const said = status == null ? null : deliveryStatusOf(status);
  const hasArrived = lines.some(({ booked }) => booked > 0);
  return hasArrived && (said === null || said === 'OPEN' || said === 'UNDER_REVIEW') ? 'ACCEPTED' : said;
}

const FORWARD: readonly DeliveryStatus[] = ['OPEN', 'UNDER_REVIEW', 'ACCEPTED', 'DONE'];

/** The statuses on the way, the last being the target; none when it is reached, null when it is behind, or cannot be reached. */
function stepsTo(from: DeliveryStatus, target: DeliveryStatus): readonly DeliveryStatus[] | null {
  if (from === target) return [];
  const [at, to] = [FORWARD.indexOf(from), FORWARD.indexOf(target)];
  if (at >= 0 && to > at) return FORWARD.slice(at + 1, to + 1);
  const next = deliveryMachine.events(from).some((event) => deliveryMachine.next(from, event) === target);
  return next ? [target] : null;
}

/** The statuses in which goods are booked, or were. */
const BOOKABLE: readonly DeliveryStatus[] = ['ACCEPTED', 'DONE'];

/** Why a person has to decide; null when nobody has to. */
function conflictOf(
  status: DeliveryStatus,
  {
    target,
    steps,
    isBooked,
  }: {
    readonly target: DeliveryStatus | null;
    readonly steps: readonly DeliveryStatus[] | null;
    readonly isBooked: boolean;
  },
): 'deliveryClosed' | 'statusTransition' | null {
  const isClosed = deliveryMachine.events(status).length === 0;
  if (isBooked && isClosed) return 'deliveryClosed';
  if (isBooked && !BOOKABLE.includes(steps?.at(-1) ?? status)) return 'statusTransition';
  if (steps !== null || target === null) return null;
  // A refused delivery that goes on there, or one that goes on here and was refused there.
  if (!FORWARD.includes(status) && BOOKABLE.includes(target)) return 'deliveryClosed';
  return FORWARD.includes(target) || !FORWARD.includes(status) ? null : 'statusTransition';
}

function afterReport(
  delivery: ReportedDelivery,
  report: InboundReport,
  {
    found,
    bookings,
    steps,
  }: {
    readonly found: readonly PlacedLine[];
    readonly bookings: readonly LineBooking[];
    readonly steps: readonly DeliveryStatus[];
  },
): ReportedDelivery {
  const booked = new Map(bookings.map((one) => [one.position, one.booked]));
  const said = Object.fromEntries(
    found
      .filter((one) => booked.has(one.position) || one.booked === one.line.booked)
      .map((one) => [String(one.position), String(one.booked)]),
  );
  const mark = { ...markedBy(report, delivery.mark), said: { ...delivery.mark.said, ...said } };
  const isSameMark =
    isSameSource(mark, delivery.mark) &&
    Object.entries(said).every(([position, value]) => delivery.mark.said[position] === value);
  if (isSameMark && bookings.length === 0 && steps.length === 0) return delivery;
  return {
    status: steps.at(-1) ?? delivery.status,
    lines: delivery.lines.map((line) => ({ ...line, booked: booked.get(line.position) ?? line.booked })),
    mark,
  };
}
