import { useState } from 'react';
import type { ActiveFilter, FilterBarProps } from './FilterBar.js';

/** A change of a filter; an empty value takes the criterion away. */
export type FilterPart<Filter> = { readonly [Name in keyof Filter]?: Filter[Name] | '' | undefined };

/** A filter that is set, and the change that takes it away. */
export interface FilterChip<Filter> extends ActiveFilter {
  readonly without: FilterPart<Filter>;
}

export interface FilterDraftOptions<Filter> {
  /** What is set, in words. */
  readonly chips?: readonly FilterChip<Filter>[] | undefined;
  /** What clearing goes back to; nothing set unless told. */
  readonly cleared?: Filter | undefined;
  /** Whether the fields may be applied; while they may not, `isRefused` tells that it was tried. */
  readonly isValid?: ((draft: Filter) => boolean) | undefined;
}

/** What the fields of a filter bar hold before it is applied. */
export interface FilterDraft<Filter> {
  readonly draft: Filter;
  /** The fields differ from what is applied. */
  readonly isChanged: boolean;
  /** Applying was tried and the fields are not right yet. */
  readonly isRefused: boolean;
  /** Changes a field; it holds when applied. */
  edit(part: FilterPart<Filter>): void;
  /** Applies the fields, with one more change where given. */
  apply(part?: FilterPart<Filter>): void;
  /** For the `FilterBar`: Enter and its button apply, chips and Clear take away. */
  readonly bar: Omit<FilterBarProps, 'children'>;
}

/** Keeps a draft beside the applied filter; a filter that changes from outside replaces it. */
export function useFilterDraft<Filter extends object>(
  applied: Filter,
  onApply: (filter: Filter) => void,
  options: FilterDraftOptions<Filter> = {},
): FilterDraft<Filter> {
  const { chips = [], cleared = {} as Filter, isValid = () => true } = options;
  const appliedText = textOf(applied);
  const [draft, setDraft] = useState(applied);
  const [seenText, setSeenText] = useState(appliedText);
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
  const apply = (part: FilterPart<Filter> = {}) => hand(withPart(draft, part));
  return {
    draft,
    isChanged,
    isRefused: isTried && !isValid(draft),
    edit: (part) => setDraft(withPart(draft, part)),
    apply,
    bar: {
      onApply: () => apply(),
      isChanged,
      active: chips,
      onRemove: ({ id }) => apply(chips.find((chip) => chip.id === id)?.without),
      onClear: () => hand(cleared),
    },
  };
}

/** The filter with a part changed; what is empty is no criterion. */
function withPart<Filter extends object>(filter: Filter, part: FilterPart<Filter>): Filter {
  return Object.fromEntries(criteriaOf({ ...filter, ...part })) as Filter;
}

function criteriaOf(filter: object): [string, unknown][] {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);
  return Object.entries(filter).filter(([, value]) => !isEmpty(value));
}

/** The same for the same criteria, in whatever order they were set. */
const textOf = (filter: object): string =>
  JSON.stringify(criteriaOf(filter).toSorted(([one], [other]) => (one < other ? -1 : 1)));
