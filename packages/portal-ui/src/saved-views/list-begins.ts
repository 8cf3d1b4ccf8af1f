import { needsViews, type ViewKind } from '@kontor/portal-core/saved-views';
import type { ChoiceStorage } from '../provider/index.js';

/** Remembers in the host's storage whether a user's list begins with a view: only then the list waits for the views. */
export const begins = {
  read(choices: Pick<ChoiceStorage, 'getItem'>, kind: ViewKind): boolean {
    try {
      return choices.getItem(`kontor.views.${kind}`) === '1';
    } catch {
      return false;
    }
  },
  keep(choices: ChoiceStorage, kind: ViewKind, hasDefault: boolean): void {
    try {
      if (hasDefault) choices.setItem(`kontor.views.${kind}`, '1');
      else choices.removeItem(`kontor.views.${kind}`);
    } catch {
      return;
    }
  },
};

/** Whether a list at an address can only be read once the views are loaded. */
export function waitsForViews(
  kind: ViewKind,
  search: Readonly<Record<string, unknown>>,
  choices: Pick<ChoiceStorage, 'getItem'>,
): boolean {
  return needsViews(search) && (search['view'] !== undefined || begins.read(choices, kind));
}
