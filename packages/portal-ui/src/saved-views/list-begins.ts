import { needsViews, type ViewKind } from '@kontor/portal-core/saved-views';
import { keepChoice, readChoice, type ChoiceStorage } from '../provider/index.js';

const keyOf = (kind: ViewKind) => `kontor.views.${kind}`;

/** Remembers in the host's storage whether a user's list begins with a view: only then the list waits for the views. */
export const begins = {
  read: (choices: Pick<ChoiceStorage, 'getItem'>, kind: ViewKind): boolean =>
    readChoice(choices, keyOf(kind)) === '1',
  keep: (choices: ChoiceStorage, kind: ViewKind, hasDefault: boolean): void =>
    keepChoice(choices, keyOf(kind), hasDefault ? '1' : null),
};

/** Whether a list at an address can only be read once the views are loaded. */
export function waitsForViews(
  kind: ViewKind,
  search: Readonly<Record<string, unknown>>,
  choices: Pick<ChoiceStorage, 'getItem'>,
): boolean {
  return needsViews(search) && (search['view'] !== undefined || begins.read(choices, kind));
}
