/** Records that were changed elsewhere, each with whether it has been asked for since. */
export type ChangedRecords = ReadonlyMap<number, 'changed' | 'asked'>;

export type ChangedEvent =
  | { readonly type: 'changed'; readonly ids: readonly number[] }
  /** A request for the records has begun: its answer has whatever was changed before. */
  | { readonly type: 'asked' }
  /** The answer is there. */
  | { readonly type: 'answered' };

export const NOTHING_CHANGED: ChangedRecords = new Map();

/** What is outdated after an event; the same map when nothing is different. */
export function changedAfter(records: ChangedRecords, event: ChangedEvent): ChangedRecords {
  if (event.type === 'changed')
    return new Map([...records, ...event.ids.map((id) => [id, 'changed'] as const)]);
  if (records.size === 0) return records;
  if (event.type === 'asked') return new Map([...records.keys()].map((id) => [id, 'asked']));
  return new Map([...records].filter(([, state]) => state === 'changed'));
}
