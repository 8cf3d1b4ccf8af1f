import type { Translate } from '@kontor/portal-core/i18n';
import { printable } from '../../terminal/index.js';

/** A text of a file in the quotation marks of the reader's language, without characters that would control the terminal. */
export const quoted = (text: string, t: Translate): string =>
  t('orderImport.quoted', { text: printable(text) });
