import type { Comparison } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';

/** What a comparison has found, in a sentence. */
export function comparedText(
  { compared_at, difference_count: count, failure: reason }: Comparison,
  instant: (at: string) => string,
  translate: Translate,
): string {
  const at = instant(compared_at);
  if (reason !== '') return translate('erpLink.comparedFailed', { at, reason });
  return count === 0
    ? translate('erpLink.comparedFine', { at })
    : translate('erpLink.comparedDiffers', { at, count });
}
