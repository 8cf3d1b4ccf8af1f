import { useState } from 'react';
import type { ElementEvent } from '../element-events.js';

/** What the element of a page gives to its widget. */
export interface ElementWidgetProps {
  readonly values: Readonly<Record<string, unknown>>;
  readonly emit: (event: ElementEvent) => void;
}

/** The record that is open: the one the page names, until the reader opens another or the page names another. */
export function useOpenRecord(given: unknown): [id: number | null, open: (id: number | null) => void] {
  const named = idOf(given);
  const [kept, keep] = useState({ named, id: named });
  const shown = kept.named === named ? kept : { named, id: named };
  if (shown !== kept) keep(shown);
  return [shown.id, (id) => keep({ named, id })];
}

/** The record id that a page gives; null for anything else. */
export function idOf(value: unknown): number | null {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
