import { createTranslator, type TextKey } from '@kontor/portal-core/i18n';
import { TokenTable } from './TokenTable.js';

const german = createTranslator('de');
const english = createTranslator('en');

/** Table of catalogue texts in both languages. */
export function TextTable({ texts }: { readonly texts: readonly TextKey[] }) {
  return (
    <TokenTable
      heads={['Name', 'Deutsch', 'English']}
      rows={texts.map((text) => [<code key={text}>{text}</code>, german(text), english(text)])}
    />
  );
}
