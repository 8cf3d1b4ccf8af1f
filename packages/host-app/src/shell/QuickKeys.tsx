import { lazy, Suspense, useEffect, useState } from 'react';
import { withLaterTexts } from '@kontor/portal-core/i18n';
import { EarlyKeys } from './EarlyKeys.js';
import { quickKeyOf, type QuickKey } from './quick-key.js';

const fetchDialogs = () => withLaterTexts(import('./QuickDialogs.js'));
/** Not part of the first load. */
const QuickDialogs = lazy(() => fetchDialogs().then((loaded) => ({ default: loaded.QuickDialogs })));

/** In ms after the portal is shown: the dialogs must be there before their keys are pressed. */
const FETCH_AFTER = 4000;

export interface QuickKeysProps {
  /** The dialog that is open; null for none. */
  readonly open: QuickKey | null;
  readonly onOpen: (next: QuickKey | null) => void;
}

/** Opens the dialogs of Ctrl-K and `?`. */
export function QuickKeys({ open, onOpen }: QuickKeysProps) {
  useEffect(() => {
    const timer = window.setTimeout(() => void fetchDialogs().catch(() => {}), FETCH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = quickKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      onOpen(key);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onOpen]);
  return open === null ? null : <OpenDialog open={open} onOpen={onOpen} />;
}

/** The open dialog. What is typed while it is fetched is not lost. */
function OpenDialog({ open, onOpen }: { readonly open: QuickKey } & Pick<QuickKeysProps, 'onOpen'>) {
  const [typed, setTyped] = useState('');
  return (
    <Suspense fallback={<EarlyKeys onType={setTyped} />}>
      <QuickDialogs open={open} typed={typed} onOpen={onOpen} />
    </Suspense>
  );
}
