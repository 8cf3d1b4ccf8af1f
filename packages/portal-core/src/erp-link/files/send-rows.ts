import { issueMessage, type Translate } from '../../i18n/index.js';
import type { PortalClient } from '../../wire/index.js';
import { countResults } from '../count-results.js';
import type { OtherPlace, ReportCounts, ReportResult } from '../erp-link.types.js';
import type { LookAt, OtherPlacesSaid } from './other-places.js';
import type { ReportRow } from './report-rows.js';
import { LONGEST_FILE_NAME, type SourceFileOfReports } from './taken-file.types.js';

/** What became of a record that was sent. */
export interface ReportedEntry {
  readonly result: ReportResult;
  /** Whether it made a new record. */
  readonly created?: boolean;
  readonly errors: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  /** Places of the product that the set does not name. */
  readonly others?: readonly OtherPlace[] | undefined;
}

/** How a set of records is sent. */
export interface ReportSending {
  readonly dryRun: boolean;
  readonly file: SourceFileOfReports;
}

/** Why a row was not taken over. */
export interface ReportIssue {
  readonly line: number;
  readonly result: ReportResult;
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** What became, or would become, of the rows of a file. */
export interface FileOutcome {
  readonly counts: ReportCounts;
  /** Number of records that are new by them. */
  readonly created: number;
  /** Every reason, by line. */
  readonly issues: readonly ReportIssue[];
}

/** Where and how rows are sent. */
export interface RowsSending extends ReportSending {
  readonly client: PortalClient;
  readonly translate: Translate;
  readonly signal?: AbortSignal | undefined;
  /** What is said of places that a file of stock does not name. */
  readonly otherPlaces?: OtherPlacesSaid | undefined;
  /** Called with the number of rows sent so far. */
  readonly onProgress?: ((rows: number) => void) | undefined;
}

/** Sends a set of records. */
export interface SendingOf<Report> {
  readonly send: (
    client: PortalClient,
    records: readonly Report[],
    sending: ReportSending,
  ) => Promise<{ readonly entries: readonly ReportedEntry[] }>;
  /** Settles before they are sent what only the portal knows: reasons against rows, and further ones. */
  readonly settle?: (
    rows: readonly ReportRow<Report>[],
    said: OtherPlacesSaid | undefined,
    lookAt: LookAt<Report>,
  ) => Promise<readonly ReportRow<Report>[]>;
}

/** Rows sent in one call. */
const AT_ONCE = 1000;

/** Sends the rows of a file that break no rule, or asks what would become of them. A long name of the file is cut. Rejects with the signal's reason once it is aborted. */
export async function sendRows<Report>(
  work: SendingOf<Report>,
  read: readonly ReportRow<Report>[],
  how: RowsSending,
): Promise<FileOutcome> {
  const { translate, onProgress, otherPlaces, dryRun } = how;
  const inSets = senderOf(work, how);
  const rows = (await work.settle?.(read, otherPlaces, (reports) => inSets(reports, true))) ?? read;
  const good = rows.filter(({ issues }) => issues.length === 0);
  const bad = rows.filter(({ issues }) => issues.length > 0);
  const reportsOf = (some: readonly ReportRow<Report>[]) => some.map(({ report }) => report);
  // A look tells all that is wrong with a row at once, also what only the server knows.
  const further = dryRun ? await inSets(reportsOf(bad), true) : [];
  const refused = bad.map(({ issues }, at): ReportedEntry => {
    const own = issues.map((one) => ({ ...one, message: issueMessage(translate, one) }));
    const others = (further[at]?.errors ?? []).filter(({ path }) => !own.some((one) => one.path === path));
    return { result: 'invalid', errors: [...own, ...others] };
  });
  const entries = [...refused, ...(await inSets(reportsOf(good), dryRun, onProgress))];
  const lines = [...bad, ...good].map(({ line }) => line);
  const issues = entries.flatMap(({ result, errors }, at) =>
    errors.map((error) => ({ line: lines[at] ?? 0, result, ...error })),
  );
  return {
    counts: countResults(entries),
    created: entries.filter((entry) => entry.created === true).length,
    issues: issues.sort((one, other) => one.line - other.line),
  };
}

/** Sends reports in sets, and tells how many are sent. */
function senderOf<Report>({ send }: SendingOf<Report>, { client, signal, file }: RowsSending) {
  const cut = { ...file, name: file.name.slice(0, LONGEST_FILE_NAME) };
  return async (
    reports: readonly Report[],
    dryRun: boolean,
    onSent?: RowsSending['onProgress'],
  ): Promise<readonly ReportedEntry[]> => {
    const entries: ReportedEntry[] = [];
    for (let at = 0; at < reports.length; at += AT_ONCE) {
      signal?.throwIfAborted();
      const records = reports.slice(at, at + AT_ONCE);
      entries.push(...(await send(client, records, { dryRun, file: cut })).entries);
      onSent?.(at + records.length);
    }
    return entries;
  };
}
