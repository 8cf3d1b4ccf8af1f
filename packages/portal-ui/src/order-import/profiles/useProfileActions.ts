import { useState } from 'react';
import { parseWith } from '@kontor/portal-core/validation';
import {
  importProfileContentShape,
  recipeContent,
  type ImportProfileContent,
} from '@kontor/portal-core/order-import';
import { saveFile, useTranslate } from '../../provider/index.js';
import { useNotify, useNotifyFailure } from '../../primitives/index.js';
import { dateOrderOf } from '../state/mapping-draft.js';
import type { ImportState } from '../state/import-state.js';
import { useWizard } from '../wizard-context.js';
import { useDeleteProfile, useSaveProfile } from './useProfiles.js';

/** Actions that save or export a mapping for later files. */
export interface ProfileActions {
  /** Whether the dialog for the name is open. */
  readonly isNaming: boolean;
  readonly setNaming: (isNaming: boolean) => void;
  readonly isBusy: boolean;
  readonly save: (name: string) => void;
  readonly update: () => void;
  readonly remove: () => void;
  readonly exportFile: () => void;
  readonly importFile: (file: File) => Promise<void>;
}

export function useProfileActions(): ProfileActions {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { state, store } = useWizard();
  const [isNaming, setNaming] = useState(false);
  const saving = useSaveProfile();
  const removing = useDeleteProfile();
  const { profile } = state;
  const onError = (error: unknown) => notifyFailure(translate('orderImport.profileFailed'), error);
  const write = (id: number | null, name: string) => {
    const content = contentOf(state);
    const onSuccess = (saved: { readonly id: number; readonly name: string }) => {
      store.keepProfile({ ...saved, content });
      setNaming(false);
      notify({ level: 'success', title: translate('orderImport.profileSaved') });
    };
    saving.mutate({ id, name, content }, { onError, onSuccess });
  };
  return {
    isNaming,
    setNaming,
    isBusy: saving.isPending,
    save: (name) => write(null, name),
    update: () => profile !== null && write(profile.id, profile.name),
    remove: () => {
      const onSuccess = () => {
        store.keepProfile(null);
        notify({ level: 'success', title: translate('orderImport.profileDeleted') });
      };
      if (profile?.id != null) removing.mutate(profile.id, { onError, onSuccess });
    },
    exportFile: () => saveFile(`${profile?.name ?? 'kontor-import'}.json`, jsonBlob(contentOf(state))),
    importFile: async (file) => {
      const parsed = parseWith(importProfileContentShape, await readJson(file));
      const name = file.name.replace(/\.json$/i, '');
      if (parsed.ok) await store.setProfile({ id: null, name, content: parsed.value });
      else
        notify({ level: 'danger', title: translate('orderImport.profileUnreadable', { name: file.name }) });
    },
  };
}

function contentOf({ file, draft }: ImportState): ImportProfileContent {
  if (file === null || draft === null) return { mode: 'new-line', columns: {} };
  const { header, dialect } = file.reading;
  const dateOrder = dateOrderOf(file.reading, draft).value;
  return recipeContent({ mapping: draft.mapping, header, dialect: { ...dialect, dateOrder } });
}

function jsonBlob(content: ImportProfileContent): Blob {
  return new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });
}

async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}
