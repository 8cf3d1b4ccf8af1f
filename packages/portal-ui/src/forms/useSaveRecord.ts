import { useState } from 'react';
import type { AnyCall, PortalClient, PortalList } from '@kontor/portal-core/wire';
import { isStale, useSend, type SendOnce } from '../provider/index.js';

interface Identified {
  readonly id: number;
}

/** The calls by which a kind of record is stored. */
interface RecordCalls<Input, Stored extends Identified> {
  readonly create: (client: PortalClient, input: Input, once: SendOnce) => Promise<Stored>;
  /** Changes the record, made from that version of it. */
  readonly change: (client: PortalClient, input: Input, from: Stored) => Promise<Stored>;
  /** Finds the record with that id. */
  readonly find: (client: PortalClient, id: number) => Promise<PortalList<Stored>>;
  /** Calls whose answers are outdated by the change. */
  readonly renews: readonly AnyCall[];
}

/** The version that a form's entries are made from, and the newer one that somebody else stored meanwhile. */
export interface RecordVersion<Stored> {
  /** Null for a new record. */
  readonly from: Stored | null;
  /** Null until a change was refused because of it. */
  readonly newest: Stored | null;
  /** Why the last change was refused. */
  readonly error: Error | null;
  /** Makes the newest version the one that the entries are made from. */
  readonly adopt: () => void;
}

/** Creates a record, or changes the opened one. A change that somebody else's came before is refused, and the newest version is fetched. */
export function useSaveRecord<Input, Stored extends Identified>(
  opened: Stored | null,
  { create, change, find, renews }: RecordCalls<Input, Stored>,
) {
  const [from, setFrom] = useState(opened);
  const [newest, setNewest] = useState<Stored | null>(null);
  const save = useSend(
    async (client, input: Input, once) => {
      if (from === null) return create(client, input, once);
      try {
        return await change(client, input, from);
      } catch (error) {
        if (isStale(error)) setNewest((await find(client, from.id)).entries[0] ?? null);
        throw error;
      }
    },
    { renews },
  );
  const adopt = () => {
    setFrom(newest);
    setNewest(null);
    save.reset();
  };
  const version: RecordVersion<Stored> = { from, newest, error: save.error, adopt };
  return { ...save, version };
}
