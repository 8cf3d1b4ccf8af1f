import { useState } from 'react';
import { type ChoiceStorage, useChoices } from '../provider/index.js';

/** Columns chosen elsewhere, which count before the browser's: those of a view. */
interface ForeignChoice {
  /** Null while nothing is chosen there. */
  readonly columns: readonly string[] | null;
  readonly onColumnsChange: (columns: readonly string[]) => void;
}

/** The columns someone took away, kept where the host keeps choices, so that columns added later show by themselves. */
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
      keep(choices, key, next);
    },
  };
}

function readHidden(choices: ChoiceStorage, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(choices.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing (its storage may be full) still lets the choice be made. */
function keep(choices: ChoiceStorage, key: string, hidden: readonly string[]): void {
  try {
    choices.setItem(key, JSON.stringify(hidden));
  } catch {
    return;
  }
}
