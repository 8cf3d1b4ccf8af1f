import { holding, type HeldFilters } from './held-filters.js';
import { useKept } from './useKept.js';

interface HeldList<List> extends HeldFilters {
  readonly list?: List | undefined;
  readonly defaultList?: List | undefined;
  readonly onChange?: ((list: List) => void) | undefined;
}

/** The list that the host keeps or the widget itself, and how a reader changes it; hidden filters stay as they are. */
export function useHeldList<List extends { readonly filter: object }>(
  props: HeldList<List>,
  usual: List,
): [list: List, change: (asked: List) => void] {
  const [list, show] = useKept(props.list, props.defaultList ?? usual, props.onChange);
  return [list, (asked) => show(holding(props, list, asked))];
}
