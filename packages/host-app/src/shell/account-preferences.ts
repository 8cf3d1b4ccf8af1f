import { useCallback, useEffect } from 'react';
import type { Language } from '@kontor/portal-core/i18n';
import type { ProfileChange } from '@kontor/portal-core/session';
import { useCurrentUser, useNotify, useTranslate, useUpdateCurrentUser } from '@kontor/portal-ui';
import { useHost, usePreferences } from './host-context.js';
import type { Looks } from './preferences.js';
import { savedLooks, withLooks } from './saved-looks.js';

/** The present language and a function that changes it: at once in this browser, and in the user's account. */
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

/** Colours and density and a function that changes them: at once in this browser, and in the user's account. */
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

/**
 * Applies the preferences saved in the account, which win over the browser's (specification 1 section 1). While acting as someone else the
 * user's own appearance stays.
 */
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

/** Saves a choice in the user's own account; that of an impersonated user stays unchanged. */
export function useKeepInAccount(): (change: ProfileChange) => void {
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
