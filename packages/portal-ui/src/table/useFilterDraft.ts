import { useState } from 'react';
import { criteriaSet } from '@kontor/portal-core';
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

/** One field of a filter bar: what it holds, and the way to change it. */
export interface DraftField<Value> {
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** What the fields of a filter bar hold before it is applied. */
export interface FilterDraft<Filter> {
  readonly draft: Filter;
  /** The fields differ from what is applied. */
  readonly isChanged: boolean;
  /** Applying was tried and the fields are not right yet. */
  readonly isRefused: boolean;
  /** The field of a criterion; what it is changed to holds when applied. */
  field<Name extends keyof Filter>(name: Name): DraftField<Filter[Name]>;
  /** The field of a criterion that is applied at once, together with the other fields. */
  instantField<Name extends keyof Filter>(name: Name): DraftField<Filter[Name]>;
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
      active: chips,
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
  value: draft[name],
  onChange: (value) => change({ [name]: value } as FilterPart<Filter>),
});

/** The filter with a part changed; what is empty is no criterion. */
const withPart = <Filter extends object>(filter: Filter, part: FilterPart<Filter>): Filter =>
  criteriaSet({ ...filter, ...part } as Filter);

/** The same for the same criteria, in whatever order they were set. */
const textOf = (filter: object): string =>
  JSON.stringify(Object.entries(criteriaSet(filter)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
