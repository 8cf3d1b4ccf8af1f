import { reportFieldOfForm } from '@kontor/portal-core/erp-link';
import type { Translate } from '@kontor/portal-core/i18n';

/** The label of a field of a product's form. */
export function productFieldLabel(translate: Translate, name: string): string {
  const field = reportFieldOfForm(name);
  return field === null ? name : translate(`erpFiles.name_${field}`);
}
