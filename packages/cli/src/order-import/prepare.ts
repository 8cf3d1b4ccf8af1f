import {
  dateOrderOfMapping,
  hasTooFewColumns,
  type Dialect,
  type ImportProfileContent,
  type ImportReport,
} from '@kontor/portal-core/order-import';
import type { JournalHeader } from '../journal/journal.js';
import { CliError } from '../terminal/cli-error.js';
import { EXIT } from '../terminal/exit-code.js';
import { say } from '../terminal/io.js';
import { begunImport, fileChanged, hasBegun } from './begun-import.js';
import type { Reading } from './reading.js';
import { chooseDateOrder } from './choose-date-order.js';
import { chooseMapping } from './choose-mapping.js';
import { chooseProfile } from './choose-profile.js';
import { detectionText } from './detection-text.js';
import { writeErrors } from './errors-file.js';
import { examine, type Examination, type Examined } from './examine.js';
import { inspectFile, sniffFile, type Inspected } from './inspect-file.js';
import type { ImportChoices } from './import-options.js';
import type { ImportTask } from './import-task.js';

/** Everything known about an import before its first order is sent. */
export interface PreparedImport {
  readonly reading: Reading;
  readonly report: ImportReport;
  readonly sha256: string;
  /** The interrupted import this one continues. */
  readonly begun: JournalHeader | null;
}

/** The first pass: looks through the file, decides how to read it, checks and plans every order. Writes nothing but `--errors`. */
export async function prepare(task: ImportTask): Promise<PreparedImport> {
  const profile = await chooseProfile(task.settings, task.client, task.io);
  const plan = { choices: { ...dialectOf(profile), ...task.choices }, profile };
  const prepared = (await prepareInOneReading(task, plan)) ?? (await prepareInTwoReadings(task, plan));
  return prepared;
}

interface Plan {
  readonly choices: ImportChoices;
  readonly profile: ImportProfileContent | null;
}

/**
 * Trusts the beginning of the file and checks the orders while the whole file is looked through. Null when the beginning does not
 * decide, or when the whole file decides otherwise; then it is read twice.
 */
async function prepareInOneReading(
  task: ImportTask,
  { choices, profile }: Plan,
): Promise<PreparedImport | null> {
  if (await hasBegun(task)) return null;
  const sniffed = await sniffFile(task, choices);
  if (sniffed.detection.dateOrder.ambiguous) return null;
  const mapping = chooseMapping(sniffed, choices, profile);
  const reading = { dialect: sniffed.dialect, mapping, header: sniffed.header };
  const examined = await examineWith(task, { sniffed, reading, choices });
  if (examined === null) return null;
  const { value, ambiguous } = dateOrderOfMapping(examined.inspection, mapping);
  if (ambiguous || value !== reading.dialect.dateOrder) return null;
  tellDetection(task, examined, reading);
  return { reading, report: examined.report, sha256: examined.sha256, begun: null };
}

async function prepareInTwoReadings(task: ImportTask, { choices, profile }: Plan): Promise<PreparedImport> {
  const inspected = await inspectFile(task, choices);
  const { inspection, sha256 } = inspected;
  const begun = await begunImport(task, sha256);
  const reading =
    begun === null || isChosen(task)
      ? await chooseReading(task, inspected, { choices, profile })
      : { dialect: begun.dialect, mapping: begun.mapping, header: inspection.header };
  if (begun !== null) refuseOtherReading(begun, reading);
  tellDetection(task, inspected, reading);
  // The whole file has been seen: what it decided is not decided again by its beginning.
  const decided = { ...choices, encoding: inspection.dialect.encoding };
  const sniffed = { ...inspection, byteOrderMark: false };
  const examined = await examineWith(task, { sniffed, reading, choices: decided });
  if (examined?.sha256 !== sha256) throw fileChanged(task.source);
  return { reading, report: { ...examined.report, detection: inspection.detection }, sha256, begun };
}

function examineWith(task: ImportTask, how: Omit<Examination, 'onPlanned'>): Promise<Examined | null> {
  return writeErrors(task.options.errors, how.reading, task.io, (onPlanned) =>
    examine(task, { ...how, onPlanned }),
  );
}

function tellDetection(
  { options, source, io }: ImportTask,
  { inspection }: Inspected,
  reading: Reading,
): void {
  if (options.quiet || options.json) return;
  if (hasTooFewColumns(inspection.header, reading.mapping)) {
    say(io, io.colors.yellow(io.t('orderImport.tooFewFields')));
  }
  say(io, io.colors.dim(detectionText(source.name, inspection, reading, io.t)));
}

async function chooseReading(
  { io }: ImportTask,
  { inspection }: Inspected,
  { choices, profile }: Plan,
): Promise<Reading> {
  const mapping = chooseMapping(inspection, choices, profile);
  const dateOrder = await chooseDateOrder(inspection, mapping, choices.dateOrder, io);
  const dialect: Dialect = { ...inspection.dialect, dateOrder };
  return { dialect, mapping, header: inspection.header };
}

/** Whether the call says how to read the file, and does not ask for the interrupted import's own way. */
function isChosen({ options }: ImportTask): boolean {
  const { map, set, mode, encoding, delimiter, dateOrder, profile } = options;
  const said = [map, set, mode, encoding, delimiter, dateOrder, profile].some((value) => value !== undefined);
  return said && options.resume !== true;
}

function refuseOtherReading(begun: JournalHeader, { dialect, mapping }: Reading): void {
  const same = sorted(begun.mapping) === sorted(mapping) && sorted(begun.dialect) === sorted(dialect);
  if (same) return;
  throw new CliError(
    'other_mapping',
    EXIT.failed,
    { key: 'cli.begunOtherwise' },
    { key: 'cli.hintResumeOrNew' },
  );
}

/** JSON with its names in order, so that equal values have equal texts. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

function dialectOf(profile: ImportProfileContent | null): Partial<ImportChoices> {
  if (profile === null) return {};
  const { encoding, delimiter, dateOrder } = profile;
  return {
    ...(encoding ? { encoding } : {}),
    ...(delimiter ? { delimiter } : {}),
    ...(dateOrder ? { dateOrder } : {}),
  };
}
