import { useState } from 'react';

/** A change of a filter; an empty value takes the criterion away. */
export type FilterPart<Filter> = { readonly [Name in keyof Filter]?: Filter[Name] | '' | undefined };

/** What the fields of a filter bar hold before it is applied. */
export interface FilterDraft<Filter> {
  readonly draft: Filter;
  /** The fields differ from what is applied. */
  readonly isChanged: boolean;
  /** Changes a field. */
  edit(part: FilterPart<Filter>): void;
  /** Applies the fields, with one more change where given. */
  apply(part?: FilterPart<Filter>): void;
}

/** Keeps a draft beside the applied filter; a filter that changes from outside replaces it. */
export function useFilterDraft<Filter extends object>(
  applied: Filter,
  onApply: (filter: Filter) => void,
): FilterDraft<Filter> {
  const appliedText = textOf(applied);
  const [draft, setDraft] = useState(applied);
  const [seenText, setSeenText] = useState(appliedText);
  if (seenText !== appliedText) {
    setSeenText(appliedText);
    setDraft(applied);
  }
  return {
    draft,
    isChanged: textOf(draft) !== appliedText,
    edit: (part) => setDraft(withPart(draft, part)),
    apply(part = {}) {
      const next = withPart(draft, part);
      setDraft(next);
      onApply(next);
    },
  };
}

/** The filter with a part changed; what is empty is no criterion. */
export function withPart<Filter extends object>(filter: Filter, part: FilterPart<Filter>): Filter {
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
