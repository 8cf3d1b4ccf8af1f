import type { Translate } from '@kontor/portal-core/i18n';
import { SALUTATION_TEXTS, SALUTATIONS } from '@kontor/portal-core/orders';
import type { ImportField } from '@kontor/portal-core/order-import';

/** Displayed text of a field's value: `frau` is „Frau“, a product without a number is none. Any other text is returned unchanged. */
export function valueText(field: ImportField, value: string, translate: Translate): string {
  if (value === '' && field.startsWith('product')) return translate('orderImport.noItemMeaning');
  const salutation = SALUTATIONS.find((known) => known === value);
  return field === 'salutation' && salutation !== undefined ? translate(SALUTATION_TEXTS[salutation]) : value;
}
