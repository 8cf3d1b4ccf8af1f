import type { TextKey } from '../i18n/index.js';
import type { CsvDialect } from '../wire/index.js';
import type { OrderStatus } from './order.types.js';
import type { Salutation } from './order.fields.js';
import type { InvestigationStatus } from '../investigations/index.js';

/** The text keys of the values on screens and in commands. */
export const ORDER_STATUS_TEXTS: Readonly<Record<OrderStatus, TextKey>> = {
  offen: 'orders.statusOpen',
  geliefert: 'orders.statusDelivered',
  verrechnet: 'orders.statusInvoiced',
  storniert: 'orders.statusCancelled',
  'on hold': 'orders.statusOnHold',
  '': 'orders.statusNone',
};
export const INVESTIGATION_STATUS_TEXTS: Readonly<Record<InvestigationStatus, TextKey>> = {
  OPEN: 'orders.investigationOpen',
  UNDER_REVIEW: 'orders.investigationUnderReview',
  DONE: 'orders.investigationDone',
};
export const SALUTATION_TEXTS: Readonly<Record<Salutation, TextKey>> = {
  herr: 'orders.salutationHerr',
  frau: 'orders.salutationFrau',
  firma: 'orders.salutationFirma',
};
export const CSV_DIALECT_TEXTS: Readonly<Record<CsvDialect, TextKey>> = {
  'excel-de': 'orders.downloadExcelDe',
  'excel-en': 'orders.downloadExcelEn',
  plain: 'orders.downloadPlain',
};

/** The program that each CSV dialect is for. */
export const CSV_DIALECT_NOTES: Readonly<Record<CsvDialect, TextKey>> = {
  'excel-de': 'orders.downloadExcelDeHelp',
  'excel-en': 'orders.downloadExcelEnHelp',
  plain: 'orders.downloadPlainHelp',
};
