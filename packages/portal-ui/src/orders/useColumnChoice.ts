import { useState } from 'react';

/** The columns someone took away, kept in this browser, so that columns added later show by themselves. */
export function useColumnChoice(table: string, ids: readonly string[]) {
  const key = `kontor.columns.${table}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  return {
    visibleIds: ids.filter((id) => !hidden.includes(id)),
    show(visibleIds: readonly string[]) {
      const next = ids.filter((id) => !visibleIds.includes(id));
      setHidden(next);
      keep(key, next);
    },
  };
}

function readHidden(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing (a partner's page may forbid it) still lets the choice be made. */
function keep(key: string, hidden: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    return;
  }
}
