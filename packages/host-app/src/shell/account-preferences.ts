import { useCallback, useEffect } from 'react';
import type { Language, ProfileChange } from '@kontor/portal-core';
import { useCurrentUser, useNotify, useTranslate, useUpdateCurrentUser } from '@kontor/portal-ui';
import { useHost, usePreferences } from './host-context.js';
import type { Looks } from './preferences.js';
import { savedLooks, withLooks } from './saved-looks.js';

/** The language shown and the way to change it: at once in this browser, and in the user's account. */
export function useLanguageSwitch(): readonly [Language, (language: Language) => void] {
  const [{ language }, change] = usePreferences();
  const keep = useKeepInAccount();
  return [
    language,
    (chosen) => {
      change({ language: chosen });
      keep({ language: chosen });
    },
  ];
}

/** Colours and density and the way to change them: at once in this browser, and in the user's account. */
export function useLooks(): readonly [Looks, (part: Partial<Looks>) => void] {
  const [{ theme, density }] = usePreferences();
  const settings = useCurrentUser()?.settings;
  const keep = useKeepInAccount();
  const { preferences } = useHost();
  return [
    { theme, density },
    (part) => {
      preferences.chooseLooks(part);
      if (settings !== undefined) keep({ settings: withLooks(settings, preferences.get()) });
    },
  ];
}

/** What is saved in the account wins over the browser's (specification 1 section 1); while acting as someone else one keeps the own looks. */
export function useSavedPreferences(): void {
  const { preferences } = useHost();
  const keep = useKeepInAccount();
  const user = useCurrentUser();
  const language = user?.language;
  useEffect(() => {
    if (language) preferences.change({ language });
  }, [language, preferences]);
  useEffect(() => {
    if (user === undefined || user.impersonated_by !== undefined) return;
    const unsaved = preferences.meet(user.id, savedLooks(user.settings));
    if (Object.keys(unsaved).length > 0) keep({ settings: withLooks(user.settings, preferences.get()) });
  }, [user, preferences, keep]);
}

/** Saves a choice in the own account; someone else's stays as its owner left it. */
function useKeepInAccount(): (change: ProfileChange) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const isSomeoneElse = useCurrentUser()?.impersonated_by !== undefined;
  const { mutate: save } = useUpdateCurrentUser();
  return useCallback(
    (change) => {
      if (isSomeoneElse) return;
      save(change, {
        onError: () => notify({ level: 'warning', title: translate('shell.preferenceNotSaved') }),
      });
    },
    [isSomeoneElse, save, notify, translate],
  );
}
