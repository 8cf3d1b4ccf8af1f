import { useMemo, useState } from 'react';
import { keepChoice, readChoice, useChoices } from '../../provider/index.js';
import { useCurrentUser } from '../../session/index.js';
import { readWidths, type ChosenWidths, type ColumnWidths } from './column-widths.js';

/**
 * The column widths that the signed-in person has chosen for a list. They are kept in the host's storage for each person and list; before the
 * person is known, nothing is kept.
 */
export function useColumnWidths(list: string): ColumnWidths {
  const choices = useChoices();
  const userId = useCurrentUser()?.id;
  const key = userId === undefined ? null : `kontor.widths.${list}.${userId}`;
  const kept = useMemo(() => (key === null ? {} : readWidths(readChoice(choices, key))), [choices, key]);
  const [changed, setChanged] = useState<{ readonly key: string | null; readonly chosen: ChosenWidths }>();
  const chosen = changed?.key === key ? changed.chosen : kept;
  return useMemo(() => {
    const keep = (next: ChosenWidths) => {
      setChanged({ key, chosen: next });
      const isEmpty = Object.keys(next).length === 0;
      if (key !== null) keepChoice(choices, key, isEmpty ? null : JSON.stringify(next));
    };
    return {
      chosen,
      choose: (widths) => keep({ ...chosen, ...widths }),
      reset(columnId) {
        const others = Object.entries(chosen).filter(([id]) => id !== columnId);
        keep(columnId === undefined ? {} : Object.fromEntries(others));
      },
    };
  }, [choices, key, chosen]);
}
