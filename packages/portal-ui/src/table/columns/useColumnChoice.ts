import { useState } from 'react';
import { type ChoiceStorage, keepChoice, readChoice, useChoices } from '../../provider/index.js';
import type { Column } from './column.js';

/** Columns chosen elsewhere, as in a view, which take precedence over the browser's. */
interface ForeignChoice {
  /** Null when no columns are chosen there. */
  readonly columns: readonly string[] | null;
  readonly onColumnsChange: (columns: readonly string[]) => void;
}

type OfferedColumn = Pick<Column<never>, 'id' | 'isHiddenAtFirst'>;

/**
 * The user's choice of columns. Those that are not as at first are stored in the host's storage, so that columns added later begin as they are
 * meant to.
 */
export function useColumnChoice(table: string, columns: readonly OfferedColumn[], foreign?: ForeignChoice) {
  const key = `kontor.columns.${table}`;
  const choices = useChoices();
  const [changed, setChanged] = useState(() => readChanged(choices, key));
  const ids = columns.map(({ id }) => id);
  const chosen = foreign?.columns ?? null;
  if (chosen !== null && foreign !== undefined)
    return { visibleIds: ids.filter((id) => chosen.includes(id)), show: foreign.onColumnsChange };
  const isHidden = ({ id, isHiddenAtFirst = false }: OfferedColumn) =>
    isHiddenAtFirst !== changed.includes(id);
  return {
    visibleIds: columns.filter((column) => !isHidden(column)).map(({ id }) => id),
    show(visibleIds: readonly string[]) {
      const next = columns
        .filter(({ id, isHiddenAtFirst = false }) => visibleIds.includes(id) === isHiddenAtFirst)
        .map(({ id }) => id);
      setChanged(next);
      keepChoice(choices, key, JSON.stringify(next));
    },
  };
}

function readChanged(choices: ChoiceStorage, key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readChoice(choices, key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
