import { useState } from 'react';
import { formatDashboard, type DashboardConfig } from '@kontor/portal-core/dashboards';
import { useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { DashboardDraft } from './useDashboardDraft.js';
import { useSaveDashboardConfig } from './useDashboardConfigs.js';

/** Saving of a draft: the call and its state. */
export interface DraftSaving {
  /** Saves the draft if it has a name; `onSaved` receives the stored config. */
  readonly save: (onSaved: (config: DashboardConfig) => void) => void;
  /** Number of attempts to save. */
  readonly attempts: number;
  /** Whether saving was attempted without a name. */
  readonly isNameMissing: boolean;
  readonly isBusy: boolean;
  /** Why saving failed; null if it did not. */
  readonly error: Error | null;
}

/** Saves the arrangement: as a new config, or in place of `stored`. */
export function useSaveDraft(draft: DashboardDraft, stored: DashboardConfig | null): DraftSaving {
  const translate = useTranslate();
  const notify = useNotify();
  const saving = useSaveDashboardConfig(stored?.id ?? null);
  const [attempts, countAttempt] = useState(0);
  const name = draft.name.trim();
  const save: DraftSaving['save'] = (onSaved) => {
    countAttempt(attempts + 1);
    if (name === '') return;
    const body = { name, content: formatDashboard(draft.widgets) };
    saving.mutate(body, {
      onSuccess: (config) => {
        draft.accept(config);
        const title = translate(stored === null ? 'dashboards.created' : 'dashboards.saved');
        notify({ level: 'success', title });
        onSaved(config);
      },
    });
  };
  const isNameMissing = attempts > 0 && name === '';
  return { save, attempts, isNameMissing, isBusy: saving.isPending, error: saving.error };
}
