import { useEffect } from 'react';
import type { Language } from '@kontor/portal-core';
import { useCurrentUser, useNotify, useTranslate, useUpdateCurrentUser } from '@kontor/portal-ui';
import { usePreferences } from './host-context.js';

/** The language shown and the way to change it: at once in this browser, and in the user's account. */
export function useLanguageSwitch(): readonly [Language, (language: Language) => void] {
  const [{ language }, change] = usePreferences();
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate: save } = useUpdateCurrentUser();
  return [
    language,
    (chosen) => {
      change({ language: chosen });
      save(
        { language: chosen },
        { onError: () => notify({ level: 'warning', title: translate('shell.languageNotSaved') }) },
      );
    },
  ];
}

/** The language saved in the account wins over the browser's (specification 1 section 1). */
export function useSavedLanguage(): void {
  const [, change] = usePreferences();
  const saved = useCurrentUser()?.language;
  useEffect(() => {
    if (saved) change({ language: saved });
  }, [saved, change]);
}
