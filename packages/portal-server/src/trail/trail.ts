import type { AuditKind } from '@kontor/portal-core/audit-log';

/** A record that a write concerned, and its changes. */
export interface TouchedRecord {
  readonly id: number;
  /** The changes, flat and small: `{ from: 'offen', to: 'on hold' }`. */
  readonly detail?: Readonly<Record<string, string | number | null | undefined>>;
}

/** The audit entry of the running write. */
export interface Trail {
  /** Adds the records that the write concerned, in its transaction; thousands at once cost one statement. Rejects in public calls. */
  touch(kind: AuditKind, records: readonly TouchedRecord[]): Promise<void>;
}

/** The trail of a write without an audit entry, since its author is unknown. */
export const NO_TRAIL: Trail = {
  touch: () => Promise.reject(new Error('A public call has no audit entry')),
};
