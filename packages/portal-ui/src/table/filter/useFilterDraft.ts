import { useState } from 'react';
import { criteriaSet } from '@kontor/portal-core/list-filter';
import { useHeldFields } from '../../provider/index.js';
import type { ActiveFilter, FilterBarProps } from './FilterBar.js';

/** A change of a filter; an empty value clears it. */
export type FilterPart<Filter> = { readonly [Name in keyof Filter]?: Filter[Name] | '' | undefined };

/** An active filter, and the change that clears it. */
export interface FilterChip<Filter> extends ActiveFilter {
  readonly without: FilterPart<Filter>;
}

export interface FilterDraftOptions<Filter> {
  /** The active filters as chips. */
  readonly chips?: readonly FilterChip<Filter>[] | undefined;
  /** The filter after clearing; by default none. */
  readonly cleared?: Filter | undefined;
  /** Whether the fields may be applied; if not, `isRefused` becomes true after an attempt. */
  readonly isValid?: ((draft: Filter) => boolean) | undefined;
}

/** One field of a filter bar: its value, and a function to change it. */
export interface DraftField<Value> {
  /** Name of the field. */
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** The values of a filter bar's fields before they are applied. */
export interface FilterDraft<Filter> {
  readonly draft: Filter;
  /** True when the fields differ from the applied filter. */
  readonly isChanged: boolean;
  /** True when an attempt to apply failed and the fields are still invalid. */
  readonly isRefused: boolean;
  /** The field of a filter; a change takes effect when applied. */
  field<Name extends keyof Filter>(name: Name): DraftField<Filter[Name]>;
  /** The field of a filter that is applied at once, together with the other fields. */
  instantField<Name extends keyof Filter>(name: Name): DraftField<Filter[Name]>;
  /** Changes a field; the change takes effect when applied. */
  edit(part: FilterPart<Filter>): void;
  /** Applies the fields, with a further change if given. */
  apply(part?: FilterPart<Filter>): void;
  /** Props of the `FilterBar`: Enter and its button apply, chips and Clear remove. */
  readonly bar: Omit<FilterBarProps, 'children'>;
}

/** Keeps a draft beside the applied filter; a filter that changes from outside replaces it. */
export function useFilterDraft<Filter extends object>(
  applied: Filter,
  onApply: (filter: Filter) => void,
  options: FilterDraftOptions<NoInfer<Filter>> = {},
): FilterDraft<Filter> {
  const { chips = [], cleared = {} as Filter, isValid = () => true } = options;
  const appliedText = textOf(applied);
  const [draft, setDraft] = useState(applied);
  const [seenText, setSeenText] = useState(appliedText);
  const held = useHeldFields();
  const shown = chips.filter(({ without }) => !Object.keys(without).some((field) => held.has(field)));
  const [isTried, setTried] = useState(false);
  if (seenText !== appliedText) {
    setSeenText(appliedText);
    setDraft(applied);
  }
  const isChanged = textOf(draft) !== appliedText;
  const hand = (next: Filter) => {
    setDraft(next);
    setTried(!isValid(next));
    if (isValid(next)) onApply(next);
  };
  const edit = (part: FilterPart<Filter>) => setDraft(withPart(draft, part));
  const apply = (part: FilterPart<Filter> = {}) => hand(withPart(draft, part));
  return {
    draft,
    isChanged,
    isRefused: isTried && !isValid(draft),
    field: (name) => fieldOf(draft, name, edit),
    instantField: (name) => fieldOf(draft, name, apply),
    edit,
    apply,
    bar: {
      onApply: () => apply(),
      isChanged,
      active: shown,
      onRemove: ({ id }) => apply(chips.find((chip) => chip.id === id)?.without),
      onClear: () => hand(cleared),
    },
  };
}

const fieldOf = <Filter, Name extends keyof Filter>(
  draft: Filter,
  name: Name,
  change: (part: FilterPart<Filter>) => void,
): DraftField<Filter[Name]> => ({
  name: String(name),
  value: draft[name],
  onChange: (value) => change({ [name]: value } as FilterPart<Filter>),
});

/** The filter with a part changed; empty values are left out. */
const withPart = <Filter extends object>(filter: Filter, part: FilterPart<Filter>): Filter =>
  criteriaSet({ ...filter, ...part } as Filter);

/** A text that is equal for equal filters, in whatever order they were set. */
const textOf = (filter: object): string =>
  JSON.stringify(Object.entries(criteriaSet(filter)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
