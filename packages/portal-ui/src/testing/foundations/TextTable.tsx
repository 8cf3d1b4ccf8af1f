import { createTranslator, type TextKey } from '@kontor/portal-core';
import { TokenTable } from './TokenTable.js';

const german = createTranslator('de');
const english = createTranslator('en');

/** Texts of the catalogues beside each other, as they are now. */
export function TextTable({ texts }: { readonly texts: readonly TextKey[] }) {
  return (
    <TokenTable
      heads={['Name', 'Deutsch', 'English']}
      rows={texts.map((text) => [<code key={text}>{text}</code>, german(text), english(text)])}
    />
  );
}
