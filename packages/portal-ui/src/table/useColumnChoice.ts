import { useState } from 'react';
import { type ChoiceStorage, keepChoice, readChoice, useChoices } from '../provider/index.js';

/** Columns chosen elsewhere, as in a view, which take precedence over the browser's. */
interface ForeignChoice {
  /** Null when no columns are chosen there. */
  readonly columns: readonly string[] | null;
  readonly onColumnsChange: (columns: readonly string[]) => void;
}

/** The user's choice of columns. The hidden ones are stored in the host's storage, so that columns added later are visible. */
export function useColumnChoice(table: string, ids: readonly string[], foreign?: ForeignChoice) {
  const key = `kontor.columns.${table}`;
  const choices = useChoices();
  const [hidden, setHidden] = useState(() => readHidden(choices, key));
  const columns = foreign?.columns ?? null;
  if (columns !== null && foreign !== undefined)
    return { visibleIds: ids.filter((id) => columns.includes(id)), show: foreign.onColumnsChange };
  return {
    visibleIds: ids.filter((id) => !hidden.includes(id)),
    show(visibleIds: readonly string[]) {
      const next = ids.filter((id) => !visibleIds.includes(id));
      setHidden(next);
      keepChoice(choices, key, JSON.stringify(next));
    },
  };
}

function readHidden(choices: ChoiceStorage, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readChoice(choices, key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
