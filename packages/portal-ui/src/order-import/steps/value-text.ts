import { SALUTATION_TEXTS, SALUTATIONS, type Translate } from '@kontor/portal-core';
import type { ImportField } from '@kontor/portal-core/order-import';

/** A field's value as a person reads it: `frau` is „Frau“, a product of no number none. Any other text stands for itself. */
export function valueText(field: ImportField, value: string, translate: Translate): string {
  if (value === '' && field.startsWith('product')) return translate('orderImport.noItemMeaning');
  const salutation = SALUTATIONS.find((known) => known === value);
  return field === 'salutation' && salutation !== undefined ? translate(SALUTATION_TEXTS[salutation]) : value;
}
