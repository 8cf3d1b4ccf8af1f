import type { AuditKind } from '@kontor/portal-core';

/** A record a write concerned, and what changed of it. */
export interface TouchedRecord {
  readonly id: number;
  /** Flat and small: `{ from: 'offen', to: 'on hold' }`. */
  readonly detail?: Readonly<Record<string, string | number | null | undefined>>;
}

/** The audit entry of the running write. */
export interface Trail {
  /** Tells which records the write concerned, in its transaction; thousands at once cost one statement. Rejects in public calls. */
  touch(kind: AuditKind, records: readonly TouchedRecord[]): Promise<void>;
}

/** The trail of a write that leaves no audit entry, since nobody is known. */
export const NO_TRAIL: Trail = {
  touch: () => Promise.reject(new Error('A public call has no audit entry')),
};
