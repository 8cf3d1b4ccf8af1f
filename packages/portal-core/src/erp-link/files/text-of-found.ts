import type { Translate } from '../../i18n/index.js';
import { ORDER_STATUSES, ORDER_STATUS_TEXTS } from '../../orders/index.js';
import { PRODUCT_REPORT_FIELDS } from '../product-report.types.js';

const PRODUCT_FIELDS = Object.values(PRODUCT_REPORT_FIELDS);

/** What a record is now that kept what its file said, for people: the status of an order, the names of a product's fields; pieces as they are. */
export const textOfFound = (found: string, translate: Translate): string =>
  found
    .split(', ')
    .map((word) => wordText(word, translate))
    .join(', ');

function wordText(word: string, translate: Translate): string {
  const status = ORDER_STATUSES.find((one) => one === word && one !== '');
  if (status !== undefined) return translate(ORDER_STATUS_TEXTS[status]);
  const field = PRODUCT_FIELDS.find((one) => one === word);
  return field === undefined ? word : translate(`erpFiles.name_${field}`);
}
