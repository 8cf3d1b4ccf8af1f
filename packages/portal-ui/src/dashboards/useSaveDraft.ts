import { useState } from 'react';
import { formatDashboard, type DashboardConfig } from '@kontor/portal-core';
import { useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';
import type { DashboardDraft } from './useDashboardDraft.js';
import { useSaveDashboardConfig } from './useDashboardConfigs.js';

/** How the saving of a draft goes. */
export interface DraftSaving {
  /** Saves the draft once it has a name; `onSaved` gets what is stored then. */
  readonly save: (onSaved: (config: DashboardConfig) => void) => void;
  /** How often it was to be saved. */
  readonly attempts: number;
  /** It was to be saved without a name. */
  readonly isNameMissing: boolean;
  readonly isBusy: boolean;
  /** Why it could not be saved. */
  readonly error: Error | null;
}

/** Saves what was arranged: anew, or in place of what is `stored`. */
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
