import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { TextKey } from '@kontor/portal-core/i18n';
import type { LiveKind } from '@kontor/portal-core/live';
import type { AnyCall } from '@kontor/portal-core/wire';
import { LiveContext, type ChangedList, type Elsewhere } from './live-context.js';

/** Texts for a number of records, with `count`, and for records that are not named. */
export interface ElsewhereTexts {
  readonly some: TextKey;
  readonly many: TextKey;
}

const NOTHING: Elsewhere = { isHeard: false, count: 0, ids: new Set(), show: () => Promise.resolve() };
const SILENT: ChangedList = { subscribe: () => () => {}, get: () => NOTHING };

/** Which records of a kind were changed elsewhere since the last answer of the call that lists them. */
export function useElsewhere(kind: LiveKind, call: AnyCall): Elsewhere {
  const news = useContext(LiveContext);
  const list = useMemo(() => news?.listOf(kind, call) ?? SILENT, [news, kind, call]);
  return useSyncExternalStore(list.subscribe, list.get, list.get);
}
