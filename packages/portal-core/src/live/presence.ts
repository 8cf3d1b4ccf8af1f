import type { InvestigationSide } from '../investigations/index.js';

/** The kinds of records of which people are told who else has one open. */
export const PRESENCE_KINDS = ['order', 'investigation', 'delivery'] as const;
export type PresenceKind = (typeof PRESENCE_KINDS)[number];

/** Records that a tab says it shows, at most: a panel, a thread over it, and some in reserve. */
export const MOST_OPEN = 8;
/** Milliseconds after which a tab says again what it shows. */
export const PRESENCE_AGAIN_MS = 20_000;
/** Milliseconds after which a tab that says nothing counts as gone. */
export const PRESENCE_LASTS_MS = 50_000;

interface Present {
  readonly kind: PresenceKind;
  readonly id: number;
  readonly side: InvestigationSide;
  readonly name: string;
  readonly since: string;
}

/**
 * What a reader is told of the people at a record. A merchant's people are not told who of the staff looks at an order, only that somebody
 * does, since when at the earliest.
 */
export function presentAsTold<Person extends Present>(
  people: readonly Person[],
  reader: InvestigationSide,
): readonly Person[] {
  if (reader === 'staff') return people;
  const staff = new Map<string, Person>();
  for (const person of people) {
    const key = `${person.kind} ${person.id}`;
    const known = staff.get(key);
    if (person.side === 'staff' && (known === undefined || person.since < known.since))
      staff.set(key, { ...person, name: '' });
  }
  return [...people.filter(({ side }) => side === 'merchant'), ...staff.values()];
}
