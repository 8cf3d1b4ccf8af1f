import type { Translate } from '@kontor/portal-core/i18n';
import type { AuditKind } from '@kontor/portal-core/audit-log';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Writer } from '../db/index.js';
import type { TouchedRecord, Trail } from '../trail/index.js';
import type { WriteDoor } from '../wire/index.js';
import { noteChangesOfFile, type ChangedByFile, type FileOrigin } from './files/taken-files.store.js';
import type { Verdict } from './told.js';

/** What a set of reports is applied with. */
export interface ReportDoors {
  readonly read: Knex;
  readonly write: WriteDoor;
  readonly log: Pick<Logger, 'error'>;
  readonly t: Translate;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The file that the set comes from; absent for one that a program sends. */
  readonly file?: FileOrigin | undefined;
}

/** What became of some reports, by their place in the set, and whether anything is to be stored. */
export interface PieceResult<V extends Verdict> {
  readonly verdicts: ReadonlyMap<number, V>;
  readonly isNews: boolean;
}

/** What was stored of some reports. */
export interface StoredPiece<V extends Verdict> extends PieceResult<V> {
  readonly touched: readonly TouchedRecord[];
  /** What they changed, to be kept where they come from a file. */
  readonly changes: readonly ChangedByFile[];
}

/** How the reports of a kind of record are judged and stored. */
export interface PieceWork<Report, V extends Verdict> {
  readonly dryRun: boolean;
  readonly kind?: AuditKind;
  /** Number of reports in one transaction: those undone by a failure, and the time that others wait. */
  readonly atOnce?: number;
  /** Judges reports and stores nothing. */
  readonly judge: (connection: Knex, reports: readonly Report[]) => Promise<PieceResult<V>>;
  /** Judges locked records again, and stores what is new. */
  readonly store: (trx: Writer, reports: readonly Report[], trail: Trail) => Promise<StoredPiece<V>>;
  /** Where the verdicts are put. */
  readonly verdicts: Map<number, V>;
  readonly failed: (report: Report) => V;
}

const AT_ONCE = 500;

/**
 * Applies reports in pieces, each in a transaction of its own, so that one that fails undoes no other. A piece that says nothing new is not
 * written: an ERP may send all it has every hour.
 */
export async function inPieces<Report extends { readonly index: number }, V extends Verdict>(
  { read, write, log, file }: ReportDoors,
  reports: readonly Report[],
  { dryRun, kind = 'order', atOnce = AT_ONCE, judge, store, verdicts, failed }: PieceWork<Report, V>,
): Promise<void> {
  for (let at = 0; at < reports.length; at += atOnce) {
    const some = reports.slice(at, at + atOnce);
    try {
      const foreseen = await judge(read, some);
      const done =
        dryRun || !foreseen.isNews
          ? foreseen
          : await write(async (trx, trail) => {
              const stored = await store(trx, some, trail);
              await trail.touch(kind, stored.touched);
              if (file !== undefined) await noteChangesOfFile(trx, file, stored.changes);
              return stored;
            });
      for (const [index, verdict] of done.verdicts) verdicts.set(index, verdict);
    } catch (error) {
      log.error({ err: error }, 'Reports of the ERP were not stored');
      for (const report of some) verdicts.set(report.index, failed(report));
    }
  }
}
