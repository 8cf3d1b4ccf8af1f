import { dateLocaleOf } from '@kontor/portal-core/dates';
import {
  dateOrderOfMapping,
  keptDialect,
  hasTooFewColumns,
  openReading,
  turnedDatesOf,
  type DialectOverrides,
  type ImportProfileContent,
  type ImportReport,
  type Inspection,
  type Sniffed,
} from '@kontor/portal-core/order-import';
import type { JournalHeader } from '../journal/index.js';
import { say, usageError, type CliError } from '../terminal/index.js';
import {
  begunImport,
  fileChanged,
  hasBegun,
  isChosen,
  refuseChanged,
  refuseOtherReading,
  sheetOfBegun,
} from './begun-import.js';
import { chooseDateOrder } from './reading/choose-date-order.js';
import { chooseEncoding } from './reading/choose-encoding.js';
import { chooseHeader } from './reading/choose-header.js';
import { chooseProfile } from './profiles/choose-profile.js';
import { chooseSheet } from './reading/choose-sheet.js';
import { detectionText } from './asking/detection-text.js';
import { writeErrors } from './report/errors-file.js';
import { examine, type Examination, type Examined } from './examine.js';
import type { ImportTask } from './task/import-task.js';
import { inspectFile, sniffFile } from './reading/inspect-file.js';
import { countLines, openFile, type OpenedFile } from './reading/opened-file.js';
import type { OrderReading } from './reading/reading.js';
import { withRemarksRead } from './remarks-read.js';
import { createUnderstanding, type UnderstandFile, type Understood } from './asking/understand-file.js';

/** Everything known about an import before its first order is sent. */
export interface PreparedImport extends Pick<
  Examined,
  'inspection' | 'conflicts' | 'namedAlike' | 'namedRefused' | 'refusals' | 'productIds' | 'holdsTwins'
> {
  readonly reading: OrderReading;
  readonly report: ImportReport;
  readonly sha256: string;
  /** Whether the user chose the order of day and month, so that it may be remembered. */
  readonly isDateOrderSaid: boolean;
  /** The interrupted import that this one continues; null if there is none. */
  readonly begun: JournalHeader | null;
}

/** First pass: inspects the file, decides how to read it, checks and plans every order. Writes nothing but `--errors`. */
export async function prepare(task: ImportTask): Promise<PreparedImport> {
  const profile = await chooseProfile(task.settings, task.client, task.io);
  const begunSheet = await sheetOfBegun(task);
  const given = { ...(profile && keptDialect(profile)), ...begunSheet, ...task.choices.dialect };
  const { file, overrides } = await openSurely(task, given);
  const plan = { file, profile, overrides, understandFile: createUnderstanding(task, profile) };
  const prepared = (await prepareInOneReading(task, plan)) ?? (await prepareInTwoReadings(task, plan));
  const mapping = await withRemarksRead(task, prepared);
  return mapping === null ? prepared : prepareAgain(task, plan, { ...prepared, mapping });
}

/** Examines a prepared file again with another mapping of the same columns. */
async function prepareAgain(
  task: ImportTask,
  { file, overrides }: Plan,
  { mapping, ...prepared }: PreparedImport & Pick<OrderReading, 'mapping'>,
): Promise<PreparedImport> {
  const { inspection, report } = prepared;
  const { detection, unused } = report;
  const reading = { ...prepared.reading, mapping };
  const examined = await examineWith(task, {
    file,
    sniffed: { ...inspection, byteOrderMark: false },
    reading,
    overrides: { ...overrides, encoding: reading.dialect.encoding },
    unused: [],
    holdsTwins: holdsTwins(task, null),
  });
  if (examined?.sha256 !== prepared.sha256) throw fileChanged(task.source);
  return { ...prepared, ...examined, report: { ...examined.report, detection, unused } };
}

