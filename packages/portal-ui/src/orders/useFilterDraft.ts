import { useState } from 'react';
import { orderFilterToSearch, type OrderFilter } from '@kontor/portal-core';

/** What the fields of the filter bar hold before it is applied. */
export interface FilterDraft {
  readonly draft: OrderFilter;
  /** The fields differ from what is applied. */
  readonly isChanged: boolean;
  /** Changes a field; an empty text or list takes the criterion away. */
  edit(part: Partial<OrderFilter>): void;
  /** Applies the fields, with one more change where given. */
  apply(part?: Partial<OrderFilter>): void;
}

/** Keeps a draft beside the applied filter; a filter that changes from outside replaces it. */
export function useFilterDraft(applied: OrderFilter, onApply: (filter: OrderFilter) => void): FilterDraft {
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
export function withPart(filter: OrderFilter, part: Partial<OrderFilter>): OrderFilter {
  const isGiven = (value: unknown) =>
    value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => isGiven(value)));
}

function textOf(filter: OrderFilter): string {
  return new URLSearchParams(orderFilterToSearch(filter)).toString();
}
