import type { Translate } from '@kontor/portal-core/i18n';
import { useNotify } from '../primitives/index.js';
import { useTranslate } from '../provider/index.js';

/** Returns the options of a dialog's `mutate`: after a success the dialog closes and the text appears as a notice. */
export function useDone(onClose: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  return (...text: Parameters<Translate>) => ({
    onSuccess: () => {
      notify({ level: 'success', title: translate(...text) });
      onClose();
    },
  });
}