/** Opens the file. If several sheets of a workbook are meant equally, asks for one and opens that. */
async function openSurely(task: ImportTask, overrides: DialectOverrides) {
  const { signal } = task.interruption;
  const file = await openFile(task, overrides, signal);
  const sheet = await chooseSheet(file.workbook, task.io);
  if (sheet === null) return { file, overrides };
  const chosen = { ...overrides, sheet };
  return { file: await openFile(task, chosen, signal), overrides: chosen };
}

interface Plan {
  readonly file: OpenedFile;
  readonly profile: ImportProfileContent | null;
  readonly overrides: DialectOverrides;
  readonly understandFile: UnderstandFile;
}

/**
 * Relies on the beginning of the file and checks the orders while the whole file is inspected. Null if the beginning is
 * not conclusive, or if the whole file contradicts it; then the file is read twice.
 */
async function prepareInOneReading(task: ImportTask, plan: Plan): Promise<PreparedImport | null> {
  if (await hasBegun(task)) return null;
  const sniffed = await sniffFile(task, plan.file, plan.overrides);
  const { detection, samples } = sniffed;
  if (detection.dateOrder.ambiguous || samples.length === 0 || isUnsure(detection)) return null;
  const understood = await plan.understandFile(sniffed);
  const { mapping } = understood.understanding;
  const reading = { dialect: sniffed.dialect, mapping, header: sniffed.header };
  const examined = await examineWith(task, {
    sniffed,
    reading,
    ...plan,
    ...unusedOf(understood),
    holdsTwins: holdsTwins(task, null),
  });
  if (examined === null) return null;
  if (!(await isUnderstoodAlike(plan, understood, examined.inspection))) return null;
  const { value, ambiguous } = dateOrderOfMapping(examined.inspection, mapping);
  if (ambiguous || value !== reading.dialect.dateOrder) return null;
  const isSaid = task.choices.dialect.dateOrder !== undefined;
  if (!isSaid && turnedDatesOf(examined.inspection, mapping) !== null) return null;
  await refuseChanged(task.source);
  tellDetection(task, examined.inspection, reading, understood);
  return { ...examined, isDateOrderSaid: sniffed.detection.dateOrder.chosen, begun: null };
}

/** Whether the rows that said something new after the beginning leave the mapping as it is. What they bring up is asked. */
async function isUnderstoodAlike(plan: Plan, before: Understood, inspection: Inspection): Promise<boolean> {
  const { understanding } = await plan.understandFile(inspection);
  const told = ({ mapping, unused }: Understood['understanding']) => JSON.stringify([mapping, unused]);
  return told(understanding) === told(before.understanding);
}

/** Why a file has no rows: it ends above the header line that was named, or holds nothing below its header. */
async function noOrders({ file, overrides: { firstLine: line = 1 } }: Plan): Promise<CliError> {
  const count = await countLines(file);
  if (line <= count) return usageError('no_orders', { key: 'orderImport.onlyHeader' });
  return usageError('no_orders', { key: 'cli.headerLineBeyond', params: { line, count } });
}

async function prepareInTwoReadings(task: ImportTask, plan: Plan): Promise<PreparedImport> {
  const { inspection, sha256, overrides } = await inspectSurely(task, plan);
  if (inspection.rows === 0) throw await noOrders(plan);
  const begun = await begunImport(task, sha256);
  const place = begun === null ? await chooseHeader(inspection, task.io) : null;
  if (place !== null) return prepareInTwoReadings(task, { ...plan, overrides: { ...overrides, ...place } });
  const chosen = begun === null || isChosen(task) ? await chooseReading(task, inspection, plan) : null;
  const reading = chosen?.reading ?? begun?.reading;
  if (reading === undefined) throw fileChanged(task.source);
  if (begun !== null) refuseOtherReading(begun, reading);
  if (chosen !== null) tellDetection(task, inspection, reading, chosen.understood);
  // The whole file has been seen: what it decided is not decided again by its beginning.
  const decided = { ...overrides, encoding: reading.dialect.encoding };
  const sniffed = { ...inspection, byteOrderMark: false };
  const unused = chosen === null ? { unused: [] } : unusedOf(chosen.understood);
  const examined = await examineWith(task, {
    file: plan.file,
    sniffed,
    reading,
    overrides: decided,
    ...unused,
    holdsTwins: holdsTwins(task, begun),
  });
  if (examined?.sha256 !== sha256) throw fileChanged(task.source);
  const report = { ...examined.report, detection: inspection.detection };
  const { ambiguous } = dateOrderOfMapping(inspection, reading.mapping);
  const isDateOrderSaid = inspection.detection.dateOrder.chosen || ambiguous;
  return { ...examined, report, isDateOrderSaid, begun };
}

