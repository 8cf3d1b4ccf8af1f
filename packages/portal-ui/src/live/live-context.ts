import { createContext } from 'react';
import type { LiveChanges, LiveKind, OpenRecord, OtherPerson } from '@kontor/portal-core/live';
import type { AnyCall } from '@kontor/portal-core/wire';

/** The records of a kind that were changed elsewhere; `MANY_RECORDS` among them stands for some that are not named. */
export type Told = (ids: readonly number[]) => void;

/** What was changed elsewhere since a list was read. */
export interface Elsewhere {
  /** Whether the page is told of changes at all. */
  readonly isHeard: boolean;
  /** Number of records that were changed; null when some are not named. */
  readonly count: number | null;
  /** The ids of those that are named, as rows have them. */
  readonly ids: ReadonlySet<string>;
  /** Reads the list anew. Resolves when it is there. */
  readonly show: () => Promise<unknown>;
}

/** Keeps what was changed of a list. */
export interface ChangedList {
  readonly subscribe: (changed: () => void) => () => void;
  /** The same object until something is different. */
  readonly get: () => Elsewhere;
}

/** Says which records this tab shows, and knows who else has them open. */
export interface Presence {
  /** Says that a record is shown. Returns the function that says it no longer is. */
  readonly enter: (record: OpenRecord) => () => void;
  readonly subscribe: (changed: () => void) => () => void;
  /** The others at all records that this tab shows; the same list until something is different. */
  readonly get: () => readonly OtherPerson[];
}

/** Passes on what was changed elsewhere to the lists, panels and threads that show it. */
export interface LiveNews {
  /** Has `told` called with each change of a kind. Returns the function that ends it. */
  listen(kind: LiveKind, told: Told): () => void;
  /** The list that a call answers: what was changed of it since its last answer. */
  listOf(kind: LiveKind, call: AnyCall): ChangedList;
  /** Who else is at the records that are shown; absent where nobody is told of. */
  readonly presence?: Presence | undefined;
  /** Tells the listeners what an answer says. */
  tell(answer: Pick<LiveChanges, 'changes' | 'reset'>): void;
}

/** Null where nothing is told: before the page listens, on partners' pages, and without a `LiveProvider`. */
export const LiveContext = createContext<LiveNews | null>(null);
