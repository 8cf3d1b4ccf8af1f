import { isIsoDay, isoDayOf } from '../dates/index.js';

const ERP_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:\s.*)?$/;

/** The ISO day of an ERP date `MM/DD/YYYY` (single digits and a time behind it are accepted); empty when the day does not exist. */
export function isoFromErpDate(text: string): string {
  const [, month, day, year] = ERP_DAY.exec(text.trim()) ?? [];
  return isoDayOf(Number(year), Number(month), Number(day)) ?? '';
}

/** The ERP date `MM/DD/YYYY` of an ISO day; empty when the day does not exist. */
export function erpDateFromIso(day: string): string {
  return isIsoDay(day) ? `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}` : '';
}