/** Inspects the whole file. If its encoding is uncertain, asks for it and inspects the file again with it. */
async function inspectSurely(task: ImportTask, { file, overrides }: Plan) {
  const inspected = await inspectFile(task, file, overrides);
  const encoding = await chooseEncoding(inspected.inspection.detection, task.io);
  if (encoding === null) return { ...inspected, overrides };
  const chosen = { ...overrides, encoding };
  return { ...(await inspectFile(task, file, chosen)), overrides: chosen };
}

/** Whether orders stored under quite another number stay out: as said now, or when the interrupted import was started. */
function holdsTwins({ choices }: ImportTask, begun: JournalHeader | null): boolean {
  return choices.twins === undefined ? begun?.holdsTwins === true : choices.twins === 'hold';
}

function isUnsure(detection: Sniffed['detection']): boolean {
  const { encoding, header } = openReading(detection);
  return encoding || header;
}

type Examinable = Omit<Examination, 'onPlanned'>;

/** Examines a file, and once more if rows of one order turn out to be apart. Null if its encoding turns out to be another. */
async function examineWith(
  task: ImportTask,
  how: Examinable,
): Promise<(Examined & { readonly reading: OrderReading }) | null> {
  const examined = await writeErrors(task.options.errors, how.reading, task.io, (onPlanned) =>
    examine(task, { ...how, onPlanned }),
  );
  if ('report' in examined) return { ...examined, reading: how.reading };
  if (examined.lateLines === undefined) return null;
  return examineWith(task, { ...how, reading: { ...how.reading, lateLines: examined.lateLines } });
}

const unusedOf = ({ understanding: { unused } }: Understood) => ({ unused });

function tellDetection(
  { options, source, io }: ImportTask,
  inspection: Inspection,
  reading: OrderReading,
  { understanding, remembered }: Understood,
): void {
  if (options.quiet || options.json) return;
  if (hasTooFewColumns(inspection.header, reading.mapping)) {
    say(io, io.colors.yellow(io.t('orderImport.tooFewFields')));
  }
  if (remembered !== null) {
    const date = new Intl.DateTimeFormat(dateLocaleOf(io.language), { dateStyle: 'medium' });
    const when = date.format(new Date(remembered.confirmed_at));
    say(io, io.t('cli.remembered', { date: when, who: remembered.confirmed_by.username }));
  }
  say(io, io.colors.dim(detectionText({ ...inspection, name: source.name }, reading, understanding, io)));
}

async function chooseReading(
  { io, choices }: ImportTask,
  inspection: Inspection,
  { profile, understandFile }: Plan,
): Promise<{ readonly reading: OrderReading; readonly understood: Understood }> {
  const understood = await understandFile(inspection);
  const { mapping } = understood.understanding;
  const kept = (profile ?? understood.remembered?.content)?.dateOrder;
  const said = { typed: choices.dialect.dateOrder, kept };
  const dateOrder = await chooseDateOrder(inspection, mapping, said, io);
  const { header } = inspection;
  return { reading: { dialect: { ...inspection.dialect, dateOrder }, mapping, header }, understood };
}
